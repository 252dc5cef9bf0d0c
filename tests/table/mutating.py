"""The record of one observer, changed in one place: every fact changed in every field, dropped, doubled, swapped.

A survivor is a change that `verify` does not find. It is explained if some game shows exactly this record to its
observer.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace

from saboteur import Card, Cell, Game, Rng
from saboteur.engine.core.packed import ASKED
from saboteur.engine.moves import Clear, Discard, Lay, Move, Play, Take, unpacked_move
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values import facts
from saboteur.engine.values.causes import CAUSES
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.roles import ROLES
from saboteur.engine.worlds.knowledge import Knowledge, follow
from saboteur.notation.moves import HiddenClear, HiddenDiscard, HiddenMove, HiddenTake
from saboteur.notation.records.record import Line, Moved, Record, Result
from saboteur.table.table import Table
from saboteur.table.verifying.seen import SeenReplay
from tests.laws.strategies import listed

TRIES = 300


@dataclass(frozen=True)
class Mutant:
    """A record changed in one place, and how."""

    record: Record
    how: tuple[str, ...]
    """`drop`, `double`, `swap`, `change` or `play`; the fact; the field or the fact behind it."""


def is_found_right(record: Record) -> bool:
    """Whether no fault is found in it; like `verify`, but without writing and reading it."""
    replay = SeenReplay(record)
    return all(replay.replay_line(line) is None for line in record.lines) and replay.result == record.result


def mutants(record: Record, rng: random.Random) -> Iterator[Mutant]:
    """Every fact of a record changed, dropped, doubled, swapped; every card shown by another played as another."""
    for index, line in enumerate(record.lines):
        for how, told in _of_facts(line.facts, record, rng):
            yield Mutant(_with_line(record, index, replace(line, facts=told)), how)
        if (other := _played_otherwise(line, record, rng)) is not None:
            yield Mutant(_with_line(record, index, other), ("play", line.facts[0].name(), "card"))


def _of_facts(
    told: tuple[Fact, ...], record: Record, rng: random.Random
) -> Iterator[tuple[tuple[str, ...], tuple[Fact, ...]]]:
    for index, fact in enumerate(told):
        before, after = told[:index], told[index + 1 :]
        name = fact.name()
        yield ("drop", name), (*before, *after)
        yield ("double", name), (*before, fact, fact, *after)
        if after and after[0] != fact:
            yield ("swap", name, after[0].name()), (*before, after[0], fact, *after[1:])
        for field in fields(fact):  # type: ignore[arg-type]  # every fact is a dataclass
            other = _another(getattr(fact, field.name), record.ruleset, record.seats, rng)
            changed = replace(fact, **{field.name: other})  # type: ignore[type-var]
            if changed != fact:
                yield ("change", name, field.name), (*before, changed, *after)


def _with_line(record: Record, index: int, line: Line) -> Record:
    """The record with another line; the result follows the facts."""
    lines = (*record.lines[:index], line, *record.lines[index + 1 :])
    ends = [fact for fact in line.facts if isinstance(fact, facts.GameEnded)]
    result = Result(ends[-1].gold, ends[-1].winners) if ends else record.result
    return replace(record, lines=lines, result=result)


def _another(value: object, rules: Ruleset, seats: int, rng: random.Random) -> object:
    """Some other value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1 if value == 0 or rng.random() < 0.5 else value - 1
        case Card():
            return rng.choice(
                [card for card in (*rules.cards, *rules.goals) if card.use is value.use and card != value]
            )
        case Cell(x, y):
            return Cell(x + rng.choice((-1, 1)), y)
        case str():
            roles = tuple(rules.roles.get(seats, {}))
            words = next(words for words in (roles, CAUSES, ASKED, ROLES) if value in words)
            return rng.choice([word for word in words if word != value])
        case tuple() if value:
            place = rng.randrange(len(value))
            return (*value[:place], _another(value[place], rules, seats, rng), *value[place + 1 :])
        case _:
            return value


def _played_otherwise(line: Line, record: Record, rng: random.Random) -> Line | None:
    """Another seat is said to have laid or played another card of the same use."""
    entry = line.entry
    if not isinstance(entry, Moved) or entry.seat == record.observer or not isinstance(entry.move, Lay | Play):
        return None
    card = _another(entry.move.card, record.ruleset, record.seats, rng)
    first = line.facts[0]
    told = (replace(first, card=card), *line.facts[1:])  # type: ignore[type-var]
    return replace(line, entry=Moved(entry.seat, replace(entry.move, card=card)), facts=told)  # type: ignore[arg-type]


# -- a world in which it would be true ---------------------------------------------------------------------------------


def is_explained(record: Record) -> bool:
    """Whether some game shows this very record to its observer."""
    return _is_dealt_so(record) if record.seed is not None else _can_be_sampled(record)


def _can_be_sampled(record: Record) -> bool:
    """Without the seed: worlds that fit all that was told can be drawn, and one of them looks just like it."""
    observer = record.observer if isinstance(record.observer, int) else None
    first = Game(record.ruleset, record.seats).view(observer)
    told = [fact for line in record.lines for fact in line.facts]
    world = Knowledge(first, told).sample(Rng(1))
    return world.view(observer) == follow(first, told)


def _is_dealt_so(record: Record) -> bool:
    """With the seed: the hidden moves can be chosen so that the table's record, cut to the observer, is this one."""
    rng = random.Random(str(record.seed))
    return any(_replayed(record, rng) for _ in range(TRIES))


def _replayed(record: Record, rng: random.Random) -> bool:
    whole = replace(record, observer="table", start=None, lines=(), result=None)
    table = Table.before(whole)
    for index, line in enumerate(record.lines):
        entry = line.entry
        if isinstance(entry, Moved) and not isinstance(entry.move, Move):
            found = _hidden_move(table.game, entry.seat, entry.move, record.lines[index + 1 :], rng)
            entry = Moved(entry.seat, found)
        if table.replay_line(replace(line, entry=entry, facts=())) is not None:
            return False
    return table.record(record.observer).lines == record.lines


def _hidden_move(game: Game, seat: int, move: HiddenMove, later: Sequence[Line], rng: random.Random) -> Move:
    """A move that looks so, by which the seat keeps, as far as it can, what it is seen to play later."""
    wanted = Counter(_cards_played(seat, later))
    hand = [card for card in game.view(seat).hands[seat] if isinstance(card, Card)]
    rng.shuffle(hand)
    spare = []
    for card in hand:
        if wanted[card]:
            wanted[card] -= 1
        else:
            spare.append(card)
    thrown = [*spare, *(card for card in hand if card not in spare)]
    match move:
        case HiddenDiscard(count):
            return Discard(tuple(thrown[:count]))
        case HiddenClear(what):
            return Clear(what, (thrown[0], thrown[1]))
        case HiddenTake():
            taken = unpacked_move(rng.choice(listed(game)))
            assert isinstance(taken, Take)
            return taken


def _cards_played(seat: int, later: Sequence[Line]) -> Iterator[Card]:
    """What is seen of the hand of a seat before the round ends, whoever holds it after a swap (6.8)."""
    for line in later:
        if isinstance(line.entry, Moved) and line.entry.seat == seat and isinstance(line.entry.move, Lay | Play):
            yield line.entry.move.card
        for fact in line.facts:
            match fact:
                case facts.SwappedHands(one, _, other, given, taken) if seat in (one, other):
                    yield from (card for card in (given if seat == one else taken) if isinstance(card, Card))
                    seat = other if seat == one else one
                case facts.RoundEnded():
                    return
                case _:
                    pass
