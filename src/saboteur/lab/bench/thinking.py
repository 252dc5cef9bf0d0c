"""How much a bot that searches gets done: play-outs that rate moves, and moves of others that are judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saboteur.bots.belief.belief import Belief
from saboteur.bots.diggers import Bots
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.game import Game
from saboteur.engine.moves import packed_move
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.search.policy import compass_of
from saboteur.engine.search.rating import GOLD, PlayedOut, rate
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.engine.worlds.knowledge import Knowledge

THINKING: Final = {"rated": "rated, play-outs in 50 ms", "believed": "belief, µs a move seen"}
"""What the figures are called."""
MOVE: Final = 0.05  # seconds
WORK: Final = 200_000  # moves looked at, at a time
ROUNDS: Final = 4
TRIED: Final = 12  # moves at most

Thinking = dict[str, float]
"""Play-outs in 50 ms; where dwarves are hidden also moves seen a second."""
Told = tuple[View, list[Fact]]


def measure_thinking(ruleset: Ruleset, seats: int, rated: Callable[[str, Callable[[], int]], float]) -> Thinking:
    """Both for one game; the rate of a chunk of work is measured by the function that is given."""
    told = [_told(ruleset, seats, number) for number in range(ROUNDS)]
    found = {"rated": MOVE * rated("rating", lambda: sum(_rated(view, facts) for view, facts in told))}
    if seats in ruleset.roles:
        found["believed"] = rated("belief", lambda: sum(_believed(view, facts) for view, facts in told))
    return found


def _told(ruleset: Ruleset, seats: int, number: int) -> Told:
    """What seat 0 is told up to the middle of a round, until it is asked."""
    game = Game(ruleset, seats, seed=f"thinking/{number}")
    bots, first, facts = Bots(game, str(number)), game.view(0), list[Fact]()
    for step in range(100):
        if game.actor == 0 and game.asked == "turn" and step >= 4 * seats:
            break
        facts += [fact.seen_by(0) for fact in game.apply(bots.choose(), tell=True)]
    return first, facts


def _believed(view: View, facts: list[Fact]) -> int:
    return Belief(view, facts).moves_seen


def _rated(view: View, facts: list[Fact]) -> int:
    """Rates the moves of seat 0 in worlds that fit what it was told."""
    knowledge = Knowledge(view, facts)
    world = knowledge.sample(Rng(1))
    moves = sorted(int(packed_move(move)) for move in world.legal_moves)[:TRIED]
    compass = compass_of(knowledge.state.rules, "knowing")
    assert compass is not None

    def draw(rng: Rng) -> State:
        return knowledge.sample_state(rng)

    forecast = PlayedOut(compass, GOLD)
    rate(draw, moves, [0.0] * len(moves), moves[0], forecast, WORK, 1, 1.0)
    return int(forecast.trials)
