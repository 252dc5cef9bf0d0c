"""Whole games played at a table, with everything that can happen there: nonces, statements, changes of seat, times."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

from saboteur import Cell, ruleset
from saboteur.engine.moves import unpacked_move
from saboteur.notation.records.record import Chair
from saboteur.notation.statements import Accuse, Am, Hold, Looked, Need, Saw, Statement, Trust
from saboteur.rulesets import EDITIONS, GAMES
from saboteur.table.refusals import Reason
from saboteur.table.table import Committed, Table
from tests.laws.strategies import digging, listed

CHAIRS = (Chair("person", "Anna"), Chair("bot", "plain"), Chair("person", "Олена Ш."), Chair("bot"), Chair("person"))
Options = dict[str, object]
KINDS: list[tuple[str, Options]] = [
    *(("base", Options(edition=edition)) for edition in EDITIONS),
    ("base", {"placing": "adjacent", "one_digger_less": True, "rounds": 1}),
    ("base", {"broken_tools_forfeit": True, "first": 1, "rounds": 2}),
    ("saboteur2", {}),
    ("saboteur2", {"maps": 3, "rounds": 1}),
    ("duel", {}),
    ("solo", {"colour": "blue"}),
    ("solo", {"rounds": 1}),
]


def taken(done: Committed | Reason) -> Committed:
    """The result of a step that the table accepted."""
    assert isinstance(done, Committed), done
    return done


def seed_of(name: str) -> str:
    """A seed for a commitment."""
    return hashlib.sha256(name.encode()).hexdigest()


def new_table(name: str, *, kind: int | None = None) -> tuple[Table, random.Random]:
    """A table before its deal; its name determines everything about it."""
    rng = random.Random(name)
    game, options = rng.choice(KINDS) if kind is None else KINDS[kind % len(KINDS)]
    made = ruleset(game, options)
    seats = rng.choice(list(made.seats))
    chairs = [rng.choice(CHAIRS) for _ in range(seats)] if rng.random() < 0.7 else []
    begun = "2026-11-16T18:00:00Z" if rng.random() < 0.5 else ""
    table = Table(made, seats, seed=seed_of(name), chairs=chairs, automatic=rng.random() < 0.5, begun=begun)
    for seat in range(seats):
        if rng.random() < 0.4:
            assert table.give_nonce(seat, f"luck_{rng.randrange(10**6)}-{seat}") is None
    return table, rng


def steps(table: Table, rng: random.Random) -> Iterator[None]:
    """Plays to the end, stopping after everything that happened."""
    clock = 0
    timed = rng.random() < 0.6
    table.begin(time=clock if timed else None)
    yield
    while not table.game.over:
        clock += rng.randrange(90_000)
        time = clock if timed else None
        chance = rng.random()
        if chance < 0.05:
            taken(table.say(rng.randrange(table.game.seats), Need("lamp"), time=time))
        elif chance < 0.1:
            seat = rng.randrange(table.game.seats)
            statement = some_statement(table, seat, rng)
            if statement is not None:
                taken(table.say(seat, statement, time=time))
        elif chance < 0.12:
            taken(table.sit(rng.randrange(table.game.seats), rng.choice(CHAIRS), time=time))
        else:
            actor = table.game.actor
            assert actor is not None
            move = some_move(table, rng)
            taken(table.submit(actor, move, at=table.number, time=time))
        yield


def some_move(table: Table, rng: random.Random) -> str:
    """A move that digs or a random one."""
    moves = listed(table.game)
    if table.game.asked == "turn" and rng.random() < 0.7:
        return str(unpacked_move(digging(table.game, moves, rng)))
    return str(unpacked_move(rng.choice(moves)))


def some_statement(table: Table, by: int, rng: random.Random) -> Statement | None:
    """A statement that a seat may make in this game."""
    rules, seats = table.game.ruleset, table.game.seats
    cell: Cell = rng.choice(rules.goal_cells)
    face = rng.choice([card.id for card in rules.goals] if rules.markers else ["gold", "stone"])
    said: list[Statement] = [Saw(cell, face), Hold((rng.choice(list(rules.cards)),)), Need("pick")]
    others = [seat for seat in range(seats) if seat != by]
    if rules.roles:
        role = rng.choice(list(rules.roles[seats]))
        said += [Am(role), Accuse(rng.choice(others)), Trust(rng.choice(others))]
        if rules.name == "saboteur2":
            said.append(Looked(rng.choice(others), role))
    return rng.choice(said)


def played(name: str, *, kind: int | None = None) -> Table:
    """A game played to its end."""
    table, rng = new_table(name, kind=kind)
    for _ in steps(table, rng):
        pass
    return table


__all__ = ["GAMES", "KINDS", "new_table", "played", "seed_of", "some_move", "some_statement", "steps", "taken"]
