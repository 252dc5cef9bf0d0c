"""What the server wants of a store: SQLite fills it on one machine, PostgreSQL for several nodes."""

from __future__ import annotations

import time
from abc import abstractmethod
from asyncio import Future
from collections.abc import Iterable, Mapping

from saboteur.server.store.hosting import Hosting
from saboteur.server.store.kept import KeptGame, KeptPerson, KeptStep, KeptTalk, KeptToken, Mark, Tally
from saboteur.server.store.news import Hear, News


def clock_now() -> int:
    """Milliseconds of the machine's clock."""
    return time.time_ns() // 1_000_000


class Store(Hosting):
    """All that outlives the process. Every method may be called only on the server's own loop."""

    version = 0
    """Of its tables."""
    node = ""
    """What other nodes call this one."""
    shared = False
    """Whether other nodes may use it at the same time."""
    away = False
    """Whether nothing can be kept now, as everybody knows already."""

    # -- other nodes -----------------------------------------------------------------------------------------------

    def now(self) -> int:
        """Milliseconds of the clock that all nodes go by."""
        return clock_now()

    @abstractmethod
    def listen(self, heard: Hear) -> None:
        """`heard` is told what other nodes do, from now on."""

    @abstractmethod
    def tell(self, news: News) -> None:
        """Tells all other nodes, if they can be reached."""

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
    async def steps_after(self, seen: Mapping[str, int]) -> list[KeptStep]:
        """The steps of several games after the ones of these numbers, in their order."""

    @abstractmethod
    async def number_of(self, game: str, person: str, sent: str) -> int | None:
        """The number of the step that somebody sent under this id."""

    @abstractmethod
    async def due(self, before: int, most: int) -> list[str]:
        """Games in which something has to happen before this time, the most urgent first."""

    @abstractmethod
    async def claim(self, before: int, until: int, most: int) -> list[str]:
        """The same, for this node: no other gets them before the time `until`."""

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
    async def saw(self, person: str, now: int) -> None:
        """Somebody has come."""

    @abstractmethod
    async def rename(self, person: str, name: str) -> None:
        """Somebody is called otherwise from now on."""

    @abstractmethod
    async def add_token(self, token: KeptToken, now: int) -> None:
        """Another secret of somebody; those of theirs that have expired go."""

    @abstractmethod
    async def use_link(self, link: bytes, token: KeptToken, now: int) -> KeptPerson | None:
        """Takes a one-time link and keeps the new secret of its owner; `None` if it was used or is old."""

    @abstractmethod
    async def drop_token(self, token: bytes) -> None:
        """A secret is worth nothing any more."""

    @abstractmethod
    async def forget(self, person: str) -> None:
        """Deletes all about somebody that is not part of a game's record."""

    @abstractmethod
    async def programs(self, person: str) -> list[KeptPerson]:
        """The programs that somebody made."""

    @abstractmethod
    async def known(self, people: Iterable[str]) -> frozenset[str]:
        """Those of some people who have not been forgotten."""

    @abstractmethod
    async def tallies(self, person: str) -> list[Tally]:
        """Somebody's statistics by game and role."""

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
