"""What somebody typed: a number, a letter of a place, a command in their language or in English."""

import re
from collections.abc import Iterable, Iterator
from itertools import count, product
from typing import Final, Literal, get_args

from saboteur.words import Words
from saboteur.words.keyboard import Keyboard
from saboteur.words.phrases import Phrase

Command = Literal[
    "discard",
    "clear",
    "bribe",
    "say",
    "log",
    "table",
    "quit",
    "help",
    "pass",
    "score",
    "hand",
    "undo",
    "confirm",
    "hint",
]
COMMANDS: Final[tuple[Command, ...]] = get_args(Command)
TYPED: Final[dict[Command, tuple[Phrase | Keyboard, Keyboard]]] = {
    "discard": ("word-discard", "also-discard"),
    "clear": ("word-clear", "also-clear"),
    "bribe": ("word-bribe", "also-bribe"),
    "say": ("word-say", "also-say"),
    "log": ("word-log", "also-log"),
    "table": ("word-table", "also-table"),
    "quit": ("word-quit", "also-quit"),
    "help": ("word-help", "also-help"),
    "pass": ("word-pass", "also-pass"),
    "score": ("word-score", "also-score"),
    "hand": ("word-hand", "also-hand"),
    "undo": ("word-undo", "also-undo"),
    "confirm": ("word-confirm", "also-confirm"),
    "hint": ("word-hint", "also-hint"),
}
"""The word of a command, and its other names."""
ENGLISH: Final = "en"
"""Its words are understood in every language."""
HELP: Final = "?"
LONGEST: Final = 40
_NUMBER: Final = re.compile(r"[0-9]{1,3}", re.ASCII)
_CELL: Final = re.compile(r"(-?[0-9]{1,3})[ ,;]+(-?[0-9]{1,3})(?:\s+(.+))?", re.ASCII)
_CARD_AND_MORE: Final = re.compile(r"([0-9]{1,3})(?:\s+|(?=[^\W\d_]))(\S.*)")


def number_in(text: str, most: int) -> int | None:
    """A number from 1 on, as an index.

    >>> number_in("3", 6), number_in("7", 6), number_in("x", 6)
    (2, None, None)
    """
    return int(text) - 1 if _NUMBER.fullmatch(text) and 1 <= int(text) <= most else None


def numbers_in(text: str, most: int) -> list[int] | None:
    """Different numbers in a row, as indices.

    >>> numbers_in("1, 3", 6), numbers_in("13", 6), numbers_in("2 2", 6)
    ([0, 2], None, None)
    """
    found = [number_in(word, most) for word in re.split(r"[\s,;]+", text)]
    numbers = [number for number in found if number is not None]
    return numbers if len(numbers) == len(found) == len(set(numbers)) else None


def card_and_more_in(text: str, most: int) -> tuple[int, str] | None:
    """The number of a card, as an index, and what is done with it.

    >>> [card_and_more_in(text, 6) for text in ("5 f", "5f", "2 3,0 turned", "5", "9 f", "f 5")]
    [(4, 'f'), (4, 'f'), (1, '3,0 turned'), None, None, None]
    """
    match = _CARD_AND_MORE.fullmatch(text)
    number = number_in(match[1], most) if match else None
    return (number, match[2]) if match and number is not None else None


def cell_in(text: str, words: Words) -> tuple[tuple[int, int], bool] | None:
    """A cell by its coordinates, and whether the card is turned.

    >>> cell_in("3,-1", Words("en")), cell_in("2 0 с разворотом", Words("ru"))
    (((3, -1), False), ((2, 0), True))
    """
    match = _CELL.fullmatch(text)
    if match is None:
        return None
    turned = (match[3] or "").casefold()
    if turned and turned not in ("turned", words.phrase("turned").casefold()):
        return None
    return (int(match[1]), int(match[2])), bool(turned)


def command_in(text: str, words: Words, among: Iterable[Command] = COMMANDS) -> tuple[Command, str] | None:
    """A command and what follows it; its first letters are enough, at least two, because one letter is a place.

    >>> command_in("disc 1 2", Words("en")), command_in("ска", Words("ru")), command_in("x", Words("en"))
    (('discard', '1 2'), ('say', ''), None)
    >>> command_in("q", Words("uk")), command_in("пасс", Words("ru"))
    (('quit', ''), ('pass', ''))
    """
    first, _, rest = text.strip().partition(" ")
    first = first.casefold()
    if not first:
        return None
    found = [each for each in among if first in _names(each, words)]
    if not found and len(first) > 1:
        found = [each for each in among if any(name.startswith(first) for name in (each, word_for(each, words)))]
    return (found[0], rest.strip()) if len(found) == 1 else None


def word_for(command: Command, words: Words) -> str:
    """How a command is typed in a language."""
    return words.phrase(TYPED[command][0])


def _names(command: Command, words: Words) -> list[str]:
    """All that a command is called, in the language and in English."""
    others = [*words.phrase(TYPED[command][1]).split(), *Words(ENGLISH).phrase(TYPED[command][1]).split()]
    return [command, word_for(command, words), *others]


def printed(text: str) -> str:
    """The typed text for a message: not too long, and without control characters.

    >>> printed("a\x1b[2J")
    'a?[2J'
    """
    shown = "".join(sign if sign.isprintable() else "?" for sign in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"


def labels(words: Words) -> Iterator[str]:
    """Letters of the language that look like no other letter and no digit, then pairs of them, for places.

    >>> found = labels(Words("en")); [next(found) for _ in range(19)][-2:]
    ['y', 'aa']
    """
    alphabet = words.phrase("letters").split()
    return ("".join(letters) for length in count(1) for letters in product(alphabet, repeat=length))
