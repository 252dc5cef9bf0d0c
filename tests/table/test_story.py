"""Rounds as values: who won and why, where the gold lay, what everybody did, what turned it."""

from __future__ import annotations

import pytest

from saboteur import Game, Table, play, ruleset
from saboteur.bots.plain.player import Plain
from saboteur.engine.values.cards import Effect
from saboteur.engine.values.facts import Fact, Laid, Put, RoundEnded, Uncovered
from saboteur.table.story.chronicle import MOST_TURNINGS, TURNS_IT, Chronicle
from saboteur.table.story.summary import RoundSummary
from tests.rules.playing import position

GAMES = [("base", 5), ("saboteur2", 7), ("duel", 2), ("solo", 1)]


def played(name: str, seats: int, seed: str) -> Table:
    """A whole game of plain bots."""
    table = Table(ruleset(name, {}), seats, seed=seed)
    play(table, [Plain(seat) for seat in range(seats)])
    return table


def told(table: Table, observer: int | None) -> list[Fact]:
    return [event.what for event in table.events(observer) if isinstance(event.what, Fact)]


def summaries(table: Table, observer: int | None) -> list[RoundSummary]:
    chronicle = Chronicle(table.first_view(observer))
    chronicle.tell(told(table, observer))
    return chronicle.rounds


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_summary_says_what_the_outcome_and_the_facts_say(name: str, seats: int) -> None:
    table = played(name, seats, "story")
    for observer in (None, *range(seats)):
        facts = told(table, observer)
        found = summaries(table, observer)
        assert [each.ended for each in found] == [fact for fact in facts if isinstance(fact, RoundEnded)]
        for each, outcome in zip(found, table.game.outcome.rounds, strict=True):
            for seat in range(seats):
                assert each.gained(seat) in (None, outcome.earned[seat])
        deeds = [each for summary in found for each in summary.deeds]
        assert sum(each.laid for each in deeds) == sum(isinstance(fact, Laid) for fact in facts)
        put = [fact for fact in facts if isinstance(fact, Put) and fact.seat != fact.target]
        assert sum(each.broke for each in deeds) == sum(fact.card.effect is Effect.BREAK for fact in put)
    assert any(each.gained(0) is not None for each in summaries(table, 0))


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_gold_and_who_found_it(seed: str) -> None:
    table = played("base", 5, seed)
    for each in summaries(table, None):
        [cell] = each.gold
        reached = next(goal for goal in each.shared_out.goals if goal.cell == cell)
        assert (each.finder is not None) == reached.open == (each.ended.cause == "gold")
        assert len(each.turnings) <= MOST_TURNINGS
        assert all(abs(turning.after - turning.before) >= TURNS_IT for turning in each.turnings)


def test_facts_told_one_by_one_or_at_once_give_the_same() -> None:
    table = played("saboteur2", 4, "pieces")
    chronicle = Chronicle(table.first_view(1))
    for fact in told(table, 1):
        chronicle.tell([fact])
    assert chronicle.rounds == summaries(table, 1)


def test_nothing_is_told_of_a_round_that_goes_on() -> None:
    game = Game(ruleset("base"), 3, seed="1")
    chronicle = Chronicle(game.view(0))
    chronicle.tell(fact.seen_by(0) for fact in game.apply(next(iter(game.legal_moves)), tell=True))
    assert chronicle.rounds == []


def test_7_2_the_door_that_stopped_a_team() -> None:
    """Green comes to the blue door before the gold, and no further."""
    game = position(
        """
        S─┼┼┼┼a·?
        a = s2_door_blue_ew
        """,
        ruleset("saboteur2", rounds=1),
        hands={0: "base_ew"},
        roles="blue green saboteur",
        goals=["base_goal_stone_nw", "base_goal_gold", "base_goal_stone_ne"],
    )
    chronicle = Chronicle(game.view(None))
    chronicle.tell(fact.seen_by(None) for fact in game.apply("lay base_ew 7,0", tell=True))
    [summary] = chronicle.rounds
    green, blue = summary.teams
    assert (green.has_way, blue.has_way, blue.doors) == (False, True, ())
    assert len(green.doors) == 1
    assert summary.finder == 0
    assert not any(isinstance(fact, Uncovered) and fact.cell == summary.gold[0] for fact in summary.shown)
