"""Setting up: dwarves, hands, goals, who begins (2.1-2.4), and the options that change it."""

from collections import Counter
from dataclasses import replace

import pytest

from saboteur import Game, InvalidOptions
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.cards import Use
from saboteur.engine.values.facts import Asked, Drew, Peeked, RoundBegan
from tests.rules.playing import (
    BASE,
    EDITIONS,
    GOLD,
    STONE_NE,
    STONE_NW,
    base,
    board,
    card,
    cell,
    every,
    faces,
    hand,
    moves,
    picture,
    play,
    stacked,
)

pytestmark = pytest.mark.both

SABOTEURS_AND_DIGGERS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}


def test_2_1_3_to_10_players() -> None:
    for players in (1, 2, 11, 12):
        with pytest.raises(ValueError, match="base is played by 3 to 10"):
            Game(BASE, players)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(3, 11))
def test_2_1_roles_by_players(players: int, edition: str) -> None:
    game = Game(base(edition=edition), players)
    saboteurs, diggers = SABOTEURS_AND_DIGGERS[players]
    assert Counter(game.to_deal.roles) == {"saboteur": saboteurs, "digger": diggers}
    assert len(game.to_deal.roles) == players + 1


def test_2_1_one_role_each_secretly() -> None:
    game = Game(BASE, 3)
    [began, asked] = game.deal(stacked(game, roles="digger saboteur digger"), tell=True)
    assert asked == Asked("turn", 0)
    assert isinstance(began, RoundBegan)
    assert [str(role) for role in began.seen_by(0).roles] == ["digger", "?", "?"]
    assert [str(role) for role in began.seen_by(1).roles] == ["?", "saboteur", "?"]
    assert [str(role) for role in began.seen_by(None).roles] == ["?", "?", "?"]
    assert [str(role) for role in game.view(1).roles] == ["?", "saboteur", "?"]
    assert [str(role) for role in game.view(None).roles] == ["?", "?", "?"]


def test_2_1_the_one_card_left_over_stays_face_down() -> None:
    """Only seat 2 knows whether the saboteur was dealt to seat 2 or left over."""
    dealt, left_over = Game(BASE, 3), Game(BASE, 3)
    dealt_facts = dealt.deal(stacked(dealt, roles="digger digger saboteur digger"), tell=True)
    left_facts = left_over.deal(stacked(left_over, roles="digger digger digger saboteur"), tell=True)
    for observer in (0, 1, None):
        assert dealt.view(observer) == left_over.view(observer)
        assert [fact.seen_by(observer) for fact in dealt_facts] == [fact.seen_by(observer) for fact in left_facts]
    assert dealt.view(2).role == "saboteur"
    assert left_over.view(2).role == "digger"


@pytest.mark.parametrize("players", range(3, 11))
def test_2_1_with_one_digger_less_no_card_is_left_over(players: int) -> None:
    game = Game(base(one_digger_less=True), players)
    saboteurs, diggers = SABOTEURS_AND_DIGGERS[players]
    assert Counter(game.to_deal.roles) == {"saboteur": saboteurs, "digger": diggers - 1}
    assert len(game.to_deal.roles) == players


@pytest.mark.parametrize("players", range(3, 11))
def test_2_2_hand_cards_by_players(players: int) -> None:
    game = Game(BASE, players, seed="any")
    assert {len(cards) for cards in game.view(None).hands} == {HANDS[players]}
    assert game.view(None).deck == 40 + 27 - players * HANDS[players]


def test_2_2_the_deck_is_40_tunnel_and_27_action_cards() -> None:
    uses = Counter(card.use for card in Game(BASE, 3).to_deal.deck)
    assert uses == {Use.TUNNEL: 40, Use.ACTION: 27}
    shapes = Counter(str(card).removeprefix("base_") for card in Game(BASE, 3).to_deal.deck)
    tunnels = {"ns": 4, "ew": 3, "nes": 5, "new": 5, "nesw": 5, "ne": 5, "nw": 4}
    dead_ends = dict.fromkeys((f"dead_{sides}" for sides in "n e ns ew ne nw nes new nesw".split()), 1)
    broken = dict.fromkeys(("break_pick", "break_lamp", "break_cart"), 3)
    repairs = dict.fromkeys(("fix_pick", "fix_lamp", "fix_cart"), 2)
    both = dict.fromkeys(("fix_pick_lamp", "fix_pick_cart", "fix_lamp_cart"), 1)
    assert shapes == {**tunnels, **dead_ends, **broken, **repairs, **both, "rockfall": 3, "map": 6}


def test_2_2_each_seat_gets_its_hand_in_one_block_and_the_rest_is_the_deck() -> None:
    game = Game(BASE, 3)
    deck = """
        base_nesw base_map base_ew base_ns base_ns base_ne
        base_rockfall base_nw base_nw base_nw base_nw base_ne
        base_ew base_ew base_map base_map base_map base_dead_n
        base_fix_cart base_fix_lamp
    """
    game.deal(stacked(game, deck=deck))
    assert hand(game, 0) == ["base_ew", "base_map", "base_ne", "base_nesw", "base_ns", "base_ns"]
    assert hand(game, 1) == ["base_ne", "base_nw", "base_nw", "base_nw", "base_nw", "base_rockfall"]
    assert hand(game, 2) == ["base_dead_n", "base_ew", "base_ew", "base_map", "base_map", "base_map"]
    assert every(play(game, "discard base_map"), Drew) == [Drew(0, card("base_fix_cart"))]
    assert every(play(game, "discard base_nw"), Drew) == [Drew(1, card("base_fix_lamp"))]


def test_2_2_the_deck_has_as_many_maps_as_the_option_says() -> None:
    for maps in range(7):
        deck = Counter(str(card) for card in Game(base(maps=maps), 3).to_deal.deck)
        assert (deck["base_map"], deck.total()) == (maps, 61 + maps)
    for maps in (-1, 7):
        with pytest.raises(InvalidOptions, match="expected a number from 0 to 6"):
            base(maps=maps)


def test_2_3_the_goals_are_one_gold_and_two_stones() -> None:
    assert sorted(map(str, Game(BASE, 3).to_deal.goals)) == [GOLD, STONE_NE, STONE_NW]


def test_2_3_the_goals_are_shuffled_face_down_on_their_cells() -> None:
    game = Game(BASE, 3)
    deck = """
        base_map base_ew base_ew base_ew base_ns base_ns
        base_map base_ne base_ne base_ne base_ne base_ne
        base_map
    """
    game.deal(stacked(game, deck=deck, goals=f"{STONE_NE} {GOLD} {STONE_NW}"))
    assert board(game) == picture("""
        ········?
        ·········
        S·······?
        ·········
        ········?
    """)
    for observer in (0, 1, 2, None):
        assert faces(game, observer) == ["?", "?", "?"]
    assert every(play(game, "play base_map 8,2"), Peeked) == [Peeked(0, card("base_map"), cell("8,2"), card(STONE_NE))]
    assert every(play(game, "play base_map 8,0"), Peeked) == [Peeked(1, card("base_map"), cell("8,0"), card(GOLD))]
    assert every(play(game, "play base_map 8,-2"), Peeked) == [
        Peeked(2, card("base_map"), cell("8,-2"), card(STONE_NW))
    ]


def test_2_3_every_order_of_the_goals_comes_up() -> None:
    rounds = [Game(BASE, 3, seed=str(seed)) for seed in range(60)]
    orders = {tuple(map(str, Setup.of(game).goals)) for game in rounds}
    assert len(orders) == 6


@pytest.mark.parametrize("seat", range(5))
def test_2_4_the_first_player_is_a_given_seat(seat: int) -> None:
    game = Game(base(first=seat), 5, seed="any")
    assert (game.actor, game.view(None).first) == (seat, seat)
    game = Game(base(first=seat), 5)
    game.deal(replace(stacked(game), first=(seat + 1) % 5))  # the option decides, not the deal
    assert game.actor == seat


def test_2_4_otherwise_the_first_player_is_drawn_by_the_deal() -> None:
    for seat in range(5):
        game = Game(BASE, 5)
        game.deal(replace(stacked(game), first=seat))
        assert game.actor == seat
    assert {Game(BASE, 5, seed=str(seed)).actor for seed in range(60)} == {0, 1, 2, 3, 4}


def test_2_4_the_first_player_is_one_of_the_players() -> None:
    with pytest.raises(ValueError, match="the seats are 0 to 2"):
        Game(base(first=3), 3)
    with pytest.raises(InvalidOptions, match="first=10: expected a number from 0 to 9"):
        base(first=10)


def test_2_4_play_goes_clockwise() -> None:
    game = Game(base(first=3), 5, seed="any")
    seats = []
    for _ in range(7):
        seats.append(game.actor)
        play(game, min(moves(game, "discard")))
    assert seats == [3, 4, 0, 1, 2, 3, 4]
