"""A table as its steps have left it: who sits there, the game, the clocks, and which messages it has taken."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from msgspec.json import Encoder

from saboteur.engine.values.facts import GameEnded, RoundEnded
from saboteur.notation.positions.position import read_state
from saboteur.notation.records.lines import read_line
from saboteur.server.store.kept import KeptResult, KeptStep, Mark
from saboteur.server.tables.changes import Again, Begin, Changes, Free, Remove, Return, Sit, read_changes
from saboteur.server.tables.clocks import Clocks
from saboteur.server.tables.seating import Seating
from saboteur.server.wire.settings import Head, Phase, rules_of
from saboteur.table.table import Table

_encoder: Final = Encoder()
MOST_TAKEN: Final = 8
"""Messages of one person that are remembered; the store knows the older ones."""


class Played:
    """What a head and its steps add up to. Nothing here waits, and nothing is sent."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.seating = Seating.of(head)
        self.table: Table | None = None
        self.clocks: Clocks | None = None
        self.number = 0
        """Of the last step."""
        self.changed = head.created
        """When it was taken."""
        self.begun = 0
        """When the game began."""
        self._taken: dict[str, dict[str, int]] = {}  # by sender and id: the last messages that were carried out
        self._forgotten: frozenset[str] = frozenset()  # senders of whom there were more
        self._ats = array("I")  # the number of the last event of each step
        self.again_at = 0
        """The number of the last event when the same people had another table."""

    @property
    def phase(self) -> Phase:
        """How far it is."""
        if self.table is None:
            return "over" if self.seating.closed else "lobby"
        return "over" if self.table.over else "playing"

    @property
    def at(self) -> int:
        """The number of the last event."""
        return 0 if self.table is None else self.table.number

    def open(self, steps: Iterable[KeptStep], *, most_taken: int = MOST_TAKEN) -> None:
        """Takes the steps that are kept; this number of messages of each person is remembered until the next."""
        for step in steps:
            changes = read_changes(step.what)
            for change in changes:
                self.change(change, step.at)
            if step.lines:
                assert self.table is not None, "lines come after the beginning"
                for line in step.lines.splitlines():
                    fault = self.table.replay_line(read_line(line, self.table.game.seats))
                    assert fault is None, fault
            self.count(step.number, step.person, step.id, step.at, most_taken)

    def change(self, change: Changes, at: int) -> None:
        """Something about the people changes."""
        if isinstance(change, Return) and self.clocks is not None:
            self.clocks.back(change.seat, at, late=self.seating.places[change.seat].why == "clock")
        self.seating.apply(change)
        if isinstance(change, Begin):
            self._begin(at)
        elif isinstance(change, Again):
            self.again_at = self.at

    def count(self, number: int, person: str, sent: str, at: int, most_taken: int = MOST_TAKEN) -> None:
        """The step with this number has been carried out."""
        self.number, self.changed = number, at
        self._ats.append(self.at)
        if sent:
            taken = self._taken.setdefault(person, {})
            taken[sent] = self.at
            while len(taken) > most_taken:
                del taken[next(iter(taken))]
                if person not in self._forgotten:
                    self._forgotten |= {person}
        if self.clocks is not None and self.table is not None:
            self._turn_clocks(at)

    def taken_at(self, person: str, sent: str) -> int | None:
        """The number of the last event of a message that was carried out already; `None` if none of this id was."""
        taken = self._taken.get(person)
        return None if taken is None else taken.get(sent)

    def has_forgotten(self, person: str) -> bool:
        """Whether somebody has sent messages that only the store knows."""
        return person in self._forgotten

    def at_step(self, number: int) -> int | None:
        """The number of the last event of a step; `None` if it is not known yet."""
        return self._ats[number - 1] if number <= self.number else None

    def time(self, now: int) -> int:
        """The time of a line of the record."""
        return max(now - self.begun, 0)

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat asked and who plays there, if it is a bot."""
        if (seat := self.actor) is None or (bot := self.seating.places[seat].bot) is None:
            return None
        return seat, bot

    @property
    def actor(self) -> int | None:
        """The seat that is asked for something."""
        return None if self.table is None or self.table.over else self.table.game.actor

    def mark(self, changes: Iterable[Changes], since: int, due: int | None) -> Mark:
        """What the store has to know of a step that brought the events after this number."""
        seated = any(isinstance(change, Sit | Free | Remove) for change in changes)
        owners = [(seat, place.owner) for seat, place in enumerate(self.seating.places)] if seated else []
        phase = self.phase
        settings = self.seating.settings
        return Mark(
            state=phase,
            listed=settings.listed and not self.head.position,
            due=due,
            settings="" if settings is self.head.settings else _encoder.encode(settings).decode(),
            owners=tuple(owners),
            results=tuple(self._results(since)),
        )

    # -- inside ----------------------------------------------------------------------------------------------------

    def _begin(self, at: int) -> None:
        seating, settings = self.seating, self.seating.settings
        rules = rules_of(settings)
        start = read_state(self.head.position) if self.head.position else None
        self.begun = at
        self.table = Table(
            rules,
            len(seating.places),
            seed=self.head.seed,
            nonces=seating.nonces,
            start=start,
            chairs=[place.chair for place in seating.places],
            automatic=settings.automatic,
            begun=datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        )
        if settings.clock is not None:
            self.clocks = Clocks(settings.clock, len(seating.places))

    def _turn_clocks(self, at: int) -> None:
        """The clock of the person asked runs; bots have none."""
        assert self.clocks is not None
        assert self.table is not None
        actor = self.actor
        bot = actor is not None and self.seating.places[actor].bot is not None
        fact = self.table.log.last_fact
        if fact != self._clocked or self.clocks.running != (None if bot else actor):
            self.clocks.turn(actor, at, new=fact != self._clocked and self.table.game.asked == "turn", bot=bot)
            self._clocked = fact

    _clocked = 0  # the last fact that stopped a clock

    def _results(self, since: int) -> Iterable[KeptResult]:
        """What a round or game that has ended brought to the people."""
        if self.table is None or self.head.position:
            return
        name = self.seating.settings.game
        for fact in self.table.log.told[since:]:
            match fact:
                case RoundEnded(round, _, winners, roles):
                    for seat, person in self._persons():
                        role = str(roles[seat]) if roles else ""
                        won = seat in winners
                        yield KeptResult(
                            person=person, seat=seat, round=round, ruleset=name, role=role, won=won, gold=0
                        )
                case GameEnded(gold, winners):
                    for seat, person in self._persons():
                        won = seat in winners
                        yield KeptResult(
                            person=person, seat=seat, round=0, ruleset=name, role="", won=won, gold=gold[seat]
                        )
                case _:
                    pass

    def _persons(self) -> Iterable[tuple[int, str]]:
        for seat, place in enumerate(self.seating.places):
            if place.owner is not None and place.bot is None:
                yield seat, place.owner
