"""The same deal with seats and roles exchanged: luck cancels, and only what bots do differently is left."""

from collections.abc import Collection

import pytest

from saboteur.bots.builtin import BUILT_IN
from saboteur.bots.uniform import Uniform
from saboteur.engine.moves import Move
from saboteur.lab.contest import lineup
from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.lineup import Form, lineups
from saboteur.lab.contest.playing import play_deal
from saboteur.lab.contest.presets import table_contests, table_rows
from saboteur.lab.contest.standings import Aim, Standings
from saboteur.lab.simulation.summary import Section

TABLES: list[tuple[str, int, Form]] = [
    ("base rounds=1", 4, "roles"),
    ("base one_digger_less=yes rounds=1", 5, "roles"),
    ("base rounds=1", 3, "half"),
    ("base rounds=1", 3, "one"),
    ("saboteur2 rounds=1", 5, "half"),
    ("saboteur2 rounds=1", 4, "roles"),
    ("duel rounds=1", 2, "half"),
    ("duel rounds=1", 2, "one"),
    ("solo rounds=1", 1, "all"),
]


class Discarding(Uniform):
    """Throws cards away where it can: clearly worse than chance."""

    def choose(self, moves: Collection[Move]) -> Move:
        away = [move for move in moves if str(move).startswith("discard")]
        return super().choose(away or moves)


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is another one under a second name, and a bad one."""
    monkeypatch.setitem(BUILT_IN, "twin", Uniform)
    monkeypatch.setitem(BUILT_IN, "discarding", Discarding)


def played(game: str, seats: int, form: Form, bots: tuple[str, ...], deals: int) -> Standings:
    """A contest after a few deals."""
    contest = Contest(game, seats, bots, lineups(form, len(bots)))
    standings = Standings(contest)
    for deal in range(1, deals + 1):
        standings.add(play_deal(contest, deal))
    return standings


def section(standings: Standings, key: str) -> Section:
    """One of its sections."""
    found = standings.summary().section(key)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "seats", "form"), TABLES)
def test_a_bot_against_itself_is_exactly_even(game: str, seats: int, form: Form) -> None:
    standings = played(game, seats, form, ("random", "twin"), 6)
    assert standings.question is not None
    assert set(standings.question.found.values) == {0.0}
    for played_deal in standings.deals:
        outcomes = {(game.played.gold, game.played.rounds) for game in played_deal.games}
        assert len(outcomes) == 1, "the same cards, seeds and moves give the same game"
    for rating in standings.summary().sections:
        if rating.key == "ratings":
            assert all(abs(figure.value) < 1e-6 for row in rating.rows for figure in row.figures if figure)


def test_seats_that_are_not_exchanged_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test with a planted fault: one bot always has the same half."""
    monkeypatch.setattr(lineup.Lineup, "bots", lambda each, deal, roles: tuple(seat % 2 for seat in range(len(roles))))
    standings = played("duel rounds=1", 2, "half", ("random", "twin"), 30)
    assert standings.question is not None
    assert set(standings.question.found.values) != {0.0}


def test_a_worse_bot_is_found_and_the_run_may_stop() -> None:
    contest = Contest("solo rounds=1", 1, ("discarding", "random"), lineups("all", 2))
    standings = Standings(contest)
    aim, deal = Aim(settle=True), 0
    while not aim.reached(standings) and deal < 200:
        deal += 1
        standings.add(play_deal(contest, deal))
    assert standings.question is not None
    assert (standings.question.found.settled, deal < 200) == ("less", True)


def test_an_aim_may_be_an_interval() -> None:
    standings = played("solo rounds=1", 1, "all", ("random", "twin"), 40)
    assert not Aim().reached(standings)
    assert not Aim(settle=True).reached(standings)
    assert Aim(within=0.1).reached(standings), "no deal differed"
    assert not Aim(settle=True, within=0.1).reached(standings)


def test_gains_are_differences_on_the_same_deals() -> None:
    standings = played("base rounds=1", 3, "roles", ("plain", "random"), 8)
    won = {row.name: row.figures[0] for row in section(standings, "diggers").rows}
    gains = {row.name: row.figures[0] for row in section(standings, "gains").rows}
    both, digs, hinders = (
        won[name]
        for name in ("random digs, random hinders", "plain digs, random hinders", "random digs, plain hinders")
    )
    assert both
    assert digs
    assert hinders
    assert gains["plain digs"]
    assert gains["plain hinders"]
    assert gains["plain digs"].value == pytest.approx(digs.value - both.value)
    assert gains["plain hinders"].value == pytest.approx(both.value - hinders.value)
    [sides] = section(standings, "sides").rows
    assert sides.figures[0]
    assert sides.figures[0].value == pytest.approx((digs.value + 1 - hinders.value) / 2)
    rated = {row.name: row.figures for row in section(standings, "ratings").rows}
    assert rated["plain"][0]
    assert rated["plain"][0].value > 300


def test_gold_of_halves_is_that_of_the_seats() -> None:
    standings = played("saboteur2 rounds=1", 5, "half", ("random", "discarding"), 4)
    mine = theirs = 0
    for deal in standings.deals:
        for game in deal.games:
            for bot, gold in zip(game.bots, game.played.gold, strict=True):
                mine += gold * (bot == 0)
                theirs += gold * (bot == 1)
    [row] = section(standings, "gold").rows
    one, other, times = row.figures
    assert one
    assert other
    assert one.value == pytest.approx(mine / 4 / 5)
    assert other.value == pytest.approx(theirs / 4 / 5)
    assert (times.value if times else None) == (pytest.approx(mine / theirs) if theirs else None)


def test_the_table_has_a_row_for_every_claim() -> None:
    contests = table_contests("random", "twin", "test", "x")
    standings = [Standings(contest) for contest in contests]
    for each in standings:
        each.add(play_deal(each.contest, 1))
        each.add(play_deal(each.contest, 2))
    rows = {row.key: row for row in table_rows(standings)}
    assert list(rows) == ["2s-digs", "2s-hinders", "digs", "duel", "solo", "expansion"]
    for key in ("2s-digs", "digs", "2s-hinders", "solo"):
        assert rows[key].bot == rows[key].yardstick, "a twin reaches the same"
        gain = rows[key].gain
        assert gain
        assert gain.value == 0
    assert rows["duel"].bot
    assert rows["duel"].bot.value == 0.5
    assert rows["expansion"].bot is None or rows["expansion"].bot.value == 1
    assert {contest.deals for contest in contests} == {"test"}


def test_a_part_of_the_table_has_its_rows_alone() -> None:
    contests = table_contests("random", "twin", "test", "x", only=["usual", "2s"])
    standings = [Standings(contest) for contest in contests]
    for each in standings:
        each.add(play_deal(each.contest, 1))
    assert [row.key for row in table_rows(standings)] == ["2s-digs", "2s-hinders", "digs"]


def test_times_are_measured_for_each_bot() -> None:
    contest = Contest("duel rounds=1", 2, ("random", "twin"), lineups("half", 2))
    standings = Standings(contest)
    standings.add(play_deal(contest, 1, timed=True))
    moves = sum(game.played.moves for game in standings.deals[0].games)
    assert sum(pace.moves for pace in standings.paces) == moves > 0
    assert all(pace.slowest >= pace.mean > 0 for pace in standings.paces)
