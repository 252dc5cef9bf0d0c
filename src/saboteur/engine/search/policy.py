"""How play-outs are played: uniformly, digging or knowing (digging.py), to the end of the round or of the game."""

from __future__ import annotations

from typing import Final, Literal

from saboteur.engine.core.native import i64
from saboteur.engine.core.packed import A_OVER, Moves
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.search.digging import Compass, play_by
from saboteur.engine.search.playout import ENDLESS, deal_quickly

Policy = Literal["uniform", "digging", "knowing"]
"""Somebody who knows digs, or hinders, as if all dwarves lay open."""
Until = Literal["round", "game"]

MOST_COMPASSES: Final = 16
_compasses: Final[dict[tuple[bool, tuple[int, ...]], Compass]] = {}


def compass_of(rules: Rules, policy: str) -> Compass | None:
    """What a policy needs: a compass to dig by, which all games with these goals share; `None` for uniform play."""
    if policy == "uniform":
        return None
    if policy != "digging" and policy != "knowing":
        raise ValueError(f"policy: expected uniform, digging or knowing, found {policy!r}")
    key = (policy == "knowing", tuple([int(code) for code in rules.goal_codes]))
    found = _compasses.get(key)
    if found is None:
        found = Compass(rules, key[0])
        if len(_compasses) >= MOST_COMPASSES:
            _compasses.clear()
        _compasses[key] = found
    return found


def check_until(until: str) -> bool:
    """Whether the whole game is meant."""
    if until != "round" and until != "game":
        raise ValueError(f"until: expected round or game, found {until!r}")
    return until == "game"


def play_on(state: State, rng: Rng, moves: Moves, compass: Compass | None, whole_game: bool) -> i64:
    """Plays to the end of the round, or of the game if all of it is wanted, dealt quickly; how many moves it took."""
    played = play_by(state, rng, moves, compass, ENDLESS)
    while whole_game and state.asked != A_OVER:
        deal_quickly(state, rng)
        played += play_by(state, rng, moves, compass, ENDLESS)
    return played
