"""How much load is put on a server."""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.server.wire.settings import Settings


@dataclass(frozen=True, slots=True)
class Plan:
    """Tables of people only, each with its own connection."""

    tables: int
    seats: int
    pace: float
    """Seconds between a move that everybody has seen and the next one at the same table; 0: as fast as it goes."""
    seconds: float
    """For which it is measured."""
    game: str = "base"
    urls: tuple[str, ...] = ()
    """Nodes that run already; people of one table are at different ones."""
    nodes: int = 1
    """That are started on each database, if none run already."""
    databases: tuple[str, ...] = ()
    """Addresses of PostgreSQL, where they get tables of their own; otherwise one node has a file.

    Each database has nodes of its own, and every table is at one of them.
    """
    watchers: int = 0
    """Of each table."""
    processes: int = 1
    """In which the clients are."""
    stored: int = 0
    """Tables that lie in the file when the server is started again."""
    seed: str = "load"

    def url(self, table: int, number: int) -> str:
        """The node to which somebody comes who has this number at a table.

        >>> plan = Plan(2, 2, 0, 0, urls=("a1", "b1", "a2", "b2"), databases=("a", "b"))
        >>> [[plan.url(table, seat) for seat in range(2)] for table in range(4)]
        [['a1', 'a2'], ['b1', 'b2'], ['a2', 'a1'], ['b2', 'b1']]
        """
        groups = max(len(self.databases), 1)
        group = self.urls[table % groups :: groups]
        return group[(table // groups + number) % len(group)]

    @property
    def settings(self) -> Settings:
        """Of each table."""
        return Settings(game=self.game, seats=self.seats)
