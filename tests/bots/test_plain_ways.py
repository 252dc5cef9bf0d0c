"""The cost of the cheapest way that can be built, in cards; the fast search and the complete one agree."""

from __future__ import annotations

import random

import pytest

from saboteur import Game, ruleset
from saboteur.bots.plain.prospect import passing
from saboteur.engine.core.tables import ANYONE, REACHED, WALL
from saboteur.engine.moves import Lay
from saboteur.engine.search.ways import CARD, FAR, RARE, Ways
from saboteur.engine.setup.setup import Setup

ALL = 7
EASY = CARD + 1  # a card on open ground


def costs(game: Game, *, thorough: bool = False) -> list[int]:
    """The costs of the three goals; a thorough search looks at every cell, however unlikely."""
    ways = Ways(passing(bytes(map(int, game.state.rules.deck)), ANYONE), ANYONE)
    ways.measure(game.state.mine, 0, ALL, FAR - 1 if thorough else 0)
    return [int(ways.cost(goal)) for goal in range(3)]


def base(**mine: str) -> Game:
    """The base game with cards in its mine: `at_1_0="base_ew"`."""
    cells = {name[3:].replace("_", ",").replace("m", "-"): card for name, card in mine.items()}
    return Setup(ruleset("base"), mine=cells).game()


def test_at_first_the_middle_goal_is_seven_cards_away_and_the_others_nine() -> None:
    assert costs(base()) == [9 * EASY, 7 * EASY, 9 * EASY]


def test_a_card_on_the_way_takes_its_cost_off() -> None:
    assert costs(base(at_1_0="base_nesw"))[1] == 6 * EASY


def test_a_dead_end_on_the_way_costs_a_detour() -> None:
    assert costs(base(at_1_0="base_dead_ew"))[1] >= 9 * EASY  # around it by the north or the south


def test_a_goal_that_is_reached_costs_nothing_and_one_behind_it_is_reached_through_it() -> None:
    way = {f"at_{x}_0": "base_nesw" if x < 6 else "base_new" for x in range(1, 7)}
    near = costs(base(**way))
    assert near[1] == EASY
    assert near[0] == near[2] > near[1]


def test_a_narrow_cell_costs_more_than_an_open_one_and_a_walled_one_cannot_be_passed() -> None:
    deck = bytes(map(int, base().state.rules.deck))
    north, east, south, west = 0, 1, 2, 3
    entered = REACHED << 2 * west

    def cost(key: int, side: int) -> int:
        return int(passing(deck, ANYONE)[key << 4 | west << 2 | side])

    wide, narrow = cost(entered, east), cost(entered | WALL << 2 * north | WALL << 2 * south, east)
    assert wide == EASY
    assert narrow == CARD + RARE // 3  # three straight cards
    assert cost(entered | WALL << 2 * east, east) == 0


@pytest.mark.parametrize("name", ["base", "saboteur2"])
def test_the_quick_search_finds_what_the_thorough_one_finds(name: str) -> None:
    """In many mines, with bridges, ladders, cut-off cards and open stones."""
    for number in range(4):
        rng = random.Random(number)
        game = Game(ruleset(name, {"rounds": 1}), 5, seed=f"ways/{number}")
        for step in range(60):
            if game.asked != "turn":
                break
            if step % 3 == 0:
                assert costs(game) == costs(game, thorough=True)
            moves = sorted(game.legal_moves, key=str)
            lays = [move for move in moves if isinstance(move, Lay)]
            game.apply(rng.choice(lays if lays and rng.random() < 0.8 else moves))
