"""What the host of a server wants of a store: to find people and tables, to shut out, to close, to announce."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from saboteur.server.store.kept import KeptAnnouncement, KeptBan, KeptCounts, KeptPerson, KeptSize, KeptTable

DAY: Final = 86_400_000
"""Milliseconds."""


class Hosting(ABC):
    """The part of a store that is for its host; a server that runs on it notices within seconds."""

    @abstractmethod
    async def people_called(self, name: str, most: int) -> list[KeptPerson]:
        """People whose name is, or begins with, this one: the newest first."""

    @abstractmethod
    async def unseen(self, before: int, most: int) -> list[str]:
        """People who have not come since this time, nor a program of theirs, and sit at no table that is not over."""

    @abstractmethod
    async def ban(self, person: str, since: int, until: int | None) -> bool:
        """Somebody is not let in until this time, or ever; `False` if nobody of this id is known."""

    @abstractmethod
    async def unban(self, person: str) -> bool:
        """Somebody is let in again; `False` if they were before."""

    @abstractmethod
    async def bans(self, now: int) -> list[KeptBan]:
        """Who is not let in now, the newest first."""

    @abstractmethod
    async def unfinished(self, most: int) -> list[KeptTable]:
        """Games that are not over, the newest first."""

    @abstractmethod
    async def ask_to_close(self, game: str, since: int) -> bool:
        """A game is to be closed by a server; `False` if there is none that is not over."""

    @abstractmethod
    async def to_close(self) -> list[str]:
        """Games that are to be closed and are not over yet."""

    @abstractmethod
    async def announce(self, text: str, now: int) -> None:
        """A sentence for everybody who is connected; those of the day before are forgotten."""

    @abstractmethod
    async def announced(self, after: int) -> list[KeptAnnouncement]:
        """What was announced after a time, in its order."""

    @abstractmethod
    async def counts(self, now: int) -> KeptCounts:
        """How much there is."""

    @abstractmethod
    async def size(self) -> KeptSize:
        """How much room it takes."""
