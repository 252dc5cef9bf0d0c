"""Why nothing can be done with a card now."""

from collections import Counter
from collections.abc import Callable, Iterator

from saboteur.engine.moves import Lay, Move, Play
from saboteur.engine.values.cards import Card, Effect
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.view import View
from saboteur.table.refusals import Reason
from saboteur.words import Words

ON_CELLS = (Effect.ROCKFALL, Effect.MAP, Effect.KEY)
OF_THE_PLAYER = (Refusal.TOOL_BROKEN, Refusal.TRAPPED)
"""A player who is told one of these need not be told that there is no place."""


def why_not(card: Card, view: View, refusal: Callable[[Move], Reason | None], words: Words) -> str:
    """The most common reason against the moves with this card."""
    reasons = Counter(reason for move in _tries(card, view) if (reason := refusal(move)) is not None)
    words_for_it = words.phrase("no-place" if card.tile else "no-target")
    if not reasons:
        return words_for_it
    [(reason, _)] = reasons.most_common(1)
    if reason in OF_THE_PLAYER:
        return words.refusal(reason)
    return f"{words_for_it} {words.refusal(reason)}"


def _tries(card: Card, view: View) -> Iterator[Move]:
    if card.tile is not None:
        for cell in _beside(view):
            yield Lay(card, cell)
    elif card.effect in ON_CELLS:
        for cell in (*(lying.cell for lying in view.mine), *(goal.cell for goal in view.goals)):
            yield Play(card, cell)
    elif card.effect is Effect.REPAIR:
        for seat in range(view.seats):
            for tool in card.tools:
                yield Play(card, seat, tool)
    elif card.effect is Effect.THEFT:
        yield Play(card)
    else:
        for seat in range(view.seats):
            yield Play(card, seat)


def _beside(view: View) -> list[Cell]:
    """Empty cells next to a card."""
    taken = {lying.cell for lying in view.mine} | {goal.cell for goal in view.goals}
    around = {
        Cell(cell.x + east, cell.y + north)
        for cell in (lying.cell for lying in view.mine)
        for east, north in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    return sorted(around - taken)
