"""How a duel is set up (8.1)."""

from collections import Counter

import pytest

from saboteur import UNKNOWN, Deal, Game
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.cards import Use
from saboteur.notation.drawing.diagram import diagram
from tests.rules.playing import BLUE, DUEL, GREEN, cards, cell, mine_of, picture, stacked

pytestmark = pytest.mark.both


def test_8_1_there_are_two_players_green_and_blue() -> None:
    assert list(DUEL.seats) == [2]
    assert Setup(DUEL, 3).faults() == ["seats: duel is played by 2, not by 3"]
    assert [card.id for _, card in sorted(DUEL.starts.items(), reverse=True)] == ["duel_start_green", "duel_start_blue"]


def test_8_1_each_has_6_cards() -> None:
    game = Game(DUEL, 2, seed="spring")
    assert [len(hand) for hand in game.view(None).hands] == [6, 6]
    assert game.view(None).deck == 52 - 12
    assert UNKNOWN not in game.view(GREEN).hands[GREEN]
    assert set(game.view(GREEN).hands[BLUE]) == {UNKNOWN}


def test_8_1_the_deck_has_34_tunnel_and_18_action_cards() -> None:
    deck = Game(DUEL, 2).to_deal.deck
    assert Counter(card.use for card in deck) == {Use.TUNNEL: 34, Use.ACTION: 18}


def test_8_1_the_entrances_and_six_vein_cards_lie_so() -> None:
    game = Game(DUEL, 2, seed="spring")
    mine = """
        ·····?
        S······?
        ·····?···?
        S······?
        ·····?
    """
    rows = [row.strip().ljust(10, "·") for row in mine.strip().splitlines()]
    assert diagram(game) == "\n".join(rows)
    lying = {str(each.cell): str(each.card) for each in game.view(None).mine}
    assert lying == {"0,1": "duel_start_green", "0,-1": "duel_start_blue"}
    assert mine_of(game) == picture("S\n·\nS")


def test_8_1_six_of_the_18_vein_cards_lie_face_down() -> None:
    game = Game(DUEL, 2)
    assert len(game.to_deal.goals) == 18
    veins = "duelgoal_nw_2 duelgoal_ne_2 duelgoal_cross_0 duelgoal_dead4_0 duelgoal_dead_ne_3 duelgoal_dead_nw_1"
    game.deal(stacked(game, goals=veins))
    goals = game.view(GREEN).goals
    assert [goal.cell for goal in goals] == [cell(text) for text in "5,2 5,0 5,-2 7,1 7,-1 9,0".split()]
    assert {goal.face for goal in goals} == {UNKNOWN}
    assert not any(goal.open for goal in goals)
    assert len(game.to_deal.goals) == 12
    assert not set(cards(veins)) & set(game.to_deal.goals)


def test_8_1_there_are_8_dwarf_markers_for_both_together_and_2_key_tokens() -> None:
    view = Game(DUEL, 2, seed="spring").view(None)
    assert (view.markers, view.keys) == (8, 2)


def test_8_1_each_gets_six_cards_in_one_block_green_first() -> None:
    game = Game(DUEL, 2)
    to_deal = game.to_deal
    game.deal(Deal(deck=to_deal.deck, goals=to_deal.goals))
    assert game.view(GREEN).hand == tuple(sorted(to_deal.deck[:6]))
    assert game.view(BLUE).hand == tuple(sorted(to_deal.deck[6:12]))
