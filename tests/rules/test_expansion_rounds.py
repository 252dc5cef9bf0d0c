"""Rule 7.7: from round to round, and the end of the game; what is shown then (4.8, 5.1)."""

from collections import Counter

import pytest

from saboteur import UNKNOWN, Game, InvalidOptions, ruleset
from saboteur.engine.setup.setup import PutAway, Setup
from saboteur.engine.values.facts import Asked, GameEnded, LeftOver, PurseShown, RoundBegan, RoundEnded, Uncovered
from saboteur.engine.values.roles import Role
from tests.rules.playing import (
    GOLD,
    SABOTEUR2,
    STONE_NE,
    STONE_NW,
    about_to_find,
    about_to_run_out,
    board,
    card,
    every,
    find_gold,
    mine_of,
    only,
    paid,
    play,
    position,
    run_out,
    stacked,
)

pytestmark = pytest.mark.both

DWARVES: Counter[Role] = Counter({"blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3})


def next_round(game: Game) -> RoundBegan:
    """The next round, dealt in the order of the cards' names."""
    return only(game.deal(game.to_deal, tell=True), RoundBegan)


def test_7_7_the_next_round_is_dealt_anew() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue green saboteur", mats={1: "lamp trapped", 2: "cart"})
    find_gold(game)
    assert mine_of(game) == "S─┼┼┼┼┼─┼"
    dealt = next_round(game)
    assert (dealt.round, dealt.deck) == (2, 118 - 10 - 18)
    assert board(game).splitlines() == ["········?", "·········", "S·······?", "·········", "········?"]
    assert game.view(None).mats == ((), (), ())
    assert game.view(None).discard == ()
    assert [len(hand) for hand in dealt.hands] == [6, 6, 6]


def test_7_7_a_theft_is_used_up_with_its_round() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue saboteur", mats={1: "theft"})
    find_gold(game)
    play(game, "rob nobody")
    next_round(game)
    assert game.view(None).mats == ((), ())
    assert game.view(None).thefts == ()


def test_7_7_all_fifteen_dwarves_are_dealt_anew() -> None:
    """Those put away by a swap of hats too."""
    game = position(
        rules=SABOTEUR2,
        hands={0: "base_ns"},
        rest="discard",
        roles="boss green",
        away=[PutAway(0, "saboteur"), PutAway(0, "profiteer")],
        known={1: [0]},
    )
    run_out(game)
    assert Counter(game.to_deal.roles) == DWARVES
    game.deal(stacked(game, roles="profiteer saboteur"))
    assert (game.view(0).role, game.view(1).role) == ("profiteer", "saboteur")
    assert game.view(None).away == ()
    assert str(game.view(1).roles[0]) == "?"  # what was seen in the last round is not known any more


def test_7_7_gold_won_is_kept() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue saboteur", coins={1: 4})
    find_gold(game)
    next_round(game)
    assert game.gold == (5, 4)


@pytest.mark.parametrize(("finder", "first"), [(0, 1), (1, 2), (2, 0)])
def test_7_7_the_player_to_the_left_of_the_last_mover_begins(finder: int, first: int) -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue blue blue", finder=finder, mats={0: "theft"})
    find_gold(game)
    play(game, "rob nobody")  # a theft at the end is no move of a turn
    assert next_round(game).first == game.actor == first


def test_7_7_a_turn_without_cards_is_no_move() -> None:
    game = position(rules=SABOTEUR2, turn=1, hands={1: "base_ns base_nw"}, rest="discard", roles="blue green saboteur")
    play(game, "discard base_ns")
    assert game.asked == "deal"  # seats 2 and 0 had no cards and were passed over
    assert next_round(game).first == 2


def test_7_7_after_three_rounds_the_most_gold_wins() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue green saboteur", coins={0: 1, 1: 5, 2: 3}, round=3)
    facts = find_gold(game)
    assert paid(facts) == {0: 5}  # the gold of the last round counts
    assert facts[-2:] == [GameEnded((6, 5, 3), (0,)), Asked("over", None)]
    assert game.over
    assert game.view(2).final_gold == (6, 5, 3)


def test_7_7_ties_share() -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="blue green saboteur saboteur", coins={0: 6, 1: 6, 2: 2}, round=3)
    assert only(run_out(game), GameEnded) == GameEnded((6, 6, 6, 4), (0, 1, 2))


def test_7_7_the_last_theft_can_decide_the_game() -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="blue green", mats={1: "theft"}, coins={0: 3, 1: 2}, round=3)
    run_out(game)
    assert only(play(game, "rob 0"), GameEnded) == GameEnded((2, 3), (1,))


@pytest.mark.parametrize("round_number", [1, 2])
def test_7_7_there_are_three_rounds(round_number: int) -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="blue green", round=round_number)
    assert run_out(game)[-1] == Asked("deal", None)
    assert next_round(game).round == round_number + 1


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_7_7_another_number_of_rounds_can_be_agreed_on(rounds: int) -> None:
    rules = ruleset("saboteur2", rounds=rounds)
    last = position(rules=rules, seats=2, hands={0: "base_ns"}, rest="discard", round=rounds)
    assert run_out(last)[-1] == Asked("over", None)
    assert Setup(rules, 2, round=rounds + 1).faults() != []
    with pytest.raises(InvalidOptions):
        ruleset("saboteur2", rounds=0)


def test_7_7_three_rounds_played_one_after_the_other_pay_three_times() -> None:
    """Seat 0, blue, lays the whole way each time; seat 1, a saboteur, only discards."""
    game = Game(ruleset("saboteur2", first=0), 2)
    deck = """
        base_ew base_ew base_ew base_nesw base_nesw base_nesw
        base_dead_n base_ne base_ne base_ne base_ne base_ne
        base_nesw base_nesw
    """
    goals = f"{STONE_NW} {GOLD} {STONE_NE}"
    firsts, ended = [], None
    for _ in range(3):
        deal = stacked(game, deck=deck, roles="blue saboteur", goals=goals)
        firsts.append(only(game.deal(deal, tell=True), RoundBegan).first)
        way = [*[card("base_ew")] * 3, *[card("base_nesw")] * 4]
        while game.asked == "turn":
            if game.actor == 1:
                play(game, f"discard {game.view(1).hand[0]}")
            else:
                ended = play(game, f"lay {way.pop(0)} {7 - len(way)},0")
        assert mine_of(game) == "S───┼┼┼┼┼"
    assert firsts == [0, 1, 1]
    assert ended is not None
    assert only(ended, GameEnded) == GameEnded((15, 0), (0,))


# -- what is shown ---------------------------------------------------------------------------------------------------


def test_4_8_goals_still_face_down_are_shown_when_a_round_has_ended() -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="blue green saboteur")
    assert {str(goal.face) for goal in game.view(None).goals} == {"?"}
    facts = run_out(game)
    ended = next(place for place, fact in enumerate(facts) if isinstance(fact, RoundEnded))
    shown = every(facts, Uncovered)
    assert facts[ended + 1 : ended + 4] == shown
    assert [str(fact.cell) for fact in shown] == ["8,2", "8,0", "8,-2"]
    for observer in (0, 1, 2, None):
        assert [fact.seen_by(observer) for fact in shown] == shown
        assert [goal.face for goal in game.view(observer).goals] == [fact.face for fact in shown]


def test_4_8_the_dwarves_left_over_stay_unseen() -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="blue green saboteur", round=3)
    assert every(run_out(game), LeftOver) == []
    assert game.over
    for observer in (0, 1, 2, None):
        assert game.view(observer).spare == (UNKNOWN,) * 12


def test_5_1_gold_is_shown_when_the_game_has_ended() -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="saboteur green blue", coins={1: 3, 2: 4}, round=3)
    facts = run_out(game)
    shown = every(facts, PurseShown)
    assert facts[-5:-2] == shown
    assert shown == [PurseShown(0, (), 5), PurseShown(1, (), 3), PurseShown(2, (), 4)]
    for observer in (0, 1, 2, None):
        assert [fact.seen_by(observer) for fact in shown] == shown
        assert game.view(observer).coins == (5, 3, 4)


def test_5_1_but_not_when_a_round_before_the_last_has() -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="saboteur green blue", coins={1: 3, 2: 4}, round=2)
    assert every(run_out(game), PurseShown) == []
    assert game.view(1).coins == (UNKNOWN, 3, UNKNOWN)


def test_5_1_and_not_before_the_last_theft() -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="saboteur green blue", mats={1: "theft"}, coins={2: 1}, round=3)
    assert every(run_out(game), PurseShown) == []
    assert game.view(1).coins == (UNKNOWN, 0, UNKNOWN)
    assert every(play(game, "rob 0"), PurseShown) == [PurseShown(0, (), 4), PurseShown(1, (), 1), PurseShown(2, (), 1)]
