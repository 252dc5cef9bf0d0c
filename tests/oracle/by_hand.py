"""Setting up a position of the oracle by hand."""

from typing import Any

from .cards import Cell, Fact
from .game import Oracle
from .mine import Laid


def ready(game: str, players: int, **options: object) -> Oracle:
    """The first round dealt in sorted order, seat 0 to move."""
    oracle = Oracle(game, players, **options)
    deal: dict[str, Any] = dict(oracle.composition())
    oracle.deal({**deal, "first": 0 if deal["first"] else None})
    return oracle


def row(first: int, last: int, y: int = 0, name: str = "base_ew") -> list[tuple[str, Cell]]:
    """The same card on the cells of a row."""
    return [(name, (x, y)) for x in range(first, last + 1)]


def lay_out(oracle: Oracle, *cards: tuple[str, Cell] | tuple[str, Cell, bool]) -> None:
    """Put cards into the mine."""
    for name, cell, *turned in cards:
        oracle.table.mine.lay(name, cell, turned == [True])


def bury(oracle: Oracle, *names: str) -> None:
    """Put these goals (or vein cards) face down on their cells, in their order."""
    cells = [cell for cell, _ in oracle.table.goal_cards]
    oracle.table.goal_cards = list(zip(cells, names, strict=False))
    oracle.table.mine.face_down = dict(oracle.table.goal_cards)


def turn_up(oracle: Oracle, name: str, cell: Cell, turned: bool = False) -> None:
    """Let a goal (or vein card) lie face up."""
    oracle.table.mine.face_down.pop(cell, None)
    oracle.table.mine.cells[cell] = Laid(name, turned)


def moves_with(oracle: Oracle, name: str) -> set[str]:
    """Where the seat to move may lay or play this card if it is its whole hand."""
    assert oracle.actor is not None
    oracle.table.hands[oracle.actor] = [name]
    oracle._legal = None
    return {move.split(" ", 2)[2] for move in oracle.legal_moves() if move.split()[0] in ("lay", "play")}


def do(oracle: Oracle, move: str) -> list[Fact]:
    """Make the move, with the card it needs put into the hand first."""
    assert oracle.actor is not None
    verb, *words = move.split()
    if verb in ("lay", "play"):
        oracle.table.hands[oracle.actor].append(words[0])
    oracle._legal = None
    return oracle.apply(move)


def kinds(facts: list[Fact]) -> list[str]:
    return [fact["fact"] for fact in facts]
