"""The results of a simulation, for tables, programs and pages: sections of rows of figures with intervals."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from saboteur.engine.ruleset import Ruleset
from saboteur.lab.simulation.estimates import Distribution, Estimate, Sums, distribution
from saboteur.lab.simulation.plan import Plan
from saboteur.lab.simulation.sides import NEVER_WIN, dwarves_of, word
from saboteur.lab.simulation.tally import Groups, Tally
from saboteur.notation.games import read_game

GRADES: Final = ("0-14 nuggets", "15-19", "20-24", "25 and more")  # 9.5
RATE: Final = "rate"
GOLD: Final = "gold"
POINTS: Final = "points"

NOTE: Final = (
    "Intervals of 95 %: Wilson's for rates, Student's for means. What is counted by round has rounds as independent "
    "units, what is counted by game has games. Seats of a round that share a role or a bot win together: their rate "
    "has the interval of as many independent cases as its scatter from round to round shows. Roles are those shown "
    "when the round had ended. A first place may be shared. Gold of a round: earned, less paid or stolen."
)


@dataclass(frozen=True, slots=True)
class Column:
    """One kind of figure."""

    name: str
    kind: str
    """`rate` (a share), `gold` (a mean) or `points` (whole numbers)."""


@dataclass(frozen=True, slots=True)
class Row:
    """Figures of a side, a dwarf, a seat, …"""

    name: str
    figures: tuple[Estimate | None, ...]
    label: str
    """The name for people."""


@dataclass(frozen=True, slots=True)
class Section:
    """Rows of the same figures."""

    key: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    def row(self, name: str) -> Row | None:
        """The row with this name, if there is one."""
        return next((row for row in self.rows if row.name == name), None)


@dataclass(frozen=True, slots=True)
class Measure:
    """Counted values: their distribution, and how often each value occurred."""

    key: str
    title: str
    distribution: Distribution
    counts: Mapping[str, Counter[int]]
    """By the side that won the round, if it is known."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything about one number of players."""

    players: int
    games: int
    rounds: int
    sections: tuple[Section, ...]
    measures: tuple[Measure, ...]

    def section(self, key: str) -> Section | None:
        """The section with this key, if the game has it."""
        return next((section for section in self.sections if section.key == key), None)


def summary(plan: Plan, tally: Tally) -> Summary:
    """What one tally says."""
    made = read_game(plan.game)
    sections = (
        _shares("outcomes", "Rounds won by", made.sides, tally.outcomes),
        _shares("games", "Games won by", made.sides if not made.roles else (), tally.duels),
        _shares("grades", "Solo games (9.5)", GRADES, _by_name(tally.grades)),
        _shares("causes", "Rounds ended by", _causes(made), tally.causes),
        _roles(made, tally),
        _saboteurs(tally),
        _places(tally),
        _seats(made, tally),
        *(_bots(plan, made, tally) if len(set(plan.bots)) > 1 else ()),
    )
    filled = tuple(section for section in sections if section.rows)
    return Summary(tally.players, tally.games, tally.rounds, filled, tuple(_measures(made, tally)))


COMPARED: Final = ("outcomes", "saboteurs", "roles", "bots")
"""The sections in which numbers of players are compared."""


def compared(summaries: Iterable[Summary], key: str) -> Section | None:
    """A section with every row that some number of players has: its names count, not its figures."""
    found = sorted((each for one in summaries if (each := one.section(key))), key=lambda each: -len(each.rows))
    if not found:
        return None
    rows = {row.name: row for section in found for row in section.rows}
    names = sorted(rows, key=int) if all(name.isdigit() for name in rows) else list(rows)
    return replace(found[0], rows=tuple(rows[name] for name in names))


def _by_name(grades: Counter[int]) -> Counter[str]:
    return Counter({GRADES[number]: count for number, count in grades.items()})


def _causes(made: Ruleset) -> tuple[str, ...]:
    """Where dwarves are dealt, the winners say it."""
    return () if made.roles else made.nature.causes


def _shares(key: str, title: str, names: Iterable[str], counts: Counter[str]) -> Section:
    """How often each of several things happened; exactly one of them always happens."""
    count = counts.total()
    rows = tuple(Row(name, (_share(counts[name], count),), word(name)) for name in names if count)
    return Section(key, title, (Column("share", RATE),), rows)


def _share(times: int, count: int) -> Estimate | None:
    return Sums(count, count, times, count, times, times).rate()


def _roles(made: Ruleset, tally: Tally) -> Section:
    columns = (Column("rounds won", RATE), Column("gold a round", GOLD))
    rows = [
        Row(role, (_won(tally.won, "role", role), tally.earned["role", role].mean()), word(role))
        for role in dwarves_of(made)
        if ("role", role) in tally.won
    ]
    return Section("roles", "Role", columns, tuple(rows))


def _won(groups: Groups, kind: str, name: str) -> Estimate | None:
    """How often such seats won; those that never win are left out."""
    return None if name.endswith(NEVER_WIN) else groups[kind, name].rate()


def _saboteurs(tally: Tally) -> Section:
    rows = tuple(Row(str(count), (tally.found[count].rate(),), f"with {count}") for count in sorted(tally.found))
    columns = (Column("saboteurs lose", RATE),)
    return Section("saboteurs", "Saboteurs", columns, rows)


def _places(tally: Tally) -> Section:
    columns = (Column("rounds won", RATE), Column("gold a round", GOLD))
    names = [str(place) for place in range(1, tally.players + 1)] if tally.players > 1 else []
    rows = [Row(name, (tally.won["place", name].rate(), tally.earned["place", name].mean()), name) for name in names]
    return Section("places", "Place (1 began)", columns, tuple(rows))


def _seats(made: Ruleset, tally: Tally) -> Section:
    columns = (
        Column("rounds won", RATE),
        Column("gold a round", GOLD),
        Column("first in game", RATE),
        Column("gold a game", GOLD),
    )
    names = [str(seat) for seat in range(tally.players)] if tally.players > 1 else []
    walkers = [f"{seat} ({colour})" for seat, colour in enumerate(made.walkers)]  # 8.1
    labels = walkers if len(walkers) == len(names) else names
    rows = [_of_game(tally, "seat", name, label) for name, label in zip(names, labels, strict=True)]
    return Section("seats", "Seat", columns, tuple(rows))


def _of_game(tally: Tally, kind: str, name: str, label: str) -> Row:
    group = kind, name
    by_round = tally.won[group].rate(), tally.earned[group].mean()
    return Row(name, (*by_round, tally.games_won[group].rate(), tally.gold[group].mean()), label)


def _bots(plan: Plan, made: Ruleset, tally: Tally) -> Iterable[Section]:
    names = tuple(dict.fromkeys(plan.bots))
    rows = tuple(_of_game(tally, "bot", name, name) for name in names if ("bot", name) in tally.won)
    if tally.players == 1:
        rows = tuple(Row(row.name, (None, row.figures[1], None, row.figures[3]), row.label) for row in rows)
    yield Section("bots", "Bot", _seats(made, tally).columns, rows)
    both = []
    for role, bot in itertools.product(dwarves_of(made), names):
        name = f"{bot} {role}"
        if (group := ("bot and role", name)) in tally.won:
            figures = _won(tally.won, "bot and role", name), tally.earned[group].mean()
            both.append(Row(name, figures, f"{bot}, {word(role)}"))
    yield Section("bots and roles", "Bot and role", _roles(made, tally).columns, tuple(both))


def _measures(made: Ruleset, tally: Tally) -> Iterable[Measure]:
    turns: Counter[int] = sum(tally.turns.values(), Counter())
    goals = "vein cards" if made.goals_are == "veins" else made.goals_are
    plain: tuple[tuple[str, str, Counter[int]], ...] = (
        ("laid", "cards laid a round", tally.laid),
        ("opened", f"{goals} opened a round", tally.opened),
        ("deck", "left in the deck", tally.deck),
        ("moves", "moves a game", tally.moves),
    )
    yield from _measure("turns", "turns a round", turns, tally.turns)
    for key, title, counts in plain:
        yield from _measure(key, title, counts, {"": counts})
    title = "nuggets a game" if made.nature.earns == "cards" else "gold of a seat a game"
    yield from _measure("gold", title, tally.purses, {"": tally.purses}, tally.gold["all", ""].mean)


def _measure(
    key: str,
    title: str,
    counts: Counter[int],
    by_side: Mapping[str, Counter[int]],
    mean: Callable[[], Estimate | None] = lambda: None,
) -> Iterable[Measure]:
    if (found := distribution(counts, mean())) is not None:
        yield Measure(key, title, found, by_side)
