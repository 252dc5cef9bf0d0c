"""Many moves at once are the same as one by one with the same seeds."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given, settings

from saboteur import Game, IllegalMove, InvalidMove, Node, Rng, Setup, Trials, ruleset
from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import Moves
from saboteur.engine.search.digging import Compass, play_role
from saboteur.engine.search.policy import Policy, Until
from tests.laws.strategies import Plan, plans
from tests.laws.test_node import everything

POLICIES: tuple[Policy, ...] = ("uniform", "digging")


def one_by_one(node: Node, rng: Rng, most: int, policy: Policy) -> int:
    """The moves of a policy, each chosen here."""
    compass = Compass(node.state.rules) if policy == "digging" else None
    for played in range(most):
        numbers = node.moves()
        if not numbers:
            return played
        if compass is None:
            node.play(numbers[rng.below(len(numbers))])
        else:
            moves = Moves()
            list_moves(node.state, moves)
            node.play(play_role(node.state, rng, moves, compass))
    return most


def played_out(node: Node, rng: Rng, policy: Policy, *, whole_game: bool) -> list[int]:
    """What a play-out returns, step by step."""
    node = node.clone()
    one_by_one(node, rng, 10_000, policy)
    while whole_game and not node.over:
        node.deal(rng)
        one_by_one(node, rng, 10_000, policy)
    return node.returns()


def check_runs(plan: Plan) -> None:
    """A run is what its moves one by one are, in pieces too, and draws as much from its generator."""
    game = plan.played()
    for policy in POLICIES:
        whole, pieces, single = (Node.of_game(game) for _ in range(3))
        rngs = [Rng(plan.seed) for _ in range(3)]
        most = plan.seed % 9
        assert whole.moves() == pieces.moves()  # listed before, they are listed anew after
        played = whole.run(rngs[0], most, policy)
        assert played == one_by_one(single, rngs[2], most, policy) <= most
        assert played == sum(pieces.run(rngs[1], 1, policy) for _ in range(most))
        assert everything(whole) == everything(single) == everything(pieces)
        assert len({rng.below(1 << 30) for rng in rngs}) == 1
        assert whole.run(Rng(1), 10_000, policy) < 10_000
        assert whole.actor is None


def check_trials(plan: Plan) -> None:
    """Sums and squares are those of play-outs one by one, with the same seeds for each move."""
    game = plan.played()
    node = Node.of_game(game)
    if node.over:
        return
    policy = POLICIES[plan.seed % 2]
    whole_game = plan.seed % 3 == 0
    until: Until = "game" if whole_game else "round"
    moves = node.moves()[:: max(1, len(node.moves()) // 3)]
    before = everything(node)
    trials = Trials(moves, node.seats)
    trials.run(node, 2, plan.seed, policy, until)
    trials.run(node, 1, plan.seed + 2, policy, until)
    assert everything(node) == before
    assert (trials.count, trials.moves) == (3, tuple(moves))
    for move, sums, squares in zip(moves, trials.sums(), trials.squares(), strict=True):
        seeds = [Rng(plan.seed + time) for time in range(3)]
        results = [played_out(node.child(move), rng, policy, whole_game=whole_game) for rng in seeds]
        assert sums == [sum(gold) for gold in zip(*results, strict=True)]
        assert squares == [sum(each * each for each in gold) for gold in zip(*results, strict=True)]
        again = [Rng(plan.seed + time) for time in range(3)]
        assert [node.child(move).play_out(rng, policy, until) for rng in again] == results


@pytest.mark.both
@settings(max_examples=20)
@given(plans(most_choices=0))
def test_a_run_is_its_moves_one_by_one(plan: Plan) -> None:
    check_runs(plan)


@pytest.mark.both
@settings(max_examples=15)
@given(plans(most_choices=0))
def test_trials_are_play_outs_one_by_one(plan: Plan) -> None:
    check_trials(plan)


@pytest.mark.both
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("game", "seats"), [("base", 4), ("saboteur2", 3), ("duel", 2), ("solo", 1)])
def test_the_whole_game_is_played_out_if_it_is_wanted(game: str, seats: int, policy: Policy) -> None:
    node = dealt(game, seats)
    move = node.moves()[-1]
    sums = []
    untils: tuple[Until, ...] = ("round", "game")
    for until in untils:
        trials = Trials([move], seats)
        trials.run(node, 4, 7, policy, until)
        sums += trials.sums()
    for found, whole_game in zip(sums, (False, True), strict=True):
        ends = [played_out(node.child(move), Rng(7 + time), policy, whole_game=whole_game) for time in range(4)]
        assert found == [sum(gold) for gold in zip(*ends, strict=True)]
    assert policy == "uniform" or sum(sums[0]) < sum(sums[1])


def dealt(game: str, seats: int, **options: object) -> Node:
    return Node.of_game(Game(ruleset(game, options), seats, seed="3"))


@pytest.mark.both
def test_different_nodes_are_used_by_several_threads() -> None:
    nodes = [dealt(game, seats, rounds=1) for game, seats in (("base", 4), ("duel", 2), ("base", 4), ("duel", 2))]

    def played(node: Node) -> list[int]:
        found, rng = [], Rng(5)
        for _ in range(20):
            later = node.clone()
            one_by_one(later, rng, 20, "uniform")
            found += [*later.moves(), *later.play_out(rng, "digging")]
        return found

    alone = [played(node) for node in nodes]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert list(threads.map(played, nodes)) == alone
    finally:
        sys.setswitchinterval(usual)


@pytest.mark.both
def test_means_and_the_best_move_are_those_of_the_sums() -> None:
    node = dealt("duel", 2, rounds=1)
    trials = Trials(node.moves(), 2)
    assert trials.means(1) == [0.0] * len(node.moves())
    trials.run(node, 10, 0, "digging")
    for seat in (0, 1):
        sums = [by_seat[seat] for by_seat in trials.sums()]
        assert trials.means(seat) == [total / 10 for total in sums]
        assert sums[trials.moves.index(trials.best(seat))] == max(sums) > 0
    with pytest.raises(ValueError, match="no seat 2"):
        trials.means(2)
    with pytest.raises(ValueError, match="no seat -1"):
        trials.best(-1)


@pytest.mark.both
def test_one_illegal_move_among_them_and_nothing_is_tried() -> None:
    node = dealt("base", 3)
    before = everything(node)
    legal = node.moves()[0]
    for wrong, raised in ((node.number("take 1"), IllegalMove), (3, InvalidMove), (-legal, InvalidMove)):
        trials = Trials([legal, wrong], 3)
        with pytest.raises(raised):
            trials.run(node, 5, 0)
        assert (trials.count, trials.sums()) == (0, [[0] * 3] * 2)
    assert everything(node) == before
    with pytest.raises(TypeError, match="expected the number of a move, found True"):
        Trials([legal, True], 3)
    with pytest.raises(ValueError, match="none to try"):
        Trials([], 3)
    with pytest.raises(ValueError, match="seats"):
        Trials([legal], 0)
    with pytest.raises(ValueError, match="node: 3 seats, but the trials have 4"):
        Trials([legal], 4).run(node, 1, 0)


@pytest.mark.both
@pytest.mark.parametrize(
    ("words", "says"),
    [
        ({"times": -1}, "times: expected 0 to"),
        ({"times": 1 << 40}, "times: expected 0 to"),
        ({"seed": -1}, "seed: expected 0 to"),
        ({"seed": 1 << 80}, "seed: expected 0 to"),
        ({"policy": "best"}, "policy: expected uniform, digging or knowing, found 'best'"),
        ({"until": "dawn"}, "until: expected round or game, found 'dawn'"),
    ],
)
def test_a_wrong_argument_is_named(words: dict[str, Any], says: str) -> None:
    node = dealt("solo", 1)
    trials = Trials(node.moves(), 1)
    with pytest.raises(ValueError, match=says):
        trials.run(node, **{"times": 1, "seed": 0, **words})
    assert trials.count == 0


@pytest.mark.both
def test_so_it_is_of_a_run_and_a_play_out() -> None:
    node = dealt("solo", 1)
    before = everything(node)
    nobody: Any = None
    with pytest.raises(TypeError, match="Rng"):
        node.run(nobody, 3)
    with pytest.raises(TypeError, match="Rng"):
        node.play_out(nobody)
    with pytest.raises(ValueError, match="most: expected a number of moves, found -1"):
        node.run(Rng(1), -1)
    with pytest.raises(ValueError, match="policy"):
        node.run(Rng(1), 1, "best")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="until"):
        node.play_out(Rng(1), until="dawn")  # type: ignore[arg-type]
    assert everything(node) == before
    node.run(Rng(1), 1 << 80)
    assert node.actor is None
    assert Setup.of(node.game()) != before[0]


@pytest.mark.both
@pytest.mark.parametrize("made", [copy.copy, copy.deepcopy])
def test_a_copy_has_the_same_sums_and_goes_on_by_itself(made: Callable[[Trials], Trials]) -> None:
    node = Node.of_game(Game(ruleset("solo"), 1, seed="7"))
    trials = Trials(node.moves(), node.seats)
    trials.run(node, times=3, seed=0)
    before = (trials.count, trials.sums(), trials.squares())
    other = made(trials)
    assert (other.moves, other.count, other.sums(), other.squares()) == (trials.moves, *before)
    other.run(node, times=3, seed=3, policy="digging")
    assert (trials.count, trials.sums(), trials.squares()) == before
    assert other.count == 6
    with pytest.raises(TypeError, match=r"^trials are not pickled: send"):
        pickle.dumps(trials)
