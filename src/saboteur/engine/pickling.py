"""A state as plain values and back, whole: what is pickled. Compiled and interpreted alike; no format to keep."""
# mypyc: off

from __future__ import annotations

from typing import Final

from saboteur.engine.core.mine import Mine, new_mine
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import NO_BYTES, NO_CELLS
from saboteur.engine.ruleset import Ruleset

Values = dict[str, object]
"""Of each attribute: a number, the numbers of an array, or those of the mine."""

NOT_KEPT: Final = ("rules", "telling", "told")
"""The ruleset gives the rules again, and nobody is being told anything between two moves."""


def values_of(state: State | Mine) -> Values:
    """Everything a state holds."""
    return {name: _plain(getattr(state, name)) for name in _attributes(state) if name not in NOT_KEPT}


def state_of_values(ruleset: Ruleset, seats: int, values: Values) -> State:
    """The same state again, of a game of this ruleset."""
    state = ruleset.state(seats)
    state.mine = new_mine(state.rules.walkers, state.rules.walker)
    _fill(state, values)
    return state


def _attributes(state: State | Mine) -> tuple[str, ...]:
    """Their names: a compiled class lists them, an interpreted object has them in its dictionary."""
    compiled: tuple[str, ...] | None = getattr(type(state), "__mypyc_attrs__", None)
    return tuple(vars(state)) if compiled is None else compiled


def _plain(value: object) -> object:
    if isinstance(value, Mine):
        return values_of(value)
    if isinstance(value, type(NO_BYTES)):
        return bytes(value)
    if isinstance(value, type(NO_CELLS)):
        return tuple(map(int, value))
    assert isinstance(value, int), value
    return value


def _fill(state: State | Mine, values: Values) -> None:
    arrays: dict[str, list[int]] = {}
    for name, value in values.items():
        match value:
            case dict():
                _fill(getattr(state, name), value)
            case bytes() | tuple():
                arrays[name] = list(value)
            case _:
                setattr(state, name, value)
    state.take_arrays(arrays)
    assert not arrays, arrays
