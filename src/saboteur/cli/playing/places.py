"""Places to choose from: a letter for each cell, its capital for a turned card; in words one for each move."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from saboteur.cli.playing.typed import labels
from saboteur.engine.moves import Bribe, Claim, Lay, Move, Play, Turn
from saboteur.engine.values.cell import Cell
from saboteur.words import Words

# Letters of different alphabets that look the same on the screen.
LATIN, CYRILLIC = "aekmpxyABEHKMPTXY", "аекмрхуАВЕНКМРТХУ"
TURNED: Final = "°"
"""Behind the capital letter of a turned card where it is drawn: many capitals are small letters made larger."""
TO_CYRILLIC, TO_LATIN = str.maketrans(LATIN, CYRILLIC), str.maketrans(CYRILLIC, LATIN)


def cell_of(move: Move) -> Cell | None:
    """Where a move is made, if it has one place."""
    match move:
        case Lay(_, cell) | Bribe(cell) | Turn(cell) | Claim(cell) | Play(_, Cell() as cell):
            return cell
        case _:
            return None


@dataclass(frozen=True, slots=True)
class LetteredPlaces:
    """Moves by their letters, from west to east and from north to south."""

    moves: dict[str, Move] = field(default_factory=dict)
    on: dict[Cell, list[str]] = field(default_factory=dict)

    @staticmethod
    def of(moves: Iterable[Move], words: Words, *, drawn: bool = True) -> "LetteredPlaces":
        """A letter for every move with a place; in words no capitals, because they sound like small letters."""
        placed = [(cell, move) for move in moves if (cell := cell_of(move)) is not None]
        placed.sort(key=lambda each: (each[0].x, -each[0].y, _is_turned(each[1])))
        places, letters, free = LetteredPlaces(), dict[Cell, str](), labels(words)
        for cell, move in placed:
            if cell not in letters or not drawn:
                letters[cell] = next(free)
            turned = drawn and _is_turned(move)
            label = letters[cell].upper() if turned else letters[cell]
            places.moves[label] = move
            places.on.setdefault(cell, []).append(f"{label}{TURNED}" if turned else label)
        return places

    @property
    def turned(self) -> bool:
        """Whether a capital letter means a turned card here."""
        return any(label != label.casefold() for label in self.moves)

    def first(self, *, turned: bool) -> str:
        """The first letter for a position of the card as it is drawn, if it fits anywhere like that."""
        label = next((label for label, move in self.moves.items() if _is_turned(move) == turned), "")
        return f"{label}{TURNED}" if label and turned else label

    def find(self, text: str) -> Move | None:
        """The move of a letter; small or capital does not matter if only one of them is used."""
        text = text.removesuffix(TURNED).upper() if text.endswith(TURNED) else text
        for typed in (text, text.translate(TO_CYRILLIC), text.translate(TO_LATIN)):
            if typed in self.moves:
                return self.moves[typed]
            found = [move for label, move in self.moves.items() if label.casefold() == typed.casefold()]
            if len(found) == 1:
                return found[0]
        return None


def _is_turned(move: Move) -> bool:
    return isinstance(move, Lay) and move.turned
