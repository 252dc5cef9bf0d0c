"""Hand-made games, and figures counted by hand."""

import csv
import io
import json
from collections import Counter

import pytest

from saboteur.lab.simulation.document import FIELDS, Rows, document
from saboteur.lab.simulation.estimates import Estimate, wilson
from saboteur.lab.simulation.measuring import play_game
from saboteur.lab.simulation.plan import Plan
from saboteur.lab.simulation.played import GamePlayed, RoundPlayed
from saboteur.lab.simulation.summary import Section, Summary, summary
from saboteur.lab.simulation.tally import Tally
from tests.simulation.casts import cast, plan

DIG, SAB = "digger", "saboteur"
# Two games of two rounds by three; seat 0 has the bot `plain` in the first game, `random` in the second.
FOUND = RoundPlayed(1, "gold", "diggers", (0, 2), (DIG, SAB, DIG), (2, 0, 1), 20, 9, 1, 30)
HELD = RoundPlayed(0, "exhausted", "saboteurs", (1,), (DIG, SAB, DIG), (0, 4, 0), 50, 14, 0, 0)
NOBODY = RoundPlayed(2, "exhausted", "saboteurs", (), (DIG, DIG, DIG), (0, 0, 0), 54, 12, 2, 0)
GAMES = (
    GamePlayed("a", (2, 4, 1), (1,), 72, (FOUND, HELD)),
    GamePlayed("b", (2, 0, 1), (0,), 76, (NOBODY, FOUND)),
)
PLAN = Plan("base rounds=2", (3,), ("plain", "random"), 2, "hand")


def tallied(made: Plan, *games: GamePlayed) -> Summary:
    """What games say."""
    [players] = made.players
    tally = Tally(players)
    for number, game in enumerate(games, start=1):
        tally.add(game, tuple(made.bot_at(seat, number) for seat in range(players)))
    return summary(made, tally)


def figures(found: Summary, key: str) -> dict[str, list[object]]:
    """The values of a section by row, with how many cases each rests on."""
    section = found.section(key)
    assert isinstance(section, Section)
    return {row.name: [_short(figure) for figure in row.figures] for row in section.rows}


def _short(figure: Estimate | None) -> object:
    return None if figure is None else (pytest.approx(figure.value), figure.count)


def test_rounds_are_counted_by_the_side_that_won() -> None:
    found = tallied(PLAN, *GAMES)
    assert (found.games, found.rounds) == (2, 4)
    assert figures(found, "outcomes") == {"diggers": [(0.5, 4)], "saboteurs": [(0.5, 4)]}
    section = found.section("outcomes")
    assert section is not None
    [figure] = section.rows[0].figures
    assert figure is not None
    assert (figure.low, figure.high) == wilson(0.5, 4)
    assert found.section("games") is None
    assert found.section("grades") is None


def test_roles_places_seats_and_bots_have_their_rounds_and_gold() -> None:
    found = tallied(PLAN, *GAMES)
    # Nine gold-diggers: four of them won, in the two rounds in which the gold was found, 2 and 1 gold each time.
    assert figures(found, "roles") == {DIG: [(4 / 9, 9), (6 / 9, 9)], SAB: [(1 / 3, 3), (4 / 3, 3)]}
    assert figures(found, "saboteurs") == {"0": [(0, 1)], "1": [(2 / 3, 3)]}
    # Who began: seat 1 lost, seat 0 lost, seat 2 lost, seat 1 lost. Who came second: seat 2, 1, 0, 2.
    assert figures(found, "places") == {
        "1": [(0, 4), (0, 4)],
        "2": [(3 / 4, 4), (6 / 4, 4)],
        "3": [(2 / 4, 4), (4 / 4, 4)],
    }
    assert figures(found, "seats")["0"] == [(0.5, 4), (1, 4), (0.5, 2), (2, 2)]
    assert figures(found, "seats")["1"] == [(0.25, 4), (1, 4), (0.5, 2), (2, 2)]
    # plain had seats 0 and 2 in the first game, seat 1 in the second.
    assert figures(found, "bots")["plain"] == [(2 / 6, 6), (3 / 6, 6), (0, 3), (3 / 3, 3)]
    assert figures(found, "bots")["random"] == [(3 / 6, 6), (7 / 6, 6), (2 / 3, 3), (7 / 3, 3)]
    assert figures(found, "bots and roles")["plain saboteur"] == [(0, 1), (0, 1)]
    assert tallied(Plan("base", (3,), ("plain",), 2, "x"), *GAMES).section("bots") is None


def test_lengths_and_gold_are_counted() -> None:
    measures = {measure.key: measure for measure in tallied(PLAN, *GAMES).measures}
    assert measures["turns"].counts == {"diggers": Counter({20: 2}), "saboteurs": Counter({50: 1, 54: 1})}
    turns = measures["turns"].distribution
    assert (turns.mean.value, turns.least, turns.lower, turns.median, turns.upper, turns.greatest) == (
        36,
        20,
        20,
        35,
        51,
        54,
    )
    assert measures["gold"].counts == {"": Counter({2: 2, 1: 2, 4: 1, 0: 1})}
    gold = measures["gold"].distribution.mean
    assert gold.value == pytest.approx(10 / 6)
    assert gold.count == 6
    # The game is the unit: 7/3 and 3/3, so their standard error is 2/3, with one degree of freedom.
    assert gold.high == pytest.approx(10 / 6 + 12.706 * 2 / 3, abs=0.001)
    assert measures["deck"].distribution.greatest == 30


def test_geologists_have_gold_but_win_nothing() -> None:
    roles = ("geologist", "green", "profiteer")
    each = RoundPlayed(0, "gold", "green", (1, 2), roles, (3, 4, 2), 30, 9, 1, 9)
    found = tallied(Plan("saboteur2 rounds=1", (3,), ("plain",), 1, "x"), GamePlayed("a", (3, 4, 2), (1,), 30, (each,)))
    assert figures(found, "roles") == {
        "green": [(1, 1), (4, 1)],
        "profiteer": [(1, 1), (2, 1)],
        "geologist": [None, (3, 1)],
    }
    assert figures(found, "outcomes") == {"green": [(1, 1)], "blue": [(0, 1)], "both": [(0, 1)], "saboteurs": [(0, 1)]}


def test_the_duel_has_games_won_and_solo_has_grades() -> None:
    one = RoundPlayed(0, "veins", "green", (0,), (), (5, 2), 30, 9, 6, 9)
    tie = RoundPlayed(0, "markers", "equal", (), (), (3, 3), 30, 9, 4, 9)
    duel = tallied(
        Plan("duel rounds=1", (2,), ("plain",), 2, "x"),
        GamePlayed("a", (5, 2), (0,), 30, (one,)),
        GamePlayed("b", (3, 3), (0, 1), 30, (tie,)),
    )
    assert figures(duel, "games") == {"green": [(0.5, 2)], "blue": [(0, 2)], "equal": [(0.5, 2)]}
    assert figures(duel, "causes") == {"markers": [(0.5, 2)], "veins": [(0.5, 2)], "exhausted": [(0, 2)]}
    assert figures(duel, "seats")["1"] == [(0, 2), (2.5, 2), (0.5, 2), (2.5, 2)]
    alone = RoundPlayed(0, "exhausted", "", (), (), (16,), 30, 9, 4, 0)
    solo = tallied(Plan("solo rounds=1", (1,), ("plain", "random"), 1, "x"), GamePlayed("a", (16,), (0,), 30, (alone,)))
    assert figures(solo, "grades") == {
        "0-14 nuggets": [(0, 1)],
        "15-19": [(1, 1)],
        "20-24": [(0, 1)],
        "25 and more": [(0, 1)],
    }
    assert {section.key for section in solo.sections} == {"grades", "causes", "bots"}


def test_the_document_says_how_to_run_it_again() -> None:
    made = document(PLAN, [tallied(PLAN, *GAMES)], "1.2.3")
    plain = json.loads(json.dumps(made, allow_nan=False))
    assert plain["plan"] == {
        "game": "base",
        "options": {"rounds": 2},
        "players": [3],
        "bots": ["plain", "random"],
        "games": 2,
        "seed": "hand",
        "command": "saboteur simulate --game base --players 3 --bots plain,random --games 2 --seed hand rounds=2",
    }
    assert (plain["simulation"], plain["version"], plain["finished"]) == (1, "1.2.3", True)
    [found] = plain["results"]
    assert found["figures"]["roles"]["saboteur"]["rounds won"]["value"] == pytest.approx(1 / 3)
    assert found["measures"]["turns"]["counts"] == {"diggers": {"20": 2}, "saboteurs": {"50": 1, "54": 1}}
    assert found["measures"]["gold"]["counts"] == {"0": 1, "1": 2, "2": 2, "4": 1}
    assert document(PLAN, [tallied(PLAN, GAMES[0])], "1")["finished"] is False


def test_a_line_for_every_round_and_seat() -> None:
    file = io.StringIO()
    rows = Rows(PLAN, file)
    for number, game in enumerate(GAMES, start=1):
        rows.add(3, number, game)
    head, *lines = csv.reader(io.StringIO(file.getvalue()))
    assert tuple(head) == FIELDS
    assert len(lines) == 12
    assert dict(zip(FIELDS, lines[1], strict=True)) == {
        "ruleset": "base rounds=2",
        "players": "3",
        "game": "1",
        "seed": "a",
        "round": "1",
        "seat": "1",
        "bot": "random",
        "place": "1",
        "role": "saboteur",
        "outcome": "diggers",
        "cause": "gold",
        "won": "0",
        "gold": "0",
        "turns": "20",
        "laid": "9",
        "opened": "1",
        "deck": "30",
        "game_won": "1",
        "game_gold": "4",
        "game_moves": "72",
    }


@pytest.mark.parametrize(("game", "seats"), [("base", 4), ("saboteur2", 6), ("duel", 2), ("solo", 1)])
def test_shares_add_up_and_gold_is_that_of_the_games(game: str, seats: int) -> None:
    made = plan(f"{game} rounds=2", (seats,), "random", 3)
    games = [play_game(made, seats, number, cast) for number in (1, 2, 3)]
    found = tallied(made, *games)
    assert (found.games, found.rounds) == (3, 6)
    for key in ("outcomes", "games", "grades", "causes"):
        section = found.section(key)
        if section is not None:
            assert sum(row.figures[0].value for row in section.rows if row.figures[0]) == pytest.approx(1)
    [gold] = [measure for measure in found.measures if measure.key == "gold"]
    total = sum(sum(each.gold) for each in games)
    assert gold.distribution.mean.value * 3 * seats == pytest.approx(total)
    roles = found.section("roles")
    if roles is not None:
        by_role = [row.figures[1] for row in roles.rows]
        assert sum(each.count for each in by_role if each) == 6 * seats
        assert sum(each.value * each.count for each in by_role if each) == pytest.approx(total)
