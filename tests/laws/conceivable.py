"""All possible moves of a position, most of them absurd, to compare with the legal ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from saboteur import Card, Cell, Game, Move
from saboteur.engine.moves import Bribe, Claim, Clear, Discard, Lay, Play, Position, Rob, Take, Turn
from saboteur.engine.values.cards import CARDS, MAT_CARDS, TOOLS

FAR = (Cell(-128, -128), Cell(127, 127), Cell(128, 0), Cell(0, -500), Cell(-12, 15), Cell(19, -16), Cell(40, 3))
EITHER = (None, *TOOLS)


def box(game: Game) -> list[Cell]:
    """Every cell around all that lies in the mine, and some far away."""
    view = game.view(None)
    cells = [at.cell for at in view.mine] + [goal.cell for goal in view.goals]
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    near = [Cell(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)]
    return [*near, *FAR]


def hand_of(game: Game) -> list[Card]:
    """The kinds of cards the seat asked has in hand."""
    return [] if game.actor is None else sorted({CARDS[kind - 1] for kind in game.state.hand(game.actor)})


def conceivable(game: Game, every_card: int = 7) -> Iterator[Move]:
    """Cards in hand on every cell, seat and tool; some of the other cards on a few of them; all choices."""
    cells, hand = box(game), hand_of(game)
    foreign = [card for card in CARDS[game.state.top % every_card :: every_card] if card not in hand]
    few = cells[game.state.top % 11 :: 11]
    for card in hand:
        yield from on_board(card, cells if game.asked == "turn" else few)
        yield from on_seats(card, game.seats)
    for card in foreign:
        yield from on_board(card, few)
        yield from on_seats(card, game.seats)
    yield from in_pairs([*hand, *foreign[:2]])
    for cell in cells:
        yield from (Bribe(cell), Turn(cell), Claim(cell))
    yield from (Position(False), Position(True))
    yield from (Take(value) for value in range(5))
    yield from (Rob(seat) for seat in (None, *range(game.seats + 1)))


def on_board(card: Card, cells: list[Cell]) -> Iterator[Move]:
    """Laid in both positions and played, on these cells."""
    for cell in cells:
        yield Lay(card, cell)
        yield Lay(card, cell, turned=True)
        yield Play(card, cell)


def on_seats(card: Card, seats: int) -> Iterator[Move]:
    """Played on every seat and one that does not exist, with and without a tool; and without a target."""
    yield Play(card)
    for seat in range(seats + 1):
        for tool in EITHER:
            yield Play(card, seat, tool)


def in_pairs(cards: list[Card]) -> Iterator[Move]:
    """Discards of one to three cards, and two cards for each thing on the mat."""
    for count in (1, 2, 3):
        for some in combinations_with_replacement(cards, count):
            yield Discard(some)
    for one, other in combinations_with_replacement(cards, 2):
        for what in MAT_CARDS:
            yield Clear(what, (one, other))
