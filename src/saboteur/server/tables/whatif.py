"""What a move would do to the tunnels: computed from the player's own view, so that it tells nobody anything new."""

from __future__ import annotations

from saboteur.engine.core.mine import Mine
from saboteur.engine.core.tables import KIND, OPENED, tile_of
from saboteur.engine.moves import Bribe, Lay, Move, Play
from saboteur.engine.values.cards import Effect
from saboteur.engine.values.cell import Cell
from saboteur.engine.view import View, reached_on
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.server.wire.messages import ShownReach, ShownTunnels

Reached = dict[Cell, tuple[str, ...]]


def what_if(view: View, move: Move) -> ShownTunnels:
    """Cards whose tunnels a move would connect with the start, and those it would cut off, each with what is reached.

    >>> from saboteur import Game, ruleset, parse_move
    >>> game = Game(ruleset("base"), 3, seed="1")
    >>> what_if(game.view(0), parse_move("lay base_ew 1,0"))
    ShownTunnels(lit=(ShownReach(cell=(1, 0), reached=('EW',)),), dark=())
    """
    mine = Knowledge(view, worlds=False).mine.clone()
    before = _reached(mine)
    match move:
        case Lay(card, cell, turned):
            mine.lay(cell.code, tile_of(KIND[card.id], int(turned)))
        case Play(card, Cell() as cell) if card.effect is Effect.ROCKFALL:
            mine.collapse(mine.cell_at(cell.code))
        case Play(card, Cell() as cell) if card.effect is Effect.KEY:
            _open(mine, cell)
        case Bribe(cell):
            _open(mine, cell)
        case _:
            pass
    after = _reached(mine)
    none = ("",) * mine.walkers
    cells = sorted({*before, *after})
    grown = [cell for cell in cells if _more(after.get(cell, none), before.get(cell, none))]
    shrunk = [cell for cell in cells if _more(before.get(cell, none), after.get(cell, none))]
    return ShownTunnels(
        lit=tuple(ShownReach(cell=(cell.x, cell.y), reached=after.get(cell, none)) for cell in grown),
        dark=tuple(ShownReach(cell=(cell.x, cell.y), reached=after.get(cell, none)) for cell in shrunk),
    )


def _open(mine: Mine, cell: Cell) -> None:
    at = mine.cell_at(cell.code)
    mine.swap(at, int(OPENED[int(mine.tiles[at])]))


def _reached(mine: Mine) -> Reached:
    return {Cell.of_code(int(mine.code(cell))): reached_on(mine, cell) for cell in map(int, (*mine.fixed, *mine.laid))}


def _more(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    return any(len(here) > len(there) for here, there in zip(one, other, strict=True))
