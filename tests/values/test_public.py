"""Everything the package offers prints, compares and is sent to another process, or says why not."""

import inspect
import pickle
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import get_args

import pytest

import saboteur
from saboteur import (
    UNKNOWN,
    Ask,
    Away,
    Card,
    Cell,
    Chair,
    Driver,
    Fact,
    Game,
    Goal,
    History,
    IllegalMove,
    InvalidDeal,
    InvalidDiagram,
    InvalidMove,
    InvalidOptions,
    InvalidRecord,
    InvalidSetup,
    InvalidText,
    Knowledge,
    Lying,
    Node,
    Outcome,
    Over,
    PutAway,
    Refusal,
    Rng,
    RoundOutcome,
    SeededDealer,
    Setup,
    Table,
    TableRefusal,
    Tell,
    Thrown,
    Tile,
    parse_move,
    parse_statement,
    ruleset,
)
from saboteur.engine.values.facts import type_of_fact

BASE = ruleset("base")
MOVES = """
    lay base_ew 3,0 turned
    play base_break_lamp 1
    discard base_ns base_ew
    clear lamp base_ns base_ew
    bribe 3,0
    turn 8,0
    position turned
    claim 3,0
    take 2
    rob nobody
"""
STATEMENTS = "am digger\naccuse 1\ntrust 1\nsaw 8,2 stone\nlooked 1 boss\nhold base_ew\nneed lamp"
DESCRIBING = {"Dealer", "Player", "Trials"}
"""What others are to be like, and what is written on while it is used."""


def played() -> Table:
    """A table where a round has gone by."""
    table = Table(ruleset("base", rounds=1), 3, seed="values")
    table.begin()
    while not table.over and (actor := table.game.actor) is not None:
        table.submit(actor, next(iter(table.game.legal_moves)))
    return table


def values() -> Iterator[object]:
    """One or more of everything that is a value."""
    game, table = Game(BASE, 3, seed="1"), played()
    history = History(game.view(0))
    history.tell(game.apply(next(iter(game.legal_moves)), tell=True))
    yield from (BASE, game, game.view(0), game.view(None), history, history.facts, Rng(7))
    yield from (Game(BASE, 3).to_deal, SeededDealer("1"), Setup(BASE), Setup.of(game), table.game.outcome)
    yield from map(parse_move, MOVES.strip().splitlines())
    yield from map(parse_statement, STATEMENTS.splitlines())
    yield from (UNKNOWN, Card.parse("base_ew"), Card.parse("base_ew").tile, Cell(3, -1), Refusal.NOT_IN_HAND)
    yield from (TableRefusal.STALE, Chair("bot", "plain"), table.record(), table.record(0), next(table.events(None)))
    yield from (Lying(Cell(1, 0), Card.parse("base_ew")), Goal(Cell(8, 0)), Thrown(UNKNOWN, 1), Away(1, "blue"))
    yield from (PutAway(1, "boss", (2,)), Outcome((), (0,), None), Over())
    yield RoundOutcome(1, "gold", (0,), ("digger", "saboteur"), (3, 0), (3, 0))
    begun = Table(BASE, 3, seed="1").begin()
    yield from (begun, table.seat(0).submit("take 1"))
    ahead = Table(BASE, 3, seed="1")
    ahead.begin()
    seat = ahead.seat(ahead.game.actor or 0)
    yield seat.submit(next(iter(seat.legal_moves)))


def errors() -> Iterator[Exception]:
    """One of every exception."""
    yield IllegalMove(parse_move("discard base_ew"), Refusal.NOT_IN_HAND, "seat 1 is asked for: turn")
    yield from (kind("what is wrong") for kind in (InvalidDeal, InvalidMove, InvalidSetup))
    yield from (InvalidDiagram(1, 2, "a tunnel", "x"), InvalidText(1, 2, "a seat", "x"))
    yield from (InvalidOptions("unknown game 'chess'", "base", "?"), InvalidRecord(3, "no such seat"))


def bound() -> Iterator[object]:
    """What hangs on a table or on a state of its own and stays where it is."""
    table = Table(BASE, 3, seed="1")
    table.begin()
    driver = Driver(table)
    yield from (table.seat(0), table.watcher(), driver, *driver, Knowledge(Game(BASE, 3).view(0)))
    yield Node.of_game(Game(BASE, 3))


@pytest.mark.both
@pytest.mark.parametrize("value", [*values()], ids=lambda value: type(value).__name__)
def test_a_value_prints_compares_and_is_pickled(value: object) -> None:
    again = pickle.loads(pickle.dumps(value))
    assert again == value
    assert type(again) is type(value)
    assert repr(again) == repr(value)
    assert " at 0x" not in repr(value)


@pytest.mark.parametrize("error", [*errors()], ids=lambda error: type(error).__name__)
def test_an_exception_comes_back_as_it_was(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.args, vars(again)) == (type(error), error.args, vars(error))
    assert str(again) == str(error)


@pytest.mark.parametrize("value", [*bound()], ids=lambda value: type(value).__name__)
def test_what_is_bound_to_its_place_says_so(value: object) -> None:
    assert " at 0x" not in repr(value)
    with pytest.raises(TypeError, match=r"^a (seat|watcher|driver|knowledge|node) is not pickled"):
        pickle.dumps(value)


@pytest.mark.both
def test_a_generator_that_was_pickled_gives_the_same_numbers() -> None:
    rng = Rng(2**40 + 7)
    rng.below(100)
    again = pickle.loads(pickle.dumps(rng))
    assert [again.below(1000) for _ in range(50)] == [rng.below(1000) for _ in range(50)]
    assert rng == again != Rng(7)
    with pytest.raises(TypeError, match="unhashable"):
        hash(rng)


def test_a_table_is_pickled_whole_and_goes_on() -> None:
    table = Table(BASE, 3, seed="1")
    table.begin()
    again = pickle.loads(pickle.dumps(table))
    for each in (table, again):
        each.submit(each.game.actor or 0, next(iter(each.game.legal_moves)))
    assert again.record() == table.record()
    assert repr(again) == repr(table)
    assert " at 0x" not in repr(table)


def test_legal_moves_are_pickled_as_a_tuple_of_moves() -> None:
    moves = Game(BASE, 3, seed="1").legal_moves
    assert pickle.loads(pickle.dumps(moves)) == tuple(moves)


def test_nothing_the_package_offers_is_left_out() -> None:
    """Whatever is added is a value, an exception, bound to its place, a function, or only describes."""
    seen = {type(value) for value in (*values(), *errors(), *bound())} | {Table, type(Game(BASE, 3).legal_moves), Fact}
    seen |= {Tell, Ask, Tile}
    for name in saboteur.__all__:
        offered = getattr(saboteur, name)
        if isinstance(offered, type) and name not in DESCRIBING:
            assert offered in seen, name
        elif not isinstance(offered, type | ModuleType) and not inspect.isroutine(offered):
            assert offered is UNKNOWN or get_args(offered), name  # a union or a literal
    for name, kind in type_of_fact.items():
        assert name.startswith("_") or kind.__eq__ is not object.__eq__


def test_every_name_is_found_where_it_is_said_to_be() -> None:
    assert sorted(saboteur._HOME) == sorted(saboteur.__all__)
    assert set(saboteur.__all__) <= set(dir(saboteur))
    for name, home in saboteur._HOME.items():
        module = import_module(home)
        assert getattr(saboteur, name) is (module if name == "facts" else getattr(module, name))
    with pytest.raises(AttributeError, match="module 'saboteur' has no attribute 'Gaem'"):
        saboteur.Gaem  # type: ignore[attr-defined]  # noqa: B018


def test_to_import_the_package_imports_nothing_of_it_yet() -> None:
    code = "import sys, saboteur; print(*(name for name in sys.modules if name.startswith('saboteur.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
