"""The figures of a contest, from all games on its deals; the last bot is what the others are compared with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.lineup import single_seat
from saboteur.lab.contest.marks import Games, diggers_won, gold_a_seat, gold_in_all, rounds_won, score
from saboteur.lab.contest.playing import DealPlayed
from saboteur.lab.contest.ratings import Met, ratings
from saboteur.lab.simulation.estimates import Estimate, Sums, mean_between, mean_of, ratio_of
from saboteur.lab.simulation.summary import GOLD, POINTS, RATE, Column, Row, Section


def figures(contest: Contest, deals: Sequence[DealPlayed]) -> Iterator[Section]:
    """All sections that this form of contest has."""
    if deals:
        yield from _Figures(contest, deals).sections()


class _Figures:
    def __init__(self, contest: Contest, deals: Sequence[DealPlayed]) -> None:
        self.contest = contest
        self.games = Games(contest, deals)

    def _won_by_diggers(self, first: int, second: int) -> list[float]:
        return [diggers_won(game) for game in self.games.all(first, second)]

    def sections(self) -> Iterator[Section]:
        """Those of the form of the contest."""
        match self.contest.form:
            case "roles":
                yield from self._of_roles()
            case "half":
                yield from self._of_halves()
            case "one":
                yield from self._of_one()
            case "all":
                yield from self._of_all()
        yield from self._ratings()

    def _of_roles(self) -> Iterator[Section]:
        names, last = self.contest.names, self.games.last
        rows = []
        for lineup in self.contest.lineups:
            won = self._won_by_diggers(lineup.first, lineup.second)
            rows.append(_row(lineup.named(names), rate_of(won)))
        yield Section("diggers", "Gold-diggers win", (Column("rounds", RATE),), tuple(rows))
        gains, sides = [], []
        for bot in range(last):
            here, there, both = (self._won_by_diggers(*pair) for pair in ((bot, last), (last, bot), (last, last)))
            if here and both:
                gains.append(_row(f"{names[bot]} digs", _gain(here, both)))
            if there and both:
                gains.append(_row(f"{names[bot]} hinders", _gain(both, there)))
            if here and there:
                won = [(one + 1 - other) / 2 for one, other in zip(here, there, strict=True)]
                sides.append(_row(f"{names[bot]} against {names[last]}", mean_between(won, 0.0, 1.0)))
        columns = (Column(f"more than {names[last]} on the same deals", RATE),)
        yield Section("gains", "Instead of the last bot", columns, tuple(gains))
        yield Section("sides", "On both sides of the same deals", (Column("rounds won", RATE),), tuple(sides))

    def _of_halves(self) -> Iterator[Section]:
        names, won, gold = self.contest.names, [], []
        pairs = [(lineup.first, lineup.second) for lineup in self.contest.lineups if lineup.first < lineup.second]
        for one, other in pairs:
            both = list(zip(self.games.all(one, other), self.games.all(other, one), strict=True))
            name = f"{names[one]} against {names[other]}"
            scores = [sum(score(game, one, other) for game in pair) / 2 for pair in both]
            won.append(_row(name, mean_between(scores, 0.0, 1.0)))
            sums = [tuple(float(sum(gold_in_all(game, bot) for game in pair)) for bot in (one, other)) for pair in both]
            mine, theirs = ([each[side] / self.contest.seats for each in sums] for side in (0, 1))
            figures = mean_of(mine), mean_of(theirs), ratio_of(list(zip(mine, theirs, strict=True)))
            gold.append(Row(name, figures, name))
        yield Section("score", "Games won (a tie is half)", (Column("games", RATE),), tuple(won))
        columns = (Column("gold a seat", GOLD), Column("of the other", GOLD), Column("times", GOLD))
        yield Section("gold", "Gold", columns, tuple(gold))

    def _of_one(self) -> Iterator[Section]:
        names, last, seats = self.contest.names, self.games.last, self.contest.seats
        rows = []
        for bot in range(last):
            won, gold = [], []
            for played in self.games.deals:
                here, both = self.games.one(played, bot, last), self.games.one(played, last, last)
                seat = single_seat(played.deal, seats)
                won.append(rounds_won(here, seat) - rounds_won(both, seat))
                gold.append(float(here.played.gold[seat] - both.played.gold[seat]))
            rows.append(Row(names[bot], (mean_between(won, -1.0, 1.0), mean_of(gold)), f"one {names[bot]}"))
        columns = (Column("rounds won, more", RATE), Column("gold a game, more", GOLD))
        yield Section("gains", f"Instead of one {names[last]}", columns, tuple(rows))

    def _of_all(self) -> Iterator[Section]:
        names, last = self.contest.names, self.games.last
        golds = [[gold_a_seat(played.games[bot], bot) for played in self.games.deals] for bot in range(last + 1)]
        rows = [
            Row(names[bot], (mean_of(golds[bot]), _difference(golds[bot], golds[last])), names[bot])
            for bot in range(last + 1)
        ]
        columns = (Column("gold a seat", GOLD), Column(f"more than {names[last]}", GOLD))
        yield Section("gold", "All seats", columns, tuple(rows))

    def _ratings(self) -> Iterator[Section]:
        names, last, count = self.contest.names, self.games.last, len(self.contest.bots)
        met: list[Met] = []
        for lineup in self.contest.lineups:
            for played in self.games.deals:
                game = self.games.one(played, lineup.first, lineup.second)
                if self.contest.form == "roles":
                    met.append(Met(lineup.first, count + lineup.second, diggers_won(game), played.deal))
                elif self.contest.form == "half":
                    won = score(game, lineup.first, lineup.second)
                    met.append(Met(lineup.first, lineup.second, won, played.deal))
        if not met or last == 0:
            return
        if self.contest.form == "half":
            rated = ratings(met, count, [last])
            rows = tuple(Row(name, (each,), name) for name, each in zip(names, rated, strict=True))
            yield Section("ratings", "Rating", (Column("points", POINTS),), rows)
            return
        digging, hindering = ratings(met, 2 * count, [last]), ratings(met, 2 * count, [count + last])
        shown = {side for each in met for side in (each.one, each.other)}
        rows = tuple(
            Row(
                names[bot],
                (
                    digging[bot] if bot in shown else None,
                    hindering[count + bot] if count + bot in shown else None,
                ),
                names[bot],
            )
            for bot in range(count)
        )
        columns = (Column("as gold-diggers", POINTS), Column("as saboteurs", POINTS))
        yield Section("ratings", "Rating", columns, rows)


def _row(name: str, *figures: Estimate | None) -> Row:
    return Row(name, figures, name)


def rate_of(won: Sequence[float]) -> Estimate | None:
    """How often something happened, from zeros and ones."""
    sums = Sums()
    for each in won:
        sums.add(1, round(each))
    return sums.rate()


def _gain(one: list[float], other: list[float]) -> Estimate | None:
    """The difference of shares on the same deals."""
    return mean_between([mine - theirs for mine, theirs in zip(one, other, strict=True)], -1.0, 1.0)


def _difference(one: list[float], other: list[float]) -> Estimate | None:
    return mean_of([mine - theirs for mine, theirs in zip(one, other, strict=True)])
