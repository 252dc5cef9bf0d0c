"""All that a store holds, row by row, in one form for every kind of store: this is what is moved to another one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, NamedTuple

Row = tuple[Any, ...]
AT_ONCE: Final = 2000
"""Rows that are read and written together."""


class Relation(NamedTuple):
    """A table that every store has; the rows of all of them together are everything."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    """By which its rows are in order."""
    flags: frozenset[str] = frozenset()
    """Columns that say yes or no."""
    given: frozenset[str] = frozenset()
    """Columns with words that clients chose: they may hold any character."""


def _table(name: str, columns: str, key: str, flags: str = "", given: str = "") -> Relation:
    words = (tuple(columns.split()), tuple(key.split()), frozenset(flags.split()), frozenset(given.split()))
    return Relation(name, *words)


TABLES: Final = (
    _table("person", "id name program created seen", "id", "program"),
    _table("token", "hash person kind expires", "hash"),
    _table("ban", "person since until", "person"),
    _table("mute", "person muted", "person muted"),
    _table("announcement", "at text", "at"),
    _table("closing", "game since", "game"),
    _table("game", "id head state listed due created ended settings", "id", "listed"),
    _table("step", "game number person id at what lines", "game number", given="id"),
    _table("seat", "game seat person", "game seat"),
    _table("result", "game seat round person ruleset role won gold", "game seat round", "won"),
    _table("talk", "game number person name at text watching id", "game number", "watching", given="id"),
)


class CannotMove(Exception):
    """Why a store cannot be moved, for the person who wants it."""


class Rows(ABC):
    """The rows of a store that nobody else changes meanwhile."""

    @abstractmethod
    async def count(self, table: Relation) -> int:
        """How many rows a table has."""

    @abstractmethod
    def read(self, table: Relation) -> AsyncIterator[list[Row]]:
        """All rows of a table in the order of its key, some at a time."""

    @abstractmethod
    async def add(self, table: Relation, rows: Sequence[Row]) -> None:
        """Adds rows to a table."""

    async def counts(self) -> dict[str, int]:
        """How many rows each table has."""
        return {table.name: await self.count(table) for table in TABLES}
