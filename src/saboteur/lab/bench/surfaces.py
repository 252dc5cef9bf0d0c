"""How fast games go through what programs use: `Game`, a node move by move or in long runs, trials."""

from collections.abc import Callable
from typing import Final

from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.game import Game
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.search.node import Node
from saboteur.engine.search.policy import Policy
from saboteur.engine.search.trials import Trials

SURFACES: Final = {
    "game": ("Game, moves/s", "uniform"),
    "node": ("Node, moves/s", "uniform"),
    "run": ("Node.run, moves/s", "uniform"),
    "run_digging": ("Node.run digging, moves/s", "digging"),
    "trials": ("Trials, play-outs/s", "playouts"),
}
"""Figures of surfaces by what they are called, and the figure of the rules alone that does the same."""
RUN: Final = 100_000  # moves: more than a round has
CHUNK: Final = 200  # moves at least between two looks at the clock
TRIED: Final = 4  # moves of a node
TIMES: Final = 4  # play-outs of a move


Surfaces = dict[str, float]
"""Moves or, for trials, play-outs a second."""


def measure_surfaces(
    ruleset: Ruleset, seats: int, middles: list[State], rate: Callable[[str, Callable[[], int]], float]
) -> Surfaces:
    """All of them for one game; the rate of a chunk of work is measured by the function that is given."""
    rng = Rng(len(middles))
    nodes = [Node(ruleset, middle.clone()) for middle in middles]
    fresh = Node.begin(ruleset, seats)
    return {
        "game": rate("Game", lambda: _through_game(ruleset, seats, rng)),
        "node": rate("Node", lambda: _through_node(fresh, rng)),
        "run": rate("runs", lambda: _in_runs(fresh, rng, "uniform")),
        "run_digging": rate("digging runs", lambda: _in_runs(fresh, rng, "digging")),
        "trials": rate("trials", lambda: _in_trials(nodes)),
    }


def _through_game(ruleset: Ruleset, seats: int, rng: Rng) -> int:
    """A game as anybody would play it: the moves listed, one of them applied."""
    game, played = Game(ruleset, seats, seed=str(rng.below(1 << 30))), 0
    while not game.over:
        moves = list(game.legal_moves)
        game.apply(moves[rng.below(len(moves))])
        played += 1
    return played


def _through_node(fresh: Node, rng: Rng) -> int:
    """The same with numbers."""
    node, played = fresh.clone(), 0
    while not node.over:
        moves = node.moves()
        if moves:
            node.play(moves[rng.below(len(moves))])
            played += 1
        else:
            node.deal(rng)
    return played


def _in_runs(fresh: Node, rng: Rng, policy: Policy) -> int:
    played = 0
    while played < CHUNK:
        node = fresh.clone()
        while not node.over:
            node.deal(rng)
            played += node.run(rng, RUN, policy)
    return played


def _in_trials(nodes: list[Node]) -> int:
    """As many play-outs from each node: long rounds have no more weight than elsewhere."""
    played = 0
    for node in nodes:
        trials = Trials(node.moves()[:TRIED], node.seats)
        trials.run(node, TIMES, seed=1)
        played += TIMES * len(trials.moves)
    return played
