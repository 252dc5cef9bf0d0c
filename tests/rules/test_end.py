"""The end of a round (4.5-4.8)."""

from typing import Any

import pytest

from saboteur import Game, Role
from saboteur.engine.values.facts import Discarded, LeftOver, Passed, Revealed, RoundEnded, Settled, Uncovered
from tests.rules.playing import (
    EDITIONS,
    GOLD,
    STONE_NE,
    STONE_NW,
    asked,
    base,
    board,
    card,
    cards,
    cell,
    every,
    faces,
    kinds,
    mine_of,
    only,
    picture,
    play,
    position,
    stacked,
)

pytestmark = pytest.mark.both

ONE_STEP = "S───┴┴┴·?"
THREE_SEATS: dict[str, Any] = {"roles": {0: "saboteur", 1: "digger", 2: "digger"}}


def test_4_5_the_gold_turned_over_ends_the_round_and_the_gold_diggers_win() -> None:
    game = position(ONE_STEP, hands={0: "base_new"}, goals={"8,0": GOLD}, roles={1: "saboteur"})
    assert every(play(game, "lay base_new 7,0"), Revealed, Settled, RoundEnded) == [
        Revealed(0, cell("8,0"), card("base_goal_gold")),
        Settled(cell("8,0"), turned=False),
        RoundEnded(1, "gold", (0, 2), ("digger", "saboteur", "digger")),
    ]
    assert board(game) == picture("""
        ········?
        ·········
        S───┴┴┴┴┼
        ·········
        ········?
    """)


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_5_whoever_laid_the_card(edition: str) -> None:
    game = position(ONE_STEP, base(edition=edition), hands={0: "base_new"}, goals={"8,0": GOLD}, **THREE_SEATS)
    assert every(play(game, "lay base_new 7,0"), RoundEnded) == [
        RoundEnded(1, "gold", (1, 2), ("saboteur", "digger", "digger"))
    ]


def test_4_5_a_stone_does_not_end_the_round() -> None:
    game = position(ONE_STEP, hands={0: "base_new"}, goals=[GOLD, STONE_NW, STONE_NE])
    assert "round_ended" not in kinds(play(game, "lay base_new 7,0"))
    assert asked(game) == ("turn", 1)


TWO_EACH = dict.fromkeys(range(3), "base_ns base_ew")


def test_4_6_the_round_ends_when_the_deck_is_empty_and_every_player_in_turn_has_passed() -> None:
    game = position("S", hands=TWO_EACH, rest="discard", **THREE_SEATS)
    assert "round_ended" not in kinds(play(game, "discard base_ns"))
    assert "round_ended" not in kinds(play(game, "discard base_ns"))
    assert every(play(game, "discard base_ns"), RoundEnded) == [
        RoundEnded(1, "exhausted", (0,), ("saboteur", "digger", "digger"))
    ]
    assert [len(hand) for hand in game.view(None).hands] == [1, 1, 1]  # willing passes: all had cards to lay


def test_4_6_passes_before_the_deck_is_empty_do_not_count() -> None:
    game = position("S", hands=TWO_EACH, deck="base_map", rest="discard")
    assert kinds(play(game, "discard base_ns")) == ["discarded", "drew", "asked"]  # the turn began with a card to draw
    assert "round_ended" not in kinds(play(game, "discard base_ns"))
    assert "round_ended" not in kinds(play(game, "discard base_ns"))
    assert "round_ended" in kinds(play(game, "discard base_map"))


@pytest.mark.parametrize("move", ["lay base_ew 1,0", "play base_map 8,0", "play base_break_lamp 0"])
def test_4_6_any_other_move_starts_the_count_again(move: str) -> None:
    card = move.split()[1]
    hands = {0: "base_ns base_ns", 1: "base_ne base_ne", 2: f"base_nw base_nw {card}"}
    game = position("S", hands=hands, rest="discard")
    play(game, "discard base_ns")
    play(game, "discard base_ne")
    assert "round_ended" not in kinds(play(game, move))
    assert "round_ended" not in kinds(play(game, "discard base_ns"))
    assert "round_ended" not in kinds(play(game, "discard base_ne"))
    assert "round_ended" in kinds(play(game, "discard base_nw"))


def test_4_6_a_turn_without_cards_counts_as_a_pass() -> None:
    game = position("S", hands={0: "base_ew base_ns base_ns"}, rest="discard", **THREE_SEATS)
    assert kinds(play(game, "lay base_ew 1,0")) == ["laid", "passed", "passed", "asked"]
    assert asked(game) == ("turn", 0)
    assert every(play(game, "discard base_ns"), Discarded, Passed, RoundEnded) == [
        Discarded(0, cards("base_ns")),
        RoundEnded(1, "exhausted", (0,), ("saboteur", "digger", "digger")),
    ]


def test_4_6_passes_are_counted_from_the_last_other_move_whoever_made_it() -> None:
    game = position("S", hands={0: "base_ew", 1: "base_ns base_ns", 2: "base_ne base_ne"}, rest="discard")
    assert "round_ended" not in kinds(play(game, "lay base_ew 1,0"))
    assert "round_ended" not in kinds(play(game, "discard base_ns"))
    facts = play(game, "discard base_ne")
    assert kinds(facts)[:3] == ["discarded", "passed", "round_ended"]  # seat 0 has no cards


@pytest.mark.parametrize("move", ["lay base_ew 1,0", "discard base_ew"])
def test_4_6_it_ends_as_soon_as_the_deck_and_all_hands_are_empty(move: str) -> None:
    game = position("S", hands={0: "base_ew"}, rest="discard", **THREE_SEATS)
    names = kinds(play(game, move))
    assert names[1] == "round_ended"
    assert "passed" not in names


def test_4_6_the_gold_turned_over_with_the_last_card_wins_the_round() -> None:
    game = position(ONE_STEP, hands={0: "base_new"}, rest="discard", goals={"8,0": GOLD}, **THREE_SEATS)
    assert every(play(game, "lay base_new 7,0"), RoundEnded) == [
        RoundEnded(1, "gold", (1, 2), ("saboteur", "digger", "digger"))
    ]


def test_4_6_that_the_gold_cannot_be_reached_any_more_does_not_end_the_round() -> None:
    """Every way out of the start ends in a dead end, and no rockfall is left."""
    game = position(
        """
        ·╻·
        ╺S·
        ·╋·
        """,
        hands={0: "base_dead_ew", 1: "base_ns", 2: "base_ns"},
        discard="base_rockfall base_rockfall base_rockfall",
        goals={"8,0": GOLD},
    )
    assert "round_ended" not in kinds(play(game, "lay base_dead_ew 1,0"))
    assert mine_of(game) == picture("""
        ·╻·
        ╺S━
        ·╋·
    """)
    assert asked(game) == ("turn", 1)


def shown(game: Game, observer: int | None) -> list[str]:
    """The dwarves an observer knows."""
    return [str(role) for role in game.view(observer).roles]


def test_4_7_all_roles_are_shown_when_a_round_has_ended() -> None:
    game = position("S", hands={0: "base_ew"}, rest="discard", **THREE_SEATS)
    assert shown(game, 1) == ["?", "digger", "?"]
    assert shown(game, None) == ["?", "?", "?"]
    facts = play(game, "lay base_ew 1,0")
    ended = only(facts, RoundEnded)
    for observer in (0, 1, 2, None):
        assert ended.seen_by(observer) == ended
        assert shown(game, observer) == ["saboteur", "digger", "digger"]


def test_4_7_also_while_the_nuggets_are_shared_out() -> None:
    game = position(ONE_STEP, hands={0: "base_new"}, goals={"8,0": GOLD}, roles={1: "saboteur"}, pile=[1, 2, 3])
    play(game, "lay base_new 7,0")
    assert game.asked == "nugget"
    assert shown(game, None) == ["digger", "saboteur", "digger"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_8_goals_still_face_down_are_shown_to_all_when_a_round_has_ended(edition: str) -> None:
    game = position(
        ONE_STEP,
        base(edition=edition),
        hands={0: "base_new"},
        goals=[STONE_NE, GOLD, STONE_NW],
        roles={1: "saboteur"},
        pile=[1, 2, 3],
        seen={2: "8,2"},
    )
    assert [faces(game, observer) for observer in (1, 2, None)] == [["?"] * 3, [STONE_NE, "?", "?"], ["?"] * 3]
    facts = play(game, "lay base_new 7,0")
    names = kinds(facts)
    start = names.index("round_ended")
    assert facts[start + 1 : start + 3] == [
        Uncovered(cell("8,2"), card("base_goal_stone_ne")),
        Uncovered(cell("8,-2"), card("base_goal_stone_nw")),
    ]
    assert names.count("uncovered") == 2  # the gold was turned over
    for observer in (0, 1, 2, None):
        assert all(fact.seen_by(observer) == fact for fact in every(facts, Uncovered))
        assert faces(game, observer) == [STONE_NE, GOLD, STONE_NW]
    assert board(game) == picture("""
        ········?
        ·········
        S───┴┴┴┴┼
        ·········
        ········?
    """)  # for all to see, but no way leads through them


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_8_all_three_if_nobody_reached_one(edition: str) -> None:
    rules = base(edition=edition)
    game = position("S", rules, hands={0: "base_ew"}, rest="discard", goals=[STONE_NW, STONE_NE, GOLD])
    assert every(play(game, "lay base_ew 1,0"), Uncovered) == [
        Uncovered(cell("8,2"), card("base_goal_stone_nw")),
        Uncovered(cell("8,0"), card("base_goal_stone_ne")),
        Uncovered(cell("8,-2"), card("base_goal_gold")),
    ]
    assert faces(game, None) == [STONE_NW, STONE_NE, GOLD]


def test_4_8_and_none_of_them_before_the_end() -> None:
    game = position(ONE_STEP, hands={0: "base_new"}, goals=[GOLD, STONE_NW, STONE_NE])
    assert "uncovered" not in kinds(play(game, "lay base_new 7,0"))  # a stone, and the round goes on
    assert faces(game, None) == ["?", STONE_NW, "?"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("roles", "left"), [({0: "saboteur"}, "digger"), (dict.fromkeys(range(3), "digger"), "saboteur")]
)
def test_4_8_the_role_left_over_is_shown_too(edition: str, roles: dict[int, Role], left: Role) -> None:
    game = position("S", base(edition=edition), hands={0: "base_ew"}, rest="discard", roles=roles)
    assert [str(role) for role in game.view(0).spare] == ["?"]  # one, and nobody knows which
    facts = play(game, "lay base_ew 1,0")
    names = kinds(facts)
    left_over = only(facts, LeftOver)
    assert left_over == LeftOver(left)
    assert names[1:6] == ["round_ended", "uncovered", "uncovered", "uncovered", "left_over"]
    for observer in (0, 1, 2, None):
        assert left_over.seen_by(observer) == left_over
        assert game.view(observer).spare == (left,)


def test_4_8_with_a_gold_digger_less_no_role_is_left_over() -> None:
    game = position("S", base(one_digger_less=True), hands={0: "base_ew"}, rest="discard")
    assert "left_over" not in kinds(play(game, "lay base_ew 1,0"))
    assert game.view(0).spare == ()


def test_4_8_in_the_next_round_they_are_hidden_again() -> None:
    game = position("S", hands={0: "base_ew"}, rest="discard", goals=[STONE_NW, STONE_NE, GOLD])
    play(game, "discard base_ew")
    game.deal(stacked(game))
    assert faces(game, 0) == ["?", "?", "?"]
    assert [str(role) for role in game.view(0).spare] == ["?"]
