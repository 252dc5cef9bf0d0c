"""Who sits where at a table: a value that grows with the steps, and knows nothing of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import assert_never

from saboteur.notation.records.record import Chair
from saboteur.server.store.kept import is_program
from saboteur.server.tables.changes import (
    Again,
    Agree,
    Appoint,
    Begin,
    Changes,
    Close,
    Dress,
    Free,
    Ready,
    Remove,
    Return,
    SeatBot,
    Set,
    Sit,
    StandIn,
)
from saboteur.server.tables.names import likeness
from saboteur.server.wire.settings import Head, Settings, Why, seats_of
from saboteur.words import Words


@dataclass(slots=True)
class Place:
    """A seat: free, a person's, a bot's, or a person's for whom a bot plays."""

    owner: str | None = None
    """The person to whom it belongs."""
    bot: str | None = None
    """Who plays there instead of a person."""
    name: str = ""
    why: Why | None = None
    """Why a bot plays for the owner."""
    gives_up: bool = False
    """Whether the owner would break the game off."""
    look: str = ""
    """How the owner wants to be drawn."""
    ready: bool = False
    """Whether the owner says that the game may begin."""

    @property
    def free(self) -> bool:
        """Whether nobody plays there."""
        return self.owner is None and self.bot is None

    @property
    def chair(self) -> Chair:
        """As a record has it."""
        return Chair("person" if self.bot is None else "bot", self.name)


@dataclass(slots=True)
class Seating:
    """The people of a table, from its first step to the present one."""

    settings: Settings
    host: str
    places: list[Place] = field(default_factory=list)
    removed: set[str] = field(default_factory=set)
    nonces: tuple[str, ...] = ()
    begun: bool = False
    closed: bool = False
    next: str | None = None
    """The table at which the same people play again."""

    @classmethod
    def of(cls, head: Head) -> Seating:
        """Before the first step."""
        seating = cls(head.settings, head.host)
        seating._set(head.settings)
        return seating

    def seats_of(self, person: str) -> list[int]:
        """The seats that belong to somebody."""
        return [seat for seat, place in enumerate(self.places) if place.owner == person]

    def is_taken(self, name: str, but: str | None = None) -> bool:
        """Whether somebody else here is called so, or in a way that looks the same."""
        wanted = likeness(name)
        return any(likeness(place.name) == wanted and (but is None or place.owner != but) for place in self.places)

    @property
    def likenesses(self) -> set[str]:
        """What the people and bots here are called, as far as it looks different."""
        return {likeness(place.name) for place in self.places}

    @property
    def people(self) -> set[str]:
        """All who have a seat."""
        return {place.owner for place in self.places if place.owner is not None}

    @property
    def heirs(self) -> list[str]:
        """Who could be the host instead of the present one: people with a seat, in their order."""
        owners = dict.fromkeys(place.owner for place in self.places if place.owner is not None)
        return [owner for owner in owners if owner != self.host and not is_program(owner)]

    def bot_names(self, wanted: Iterable[int]) -> Iterator[tuple[int, str]]:
        """A name for each of these seats that nobody here has."""
        words = Words(self.settings.language)
        names = words.phrase("dwarves").split(", ")
        taken = self.likenesses
        free = [name for name in names if likeness(name) not in taken]
        for seat in wanted:
            yield seat, free.pop(0) if free else words.seat(seat)

    def apply(self, change: Changes) -> None:
        """One step further; what is not possible was refused before."""
        match change:
            case Sit(seat=seat, person=person, name=name, look=look):
                self.places[seat] = Place(person, None, name, look=look)
            case Dress(seat=seat, name=name, look=look):
                self.places[seat].name, self.places[seat].look = name, look
            case Ready(seat=seat, yes=yes):
                self.places[seat].ready = yes
            case Free(seat=seat):
                self.places[seat] = Place()
            case SeatBot(seat=seat, bot=bot, name=name):
                self.places[seat] = Place(None, bot, name)
            case StandIn(seat=seat, bot=bot, why=why):
                self.places[seat].bot, self.places[seat].why = bot, why
            case Return(seat=seat):
                self.places[seat].bot = self.places[seat].why = None
            case Appoint(person=person):
                self.host = person
            case Remove(person=person):
                self._remove(person)
            case Set(settings=settings):
                self._set(settings)
            case Begin(nonces=nonces, bots=bots):
                self.begun, self.nonces = True, nonces
                for seat, bot, name in bots:
                    self.places[seat] = Place(None, bot, name)
            case Agree(seat=seat, yes=yes):
                self.places[seat].gives_up = yes
            case Again(table=table):
                self.next = table
            case Close():
                self.closed = True
            case _:
                assert_never(change)

    def _remove(self, person: str) -> None:
        self.removed.add(person)
        for seat in self.seats_of(person):
            place = self.places[seat]
            self.places[seat] = Place(None, self.settings.bot, place.name) if self.begun else Place()

    def _set(self, settings: Settings) -> None:
        """Other settings; somebody on a seat that there is no more has to stand up."""
        seats = seats_of(settings)
        self.settings = settings
        for place in self.places:
            place.ready = False  # for something else they have not said so
        self.places = [*self.places[:seats], *(Place() for _ in range(seats - len(self.places)))]
