"""A seat gives a player only what this observer may see, what is asked, and the way to answer."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import is_dataclass, replace
from types import FrameType, ModuleType

import pytest

from saboteur import Card, Cell, Game, History, Record, Rng, Ruleset, Setup, Table, parse_statement, ruleset, sample
from saboteur.engine.core.state import State
from saboteur.engine.deal import Deal
from saboteur.engine.values.refusal import Refusal
from saboteur.notation.records.record import Line
from saboteur.table.committed import Committed, Taken
from saboteur.table.log import Log
from saboteur.table.refusals import TableRefusal
from saboteur.table.seat import Seat, Watcher
from tests.laws.strategies import listed
from tests.table.playing import KINDS, new_table, seed_of, steps, taken

END = (type, str, int, float, type(None), Cell, Card, Ruleset)
"""Where a walk ends: values that everybody knows from the box; neighbours of cells never end."""
SECRET = (Game, State, Table, Record, Log, Line, Deal, Setup, Committed, FrameType, ModuleType)
GAMES = [("base", 4), ("saboteur2", 5), ("duel", 2), ("solo", 1)]


def reachable(root: object) -> Iterator[tuple[str, object]]:
    """Everything that public attributes, and methods that take nothing, lead to; each with the way there."""
    seen: dict[int, object] = {}  # kept alive: else another thing gets the same id
    waiting: list[tuple[str, object]] = [("", root)]
    while waiting:
        path, thing = waiting.pop()
        if id(thing) in seen:
            continue
        yield path, thing
        if isinstance(thing, END):
            continue
        seen[id(thing)] = thing
        for name in dir(thing):  # before it is gone through: a generator that has ended holds nothing
            if not name.startswith("_") and not isinstance(thing, tuple | list | dict | set | frozenset | range):
                waiting.append((f"{path}.{name}", found(thing, name)))
        if isinstance(thing, dict):
            waiting += [(f"{path}[{key!r}]", value) for key, value in thing.items()]
            waiting += [(f"{path}.keys", key) for key in thing]
        elif isinstance(thing, Iterable):
            waiting += [(f"{path}[{index}]", value) for index, value in enumerate(thing)]


def found(thing: object, name: str) -> object:
    """An attribute; of a method that takes nothing, what it gives."""
    value = getattr(thing, name)
    if not callable(value) or isinstance(value, type):
        return value
    try:
        takes = inspect.signature(value).parameters.values()
    except ValueError:
        return None  # built in: of a text or a number
    return None if any(each.default is each.empty for each in takes) else value()


def leaves(root: object) -> list[str]:
    """The texts of all values found."""
    return sorted(f"{path}: {thing!r}" for path, thing in reachable(root) if isinstance(thing, END))


def uses(seat: Seat) -> list[object]:
    """What comes of everything a seat can do that needs an argument, and of what is refused."""
    move = next(iter(seat.legal_moves), "discard base_ns")
    return [
        seat,
        seat.refusal(move),
        seat.refusal("lay base_ns 30,30"),
        seat.submit("rob 1"),
        seat.submit(move, at=seat.last + 1),
        seat.say(parse_statement("accuse 0")),
        seat.say(parse_statement("need lamp")),
        seat.events(since=0),
    ]


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_nothing_of_the_table_is_reached_through_a_seat(kind: int) -> None:
    table, rng = new_table(f"seat/{kind}", kind=kind)
    for number, _ in enumerate(steps(table, rng)):
        if number % 40 != 20 or table.over:
            continue
        places: list[Seat | Watcher] = [table.watcher(), *map(table.seat, range(table.game.seats))]
        for place in places:
            used: list[object] = [place] if isinstance(place, Watcher) else uses(place)
            things = list(reachable(used))
            assert len(things) > 100
            for path, thing in things:
                assert not isinstance(thing, SECRET), path
                assert not isinstance(thing, Seat) or thing == place, path
                assert not isinstance(thing, str) or seed_of(f"seat/{kind}") not in thing, path


def test_the_walk_finds_what_is_hidden_in_a_seat_that_leaks() -> None:
    class Leaking:
        def __init__(self, inside: object) -> None:
            self.inside = inside

        def ask(self) -> list[object]:
            return [{"deep": self.inside}]

    table = Table(ruleset("duel"), 2, seed="1")
    assert any(isinstance(thing, Table) for _, thing in reachable(Leaking(table)))
    leaky = (event for event in table.events(0))
    assert any(isinstance(thing, FrameType) for _, thing in reachable([leaky]))


def test_a_pattern_does_not_take_the_table_out_of_a_seat() -> None:
    table = Table(ruleset("duel"), 2, seed="1")
    match table.seat(1):
        case Seat(number):
            assert number == 1
    assert not hasattr(Watcher, "__match_args__")


def test_the_standard_library_does_not_take_it_out_either() -> None:
    seat = Table(ruleset("duel"), 2, seed="1").seat(1)
    assert not is_dataclass(seat)
    with pytest.raises(AttributeError, match="a seat cannot be changed"):
        seat._number = 0
    with pytest.raises(TypeError, match="a seat is not pickled"):
        copy.copy(seat)
    assert not hasattr(seat, "__dict__")


def test_what_it_gives_has_no_dictionary_with_hands_in_it() -> None:
    table = Table(ruleset("duel"), 2, seed="1")
    table.begin()
    assert table.game.actor is not None
    seat = table.seat(table.game.actor)
    with pytest.raises(TypeError, match="__dict__"):
        vars(seat.legal_moves)
    for path, thing in reachable(uses(seat)):
        named = {} if isinstance(thing, (*END, type)) or not hasattr(thing, "__dict__") else vars(thing)
        assert not any(isinstance(value, SECRET) for value in named.values()), path


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_ruleset_which_all_tables_share_is_only_read(name: str, seats: int) -> None:
    made = Table(ruleset(name, {}), seats, seed="1").seat(0).view.ruleset
    mappings = [value for value in vars(made).values() if isinstance(value, Mapping)]
    mappings += [within for mapping in mappings for within in mapping.values() if isinstance(within, Mapping)]
    assert len(mappings) >= 5
    assert not any(hasattr(mapping, "__setitem__") or hasattr(mapping, "clear") for mapping in mappings)
    assert pickle.loads(pickle.dumps(made)) == copy.deepcopy(made) == replace(made) == made


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_worlds_that_look_alike_to_a_seat_are_alike_through_it(name: str, seats: int) -> None:
    """The other hands, the deck, the goals, the roles differ; nothing that is reached through the seat does."""
    game = Game(ruleset(name, {}), seats, seed="alike")
    histories = [History(game.view(seat)) for seat in range(seats)]
    rng = Rng(7)
    for _ in range(9):
        told = game.apply(min(game.legal_moves, key=str), tell=True)
        for history in histories:
            history.tell(told)
    differing = 0
    for seat, history in enumerate(histories):
        other = sample(history, rng)
        there, here = (Table(each.ruleset, seats, start=Setup.of(each), automatic=False) for each in (other, game))
        differing += Setup.of(other) != Setup.of(game)
        assert leaves(uses(there.seat(seat))) == leaves(uses(here.seat(seat)))
    assert differing


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_seat_says_what_the_table_says_of_it(kind: int) -> None:
    table, rng = new_table(f"says/{kind}", kind=kind)
    watcher = table.watcher()
    for _ in steps(table, rng):
        assert (watcher.view, watcher.last) == (table.game.view(None), table.number)
        for number in range(table.game.seats):
            seat = table.seat(number)
            is_asked = table.game.actor == number
            assert seat.asked == (table.game.asked if is_asked else None)
            assert len(seat.legal_moves) == (len(listed(table.game)) if is_asked else 0)
            assert seat.last == table.number
        seat = table.seat(rng.randrange(table.game.seats))
        assert seat.view == table.game.view(seat.number)
        since = rng.randrange(table.number + 1)
        assert seat.events(since) == tuple(table.events(seat.number, since))
        assert watcher.events(since) == tuple(table.events(None, since))
    assert table.seat(0).first_view == table.first_view(0)
    assert watcher.first_view == table.first_view(None)
    assert len(watcher.events()) == table.number


def test_moves_and_statements_go_through_a_seat() -> None:
    table = Table(ruleset("base"), 3, seed="7")
    table.begin()
    one, two = table.seat(1), table.seat(2)
    assert two.refusal("discard base_ns") is TableRefusal.NOT_ASKED
    assert two.submit("discard base_ns") is TableRefusal.NOT_ASKED
    assert one.refusal("lay base_ns 3,0") is Refusal.NOT_CONNECTED
    assert two.say(parse_statement("accuse 2")) is TableRefusal.MEANINGLESS
    assert two.say(parse_statement("accuse 1"), time=100) == Taken(3, 3)
    assert one.submit("discard base_ns", at=2, time=200) == Taken(4, 6)
    assert one.refusal("discard base_ns", at=3) is TableRefusal.STALE
    assert [line.time for line in table.record().lines] == [None, 100, 200]
    assert type(one.say(parse_statement("need lamp"))) is Taken  # and not what the host is told


def test_a_seat_is_a_value_and_no_seat_is_beyond_the_table() -> None:
    table, other = (Table(ruleset("base"), 3, seed="7") for _ in range(2))
    assert table.seat(1) == table.seat(1)
    assert len({table.seat(1), table.seat(1), table.seat(2), other.seat(1)}) == 3
    assert repr(table.seat(1)) == "Seat(number=1)"
    with pytest.raises(AttributeError):
        table.seat(1).number = 2  # type: ignore[misc]
    for wrong in (3, -1):
        with pytest.raises(ValueError, match="seat: expected a seat from 0 to 2"):
            table.seat(wrong)


def test_nothing_is_asked_where_the_game_is_not_dealt_or_was_abandoned() -> None:
    table = Table(ruleset("base"), 3, seed="7")
    asked: Callable[[], list[str | None]] = lambda: [table.seat(number).asked for number in range(3)]  # noqa: E731
    assert asked() == [None] * 3
    table.begin()
    assert asked() == [None, "turn", None]
    moves = table.seat(1).legal_moves
    taken(table.abandon())
    assert asked() == [None] * 3
    assert not table.seat(1).legal_moves
    assert table.seat(1).submit(next(iter(moves))) is TableRefusal.OVER
