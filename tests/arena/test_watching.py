"""What a watcher learns: only from public facts, measured in nats, with constants fitted on other rounds."""

import math
from collections.abc import Iterable

import pytest

from saboteur.bots.builtin import BUILT_IN
from saboteur.engine.values.facts import Fact, RoundBegan, RoundEnded
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import View
from saboteur.engine.worlds.history import Player
from saboteur.lab.contest.contest import any_bot
from saboteur.lab.watching import observers
from saboteur.lab.watching import rounds as played_rounds
from saboteur.lab.watching.calibration import watched
from saboteur.lab.watching.fitting import fit, loss
from saboteur.lab.watching.measured import STAGES, THIRDS, Measured, Watching, measure, tell
from saboteur.lab.watching.observers import OBSERVERS, Assignment, Constants, Kind, Prior, prior
from saboteur.lab.watching.rounds import play_round, told_round, watched_contests
from saboteur.notation.statements import Statement
from saboteur.rulesets import ruleset
from tests.simulation.casts import Talkative

EVERY = tuple(range(STAGES + 1))


@pytest.fixture(scope="module")
def records() -> tuple[str, ...]:
    """A few rounds of plain bots."""
    development, _ = watched_contests(["plain"], "x", 5.0)
    return tuple(play_round(development, deal) for deal in (1, 2, 3))


def test_development_rounds_and_test_rounds_are_other_rounds() -> None:
    development, test = watched_contests(["random"], "x", 5.0)
    assert play_round(development, 1) != play_round(test, 1)
    assert play_round(development, 1) == play_round(development, 1)


def test_several_bots_take_the_seats_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[str] = []

    def noted(bot: str, seed: int, seconds: float) -> Player:
        seated.append(bot)
        return any_bot("random", seed, seconds)

    monkeypatch.setattr(played_rounds, "any_bot", noted)
    contest = watched_contests(["plain", "random"], "x", 5.0)[0]
    play_round(contest, 1)
    assert seated == ["random", "plain", "random", "plain", "random"]
    play_round(contest, 2)
    assert seated[5:] == ["plain", "random", "plain", "random", "plain"]


def test_a_watcher_is_told_no_secret_and_not_how_it_ended(records: tuple[str, ...]) -> None:
    for record in records:
        told = told_round(record)
        facts = [fact for turn in (told.opening, *told.turns) for fact in turn if isinstance(fact, Fact)]
        [began] = [fact for fact in facts if isinstance(fact, RoundBegan)]
        assert set(began.roles) == {UNKNOWN}
        assert not any(isinstance(fact, RoundEnded) for fact in facts)
        assert all(fact == fact.seen_by(None) for fact in facts)
        assert told.first.observer is None
        assert sorted(told.roles) == ["digger"] * 3 + ["saboteur"] * 2
        assert len(told.turns) > 10


@pytest.mark.parametrize(
    ("seats", "options", "assignments", "nats"),
    [
        (5, {"one_digger_less": True}, 10, math.log(10)),
        (3, {}, 4, math.log(4)),  # one card is left over: nobody may be a saboteur
        (10, {"one_digger_less": True}, 210, math.log(210)),
    ],
)
def test_before_the_first_move_all_deals_are_equally_likely(
    seats: int, options: dict[str, bool], assignments: int, nats: float
) -> None:
    found = prior(ruleset("base", options), seats)
    assert len(found) == assignments
    assert sum(found.values()) == pytest.approx(1)
    assert -sum(chance * math.log(chance) for chance in found.values()) == pytest.approx(nats)


def test_who_learns_nothing_loses_what_it_lost_at_the_start(records: tuple[str, ...]) -> None:
    for record in records:
        found = measure(told_round(record), "prior", {}, EVERY)
        assert found.losses == pytest.approx([math.log(10)] * (STAGES + 1))
        assert [chance for chance, _ in found.seats] == pytest.approx([0.4] * 10)
        assert sum(was for _, was in found.seats) == 4


def test_trust_learns_what_plain_bots_give_away(records: tuple[str, ...]) -> None:
    [found] = zip(*(Watching(records, "trust", ({"scale": 3.0},)).do(index) for index in range(3)), strict=True)
    one, two = (sum(each.losses[third] for each in found) / 3 for third in THIRDS)
    assert found[0].losses[0] == pytest.approx(math.log(10))
    assert two <= one < 1.2


def test_a_belief_learns_what_plain_bots_give_away(records: tuple[str, ...]) -> None:
    told = told_round(records[0])
    first = OBSERVERS["belief"].make(told.first, OBSERVERS["belief"].constants)
    tell(first, told.opening)
    assert first.assignments == pytest.approx(prior(ruleset("base", {"one_digger_less": True}), 5))
    losses = {}
    for name in ("prior", "belief"):
        found = [measure(told_round(record), name, OBSERVERS[name].constants, THIRDS) for record in records]
        losses[name] = [sum(each.losses[third] for each in found) / len(found) for third in (0, 1)]
    assert losses["belief"][1] < losses["belief"][0] < losses["prior"][0] / 2


def test_who_may_do_anything_tells_a_belief_nothing(records: tuple[str, ...]) -> None:
    """The constants are those that are fitted, whatever they are multiplied by."""
    told = told_round(records[0])
    anything = {**OBSERVERS["belief"].constants, "temperature": 1000.0, "chance": 100.0}
    [loss] = measure(told, "belief", anything, (THIRDS[0],)).losses
    assert loss == pytest.approx(math.log(10), abs=0.2)


def test_constants_are_fitted_by_likelihood(records: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """A scale that is planted wrong is found again; a worse one is never kept."""
    monkeypatch.setitem(OBSERVERS, "trust", Kind(observers.Trusting, {"scale": 0.01}))

    def trial(trials: tuple[Constants, ...]) -> list[tuple[Measured, ...]]:
        work = Watching(records, "trust", trials, THIRDS)
        return [work.do(index) for index in range(work.length)]

    start = OBSERVERS["trust"].constants
    before = loss([each[0] for each in trial((start,))])
    constants, least = fit(start, trial)
    assert constants["scale"] > 0.5
    assert least < before / 2
    assert loss([each[0] for each in trial((constants,))]) == pytest.approx(least)


def test_a_certain_mistake_is_bounded(monkeypatch: pytest.MonkeyPatch, records: tuple[str, ...]) -> None:
    class Wrong:
        def __init__(self, view: View, constants: Constants) -> None:
            pass

        def tell(self, told: Iterable[Fact]) -> None:
            pass

        @property
        def assignments(self) -> dict[Assignment, float]:
            return {("saboteur",) * 5: 1.0}

    monkeypatch.setitem(OBSERVERS, "wrong", Kind(Wrong, {}))
    [wrong] = measure(told_round(records[0]), "wrong", {}, (0,)).losses
    assert wrong == pytest.approx(math.log(1e9))


def rounds(claim: float, share: float, count: int = 400) -> list[Measured]:
    """Rounds in which seats were claimed to be saboteurs more or less often than they were."""
    flat = (0.0,) * (STAGES + 1)
    return [Measured(flat, ((claim, number < share * count), (0.05, False))) for number in range(count)]


def test_calibration_error_is_how_far_claims_are_from_the_truth() -> None:
    right = watched(rounds(0.7, 0.7))
    assert right.error == pytest.approx(0.5 * 0.05, abs=1e-9)
    assert [each.claimed for each in right.bins] == pytest.approx([0.05, 0.7])
    assert [each.found.value for each in right.bins] == pytest.approx([0.0, 0.7])
    wrong = watched(rounds(0.9, 0.7))
    assert wrong.error == pytest.approx(0.5 * 0.05 + 0.5 * 0.2, abs=1e-9)
    low, high = wrong.bins[1].found.low, wrong.bins[1].found.high
    assert low is not None
    assert high is not None
    assert low < 0.7 < high < 0.9, "the chart shows it"


def test_a_round_is_cut_into_twelfths_of_its_turns(records: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    told = told_round(records[0])
    heard: list[int] = []

    class Counting:
        def __init__(self, view: View, constants: Constants) -> None:
            self.turns = -1

        def tell(self, told: Iterable[Fact]) -> None:
            self.turns += 1

        @property
        def assignments(self) -> dict[Assignment, float]:
            heard.append(self.turns)
            return prior(ruleset("base", one_digger_less=True), 5)

    monkeypatch.setitem(OBSERVERS, "counting", Kind(Counting, {}))
    measure(told, "counting", {}, EVERY)
    turns = len(told.turns)
    assert heard == [stage * turns // 12 for stage in EVERY]
    assert (heard[0], heard[4], heard[8], heard[12]) == (0, turns // 3, 2 * turns // 3, turns)


def test_an_observer_that_listens_hears_what_is_said_in_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    class Deaf(Prior):
        def tell(self, told: Iterable[Fact]) -> None:
            heard.extend(fact.name() for fact in told)

    class Listening(Deaf):
        def heard(self, seat: int, statement: Statement) -> None:
            heard.append(f"{seat} says {statement}")

    monkeypatch.setitem(BUILT_IN, "talkative", Talkative)
    monkeypatch.setitem(OBSERVERS, "listening", Kind(Listening, {}))
    monkeypatch.setitem(OBSERVERS, "deaf", Kind(Deaf, {}))
    told = told_round(play_round(watched_contests(["talkative"], "x", 5.0)[0], 1))
    measure(told, "listening", {}, EVERY)
    said = [place for place, what in enumerate(heard) if " says " in what]
    assert said
    assert {heard[place - 1] for place in said if " says " not in heard[place - 1]} == {"asked"}
    facts = [what for what in heard if " says " not in what]
    heard.clear()
    measure(told, "deaf", {}, EVERY)
    assert heard == facts, "who does not listen is told the same facts"
