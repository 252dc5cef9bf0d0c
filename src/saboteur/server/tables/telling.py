"""What is sent about a game in progress, as JSON: events with their sentences, the question, the moves to choose from.

What several are told alike is written once. The messages are described in wire/messages.py; they are put together by
hand here because every move of every table goes through this file.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from msgspec.json import Encoder

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import Moves
from saboteur.engine.moves import unpacked_move
from saboteur.engine.values.facts import Fact
from saboteur.notation.moves import move_plain
from saboteur.notation.positions.plain import view_plain
from saboteur.notation.records.plain import entry_plain
from saboteur.notation.records.record import Abandoned, Said, Sat
from saboteur.table.log import Event, Told
from saboteur.table.table import Table
from saboteur.table.telling import Shares
from saboteur.words.facts import abandoned, fact_sentences
from saboteur.words.moves import move_sentence
from saboteur.words.plain import sentence_plain
from saboteur.words.questions import NOBODY_ACTS, asked_sentence, waiting_sentence
from saboteur.words.seats import sat_sentence
from saboteur.words.sentence import Joined, Listed, PlayerName, Sentence
from saboteur.words.statements import statement_sentence

MOST_MOVES: Final = 10_000
"""Of one seat whose JSON is kept; then they are forgotten."""
MOST_FACTS: Final = 20_000
"""Whose JSON is kept."""
encoder: Final = Encoder()
_moves: Final = Moves()
_written: Final[dict[int, dict[int, bytes]]] = {}  # by seat and number


def sentences_of(what: Told, you: int | None) -> tuple[Sentence, ...]:
    """What an event says to the seat `you`, or to a watcher."""
    match what:
        case Fact():
            return fact_sentences(what, you)
        case Said(seat, statement):
            return (statement_sentence(statement, seat, you),)
        case Sat(seat, chair):
            return (sat_sentence(seat, chair, you),)
        case Abandoned(seat, reason):
            return (abandoned(seat, reason, you),)


def named(sentence: Sentence) -> set[int]:
    """The seats a sentence speaks of by their names."""
    found: set[int] = set()
    rest: list[object] = [*sentence.given.values()]
    while rest:
        match rest.pop():
            case PlayerName(seat):
                found.add(seat)
            case Listed(items) | Joined(items):
                rest += items
            case Sentence(given=given):
                rest += given.values()
            case _:
                pass
    return found


class Telling:
    """The events after one of a table's numbers, as each seat and a watcher are told them."""

    def __init__(self, table: Table, since: int) -> None:
        happened = table.log.told[since:]
        self._shares = Shares(happened)
        self._heads = [_head_json(event) for event in table.log.numbered(happened, since)]
        self._common: tuple[bytes, set[int]] | None = None

    def events(self, observer: int | None) -> bytes:
        """A list of JSON; whoever is told no more than a watcher and spoken of by no sentence reads what one reads."""
        told = self._shares.to(observer)
        if told is not self._shares.to(None):
            return self._list(told, observer)[0]
        if self._common is None:
            self._common = self._list(told, None)
        written, spoken_of = self._common
        return self._list(told, observer)[0] if observer in spoken_of else written

    def _list(self, told: tuple[Told, ...], you: int | None) -> tuple[bytes, set[int]]:
        """The events as JSON, and the seats to which they are told in other words."""
        parts, spoken_of = [], set[int]()
        for head, what in zip(self._heads, told, strict=True):
            body, others = _body_json(what, you) if isinstance(what, Fact) else _made_body(what, you)
            parts.append(head + body)
            spoken_of |= others
        return b"[" + b",".join(parts) + b"]", spoken_of


def event_json(event: Event, you: int | None) -> bytes:
    """One event as the seat `you`, or a watcher, is told it."""
    return _head_json(event) + _made_body(event.what, you)[0]


def _head_json(event: Event) -> bytes:
    """The beginning of an event: its number, and when it happened."""
    return b'{"number":%d,' % event.number + (b"" if event.time is None else b'"time":%d,' % event.time)


def _made_body(what: Told, you: int | None) -> tuple[bytes, frozenset[int]]:
    """The rest of an event with its end, and the seats of which its sentences speak."""
    plain = what.as_dict() if isinstance(what, Fact) else entry_plain(what)
    sentences = sentences_of(what, you)
    if sentences:
        plain["said"] = [sentence_plain(sentence) for sentence in sentences]
    return encoder.encode(plain)[1:], frozenset().union(*map(named, sentences))


_body_json: Final = lru_cache(MOST_FACTS)(_made_body)
"""The same facts come again and again, at all tables."""


def view_json(table: Table, observer: int | None) -> bytes:
    """All that an observer knows."""
    return encoder.encode(view_plain(table.game.view(observer)))


def question_json(table: Table, observer: int | None) -> bytes:
    """What is asked of whom."""
    game = table.game
    what = "over" if table.over else game.asked
    actor = None if what in NOBODY_ACTS else game.actor
    return _question_json(what, actor, mine=actor is None or actor == observer)


@cache
def _question_json(what: str, actor: int | None, *, mine: bool) -> bytes:
    sentence = asked_sentence(what) if mine or actor is None else waiting_sentence(what, actor)
    return encoder.encode({"what": what, "seat": actor, "said": sentence_plain(sentence)})


def moves_json(table: Table, observer: int | None) -> bytes:
    """What a seat may answer: every legal move with what it does; nothing for those who are not asked."""
    game = table.game
    if observer is None or game.actor != observer or table.over:
        return b"[]"
    list_moves(game.state, _moves)
    written = _written.setdefault(observer, {})
    if len(written) > MOST_MOVES:
        written.clear()
    parts = [written.get(number) or _move_json(number, observer, written) for number in _moves.numbers()]
    return b"[" + b",".join(parts) + b"]"


def _move_json(number: int, by: int, written: dict[int, bytes]) -> bytes:
    move = unpacked_move(number)
    found = written[number] = encoder.encode(
        {"move": move_plain(move), "text": str(move), "said": sentence_plain(move_sentence(move, by))}
    )
    return found
