"""What is sent about a game in progress, as JSON: events with their sentences, the question, the moves to choose from.

What several are told alike is written once. The messages are described in wire/messages.py; they are put together by
hand here because every move of every table goes through this file.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from msgspec.json import Encoder

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import Moves
from saboteur.engine.moves import Move, Play, unpacked_move
from saboteur.engine.values.facts import Fact
from saboteur.notation.advice import Advice
from saboteur.notation.moves import move_plain
from saboteur.notation.positions.plain import view_plain
from saboteur.notation.records.plain import entry_plain
from saboteur.notation.records.record import Abandoned, Said, Sat
from saboteur.server.wire.messages import HintAnswer, ShownHint
from saboteur.table.log import Event, Told, seen
from saboteur.table.table import Table
from saboteur.words.advice import advice_sentence
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
    """The events after one of a table's numbers, as each seat and a watcher are told them.

    Written once for a watcher; a seat has other words only for the events that tell it more, or speak of it.
    """

    def __init__(self, table: Table, since: int) -> None:
        self._happened = table.log.told[since:]
        self._heads = [_head_json(event) for event in table.log.numbered(self._happened, since)]
        self._parts: list[bytes] = []
        self._own: dict[int, list[int]] = {}  # by seat: the events that it is told in its own words
        for index, what in enumerate(self._happened):
            privy: Iterable[int] = what.privy if isinstance(what, Fact) else ()
            body, named = _body_of(seen(what, None) if privy else what, None)
            self._parts.append(self._heads[index] + body)
            for seat in named.union(privy) if privy else named:
                self._own.setdefault(seat, []).append(index)
        self._common = b"[" + b",".join(self._parts) + b"]"

    def events(self, observer: int | None) -> bytes:
        """A list of JSON."""
        own = None if observer is None else self._own.get(observer)
        if own is None:
            return self._common
        parts = [*self._parts]
        for index in own:
            parts[index] = self._heads[index] + _body_of(seen(self._happened[index], observer), observer)[0]
        return b"[" + b",".join(parts) + b"]"


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


_fact_body: Final = lru_cache(MOST_FACTS)(_made_body)
"""The same facts come again and again, at all tables."""


def _body_of(what: Told, you: int | None) -> tuple[bytes, frozenset[int]]:
    """What everybody says or does besides comes once."""
    return _fact_body(what, you) if isinstance(what, Fact) else _made_body(what, you)


def view_json(table: Table, observer: int | None) -> bytes:
    """All that an observer knows."""
    return encoder.encode(view_plain(table.game.view(observer)))


class Asking:
    """What the game waits for, and every legal move of the seat that is asked."""

    def __init__(self, table: Table) -> None:
        game = table.game
        self._what = "over" if table.over else game.asked
        self.actor = None if self._what in NOBODY_ACTS else game.actor
        """The seat that is asked."""
        self._table = table
        self._waiting = b',"question":%s,"moves":[]' % _question_json(self._what, self.actor, mine=False)
        self._asked = b""

    def question(self) -> bytes:
        """What a watcher is told of it, by itself."""
        return _question_json(self._what, self.actor, mine=False)

    def to(self, observer: int | None) -> bytes:
        """As an observer is told it: the end of a message, without the bracket."""
        if observer is None or observer != self.actor:
            return self._waiting
        if not self._asked:
            question = _question_json(self._what, self.actor, mine=True)
            self._asked = b',"question":%s,"moves":%s' % (question, _moves_json(self._table, observer))
        return self._asked


@cache
def _question_json(what: str, actor: int | None, *, mine: bool) -> bytes:
    sentence = asked_sentence(what) if mine or actor is None else waiting_sentence(what, actor)
    return encoder.encode({"what": what, "seat": actor, "said": sentence_plain(sentence)})


def _moves_json(table: Table, by: int) -> bytes:
    """What a seat that is asked may answer: every legal move with what it does."""
    list_moves(table.game.state, _moves)
    written = _written.setdefault(by, {})
    if len(written) > MOST_MOVES:
        written.clear()
    parts = [written.get(number) or _move_json(number, by, written) for number in _moves.numbers()]
    return b"[" + b",".join(parts) + b"]"


def _move_json(number: int, by: int, written: dict[int, bytes]) -> bytes:
    """A move as a seat is offered it; all seats read the same, unless they make it against themselves."""
    move = unpacked_move(number)
    own = isinstance(move, Play) and move.on == by
    found = written[number] = _offered(move, by if own else None)
    return found


@lru_cache(MOST_MOVES)
def _offered(move: Move, by: int | None) -> bytes:
    plain = {"move": move_plain(move), "text": str(move), "said": sentence_plain(move_sentence(move, by))}
    return encoder.encode(plain)


def hint_json(sent: str, advice: Advice, by: int) -> bytes:
    """The answer to a request of this id: a move as it is offered to the seat `by`, and why it is suggested."""
    hint = ShownHint(
        move=move_plain(advice.move),
        text=str(advice.move),
        said=sentence_plain(move_sentence(advice.move, by)),
        why=sentence_plain(advice_sentence(advice.reason)),
    )
    return encoder.encode(HintAnswer(id=sent, answer=hint))
