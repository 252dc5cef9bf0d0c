"""What is new in the mine: the card laid last, and what others have done since the person's turn."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from saboteur.engine.values import facts
from saboteur.engine.values.cell import Cell
from saboteur.engine.view import View
from saboteur.table.log import Event

LAST: Final = "[]"
RECENT: Final = "()"
"""At the corners of the card laid last, and of others laid since the person's turn."""


@dataclass(frozen=True, slots=True)
class Fresh:
    """Cards that stand out, without colour too."""

    newest: Cell | None = None
    others: Collection[Cell] = ()

    @staticmethod
    def of(view: View, told: Iterable[Event]) -> "Fresh":
        """From what the observer was told in this round."""
        lying = {each.cell for each in view.mine}
        laid, before, since = list[Cell](), list[Cell](), list[Cell]()
        for event in told:
            match event.what:
                case facts.RoundBegan():
                    laid, before, since = [], [], []
                case facts.Asked("turn", seat) if seat == view.observer:
                    before, since = since, []
                case facts.Laid(seat, _, cell):
                    laid.append(cell)
                    since += [cell] if seat != view.observer else []
                case facts.Revealed(cell=cell):
                    since.append(cell)
                case _:
                    pass
        newest = next((cell for cell in reversed(laid) if cell in lying), None)
        return Fresh(newest, frozenset((*before, *since)) & lying - {newest})

    def brackets(self, cell: Cell) -> str:
        """What is drawn around a card."""
        return LAST if cell == self.newest else RECENT if cell in self.others else ""


NOTHING_FRESH: Final = Fresh()
