"""What came of a game is what its facts told, whether or not anybody listened."""

import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import Fact, Game, History, Outcome, Rng, RoundOutcome, SeededDealer, Setup, facts, sample
from saboteur.engine.moves import unpacked_move
from saboteur.engine.values.unknown import Observer
from tests.laws.strategies import VARIANTS, Option, Plan, digging, listed, plans


class Listener:
    """Plays a whole game and notes what it is told."""

    def __init__(self, plan: Plan) -> None:
        self.game = Game(plan.rules(), plan.players)
        self.silent = Game(plan.rules(), plan.players)
        """The same game, of which nobody is told anything."""
        self.rounds: list[RoundOutcome] = []
        self.winners: tuple[int, ...] | None = None
        self._plan, self._rng = plan, random.Random(plan.seed)
        self._dealer = SeededDealer(str(plan.seed))
        self._before = self.game.gold
        self._ended: list[facts.RoundEnded] = []

    def step(self) -> list[Fact]:
        """One move or deal."""
        if self.game.asked == "deal":
            dealt = self._dealer.deal(self.game.to_deal, self.game.round + 1, self.game.seats)
            self.silent.deal(dealt)
            return self.game.deal(dealt, tell=True)
        moves = listed(self.game)
        dig = self._rng.randrange(10) < self._plan.eager
        move = unpacked_move(digging(self.game, moves, self._rng) if dig else self._rng.choice(moves))
        self.silent.apply(move)
        told = self.game.apply(move, tell=True)
        self._listen(told)
        return told

    def _listen(self, told: list[Fact]) -> None:
        self._ended += [fact for fact in told if isinstance(fact, facts.RoundEnded)]
        if self._ended and self.game.asked in ("deal", "over"):
            [ended], gold = self._ended, self.game.gold
            earned = tuple(after - before for after, before in zip(gold, self._before, strict=True))
            teams = self.game.outcome.rounds[-1].teams
            self.rounds.append(
                RoundOutcome(ended.round, ended.cause, ended.winners, ended.roles, gold, earned, teams),
            )
            self._before, self._ended = gold, []
        for fact in told:
            if isinstance(fact, facts.GameEnded):
                assert fact.gold == self.game.gold
                self.winners = fact.winners

    @property
    def expected(self) -> Outcome:
        """What was told."""
        return Outcome(tuple(self.rounds), self.game.gold, self.winners)


def check_outcome(plan: Plan) -> None:
    """At every point of a whole game."""
    table = Listener(plan)
    while not table.game.over:
        table.step()
        assert table.game.outcome == table.silent.outcome == table.expected
    assert len(table.rounds) == table.game.ruleset.rounds
    assert table.game.clone().outcome == pickle.loads(pickle.dumps(table.silent)).outcome == table.expected
    for ended in table.rounds:
        check_teams(ended)


def check_teams(ended: RoundOutcome) -> None:
    """A team has won if somebody of it has; whoever has not was trapped, or theirs did not win (7.2, 7.4)."""
    assert set(ended.sides) == {ended.roles[seat] for seat in ended.winners}
    for team in ("green", "blue"):
        if team in ended.sides:
            assert team in ended.teams
    if ended.teams:
        assert ended.cause == "gold"
        assert "saboteur" not in ended.sides
    elif "boss" in ended.sides:
        raise AssertionError(ended)


def check_set_up(plan: Plan, number: int) -> None:
    """A game that goes on from a position knows the rounds that had not ended there."""
    table = Listener(plan)
    at = number % 60
    while not table.game.over and at:
        table.step()
        at -= 1
    copy = Setup.of(table.game).game()
    known = len(table.rounds) + (table.game.asked in ("nugget", "rob"))
    assert copy.outcome == Outcome((), table.game.gold, table.winners)
    table.silent = copy
    while not table.game.over:
        table.step()
    assert copy.outcome == Outcome(tuple(table.rounds[known:]), table.game.gold, table.winners)


@pytest.mark.both
@pytest.mark.parametrize(("game", "players", "options"), VARIANTS[::4], ids=str)
def test_the_outcome_is_what_was_told(game: str, players: int, options: tuple[Option, ...]) -> None:
    check_outcome(Plan(game, players, options, seed=players, eager=6))


@pytest.mark.both
@given(plans(most_choices=0), st.integers(0, 500))
def test_a_game_set_up_knows_the_rounds_from_there_on(plan: Plan, number: int) -> None:
    check_set_up(plan, number)


@pytest.mark.parametrize("observer", [0, 1, None])
@pytest.mark.parametrize(("game", "players"), [("base", 4), ("saboteur2", 3), ("duel", 2)])
def test_a_game_drawn_knows_what_is_certain_of_the_rounds_before(game: str, players: int, observer: Observer) -> None:
    table = Listener(Plan(game, players, seed=5, eager=8))
    table.step()
    history, rng, asked = History(table.game.view(observer)), Rng(1), set()
    while not table.game.over:
        history.tell(table.step())
        if table.game.asked in ("deal", "nugget", "rob", "over") or len(history.facts) % 40 == 0:
            asked.add(table.game.asked)
            drawn = sample(history, rng)
            known = () if game == "base" else tuple(table.rounds)
            assert drawn.outcome == Outcome(known, drawn.gold, table.winners)
            if game != "base":
                assert drawn.gold == table.game.gold
    assert {"deal", "over"} <= asked


def test_gold_is_counted_by_seat_and_by_round() -> None:
    table = Listener(Plan("saboteur2", 5, seed=2, eager=8))
    while not table.game.over:
        table.step()
    outcome = table.game.outcome
    assert len(outcome.rounds) == 3
    assert [sum(each) for each in zip(*(ended.earned for ended in outcome.rounds), strict=True)] == [*outcome.gold]
    assert outcome.rounds[-1].gold == outcome.gold
    assert outcome.winners == tuple(seat for seat in range(5) if outcome.gold[seat] == max(outcome.gold))
