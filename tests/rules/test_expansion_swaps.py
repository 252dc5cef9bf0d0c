"""Rule 6.8: swap hands, inspection, swap hats; and who learns what by them."""

import pytest

from saboteur import UNKNOWN, Game, Refusal, Role, ruleset
from saboteur.engine.values.facts import Asked, Drew, Inspected, Passed, RoundEnded, SwappedHands, SwappedHats
from saboteur.engine.view import Away, Thrown
from tests.rules.playing import (
    SABOTEUR2,
    STRAIGHT,
    card,
    cards,
    dwarves,
    find_gold,
    hand,
    moves,
    only,
    play,
    position,
    stacked,
    winners,
)

pytestmark = pytest.mark.both

# -- swap hands ------------------------------------------------------------------------------------------------------


def test_6_8_swap_hands_exchanges_all_remaining_cards_then_the_other_player_draws_one() -> None:
    game = position(
        rules=SABOTEUR2,
        seats=3,
        hands={0: "base_ew base_map s2_swap_hand", 1: "base_ne", 2: "base_ns base_nw s2_theft"},
        deck="s2_free base_nes",
    )
    assert play(game, "play s2_swap_hand 2") == [
        SwappedHands(
            0,
            card("s2_swap_hand"),
            2,
            given=cards("base_ew base_map"),
            taken=cards("base_ns base_nw s2_theft"),
        ),
        Drew(2, card("s2_free")),
        Asked("turn", 1),
    ]
    assert hand(game, 0) == ["base_ns", "base_nw", "s2_theft"]  # and draws nothing
    assert hand(game, 1) == ["base_ne"]
    assert hand(game, 2) == ["base_ew", "base_map", "s2_free"]
    assert game.view(None).discard == (Thrown(card("s2_swap_hand")),)


def test_6_8_swap_hands_is_played_on_another_player() -> None:
    game = position(rules=SABOTEUR2, seats=3, hands={0: "s2_swap_hand base_ew"})
    assert moves(game, "play") == {"play s2_swap_hand 1", "play s2_swap_hand 2"}
    refusal = game.refusal("play s2_swap_hand 0")
    assert refusal is Refusal.NOT_ON_ONESELF
    assert refusal.rule == "6.8"


def test_6_8_swapped_hands_are_seen_by_the_two_and_by_nobody_else() -> None:
    game = position(rules=SABOTEUR2, seats=3, hands={0: "base_ew s2_swap_hand", 1: "base_ns base_nw"}, deck="s2_free")
    facts = play(game, "play s2_swap_hand 1")
    swap, drew = only(facts, SwappedHands), only(facts, Drew)
    assert swap.seen_by(0) == swap.seen_by(1) == swap
    for observer in (2, None):
        assert swap.seen_by(observer) == SwappedHands(
            0, card("s2_swap_hand"), 1, given=(UNKNOWN,), taken=(UNKNOWN, UNKNOWN)
        )
        assert game.view(observer).hands[:2] == ((UNKNOWN,) * 2, (UNKNOWN,) * 2)
    assert (drew.seen_by(1), drew.seen_by(0)) == (drew, Drew(1, UNKNOWN))


def test_6_8_swap_hands_moves_nothing_that_lies_before_the_players() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_swap_hand"}, mats={0: "theft lamp", 1: "trapped"})
    play(game, "play s2_swap_hand 1")
    assert game.view(None).mats == (("lamp", "theft"), ("trapped",))


def test_6_8_swap_hands_is_legal_with_an_empty_hand_of_ones_own() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_swap_hand", 1: "base_ew base_ns"}, deck="base_map")
    facts = play(game, "play s2_swap_hand 1")
    assert only(facts, SwappedHands) == SwappedHands(
        0, card("s2_swap_hand"), 1, given=(), taken=cards("base_ew base_ns")
    )
    assert (hand(game, 0), hand(game, 1)) == (["base_ew", "base_ns"], ["base_map"])


def test_6_8_swap_hands_is_legal_with_an_empty_hand_of_the_other_player() -> None:
    game = position(rules=SABOTEUR2, hands={0: "base_ew base_ns s2_swap_hand", 1: ""}, deck="base_map")
    facts = play(game, "play s2_swap_hand 1")
    assert only(facts, SwappedHands) == SwappedHands(
        0, card("s2_swap_hand"), 1, given=cards("base_ew base_ns"), taken=()
    )
    assert (hand(game, 0), hand(game, 1)) == ([], ["base_ew", "base_map", "base_ns"])


def test_6_8_swap_hands_is_legal_with_empty_hands_on_both_sides() -> None:
    game = position(
        rules=SABOTEUR2, seats=3, hands={0: "s2_swap_hand", 1: "", 2: "base_ns"}, deck="base_map", rest="discard"
    )
    facts = play(game, "play s2_swap_hand 1")
    assert facts[1:] == [Drew(1, card("base_map")), Asked("turn", 1)]
    assert (hand(game, 0), hand(game, 1)) == ([], ["base_map"])


def test_6_8_after_a_swap_of_hands_nobody_draws_from_an_empty_deck() -> None:
    game = position(rules=SABOTEUR2, seats=3, hands={0: "s2_swap_hand", 1: "base_ew", 2: "base_ns"}, rest="discard")
    assert play(game, "play s2_swap_hand 1")[1:] == [Passed(1), Asked("turn", 2)]
    assert (hand(game, 0), hand(game, 1)) == (["base_ew"], [])


def test_6_8_a_swap_of_the_last_card_of_all_ends_the_round() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_swap_hand"}, rest="discard")
    facts = play(game, "play s2_swap_hand 1")
    assert only(facts, RoundEnded).cause == "exhausted"


# -- inspection ------------------------------------------------------------------------------------------------------


def test_6_8_inspection_looks_at_another_players_dwarf() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_inspection"}, roles="blue saboteur boss")
    assert moves(game, "play") == {"play s2_inspection 1", "play s2_inspection 2"}
    refusal = game.refusal("play s2_inspection 0")
    assert refusal is Refusal.NOT_ON_ONESELF
    assert refusal.rule == "6.8"
    facts = play(game, "play s2_inspection 2")
    assert facts[0] == Inspected(0, card("s2_inspection"), 2, "boss")
    assert game.view(0).roles == ("blue", UNKNOWN, "boss")


def test_6_8_only_the_inspector_learns_what_was_inspected() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_inspection"}, roles="blue saboteur boss green")
    before = [game.view(seat).roles for seat in (1, 2, 3, None)]
    look = only(play(game, "play s2_inspection 2"), Inspected)
    assert look.seen_by(0) == look
    for observer in (1, 2, 3, None):
        assert look.seen_by(observer) == Inspected(0, card("s2_inspection"), 2, UNKNOWN)
    assert [game.view(seat).roles for seat in (1, 2, 3, None)] == before
    assert game.view(1).roles == (UNKNOWN, "saboteur", UNKNOWN, UNKNOWN)
    assert game.view(2).roles == (UNKNOWN, UNKNOWN, "boss", UNKNOWN)


# -- swap hats -------------------------------------------------------------------------------------------------------

LEFT_OVER = dwarves("geologist boss blue blue blue green green green green profiteer geologist saboteur")
"""When three players have one blue dwarf and two saboteurs; a swap takes the first."""


@pytest.mark.parametrize("target", [0, 1, 2])
def test_6_8_swap_hats_any_one_player_oneself_included_takes_one_of_those_left_over(target: int) -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_swap_hats"}, roles="blue saboteur saboteur", spare=LEFT_OVER)
    assert moves(game, "play") == {"play s2_swap_hats 0", "play s2_swap_hats 1", "play s2_swap_hats 2"}
    old = game.view(target).role
    facts = play(game, f"play s2_swap_hats {target}")
    assert facts[0] == SwappedHats(0, card("s2_swap_hats"), target, old, "geologist")
    assert game.view(target).role == "geologist"
    for other in {0, 1, 2} - {target}:
        assert game.view(other).role == {0: "blue"}.get(other, "saboteur")


@pytest.mark.parametrize("on_top", ["geologist", "boss", "green"])
def test_6_8_which_of_those_left_over_is_taken_is_decided_by_the_shuffle(on_top: Role) -> None:
    spare = [on_top, *(role for i, role in enumerate(LEFT_OVER) if i != LEFT_OVER.index(on_top))]
    game = position(rules=SABOTEUR2, hands={0: "s2_swap_hats"}, roles="blue saboteur saboteur", spare=spare)
    assert moves(game, "play") == {"play s2_swap_hats 0", "play s2_swap_hats 1", "play s2_swap_hats 2"}
    play(game, "play s2_swap_hats 1")
    assert game.view(1).role == on_top


def test_6_8_of_a_swap_of_hats_only_the_target_sees_the_dwarves() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_swap_hats"}, roles="blue saboteur saboteur", spare=LEFT_OVER)
    swap = only(play(game, "play s2_swap_hats 1"), SwappedHats)
    assert swap.seen_by(1) == swap
    for observer in (0, 2, None):  # who played the card learns nothing either
        assert swap.seen_by(observer) == SwappedHats(0, card("s2_swap_hats"), 1, UNKNOWN, UNKNOWN)
        assert game.view(observer).roles[1] is UNKNOWN
        assert game.view(observer).away == (Away(1, UNKNOWN),)
    assert game.view(1).away == (Away(1, "saboteur"),)


@pytest.mark.parametrize("round_number", [1, 3])
def test_6_8_the_dwarf_put_away_stays_unseen_also_when_the_round_has_ended(round_number: int) -> None:
    game = position(
        rules=SABOTEUR2,
        hands={0: "s2_swap_hats"},
        rest="discard",
        roles="blue saboteur saboteur",
        spare=LEFT_OVER,
        round=round_number,
    )
    assert only(play(game, "play s2_swap_hats 1"), RoundEnded).roles == ("blue", "geologist", "saboteur")
    assert game.view(1).away == (Away(1, "saboteur"),)
    for observer in (0, 2, None):
        assert game.view(observer).away == (Away(1, UNKNOWN),)
        assert game.view(observer).spare == (UNKNOWN,) * 11


def test_6_8_what_lies_before_the_player_stays_when_the_hat_is_swapped() -> None:
    mats = {1: "pick lamp cart theft trapped"}
    game = position(rules=SABOTEUR2, hands={0: "s2_swap_hats"}, mats=mats)
    play(game, "play s2_swap_hats 1")
    assert game.view(None).mats == ((), ("pick", "lamp", "cart", "theft", "trapped"))


def test_6_8_who_had_inspected_knows_the_dwarf_put_away_but_not_the_new_one() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_inspection", 1: "s2_swap_hats"}, roles="blue green saboteur")
    play(game, "play s2_inspection 2")
    assert game.view(0).roles == ("blue", UNKNOWN, "saboteur")
    play(game, "play s2_swap_hats 2")
    assert game.view(0).roles == ("blue", UNKNOWN, UNKNOWN)
    assert game.view(0).away == (Away(2, "saboteur"),)
    assert game.view(1).away == (Away(2, UNKNOWN),)


def test_6_8_a_dwarf_put_away_is_not_taken_again() -> None:
    """One is taken of those left over at the beginning."""
    spare = ["boss", "profiteer", *["blue"] * 4, *["green"] * 3, "geologist", "geologist", "saboteur"]
    game = position(
        rules=SABOTEUR2, hands={0: "s2_swap_hats", 1: "s2_swap_hats"}, roles="green saboteur saboteur", spare=spare
    )
    play(game, "play s2_swap_hats 2")
    play(game, "play s2_swap_hats 2")
    assert game.view(2).role == "profiteer"
    assert game.view(2).away == (Away(2, "saboteur"), Away(2, "boss"))
    assert game.view(0).away == (Away(2, UNKNOWN), Away(2, UNKNOWN))


def test_6_8_the_dwarves_a_swap_of_hats_takes_are_those_the_deal_left_over() -> None:
    game = Game(ruleset("saboteur2", first=0), 2)
    deck = """
        s2_swap_hats base_ew base_ew base_map base_map base_ns
        s2_swap_hats
    """
    game.deal(stacked(game, deck=deck, roles="blue green geologist boss"))
    play(game, "play s2_swap_hats 1")
    play(game, "play s2_swap_hats 1")
    assert game.view(1).away == (Away(1, "green"), Away(1, "geologist"))
    assert game.view(1).role == "boss"


def test_6_8_with_twelve_players_three_are_left_over_and_hats_can_still_be_swapped() -> None:
    game = position(
        rules=SABOTEUR2,
        hands={0: "s2_swap_hats"},
        roles="blue blue blue blue green green green green boss profiteer geologist geologist",
        spare="saboteur saboteur saboteur",
    )
    play(game, "play s2_swap_hats 11")
    assert game.view(11).role == "saboteur"
    assert game.view(11).away == (Away(11, "geologist"),)


def test_6_8_the_new_dwarf_is_the_one_that_wins() -> None:
    spare = ["blue", "boss", "profiteer", *["blue"] * 3, *["green"] * 3, "geologist", "geologist", *["saboteur"] * 2]
    game = position(
        STRAIGHT,
        SABOTEUR2,
        hands={0: "base_map base_ew", 1: "s2_swap_hats base_ns"},
        turn=1,
        goals={"8,0": "base_goal_gold"},
        roles="green saboteur",
        spare=spare,
    )
    play(game, "play s2_swap_hats 0")
    assert winners(find_gold(game)) == "blue"
