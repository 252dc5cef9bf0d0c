"""Those of a table's listeners who are told with every event what becomes of their view."""

from __future__ import annotations

from saboteur.engine.core.state import State
from saboteur.server.tables.change import Change
from saboteur.server.tables.listener import Listener
from saboteur.table.table import Table


class Followers:
    """Who wants changes; as long as somebody does, the state that was told last is kept."""

    def __init__(self) -> None:
        self._wanting: set[Listener] = set()
        self._told: State | None = None

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._wanting

    def add(self, listener: Listener, table: Table | None) -> None:
        """Somebody wants changes from now on; all that has happened has been told."""
        self._wanting.add(listener)
        if self._told is None and table is not None:
            self._told = table.game.state.clone()

    def remove(self, listener: Listener) -> None:
        """Somebody wants none, or does not listen any more."""
        self._wanting.discard(listener)
        if not self._wanting:
            self._told = None

    def change(self, table: Table) -> Change | None:
        """What a step has changed since the last one, if somebody wants to know and was shown what was before."""
        if not self._wanting:
            return None
        before, self._told = self._told, table.game.state.clone()
        return None if before is None else Change(before, self._told, table.game.ruleset)
