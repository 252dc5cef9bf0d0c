"""Moves as others see them, and moves as plain values: `{"move": "lay", "card": "base_ew", "cell": [1, 0], …}`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, assert_never

from saboteur.engine.moves import (
    MOST_DISCARDED,
    VERBS,
    Bribe,
    Claim,
    Clear,
    Discard,
    Lay,
    Move,
    Play,
    Position,
    Rob,
    Take,
    Turn,
    WrongWord,
    move_of_words,
)
from saboteur.engine.values.cards import MAT_CARDS, Card, MatCard
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.unknown import Observer, Unknown
from saboteur.notation.plain import MISSING, InvalidValue, fields_of, joined, read_text
from saboteur.notation.text import InvalidText, one_of
from saboteur.notation.values import CARD, CELL, FLAG, MAT_CARD, SEAT, TOOL, VALUE, Several, hidden, maybe

_WORD: Final = re.compile(r"[^ \t]+")
_SHORT: Final = 80  # as a move is that nobody has stretched: a longer text is not remembered


@dataclass(frozen=True, slots=True)
class HiddenDiscard:
    """Somebody else's discard: how many cards (3.9)."""

    count: int

    def __str__(self) -> str:
        return "discard" + " ?" * self.count


@dataclass(frozen=True, slots=True)
class HiddenClear:
    """Somebody else discarded two cards to remove one in front of them (6.2, 8.2)."""

    what: MatCard

    def __str__(self) -> str:
        return f"clear {self.what} ? ?"


@dataclass(frozen=True, slots=True)
class HiddenTake:
    """Somebody else picked a nugget card (5.2)."""

    def __str__(self) -> str:
        return "take ?"


HiddenMove = HiddenDiscard | HiddenClear | HiddenTake


def seen_move(move: Move, by: int, observer: Observer) -> Move | HiddenMove:
    """What an observer sees of a move: only the mover knows cards discarded face down.

    >>> from saboteur import parse_move
    >>> move = parse_move("discard base_ew base_map")
    >>> [str(seen_move(move, 2, observer)) for observer in (2, 0, None)]
    ['discard base_ew base_map', 'discard ? ?', 'discard ? ?']
    """
    if observer == by:
        return move
    match move:
        case Discard(cards):
            return HiddenDiscard(len(cards))
        case Clear(what, _):
            return HiddenClear(what)
        case Take():
            return HiddenTake()
        case _:
            return move


def read_seen_move(text: str, line: int = 1, column: int = 1) -> Move | HiddenMove:
    """Reads a complete move or what others see of it.

    >>> read_seen_move("clear lamp ? ?")
    HiddenClear(what='lamp')
    >>> read_seen_move("lay base_ew")
    Traceback (most recent call last):
    saboteur.notation.text.InvalidText: line 1, column 12: expected a cell, found nothing
    """
    try:
        return _remembered(text) if len(text) <= _SHORT else _seen_move(text)
    except WrongWord as error:
        places = [match.start() for match in _WORD.finditer(text)] + [len(text.rstrip(" \t"))]
        raise InvalidText(line, column + places[error.index], error.expected, error.found) from None


def _seen_move(text: str) -> Move | HiddenMove:
    words = _WORD.findall(text)
    return _hidden_of_words(words) if "?" in words else move_of_words(words)


_remembered: Final = lru_cache(maxsize=1 << 12)(_seen_move)  # moves are values, and games are much alike


# Which word is the first `?`, the least and the greatest number of them: all that is hidden is hidden.
_HIDDEN: Final = {"discard": (1, 1, MOST_DISCARDED), "clear": (2, 2, 2), "take": (1, 1, 1)}


def _hidden_of_words(words: list[str]) -> Move | HiddenMove:
    """A move with some `?` in it; raises `WrongWord`."""
    verb = words[0]
    first, least, most = _HIDDEN.get(verb, (0, 0, 0))
    if first == 0 or words[first : first + 1] != ["?"]:
        return move_of_words(words)  # which refuses the `?`
    what = next((card for card in MAT_CARDS if card == words[1]), None) if verb == "clear" else MAT_CARDS[0]
    if what is None:
        raise WrongWord(1, one_of(MAT_CARDS), words[1])
    count = min(max(len(words) - first, least), most)
    for index in range(first, first + count):
        if index == len(words) or words[index] != "?":
            raise WrongWord(index, "?", words[index] if index < len(words) else "")
    if len(words) > first + count:
        raise WrongWord(first + count, "the end", words[first + count])
    return HiddenDiscard(count) if verb == "discard" else HiddenClear(what) if verb == "clear" else HiddenTake()


def move_plain(move: Move | HiddenMove) -> dict[str, object]:
    """A move as plain values: its verb, then its fields.

    >>> from saboteur import Card, Cell, Lay
    >>> move_plain(Lay(Card.parse("base_ew"), Cell(1, 0)))
    {'move': 'lay', 'card': 'base_ew', 'cell': [1, 0], 'turned': False}
    >>> move_plain(HiddenDiscard(2))
    {'move': 'discard', 'cards': ['?', '?']}
    """
    match move:
        case Lay(card, cell, turned):
            return {"move": "lay", "card": card.id, "cell": [cell.x, cell.y], "turned": turned}
        case Play(card, on, tool):
            return {"move": "play", "card": card.id, **_target(on, tool)}
        case Discard(cards):
            return {"move": "discard", "cards": [card.id for card in cards]}
        case Clear(what, (one, other)):
            return {"move": "clear", "what": what, "cards": [one.id, other.id]}
        case Bribe(cell):
            return {"move": "bribe", "cell": [cell.x, cell.y]}
        case Turn(cell):
            return {"move": "turn", "cell": [cell.x, cell.y]}
        case Position(turned):
            return {"move": "position", "turned": turned}
        case Claim(cell):
            return {"move": "claim", "cell": [cell.x, cell.y]}
        case Take(value):
            return {"move": "take", "value": value}
        case Rob(seat):
            return {"move": "rob", "seat": seat}
        case HiddenDiscard(count):
            return {"move": "discard", "cards": ["?"] * count}
        case HiddenClear(what):
            return {"move": "clear", "what": what, "cards": ["?", "?"]}
        case HiddenTake():
            return {"move": "take", "value": "?"}
        case _:
            assert_never(move)


def _target(on: int | Cell | None, tool: str | None) -> dict[str, object]:
    """What an action card is played on."""
    match on:
        case None:
            return {}
        case Cell(x, y):
            return {"cell": [x, y]}
        case seat:
            return {"seat": seat} if tool is None else {"seat": seat, "tool": tool}


def read_move_plain(value: object, path: str = "move") -> Move | HiddenMove:
    """Reads what `move_plain` gives, or a move's text.

    >>> print(read_move_plain({"move": "play", "card": "base_fix_pick", "seat": 1, "tool": "pick"}))
    play base_fix_pick 1 pick
    >>> read_move_plain({"move": "discard", "cards": ["base_ew", 7]})
    Traceback (most recent call last):
    saboteur.notation.plain.InvalidValue: move.cards[1]: expected a card, found 7
    """
    if isinstance(value, str):
        return read_text(read_seen_move, value, path)
    if not isinstance(value, dict):
        raise InvalidValue(path, "an object or a text", value)
    verb = value.get("move", MISSING)
    form = _FORMS.get(verb) if isinstance(verb, str) else None
    if form is None:
        raise InvalidValue(joined(path, "move"), one_of(VERBS), verb)
    names, read = form if verb != "play" else (_names_of_play(value), _play)
    fields = fields_of(value, path, names)
    try:
        return read(fields)
    except InvalidValue as error:
        raise error.within(path) from None


def _lay(fields: dict[str, object]) -> Lay:
    return Lay(_card(fields), _cell(fields), _turned(fields))


def _names_of_play(value: dict[object, object]) -> tuple[str, ...]:
    """The fields of an action, by what it is played on."""
    if "cell" in value:
        return "move", "card", "cell"
    if "seat" in value:
        return ("move", "card", "seat", "tool") if "tool" in value else ("move", "card", "seat")
    return "move", "card"


def _play(fields: dict[str, object]) -> Play:
    card = _card(fields)
    if "cell" in fields:
        return Play(card, _cell(fields))
    if "seat" not in fields:
        return Play(card)
    seat = SEAT.read_plain(fields["seat"], "seat")
    return Play(card, seat, TOOL.read_plain(fields["tool"], "tool") if "tool" in fields else None)


def _discard(fields: dict[str, object]) -> Discard | HiddenDiscard:
    cards = _cards(fields, 1, MOST_DISCARDED)
    return HiddenDiscard(cards) if isinstance(cards, int) else Discard(cards)


def _clear(fields: dict[str, object]) -> Clear | HiddenClear:
    what = MAT_CARD.read_plain(fields["what"], "what")
    cards = _cards(fields, 2, 2)
    return HiddenClear(what) if isinstance(cards, int) else Clear(what, (cards[0], cards[1]))


def _take(fields: dict[str, object]) -> Take | HiddenTake:
    value = _HIDDEN_VALUE.read_plain(fields["value"], "value")
    return HiddenTake() if isinstance(value, Unknown) else Take(value)


def _card(fields: dict[str, object]) -> Card:
    return CARD.read_plain(fields["card"], "card")


def _cell(fields: dict[str, object]) -> Cell:
    return CELL.read_plain(fields["cell"], "cell")


def _turned(fields: dict[str, object]) -> bool:
    return FLAG.read_plain(fields["turned"], "turned")


def _cards(fields: dict[str, object], least: int, most: int) -> tuple[Card, ...] | int:
    """The cards discarded, or their number if they are hidden."""
    cards = fields["cards"]
    if not isinstance(cards, list | tuple) or not least <= len(cards) <= most:
        count = f"{least}" if least == most else f"{least} to {most}"
        raise InvalidValue("cards", f"a list of {count} cards", cards)
    if cards[0] != "?":
        return _CARDS.read_plain(cards, "cards")
    for index, card in enumerate(cards):
        if card != "?":
            raise InvalidValue(f"cards[{index}]", "'?'", card)  # all cards are hidden or none
    return len(cards)


_CARDS: Final = Several(CARD)
_HIDDEN_VALUE: Final = hidden(VALUE)
_MAYBE_SEAT: Final = maybe(SEAT)

_FORMS: Final[dict[str, tuple[tuple[str, ...], Callable[[dict[str, object]], Move | HiddenMove]]]] = {
    "lay": (("move", "card", "cell", "turned"), _lay),
    "play": (("move", "card"), _play),
    "discard": (("move", "cards"), _discard),
    "clear": (("move", "what", "cards"), _clear),
    "bribe": (("move", "cell"), lambda fields: Bribe(_cell(fields))),
    "turn": (("move", "cell"), lambda fields: Turn(_cell(fields))),
    "position": (("move", "turned"), lambda fields: Position(_turned(fields))),
    "claim": (("move", "cell"), lambda fields: Claim(_cell(fields))),
    "take": (("move", "value"), _take),
    "rob": (("move", "seat"), lambda fields: Rob(_MAYBE_SEAT.read_plain(fields["seat"], "seat"))),
}
assert tuple(_FORMS) == VERBS
