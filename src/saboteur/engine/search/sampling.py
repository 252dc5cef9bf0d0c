"""Worlds drawn by what is held likely of dwarves and gold; the rest as the facts allow, all of it equally likely."""

from __future__ import annotations

from saboteur.engine.core.native import i64
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import IS_GOLD
from saboteur.engine.search.posterior import Posterior
from saboteur.engine.worlds.knowledge import Knowledge


def likely_world(knowledge: Knowledge, posterior: Posterior, rng: Rng) -> State:
    """A game that may be the one told."""
    state = knowledge.sample_state(rng)
    goal = posterior.draw_gold(rng)
    put_gold(state, goal)
    worlds = knowledge.worlds
    assert worlds is not None
    worlds.dwarves.put(state, posterior.draw_roles(goal, rng))
    return state


def put_gold(state: State, goal: i64) -> None:
    """The gold lies under this goal; what lay there lies where the gold was."""
    goals = state.goals[:]
    for other in range(state.rules.goal_count):
        if IS_GOLD[i64(goals[other])]:
            goals[other] = goals[goal]
            goals[goal] = state.goals[other]
            state.goals = goals
            return
