"""What a view says to be reached of each card is what a walk from the start finds, step by step, in every game."""

from __future__ import annotations

import random

import pytest

from saboteur import Game, Lying, SeededDealer, Setup, View, ruleset
from saboteur.engine.moves import unpacked_move
from saboteur.engine.worlds.joining import with_reached
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.notation.positions.position import read_position_plain, view_plain
from saboteur.rulesets import GAMES
from tests.laws.strategies import VARIANTS, Option, Plan, digging, listed
from tests.oracle.cards import openings
from tests.oracle.mine import Laid, Mine, may_pass


def walked(view: View) -> dict[tuple[int, int], tuple[str, ...]]:
    """The groups of each card that a dwarf comes to: by the oracle, which knows nothing of keys and masks."""
    mine = Mine({(at.cell.x, at.cell.y): Laid(at.card.id, at.turned, at.opened) for at in view.mine})
    starts = [((cell.x, cell.y), card.id) for cell, card in view.ruleset.starts.items()]
    walkers: tuple[str | None, ...] = view.ruleset.walkers or (None,)
    found = {cell: [""] * len(walkers) for cell in mine.cells}
    for number, who in enumerate(walkers):
        [start] = [cell for cell, name in starts if who is None or name.endswith(who)]
        reached = mine.reach(start, who)
        for cell, laid in mine.cells.items():
            here = [side for side in "NESW" if (cell, side) in reached]
            found[cell][number] = grouped(laid, here, who)
    return {cell: tuple(groups) for cell, groups in found.items()}


def grouped(laid: Laid, sides: list[str], who: str | None) -> str:
    """Sides that this dwarf passes between are one group."""
    assert set(sides) <= set(openings(laid.name, laid.turned))
    groups: list[str] = []
    for side in sides:
        for index, group in enumerate(groups):
            if may_pass(laid, group[0], side, who):
                groups[index] += side
                break
        else:
            groups.append(side)
    return ".".join(sorted(groups, key=lambda group: (-len(group), "NESW".index(group[0]))))


def said(mine: tuple[Lying, ...]) -> dict[tuple[int, int], tuple[str, ...]]:
    return {(at.cell.x, at.cell.y): at.reached for at in mine}


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=str)
def test_3_3_what_is_reached_of_every_card(name: str, players: int, options: tuple[Option, ...]) -> None:
    """In the game's own view, in that of one who follows it, and in one read back."""
    game = Game(Plan(name, players, options).rules(), players)
    knowledge = Knowledge(game.view(0), worlds=False)
    dealer, rng = SeededDealer("reached"), random.Random(f"{name}{players}")
    assert said(game.view(0).mine) == {}
    seen: set[str] = set()
    number = 0
    while not game.over:
        if game.asked == "deal":
            told = game.deal(dealer.deal(game.to_deal, game.round + 1, players), tell=True)
        else:
            moves = listed(game)
            dig = game.asked == "turn" and rng.randrange(10) < 8
            told = game.apply(unpacked_move(digging(game, moves, rng) if dig else rng.choice(moves)), tell=True)
        knowledge.tell(fact.seen_by(0) for fact in told)
        number += 1
        if number % 5 == 0:
            view = game.view(0)
            expected = walked(view)
            assert said(view.mine) == expected
            assert said(knowledge.view().mine) == expected
            assert said(with_reached(view).mine) == expected
            seen |= {groups for each in expected.values() for groups in each}
    assert len(seen) >= 5


@pytest.mark.parametrize(("name", "players", "options"), [each for each in VARIANTS if each[0] in GAMES][::5], ids=str)
def test_a_view_read_back_says_it_again(name: str, players: int, options: tuple[Option, ...]) -> None:
    """Whatever is written there: it follows from the rest."""
    game = Plan(name, players, options, seed=3, ahead=25, eager=9).played()
    view = game.view(0)
    plain = view_plain(view)
    mine = plain["mine"]
    assert isinstance(mine, list)
    for written in (mine, [{**each, "reached": ["N"]} for each in mine], [_without(each) for each in mine]):
        again = read_position_plain({**plain, "mine": written})
        assert isinstance(again, View)
        assert said(again.mine) == said(view.mine)
        assert view_plain(again) == plain


def _without(each: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in each.items() if name != "reached"}


BY_HAND = [
    ("base", {"1,0": "base_nesw", "3,0": "base_nesw"}, {(0, 0): ("NESW",), (1, 0): ("NESW",), (3, 0): ("",)}),
    ("duel", {"1,1": "duel_bridge"}, {(0, 1): ("NESW", ""), (0, -1): ("", "NESW"), (1, 1): ("EW", "")}),
    ("duel", {"1,1": "duel_cross_troll"}, {(1, 1): ("W", "")}),
    ("duel", {"1,1": "duel_cross_troll opened @0"}, {(1, 1): ("NESW", "")}),
    ("duel", {"1,1": "duel_cross_blue"}, {(1, 1): ("NEW", "")}),
    ("duel", {"1,1": "duel_cross_blue opened"}, {(1, 1): ("NESW", "")}),
    ("duel", {"1,1": "duel_cross_green"}, {(1, 1): ("NESW", "")}),
    ("saboteur2", {"1,0": "s2_door_blue_ew", "2,0": "base_nesw"}, {(1, 0): ("EW",), (2, 0): ("NESW",)}),
]


@pytest.mark.both
@pytest.mark.parametrize(("name", "mine", "expected"), BY_HAND, ids=str)
def test_8_3_by_whom_it_is_reached(name: str, mine: dict[str, str], expected: dict[tuple[int, int], object]) -> None:
    """Cut-off cards by nobody, bridges by groups; trolls and doors stop some; those of the expansion none who digs."""
    found = said(Setup(ruleset(name, {}), mine=mine).game().view(None).mine)
    assert {cell: found[cell] for cell in expected} == expected
