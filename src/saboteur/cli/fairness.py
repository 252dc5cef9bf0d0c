"""`saboteur fairness`: are all orders equally likely over many deals? Chi-square tests with the figures."""

import hashlib
import json
import secrets
from argparse import ArgumentParser, Namespace
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Final

from saboteur.cli import FINE, WRONG
from saboteur.cli.badshuffles import BAD
from saboteur.cli.choosing import chosen_game, game_arguments, number
from saboteur.cli.progress import Progress
from saboteur.cli.tables import Events, Places, Result, Table, shares_of, shares_of_two, together
from saboteur.engine.deal import Deal, SeededDealer
from saboteur.engine.game import Game
from saboteur.engine.ruleset import Ruleset

FEWEST, MOST = 1_000, 100_000_000
ONE_RUN_IN: Final = 1000
"""A fair deal is reported as unfair in one run of this number, for all tables of the run together."""
STEPS: Final = 200  # of the progress bar
WIDEST, LONGEST = 6, 30  # kinds and places of a table whose counts are printed
EXAMPLES: Final = """\
saboteur fairness --deals 100000
saboteur fairness --game saboteur2 --seats 7 --seeds of-today --json
saboteur fairness --biased naive      a bad shuffle, to see that it is found"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur fairness`."""
    game_arguments(parser)
    parser.add_argument("--deals", type=number(FEWEST, MOST), default=10_000, metavar="N", help="(default: 10,000)")
    parser.add_argument("--seeds", metavar="TEXT", help="the same text gives the same deals (default: always others)")
    parser.add_argument(
        "--biased", choices=tuple(BAD), help="deal by this bad shuffle instead, to see that it is found"
    )
    parser.add_argument("--json", action="store_true", help="print figures for programs, all counts among them")


class Statistics:
    """Everything that is counted of the deals of one game."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.seats = seats
        self.cards = Game(ruleset, seats).to_deal
        self.places: dict[str, Places] = {}
        self.events: dict[str, Events] = {}
        for part, items in _parts(self.cards).items():
            if len(set(items)) > 1:
                self.places[part] = Places(_by_place(part, ruleset), items, _labels(part, len(items), ruleset, seats))
                self.events[f"{part}, two"] = Events(f"{part}: the first two", shares_of_two(items))
        goals, top = shares_of(self.cards.goals), shares_of(self.cards.deck)
        self.events["goals, deck"] = Events("first goal by top card", together(goals, top))
        self.events["goals, later"] = Events("first goal by that of round 2", together(goals, goals))
        self.first = bool(self.cards.roles) and ruleset.first is None
        if self.cards.roles:
            roles = shares_of(self.cards.roles)
            self.events["roles, goals"] = Events("role of seat 0 by first goal", together(roles, goals))
            self.events["roles, later"] = Events("role of seat 0 by that in round 2", together(roles, roles))
        if self.first:
            starts: dict[Hashable, float] = dict.fromkeys(range(seats), 1 / seats)
            self.events["first"] = Events("first seat", starts)
            self.events["first, goals"] = Events("first seat by first goal", together(starts, goals))

    def add(self, dealer: SeededDealer) -> None:
        """Count a deal, and what round 2 would begin with."""
        deal = dealer.deal(self.cards, 1, self.seats)
        for part, items in _parts(deal).items():
            if part in self.places:
                self.places[part].add(items)
                self.events[f"{part}, two"].add((items[0], items[1]))
        goal, events = deal.goals[0], self.events
        events["goals, deck"].add((goal, deal.deck[0]))
        events["goals, later"].add((goal, dealer.shuffled(self.cards.goals, 2, "goals")[0]))
        if deal.roles:
            role = deal.roles[0]
            events["roles, goals"].add((role, goal))
            events["roles, later"].add((role, dealer.shuffled(self.cards.roles, 2, "roles")[0]))
        if self.first:
            events["first"].add(deal.first)
            events["first, goals"].add((deal.first, goal))

    def results(self) -> list[Result]:
        """A line for each table."""
        tables: list[Table] = [*self.places.values(), *self.events.values()]
        return [table.result() for table in tables]


def _parts(deal: Deal) -> dict[str, Sequence[Hashable]]:
    return {"roles": deal.roles, "goals": deal.goals, "nuggets": deal.nuggets, "deck": deal.deck}


def _by_place(part: str, ruleset: Ruleset) -> str:
    names = {"roles": "roles by seat", "goals": f"{ruleset.goals_are} by cell"}
    return names.get(part, f"{part} by place")


def _labels(part: str, places: int, ruleset: Ruleset, seats: int) -> list[str]:
    named = {"roles": [f"seat {seat}" for seat in range(seats)], "goals": [str(cell) for cell in ruleset.goal_cells]}
    rest = {"roles": "left over", "goals": "waits"}.get(part, "")
    labels = named.get(part, [str(place + 1) for place in range(places)])
    return labels + [rest] * (places - len(labels))


def seeds(start: str, deals: int) -> Iterator[str]:
    """Seeds such as a host would draw, the same for the same text."""
    for index in range(deals):
        yield hashlib.sha256(f"{start}/{index}".encode()).hexdigest()


def run(args: Namespace) -> int:
    """Count and print."""
    ruleset, seats = chosen_game(args)
    start = args.seeds if args.seeds is not None else secrets.token_hex(8)
    dealer = BAD[args.biased] if args.biased else SeededDealer
    statistics = Statistics(ruleset, seats)
    with Progress("fairness", STEPS) as progress:
        for index, seed in enumerate(seeds(start, args.deals)):
            if index * STEPS // args.deals >= progress.done:
                progress.step(f"{index:,} of {args.deals:,} deals")
            statistics.add(dealer(seed))
    results = statistics.results()
    limit = 1 / ONE_RUN_IN / 2 / len(results)
    odd = [result for result in results if not limit <= result.p <= 1 - limit]
    if args.json:
        print(json.dumps(_report(args, start, statistics, results, limit), indent=2))
    else:
        for line in _lines(args, start, statistics, results, limit):
            print(line)
    return WRONG if odd else FINE


def _report(args: Namespace, start: str, counted: Statistics, results: list[Result], limit: float) -> dict[str, Any]:
    """For programs."""
    return {
        "game": " ".join([args.game, *args.options]),
        "seats": counted.seats,
        "deals": args.deals,
        "seeds": start,
        "biased": args.biased,
        "limit": limit,
        "tables": [
            {
                "table": result.table,
                "cells": result.cells,
                "chi_square": result.chi_square,
                "freedom": result.freedom,
                "p": result.p,
                "uniform": limit <= result.p <= 1 - limit,
            }
            for result in results
        ],
        "counts": {
            table.name: {"kinds": [str(kind) for kind in table.kinds], "places": table.counts}
            for table in counted.places.values()
        },
    }


def _lines(args: Namespace, start: str, counted: Statistics, results: list[Result], limit: float) -> Iterator[str]:
    """For people."""
    game, seated = " ".join([args.game, *args.options]), f"{counted.seats} seat{'s' * (counted.seats > 1)}"
    shuffle = f", dealt by the bad shuffle {args.biased!r}" if args.biased else ""
    yield f"{game}, {seated}: {args.deals:,} deals (--seeds {start}){shuffle}"
    for table in counted.places.values():
        if len(table.kinds) <= WIDEST and len(table.counts) <= LONGEST:
            yield ""
            yield from _counts(table)
    if "first" in counted.events:
        yield ""
        yield from _firsts(counted.events["first"], counted.seats, args.deals)
    yield ""
    yield f"{'table':34}{'cells':>8}{'chi-square':>12}{'freedom':>9}{'p':>10}"
    for result in results:
        mark = "" if limit <= result.p <= 1 - limit else "  NOT UNIFORM" if result.p < limit else "  TOO EVEN"
        numbers = f"{result.cells:>8,}{result.chi_square:>12,.2f}{result.freedom:>9,}{result.p:>10.5f}"
        yield f"{result.table:34}{numbers}{mark}"
    odd = sum(not limit <= result.p <= 1 - limit for result in results)
    yield ""
    yield f"By chance one run of {ONE_RUN_IN:,} has a p below {limit:.6f} or above {1 - limit:.6f} in some table."
    yield f"Here {odd} have: these deals are not uniform." if odd else "Here none has: uniform, as far as this tells."


def _counts(table: Places) -> Iterator[str]:
    """A row for each place, a column for each kind, and the expected counts."""
    widths = [max(len(str(kind)), 9) + 2 for kind in table.kinds]
    yield f"{table.name:16}" + "".join(f"{kind!s:>{width}}" for kind, width in zip(table.kinds, widths, strict=True))
    for label, row in zip(table.labels, table.counts, strict=True):
        yield f"  {label:14}" + "".join(f"{count:>{width},}" for count, width in zip(row, widths, strict=True))
    shares = [table.deals * table.shares[kind] / len(table.counts) for kind in table.kinds]
    yield f"  {'expected':14}" + "".join(f"{share:>{width},.1f}" for share, width in zip(shares, widths, strict=True))


def _firsts(table: Events, seats: int, deals: int) -> Iterator[str]:
    yield table.name
    for seat in range(seats):
        yield f"  {f'seat {seat}':14}{table.counts[seat]:>11,}"
    yield f"  {'expected':14}{deals / seats:>11,.1f}"
