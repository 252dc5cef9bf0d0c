"""Rule 6.1 and the goals of the expansion: what is shuffled, dealt and put away before a round."""

from collections import Counter
from dataclasses import replace

import pytest

from saboteur import UNKNOWN, Cell, Deal, Game, ruleset
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.cards import Use
from saboteur.engine.values.facts import Asked, Revealed, RoundBegan, Settled
from tests.rules.playing import SABOTEUR2, asked, board, card, mine_of, moves, only, picture, play, position

pytestmark = pytest.mark.both

DWARVES = {"blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}


def begun(seats: int, deal: Deal | None = None) -> tuple[Game, RoundBegan]:
    """A game whose first round was dealt, by default in the order of the cards' names."""
    game = Game(SABOTEUR2, seats)
    facts = game.deal(deal or replace(game.to_deal, first=0), tell=True)
    return game, only(facts, RoundBegan)


@pytest.mark.parametrize("seats", range(2, 13))
def test_6_1_two_to_twelve_players_get_six_cards_each(seats: int) -> None:
    game, dealt = begun(seats)
    assert [len(hand) for hand in dealt.hands] == [6] * seats
    assert [len(hand) for hand in game.view(None).hands] == [6] * seats
    assert dealt.deck == game.view(None).deck == 118 - 10 - 6 * seats
    assert (*asked(game), game.round) == ("turn", 0, 1)


@pytest.mark.parametrize("seats", [1, 13])
def test_6_1_neither_one_nor_thirteen_can_play(seats: int) -> None:
    assert Setup(SABOTEUR2, seats).faults() == [f"seats: saboteur2 is played by 2 to 12, not by {seats}"]
    with pytest.raises(ValueError):
        Game(SABOTEUR2, seats, seed="1")


def test_6_1_the_deck_is_all_tunnel_and_action_cards_of_both_boxes() -> None:
    deck = Counter(Game(SABOTEUR2, 5).to_deal.deck)
    of_the_base_game = Counter(Game(ruleset("base"), 5).to_deal.deck)
    assert Counter(use for c in deck.elements() for use in [c.use]) == {Use.TUNNEL: 70, Use.ACTION: 48}
    assert of_the_base_game.total() == 67
    assert of_the_base_game - deck == Counter()
    assert {str(c): count for c, count in sorted((deck - of_the_base_game).items())} == {
        "base_rockfall": 1,  # the fourth, of the second box
        "s2_bridge": 2,
        "s2_crystal_dead_e": 1,
        "s2_crystal_dead_n": 1,
        "s2_crystal_esw_dn": 1,
        "s2_crystal_ew_ds": 1,
        "s2_crystal_nes": 1,
        "s2_crystal_nes_dw": 1,
        "s2_crystal_nesw": 1,
        "s2_crystal_new": 3,
        "s2_dcurve_ne_sw": 1,
        "s2_dcurve_nw_es": 1,
        "s2_door_blue_ew": 1,
        "s2_door_blue_ne": 1,
        "s2_door_blue_ns": 1,
        "s2_door_green_ew": 1,
        "s2_door_green_ns_dw": 1,
        "s2_door_green_nw": 1,
        "s2_free": 4,
        "s2_hands_off": 3,
        "s2_inspection": 2,
        "s2_ladder_e": 1,
        "s2_ladder_n": 1,
        "s2_ladder_ne": 1,
        "s2_ladder_nw": 1,
        "s2_ne_ds": 1,
        "s2_ns_de": 1,
        "s2_ns_de_dw": 1,
        "s2_ew_dn_ds": 1,
        "s2_nw_ds": 2,
        "s2_swap_hand": 2,
        "s2_swap_hats": 2,
        "s2_theft": 4,
        "s2_trapped": 3,
    }


def test_6_1_before_each_round_ten_cards_go_out() -> None:
    game = Game(SABOTEUR2, 2)
    deal = replace(game.to_deal, first=0)
    game.deal(deal)
    in_the_game = Counter(deal.deck[10:])
    seen: Counter[object] = Counter(c for seat in (0, 1) for c in game.view(seat).hand)
    while game.view(None).deck:
        seat = game.actor
        assert seat is not None
        before = Counter(game.view(seat).hand)
        play(game, "discard " + " ".join(map(str, game.view(seat).hand[:3])))
        seen += Counter(game.view(seat).hand) - before
    assert seen <= in_the_game
    assert in_the_game.total() == 108


def test_6_1_the_ten_go_out_unseen() -> None:
    deal = replace(Game(SABOTEUR2, 3).to_deal, first=0)
    ten, rest, last = deal.deck[:10], deal.deck[10:-10], deal.deck[-10:]
    other_ten = replace(deal, deck=last + rest + ten)
    (game, dealt), (other, other_dealt) = begun(3, deal), begun(3, other_ten)
    for observer in (None, 0, 1, 2):
        assert game.view(observer) == other.view(observer)
        assert dealt.seen_by(observer) == other_dealt.seen_by(observer)


def test_6_1_the_ten_come_back_for_the_next_round() -> None:
    game = position(
        rules=SABOTEUR2,
        hands={0: "base_ns"},
        removed="base_map base_map base_map base_map base_map base_map s2_theft s2_theft s2_theft s2_theft",
        deck=0,
    )
    play(game, "discard base_ns")
    assert game.asked == "deal"
    assert Counter(game.to_deal.deck) == Counter(Game(SABOTEUR2, 2).to_deal.deck)
    assert (len(game.to_deal.deck), game.to_deal.deck.count(card("base_map"))) == (118, 6)
    game.deal(game.to_deal)
    assert game.view(None).deck == 118 - 10 - 12


@pytest.mark.parametrize("seats", [2, 7, 12])
def test_6_1_fifteen_dwarves_one_each_the_rest_face_down(seats: int) -> None:
    assert Counter(Game(SABOTEUR2, seats).to_deal.roles) == DWARVES
    game, dealt = begun(seats)
    assert len(dealt.roles) == seats
    assert dealt.seen_by(None).roles == game.view(None).roles == (UNKNOWN,) * seats
    for seat in range(seats):
        own = tuple(role if other == seat else UNKNOWN for other, role in enumerate(dealt.roles))
        assert dealt.seen_by(seat).roles == game.view(seat).roles == own


def test_6_1_the_dwarves_left_over_are_seen_by_nobody() -> None:
    deal = replace(Game(SABOTEUR2, 2).to_deal, first=0)
    (game, dealt), (other, other_dealt) = (
        begun(2, deal),
        begun(2, replace(deal, roles=deal.roles[:2] + deal.roles[:1:-1])),
    )
    for observer in (None, 0, 1):
        assert game.view(observer) == other.view(observer)
        assert dealt.seen_by(observer) == other_dealt.seen_by(observer)


# -- goals as in edition 2016 ----------------------------------------------------------------------------------------

GOALS = ["base_goal_stone_nw", "base_goal_stone_ne", "base_goal_gold"]  # from north to south


def test_6_goals_as_in_edition_2016_of_several_reached_the_player_turns_one_over() -> None:
    between_two_goals = """
        ┌─┼┼┼┼┼─
        S·······
    """
    game = position(between_two_goals, SABOTEUR2, hands={0: "base_nes", 1: "base_ns"}, goals=GOALS)
    assert play(game, "lay base_nes 8,1 turned")[-1] == Asked("goal", 0)
    assert moves(game) == {"turn 8,0", "turn 8,2"}
    facts = play(game, "turn 8,2")
    assert facts[:2] == [Revealed(0, Cell(8, 2), card("base_goal_stone_nw")), Settled(Cell(8, 2), turned=True)]
    assert facts[-1] == Asked("turn", 1)
    assert board(game) == picture("""
        ········┌
        ┌─┼┼┼┼┼─┤
        S·······?
        ·········
        ········?
    """)


def test_6_goals_as_in_edition_2016_one_passed_over_is_reached_again_by_any_later_tunnel_card() -> None:
    game = position("┌─┼┼┼┼┼─\nS·······", SABOTEUR2, hands={0: "base_nes", 1: "base_ns"}, goals=GOALS)
    play(game, "lay base_nes 8,1 turned")
    play(game, "turn 8,2")
    facts = play(game, "lay base_ns 0,-1")
    assert only(facts, Revealed) == Revealed(1, Cell(8, 0), card("base_goal_stone_ne"))
    assert board(game) == picture("""
        ········┌
        ┌─┼┼┼┼┼─┤
        S·······└
        │········
        ········?
    """)


def test_6_goals_as_in_edition_2016_a_stone_that_fits_nowhere_lies_as_the_player_chooses() -> None:
    no_way_to_agree = """
        ┌─┼┼┼┼┼┬─
        S········
    """
    game = position(no_way_to_agree, SABOTEUR2, hands={0: "base_ne"}, goals={"8,0": "base_goal_stone_nw"})
    assert play(game, "lay base_ne 7,0")[-1] == Asked("position", 0)
    assert moves(game) == {"position upright", "position turned"}
    play(game, "position upright")
    assert mine_of(game) == picture("""
        ┌─┼┼┼┼┼┬─
        S······└┘
    """)


def test_6_goals_as_in_edition_2016_the_gold_ends_the_round() -> None:
    game = position("S─┼┼┼┼┼", SABOTEUR2, hands={0: "base_ew"}, goals={"8,0": "base_goal_gold"})
    play(game, "lay base_ew 7,0")
    assert game.asked == "deal"
    assert mine_of(game) == "S─┼┼┼┼┼─┼"
