"""Rule 6.2: what a turn of the expansion is, and what is drawn after it."""

import pytest

from saboteur import UNKNOWN, Cell, InvalidMove, Refusal
from saboteur.engine.moves import Discard
from saboteur.engine.values.cards import MatCard
from saboteur.engine.values.facts import Asked, Discarded, Drew, Laid, Lifted, Passed, Put, RoundEnded, SwappedHands
from saboteur.engine.view import Thrown
from tests.rules.playing import SABOTEUR2, card, cards, every, hand, mine_of, moves, only, play, position

pytestmark = pytest.mark.both

ON_THE_MAT: dict[MatCard, str] = {
    "pick": "base_break_pick",
    "lamp": "base_break_lamp",
    "cart": "base_break_cart",
    "theft": "s2_theft",
    "trapped": "s2_trapped",
}


# -- lay, play -------------------------------------------------------------------------------------------------------


def test_6_2_lay_a_tunnel_card_and_draw_one() -> None:
    game = position(rules=SABOTEUR2, hands={0: "base_ew base_map"}, deck="base_ns base_nw")
    assert mine_of(game) == "S"
    assert play(game, "lay base_ew 1,0") == [
        Laid(0, card("base_ew"), Cell(1, 0), turned=False),
        Drew(0, card("base_ns")),
        Asked("turn", 1),
    ]
    assert mine_of(game) == "S─"
    assert hand(game, 0) == ["base_map", "base_ns"]


def test_6_2_play_an_action_card_and_draw_one() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_trapped base_map"}, deck="base_ns base_nw")
    assert play(game, "play s2_trapped 1") == [
        Put(0, card("s2_trapped"), 1),
        Drew(0, card("base_ns")),
        Asked("turn", 1),
    ]
    assert hand(game, 0) == ["base_map", "base_ns"]


# -- discard two -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ON_THE_MAT)
def test_6_2_discard_two_cards_to_remove_any_one_card_lying_before_oneself_and_draw_one(what: MatCard) -> None:
    game = position(
        rules=SABOTEUR2, hands={0: "base_ew base_map base_ns"}, mats={0: list(ON_THE_MAT)}, deck="base_nw base_ne"
    )
    assert play(game, f"clear {what} base_ew base_ns") == [
        Discarded(0, cards("base_ew base_ns")),
        Lifted(0, None, 0, card(ON_THE_MAT[what])),
        Drew(0, card("base_nw")),
        Asked("turn", 1),
    ]
    assert game.view(None).mats[0] == tuple(name for name in ON_THE_MAT if name != what)
    assert hand(game, 0) == ["base_map", "base_nw"]  # one fewer than before


def test_6_2_any_two_cards_of_the_hand_will_do_for_any_one_card_before_oneself() -> None:
    game = position(rules=SABOTEUR2, hands={0: "base_ew base_ew base_map"}, mats={0: "lamp trapped"})
    assert moves(game, "clear") == {
        "clear lamp base_ew base_ew",
        "clear lamp base_ew base_map",
        "clear trapped base_ew base_ew",
        "clear trapped base_ew base_map",
    }


def test_6_2_two_cards_remove_only_what_lies_before_oneself() -> None:
    game = position(rules=SABOTEUR2, hands={0: "base_ew base_ns"}, mats={0: "lamp", 1: "trapped"})
    refusal = game.refusal("clear trapped base_ew base_ns")
    assert refusal is Refusal.NOTHING_TO_CLEAR
    assert moves(game, "clear") == {"clear lamp base_ew base_ns"}


def test_6_2_one_card_is_too_few_to_remove_another() -> None:
    game = position(rules=SABOTEUR2, hands={0: "base_ew"}, mats={0: "lamp"})
    assert game.refusal("clear lamp base_ew base_ew") is Refusal.NOT_IN_HAND
    assert moves(game) == {"discard base_ew"}


def test_6_2_the_two_cards_of_a_discard_two_go_face_down_as_well() -> None:
    game = position(rules=SABOTEUR2, seats=3, hands={0: "base_ew base_ns"}, mats={0: "lamp"})
    facts = play(game, "clear lamp base_ew base_ns")
    assert only(facts, Discarded).seen_by(0) == Discarded(0, cards("base_ew base_ns"))
    for observer in (1, 2, None):
        assert only(facts, Discarded).seen_by(observer) == Discarded(0, (UNKNOWN, UNKNOWN))
        assert sorted(map(repr, game.view(observer).discard)) == sorted(
            map(repr, [Thrown(UNKNOWN, 0), Thrown(UNKNOWN, 0), Thrown(card("base_break_lamp"))])
        )
    assert {str(thrown.card) for thrown in game.view(0).discard} == {"base_ew", "base_ns", "base_break_lamp"}


# -- pass ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thrown", [["base_ew"], ["base_ew", "base_ns"], ["base_ew", "base_ew", "base_ns"]])
def test_6_2_pass_and_discard_one_to_three_cards_and_draw_as_many(thrown: list[str]) -> None:
    game = position(
        rules=SABOTEUR2, hands={0: "base_ew base_ew base_map base_ns"}, deck="base_nw base_ne s2_free base_nes"
    )
    drawn = ["base_nw", "base_ne", "s2_free"][: len(thrown)]
    assert play(game, "discard " + " ".join(thrown)) == [
        Discarded(0, cards(" ".join(thrown))),
        *(Drew(0, card(name)) for name in drawn),
        Asked("turn", 1),
    ]
    assert len(hand(game, 0)) == 4


def test_6_2_cards_are_discarded_face_down() -> None:
    game = position(rules=SABOTEUR2, seats=3, hands={0: "base_ew base_ns s2_theft"})
    facts = play(game, "discard base_ew base_ns s2_theft")
    assert only(facts, Discarded).seen_by(0) == Discarded(0, cards("base_ew base_ns s2_theft"))
    for observer in (1, 2, None):
        assert only(facts, Discarded).seen_by(observer) == Discarded(0, (UNKNOWN,) * 3)
        assert game.view(observer).discard == (Thrown(UNKNOWN, 0),) * 3
        assert [drew.seen_by(observer) for drew in every(facts, Drew)] == [Drew(0, UNKNOWN)] * 3


def test_6_2_several_discarded_cards_are_a_multiset() -> None:
    game = position(rules=SABOTEUR2, hands={0: "base_map base_map base_map base_ns"})
    assert moves(game, "discard") == {
        "discard base_map",
        "discard base_map base_map",
        "discard base_map base_map base_map",
        "discard base_map base_map base_ns",
        "discard base_map base_ns",
        "discard base_ns",
    }
    assert game.refusal("discard base_ns base_map base_map") is None
    assert game.refusal("discard base_map base_ns base_ns") is Refusal.NOT_IN_HAND


def test_6_2_four_cards_are_not_discarded_at_once() -> None:
    four = cards("base_ew base_ne base_ns base_nw")
    game = position(rules=SABOTEUR2, hands={0: four})
    assert all(len(move.cards) <= 3 for move in game.legal_moves if isinstance(move, Discard))
    with pytest.raises(InvalidMove):
        game.refusal("discard base_ew base_ne base_ns base_nw")


def test_6_2_four_cards_are_not_discarded_at_once_by_a_move_that_was_never_text() -> None:
    four = cards("base_ew base_ne base_ns base_nw")
    game = position(rules=SABOTEUR2, hands={0: four})
    try:
        refusal = game.refusal(Discard(four))
    except InvalidMove:
        return
    assert refusal is Refusal.TOO_MANY_CARDS


# -- while the deck lasts --------------------------------------------------------------------------------------------


def test_6_2_draw_while_the_deck_lasts() -> None:
    game = position(
        rules=SABOTEUR2, hands={0: "base_ew base_map base_ns", 1: "base_ne"}, deck="base_nw s2_free", rest="discard"
    )
    facts = play(game, "discard base_ew base_map base_ns")
    assert every(facts, Drew) == [Drew(0, card("base_nw")), Drew(0, card("s2_free"))]
    assert play(game, "discard base_ne")[1:] == [Asked("turn", 0)]
    assert (hand(game, 0), hand(game, 1)) == (["base_nw", "s2_free"], [])


def test_6_2_whoever_has_cards_must_use_or_discard_at_least_one() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_free s2_hands_off", 1: "base_ns"}, rest="discard")
    assert moves(game) == {"discard s2_free", "discard s2_hands_off", "discard s2_free s2_hands_off"}
    with pytest.raises(InvalidMove):
        game.refusal("discard")


def test_6_2_whoever_has_no_cards_passes() -> None:
    game = position(rules=SABOTEUR2, seats=3, hands={0: "base_ew base_ns", 2: "base_nw"}, rest="discard")
    assert play(game, "lay base_ew 1,0")[1:] == [Passed(1), Asked("turn", 2)]
    assert mine_of(game) == "S─"


def test_6_2_whoever_has_no_cards_passes_unless_a_swap_gives_them_cards() -> None:
    game = position(rules=SABOTEUR2, hands={0: "base_ew base_ns s2_swap_hand"}, rest="discard")
    assert play(game, "play s2_swap_hand 1") == [
        SwappedHands(0, card("s2_swap_hand"), 1, given=cards("base_ew base_ns"), taken=()),
        Asked("turn", 1),
    ]
    assert play(game, "lay base_ew 1,0")[1:] == [Passed(0), Asked("turn", 1)]
    assert mine_of(game) == "S─"


def test_6_2_passing_without_cards_counts_towards_the_end_and_a_swap_starts_the_count_again() -> None:
    game = position(
        rules=SABOTEUR2, seats=3, hands={0: "base_ew", 2: "base_ns s2_swap_hand"}, rest="discard", roles={0: "saboteur"}
    )
    assert play(game, "discard base_ew")[1:] == [Passed(1), Asked("turn", 2)]
    facts = play(game, "play s2_swap_hand 1")  # otherwise the third pass would end the round
    assert facts[1:] == [Passed(0), Asked("turn", 1)]
    assert hand(game, 1) == ["base_ns"]
    assert only(play(game, "discard base_ns"), RoundEnded).cause == "exhausted"


# -- what hinders ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["pick", "lamp", "cart", "trapped"])
def test_6_2_two_cards_make_one_free_to_lay_again(what: str) -> None:
    game = position("S─", SABOTEUR2, hands={0: "base_ew base_map base_ns", 1: "base_ns"}, mats={0: what})
    assert moves(game, "lay") == set()
    play(game, f"clear {what} base_map base_ns")
    play(game, "discard base_ns")
    play(game, "lay base_ew 2,0")
    assert mine_of(game) == "S──"
