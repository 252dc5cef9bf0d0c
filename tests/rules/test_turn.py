"""A turn: its order, what it consists of, what others see of it (1.7-1.10, 3.1, 3.2, 3.9)."""

from typing import Any

import pytest

from saboteur import UNKNOWN, Card, Refusal, ruleset
from saboteur.engine.values.facts import (
    Asked,
    Collapsed,
    Discarded,
    Drew,
    Fact,
    Laid,
    Offered,
    Passed,
    Put,
    Revealed,
    RoundEnded,
    Settled,
    Took,
)
from tests.rules.playing import (
    EDITIONS,
    GOLD,
    STONE_NE,
    STONE_NW,
    base,
    card,
    cards,
    cell,
    discard,
    every,
    hand,
    kinds,
    mine_of,
    moves,
    play,
    position,
    uses,
)

pytestmark = pytest.mark.both

ROW = "S───┴┴┴"
TWO_GOALS = """
    ········?
    ┌───┴┴┴┴·
    S·······?
"""
"""A card on 8,1 that opens north and south reaches two goals."""
STONES: dict[str, Any] = {"goals": {"8,2": STONE_NW, "8,0": STONE_NE, "8,-2": GOLD}}
GOLD_IN_THE_MIDDLE: dict[str, Any] = {"goals": {"8,2": STONE_NW, "8,0": GOLD, "8,-2": STONE_NE}}


def test_1_7_the_move_then_its_effects_and_choices_then_the_draw() -> None:
    game = position(TWO_GOALS, hands={0: "base_nes"}, deck="base_map", **STONES)
    assert play(game, "lay base_nes 8,1 turned") == [
        Laid(0, card("base_nes"), cell("8,1"), turned=True),
        Asked("goal", 0),
    ]
    assert play(game, "turn 8,2") == [
        Revealed(0, cell("8,2"), card("base_goal_stone_nw")),
        Settled(cell("8,2"), turned=True),
        Drew(0, card("base_map")),
        Asked("turn", 1),
    ]


def test_1_7_no_draw_once_the_round_has_ended() -> None:
    game = position(ROW, hands={0: "base_new"}, deck="base_map", **GOLD_IN_THE_MIDDLE)
    names = kinds(play(game, "lay base_new 7,0"))
    assert names[:4] == ["laid", "revealed", "settled", "round_ended"]
    assert "drew" not in names


def test_1_7_no_check_while_a_choice_is_open() -> None:
    last_card: dict[str, Any] = {"hands": {0: "base_nes"}, "rest": "discard"}
    game = position(TWO_GOALS, **last_card, **GOLD_IN_THE_MIDDLE)
    assert kinds(play(game, "lay base_nes 8,1 turned")) == ["laid", "asked"]  # no card is left, but the round continues
    other = game.clone()
    assert RoundEnded(1, "gold", (0, 1, 2), ("digger", "digger", "digger")) in play(game, "turn 8,0")
    assert kinds(play(other, "turn 8,2"))[:3] == ["revealed", "settled", "round_ended"]


def test_1_7_a_question_is_answered_before_anything_else_is_done() -> None:
    game = position(TWO_GOALS, hands={0: "base_nes base_map"}, **STONES)
    play(game, "lay base_nes 8,1 turned")
    refusal = game.refusal("discard base_map")
    assert refusal is Refusal.ANOTHER_QUESTION
    assert refusal.rule == "1.7"
    assert game.refusal("turn 8,0") is None


def test_1_8_like_cards_in_a_hand_are_one_card_to_choose_from() -> None:
    game = position("S", hands={0: "base_ew base_ew"})
    assert sorted(map(str, game.legal_moves)) == ["discard base_ew", "lay base_ew -1,0", "lay base_ew 1,0"]


def test_1_8_positions_that_look_the_same_are_one_position() -> None:
    game = position("S", hands={0: "base_ew base_nesw base_dead_ns"})
    for move in ("lay base_ew 1,0", "lay base_nesw 1,0", "lay base_dead_ns 0,1"):
        assert game.refusal(move) is None
        refusal = game.refusal(f"{move} turned")
        assert refusal is Refusal.LOOKS_THE_SAME
        assert refusal.rule == "1.8"
    assert len(uses(game, "base_nesw")) == 4


def test_1_8_the_rockfalls_of_both_boxes_are_alike() -> None:
    assert Card.parse("s2_rockfall") == Card.parse("base_rockfall")
    game = position("S─", ruleset("saboteur2"), hands={0: "base_rockfall s2_rockfall"})
    assert moves(game) == {"play base_rockfall 1,0", "discard base_rockfall", "discard base_rockfall base_rockfall"}


def test_1_8_nugget_cards_of_equal_value_are_alike() -> None:
    game = position(ROW, base(edition="2016"), hands={0: "base_new"}, pile=[1, 3, 1], **GOLD_IN_THE_MIDDLE)
    play(game, "lay base_new 7,0")
    assert sorted(map(str, game.legal_moves)) == ["take 1", "take 3"]


def test_1_8_several_discarded_cards_are_a_multiset() -> None:
    game = position("S", ruleset("saboteur2"), hands={0: "base_fix_cart base_fix_lamp base_fix_lamp"})
    assert sorted(map(str, game.legal_moves)) == [
        "discard base_fix_cart",
        "discard base_fix_cart base_fix_lamp",
        "discard base_fix_cart base_fix_lamp base_fix_lamp",
        "discard base_fix_lamp",
        "discard base_fix_lamp base_fix_lamp",
    ]
    assert game.refusal("discard base_fix_lamp base_fix_cart") is None  # in any order


def test_1_9_an_action_card_can_be_played_only_if_it_has_a_legal_target() -> None:
    game = position("S", hands={0: "base_rockfall base_fix_lamp"}, mats={1: "pick"})
    assert moves(game) == {"discard base_rockfall", "discard base_fix_lamp"}


@pytest.mark.parametrize("move", ["play base_map", "play base_map 1", "play base_fix_lamp 1", "play base_fix_lamp 1,0"])
def test_1_9_a_card_is_not_played_on_what_is_no_target_of_its_kind(move: str) -> None:
    game = position("S─", hands={0: "base_map base_fix_lamp"}, mats={1: "lamp"})
    refusal = game.refusal(move)
    assert refusal is Refusal.WRONG_TARGET
    assert refusal.rule == "1.9"


def test_1_10_a_choice_with_only_one_option_is_made_without_asking() -> None:
    """One goal is reached, and the gold lies upright."""
    game = position(ROW, hands={0: "base_new"}, pile=[1, 2, 3], **GOLD_IN_THE_MIDDLE)
    assert every(play(game, "lay base_new 7,0"), Revealed, Settled, Asked) == [
        Revealed(0, cell("8,0"), card("base_goal_gold")),
        Settled(cell("8,0"), turned=False),
        Asked("nugget", 0),
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_1_10_a_nugget_is_asked_for_even_if_all_are_alike(edition: str) -> None:
    """Without the question the others would know that they are."""
    game = position(ROW, base(edition=edition), hands={0: "base_new"}, pile=[2, 2, 2], **GOLD_IN_THE_MIDDLE)
    assert every(play(game, "lay base_new 7,0"), Offered, Took, Asked) == [
        Offered(0, (2, 2, 2)),
        Asked("nugget", 0),
    ]
    assert moves(game) == {"take 2"}
    assert play(game, "take 2") == [
        Took(0, 2),
        Offered(2, (2, 2)),
        Asked("nugget", 2),
    ]
    assert moves(game) == {"take 2"}


def test_1_10_the_last_nugget_is_not_asked_for() -> None:
    """The player who gets it has no choice, and everybody knows that."""
    game = position(ROW, hands={0: "base_new"}, pile=[2, 1, 2], **GOLD_IN_THE_MIDDLE)
    play(game, "lay base_new 7,0")
    play(game, "take 1")
    assert play(game, "take 2") == [
        Took(2, 2),
        Offered(1, (2,)),
        Took(1, 2),
        Asked("deal", None),
    ]


def test_1_10_what_is_not_among_the_options_is_refused() -> None:
    game = position(TWO_GOALS, hands={0: "base_nes"}, **STONES)
    play(game, "lay base_nes 8,1 turned")
    assert moves(game) == {"turn 8,2", "turn 8,0"}
    refusal = game.refusal("turn 8,-2")
    assert refusal is Refusal.NOT_AN_OPTION
    assert refusal.rule == "1.10"


def test_1_10_a_turn_is_always_asked_for() -> None:
    game = position("S", hands={0: "base_rockfall"})
    assert (game.asked, moves(game)) == ("turn", {"discard base_rockfall"})


def test_1_10_a_seat_without_cards_is_skipped_and_that_counts_as_a_pass() -> None:
    game = position("S", hands={0: "base_ns base_ns", 2: "base_ew base_ew"}, rest="discard")
    assert play(game, "discard base_ns") == [
        Discarded(0, cards("base_ns")),
        Passed(1),
        Asked("turn", 2),
    ]
    assert "round_ended" in kinds(play(game, "discard base_ew"))  # all three have passed


@pytest.mark.parametrize(
    ("move", "fact"),
    [
        ("lay base_ew 1,0", Laid(0, card("base_ew"), cell("1,0"), turned=False)),
        ("play base_break_lamp 1", Put(0, card("base_break_lamp"), 1)),
        ("discard base_ns", Discarded(0, cards("base_ns"))),
    ],
)
def test_3_1_a_turn_is_one_of_lay_play_pass_and_then_a_draw(move: str, fact: Fact) -> None:
    game = position("S", hands={0: "base_ew base_break_lamp base_ns"}, deck="base_nesw base_map")
    left = game.view(None).deck
    assert play(game, move) == [fact, Drew(0, card("base_nesw")), Asked("turn", 1)]
    assert len(hand(game, 0)) == 3
    assert game.view(None).deck == left - 1


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("discard base_ew base_ns", Refusal.TOO_MANY_CARDS),
        ("clear lamp base_ew base_ns", Refusal.NO_CLEARING),
        ("lay base_nesw 1,0", Refusal.NOT_IN_HAND),
        ("play base_rockfall 1,0", Refusal.NOT_IN_HAND),
        ("discard base_nesw", Refusal.NOT_IN_HAND),
        ("lay base_map 1,0", Refusal.NOT_A_TUNNEL),
        ("play base_ew 8,0", Refusal.NOT_AN_ACTION),
    ],
)
def test_3_1_a_turn_is_nothing_else(move: str, refusal: Refusal) -> None:
    game = position("S", hands={0: "base_ew base_ns base_map"}, mats={0: "lamp"})
    assert game.refusal(move) is refusal
    assert refusal.rule == "3.1"


def test_3_1_one_may_pass_with_any_card_though_others_could_be_played() -> None:
    game = position("S", hands={0: "base_ew base_map base_rockfall"})
    assert moves(game) >= {"discard base_ew", "discard base_map", "discard base_rockfall"}


def test_3_1_the_discard_is_never_shuffled_back_within_a_round() -> None:
    game = position("S", hands=dict.fromkeys(range(3), "base_ns"), deck="base_ew", rest="discard")
    assert kinds(play(game, "discard base_ns")) == ["discarded", "drew", "asked"]
    assert (game.view(None).deck, len(game.view(None).discard)) == (0, 64)
    assert kinds(play(game, "discard base_ns")) == ["discarded", "asked"]
    assert (game.view(None).deck, len(game.view(None).discard)) == (0, 65)


def test_3_2_once_the_deck_is_empty_nobody_draws() -> None:
    game = position("S", hands={0: "base_ew base_map", 1: "base_ns base_map", 2: "base_map"}, rest="discard")
    assert kinds(play(game, "lay base_ew 1,0")) == ["laid", "asked"]
    assert kinds(play(game, "play base_map 8,0")) == ["peeked", "asked"]
    assert kinds(play(game, "discard base_map"))[:1] == ["discarded"]
    assert [hand(game, seat) for seat in range(3)] == [["base_map"], ["base_ns"], []]


def test_3_2_a_player_with_no_cards_passes_without_discarding() -> None:
    game = position("S", hands={0: "base_ew", 2: "base_ns"}, rest="discard")
    thrown = len(game.view(None).discard)
    assert kinds(play(game, "lay base_ew 1,0")) == ["laid", "passed", "asked"]
    assert len(game.view(None).discard) == thrown


def test_3_9_discards_are_face_down_and_other_players_do_not_learn_the_card() -> None:
    game = position("S", hands={0: "base_map"})
    [discarded, *_] = play(game, "discard base_map")
    assert discarded.seen_by(0) == Discarded(0, cards("base_map"))
    for other in (1, 2, None):
        assert discarded.seen_by(other) == Discarded(0, (UNKNOWN,))
        assert discard(game, other) == ["?"]
    assert discard(game, 0) == ["base_map"]


def test_3_9_a_card_played_openly_was_seen_by_all() -> None:
    game = position("S─", hands={0: "base_rockfall"}, mats={})
    [collapsed, *_] = play(game, "play base_rockfall 1,0")
    assert mine_of(game) == "S"
    for observer in (0, 1, 2, None):
        assert collapsed.seen_by(observer) == Collapsed(0, card("base_rockfall"), cell("1,0"), card("base_ew"))
        assert sorted(discard(game, observer)) == ["base_ew", "base_rockfall"]


def test_3_9_a_card_drawn_is_seen_by_its_drawer_alone() -> None:
    game = position("S", hands={0: "base_ew"}, deck="base_map")
    drew = play(game, "lay base_ew 1,0")[1]
    assert drew.seen_by(0) == Drew(0, card("base_map"))
    assert {drew.seen_by(other) for other in (1, 2, None)} == {Drew(0, UNKNOWN)}
