"""What the server wants of a store; SQLite fills it on one machine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from asyncio import Future

from saboteur.server.store.kept import KeptBan, KeptGame, KeptPerson, KeptStep, KeptTalk, KeptToken, Mark, Tally


class Store(ABC):
    """All that outlives the process. Every method may be called only on the server's own loop."""

    # -- games -----------------------------------------------------------------------------------------------------

    @abstractmethod
    async def create(self, game: KeptGame) -> None:
        """Keeps a new game."""

    @abstractmethod
    def append(self, step: KeptStep, mark: Mark | None) -> Future[bool]:
        """Keeps the next step; done when it is on the disk. Not kept, `False`: there is a step of this number or id.

        Neither is it kept if the game was deleted. Without a mark the one of the step before holds.
        """

    @abstractmethod
    async def game(self, game: str) -> KeptGame | None:
        """A game without its steps."""

    @abstractmethod
    async def steps(self, game: str, since: int = 0) -> list[KeptStep]:
        """The steps after the one of this number."""

    @abstractmethod
    async def due(self, before: int, most: int) -> list[str]:
        """Games in which something has to happen before this time, the most urgent first."""

    @abstractmethod
    async def postpone(self, game: str, due: int) -> None:
        """Nothing has to happen in a game before this time."""

    @abstractmethod
    async def listed(self, most: int) -> list[KeptGame]:
        """Games that everybody may find and that are not over, the newest first."""

    @abstractmethod
    async def games_of(self, person: str, most: int) -> list[KeptGame]:
        """The games in which somebody has a seat, the newest first."""

    @abstractmethod
    async def coded(self, code: str) -> str | None:
        """The game that is not over to which a code leads; of two, the newer one."""

    @abstractmethod
    async def hosted(self, person: str) -> int:
        """How many games that are not over somebody has set up."""

    @abstractmethod
    async def forget_games(self, ended_before: int, most: int) -> int:
        """Deletes games that were over before this time; how many. What they brought to people stays."""

    # -- people ----------------------------------------------------------------------------------------------------

    @abstractmethod
    async def add_person(self, person: KeptPerson, token: KeptToken) -> None:
        """Somebody new, with their first secret."""

    @abstractmethod
    async def person(self, token: bytes, kind: str, now: int) -> KeptPerson | None:
        """Who has the secret with this hash."""

    @abstractmethod
    async def rename(self, person: str, name: str) -> None:
        """Somebody is called otherwise from now on."""

    @abstractmethod
    async def add_token(self, token: KeptToken) -> None:
        """Another secret of somebody."""

    @abstractmethod
    async def use_link(self, link: bytes, token: KeptToken, now: int) -> KeptPerson | None:
        """Takes a one-time link and keeps the new secret of whoever it belongs to; `None` if it was used or is old."""

    @abstractmethod
    async def drop_token(self, token: bytes) -> None:
        """A secret is worth nothing any more."""

    @abstractmethod
    async def forget(self, person: str) -> None:
        """Deletes all about somebody that is not part of a game's record."""

    @abstractmethod
    async def tallies(self, person: str) -> list[Tally]:
        """Somebody's statistics by game and role."""

    @abstractmethod
    async def people_called(self, name: str, most: int) -> list[KeptPerson]:
        """People whose name is, or begins with, this one: the newest first."""

    @abstractmethod
    async def ban(self, person: str, since: int, until: int | None) -> bool:
        """Somebody is not let in until this time, or ever; `False` if nobody of this id is known."""

    @abstractmethod
    async def unban(self, person: str) -> bool:
        """Somebody is let in again; `False` if they were before."""

    @abstractmethod
    async def bans(self, now: int) -> list[KeptBan]:
        """Who is not let in now, the newest first."""

    # -- beside the game -------------------------------------------------------------------------------------------

    @abstractmethod
    async def talk(self, talk: KeptTalk) -> KeptTalk | None:
        """Keeps what somebody wrote, with the next number at this table; `None` if it was kept before."""

    @abstractmethod
    async def talked(self, game: str, since: int, most: int) -> list[KeptTalk]:
        """What was written at a table after the one of this number: the last, at most `most`."""

    @abstractmethod
    async def mute(self, person: str, muted: str, *, quiet: bool) -> None:
        """Whether somebody does not want to read another."""

    @abstractmethod
    async def muted(self, person: str) -> frozenset[str]:
        """Whom somebody does not want to read: their ids."""

    @abstractmethod
    async def muted_people(self, person: str) -> list[KeptPerson]:
        """The same as people; those who are not known any more are left out."""

    # -- the store itself ------------------------------------------------------------------------------------------

    @abstractmethod
    async def ready(self) -> None:
        """Raises `StoreFailed` if nothing can be kept now."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what was begun, and lets go."""
