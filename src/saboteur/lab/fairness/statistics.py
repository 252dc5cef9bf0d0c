"""Everything that is counted of the deals of one game."""

from collections.abc import Hashable, Sequence

from saboteur.engine.deal import Deal, SeededDealer
from saboteur.engine.game import Game
from saboteur.engine.ruleset import Ruleset
from saboteur.lab.fairness.counts import (
    CountTable,
    EventCounts,
    PlaceCounts,
    Result,
    shares_of,
    shares_of_two,
    together,
)


class Statistics:
    """Everything that is counted of the deals of one game."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.seats = seats
        self.cards = Game(ruleset, seats).to_deal
        self.places: dict[str, PlaceCounts] = {}
        self.events: dict[str, EventCounts] = {}
        for part, items in _parts(self.cards).items():
            if len(set(items)) > 1:
                self.places[part] = PlaceCounts(
                    _by_place(part, ruleset), items, _labels(part, len(items), ruleset, seats)
                )
                self.events[f"{part}, two"] = EventCounts(f"{part}: the first two", shares_of_two(items))
        goals, top = shares_of(self.cards.goals), shares_of(self.cards.deck)
        self.events["goals, deck"] = EventCounts("first goal by top card", together(goals, top))
        self.events["goals, later"] = EventCounts("first goal by that of round 2", together(goals, goals))
        self.first = bool(self.cards.roles) and ruleset.first is None
        if self.cards.roles:
            roles = shares_of(self.cards.roles)
            self.events["roles, goals"] = EventCounts("role of seat 0 by first goal", together(roles, goals))
            self.events["roles, later"] = EventCounts("role of seat 0 by that in round 2", together(roles, roles))
        if self.first:
            starts: dict[Hashable, float] = dict.fromkeys(range(seats), 1 / seats)
            self.events["first"] = EventCounts("first seat", starts)
            self.events["first, goals"] = EventCounts("first seat by first goal", together(starts, goals))

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
        tables: list[CountTable] = [*self.places.values(), *self.events.values()]
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
