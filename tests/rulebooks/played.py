"""Whether a drawn mine is possible: it is played, card by card, by the rules of its game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from saboteur import Card, Cell, Game, Ruleset
from saboteur.engine.moves import Lay
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.cards import Use
from saboteur.engine.view import Lying

Mine = frozenset[Lying]


def can_come_about(mine: tuple[Lying, ...], ruleset: Ruleset) -> bool:
    """Whether some order of laying these cards, goals turned over as they are reached, leads to exactly this mine.

    Nothing but tunnel cards is played: no rockfall, key or bribe.
    """
    wanted = frozenset(mine)
    faces = {lying.cell: lying.card for lying in mine if lying.card.use in (Use.GOAL, Use.VEIN)}
    start = frozenset(lying for lying in mine if lying.card.use is Use.START)
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        if here == wanted:
            return True
        for there in _one_card_more(here, wanted, faces, ruleset):
            if there not in seen and _part_of(there, wanted):
                seen.add(there)
                waiting.append(there)
    return False


def _one_card_more(here: Mine, wanted: Mine, faces: dict[Cell, Card], ruleset: Ruleset) -> Iterator[Mine]:
    """The mines after laying one of the missing cards."""
    cells = {lying.cell for lying in here}
    for lying in sorted(wanted, key=str):
        if lying.card.use is not Use.TUNNEL or lying.cell in cells:
            continue
        for seat in range(ruleset.seats[0]):
            setup = Setup(ruleset, turn=seat, hands={seat: [lying.card]}, mine=_in_order(here), goals=faces)
            if setup.faults():  # a round that is over
                continue
            game, lay = setup.game(), Lay(lying.card, lying.cell, lying.turned)
            if game.refusal(lay) is None:
                game.apply(lay)
                yield from _settled(game)


def _settled(game: Game) -> Iterator[Mine]:
    """The mines the choices of a turn lead to, those before each choice too."""
    yield frozenset(game.view(None).mine)
    if game.asked in ("goal", "position"):
        for move in game.legal_moves:
            other = game.clone()
            other.apply(move)
            yield from _settled(other)


def _in_order(mine: Mine) -> list[Lying]:
    return sorted((lying for lying in mine if lying.card.use is not Use.START), key=lambda lying: str(lying.cell))


def _part_of(here: Mine, wanted: Mine) -> bool:
    """Markers may still come."""
    return all(
        lying in wanted or replace(lying, marker=0) in wanted or replace(lying, marker=1) in wanted for lying in here
    )
