"""One open table: what comes in is carried out, stored, and only then told.

One step is under way at a time. Whatever else comes in waits until it is on the disk; so nobody, not even somebody who
opens the table in this moment, is shown anything that a crash could take back.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop, Future, TimerHandle
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from saboteur.server.bots.botroom import Botroom
from saboteur.server.bots.hintroom import Hintroom
from saboteur.server.bots.workers import Workers
from saboteur.server.store.kept import KeptStep, Mark, StoreFailed
from saboteur.server.store.store import Store
from saboteur.server.tables.changes import Changes, Close, SeatBot, StandIn, changes_json
from saboteur.server.tables.listener import Listener
from saboteur.server.tables.played import Played
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.tables.streams import Streams
from saboteur.server.wire.settings import Why
from saboteur.table.committed import Committed
from saboteur.table.refusals import Reason
from saboteur.table.table import Table

logger: Final = logging.getLogger("saboteur.desk")
Act = Callable[[Table, int], Committed | Reason]
"""Something done at the table of the game at a time of its record."""
FALLBACK: Final = "plain"
"""The bot that plays when another fails."""
MOST_WAITING: Final = 200
WEEK: Final = 7 * 86_400_000
HOUR: Final = 3_600_000
SECOND: Final = 1000
LONG: Final = 60.0
"""Seconds: what is due later is in the store, and a table need not stay open for it."""


@dataclass(slots=True, eq=False)
class Job:
    """Something to be done at a table as soon as it can be; somewhere else if the table had to be opened again."""

    run: Callable[[Desk], None]
    refuse: Callable[[Refused], None] = lambda _: None
    """What is done if nothing came of it."""


class Desk:
    """A table with all who listen to it."""

    def __init__(
        self,
        played: Played,
        store: Store,
        loop: AbstractEventLoop,
        now: Callable[[], int],
        spoiled: Callable[[Desk, Job], None],
        workers: Workers,
        forsaken: int = WEEK,
    ) -> None:
        """`spoiled` is called if a step was not kept: the table has to be opened again, and the job done there.

        `workers`: where bots think that are not quick.
        """
        self.played = played
        self.streams = Streams(played)
        self.hints = Hintroom(played.head.id, workers)
        self.loop = loop
        self.now = now
        self.nonces: dict[int, str] = {}
        """What the people of the seats gave for the deal; the game has not begun."""
        self.nonces_asked = False
        self._nonces_until: TimerHandle | None = None
        self._starting: list[Job] = []
        self._store = store
        self._spoiled = spoiled
        self._forsaken = forsaken
        self._workers = workers
        self._bots: Botroom | None = None
        self._bot_is_awaited = False  # it has taken the time of a person already
        self._under_way: Job | None = None
        self._waiting: deque[Job] = deque()
        self._marked: Mark | None = None  # what the store knows of the table
        self._timer: TimerHandle | None = None
        self._gone: dict[str, int] = {}  # since when somebody with a seat has not been here
        self.closed = False
        self.tries = 0
        """How often the table has been opened again since a step was last stored."""
        self.storing: Future[bool] | None = None
        """The step under way, until the store has answered."""

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it were put away."""
        if self.streams.listeners or self._under_way is not None or self._waiting or self._starting:
            return False
        if self._bots is not None and self._bots.is_thinking:
            return False
        return self._timer is None or self._timer.when() - self.loop.time() > LONG

    # -- what comes in ---------------------------------------------------------------------------------------------

    def do(self, job: Job) -> None:
        """Does something as soon as no step is under way."""
        if self.closed:  # what is in memory here may be wrong, or old
            self._spoiled(self, job)
        elif self._under_way is None:
            self._run(job)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(job)
        else:
            job.refuse(Refused(ServerRefusal.TOO_MUCH))

    def _run(self, job: Job) -> None:
        try:
            job.run(self)
        except Refused as refused:
            job.refuse(refused)
        except Exception:  # what is in memory may be half done: it is read anew
            logger.exception("a request failed", extra={"table": self.played.head.id})
            self.closed, self._under_way = True, None
            job.refuse(Refused(ServerRefusal.FAILED))
            self._spoiled(self, Job(lambda _: None))

    def step(
        self,
        job: Job,
        person: str = "",
        sent: str = "",
        *,
        changes: tuple[Changes, ...] = (),
        act: Act | None = None,
        done: Callable[[int], None] | None = None,
    ) -> None:
        """Carries a step out and stores it; `done` is called with the number of the last event when it is safe.

        Raises `Refused` if nothing came of it. `job` is what asked for it, to be done again if it cannot be stored.
        """
        played = self.played
        if sent and (at := played.taken_at(person, sent)) is not None:
            if done is not None:
                done(at)
            return
        now, since, phase = max(self.now(), played.changed), played.at, played.phase
        lines = self._changed(changes, now)
        if act is not None:
            assert played.table is not None
            committed = act(played.table, played.time(now))
            if not isinstance(committed, Committed):
                assert not changes, "what was changed cannot be taken back"
                raise Refused(committed)
            lines += committed.text
        played.count(played.number + 1, person, sent, now)
        kept = KeptStep(
            game=played.head.id,
            number=played.number,
            person=person,
            id=sent,
            at=now,
            what=changes_json(changes),
            lines=lines,
        )
        self._under_way = job
        self._stop_timer()
        mark = played.mark(changes, since, self._due())
        self.storing = self._store.append(kept, None if mark == self._marked else mark)
        self._marked = mark
        changed = bool(changes) or played.phase != phase
        self.storing.add_done_callback(lambda future: self._stored(future, since, changed, done))

    def _changed(self, changes: tuple[Changes, ...], now: int) -> str:
        """Changes who sits where, in the game's record too; the lines of this."""
        if not changes:
            return ""
        played = self.played
        had_begun, before = played.table is not None, [(place.chair, place.bot) for place in played.seating.places]
        for change in changes:
            played.change(change, now)
        table = played.table
        if table is None or table.over or not had_begun:
            return ""
        lines = ""
        for seat, place in enumerate(played.seating.places):
            if (place.chair, place.bot) != before[seat]:
                if self._bots is not None:
                    self._bots.dismiss(seat)
                sat = table.sit(seat, place.chair, time=played.time(now))
                assert isinstance(sat, Committed), sat
                lines += sat.text
        return lines

    def _stored(self, future: Future[bool], since: int, changed: bool, done: Callable[[int], None] | None) -> None:
        job, self._under_way = self._under_way, None
        assert job is not None
        self.storing = None
        try:
            won = future.result()
        except StoreFailed as error:
            logger.error("a step was not stored", extra={"table": self.played.head.id, "fault": str(error)})
            won = False
        if not won:
            self.closed = True
            self._spoiled(self, job)
            return
        self.tries = 0
        if self._bots is not None and self.played.phase == "over":
            self._bots.close()
        if done is not None:
            done(self.played.at)
        if changed:
            self.streams.expel()
            self.streams.tell_table()
        self.streams.tell_events(since, self.now(), changed=changed)
        self.go_on()

    def go_on(self) -> None:
        """What waits is done; if nothing waits, whatever is due is due."""
        while self._waiting and self._under_way is None and not self.closed:
            self._run(self._waiting.popleft())
        if self._under_way is None and not self.closed:
            self._set_timer()

    def abandon_waiting(self) -> list[Job]:
        """What waits, for another desk of the same table."""
        waiting, self._waiting = [*self._waiting], deque()
        self.close()
        return waiting

    def close(self) -> None:
        """Nothing is done here any more."""
        self.closed = True
        self._stop_timer()
        if self._bots is not None:
            self._bots.close()
        self.hints.close()

    # -- people come and go ----------------------------------------------------------------------------------------

    def arrive(self, listener: Listener, since: int | None, *, changes: bool = False) -> None:
        """Somebody listens from now on; they have seen everything up to an event, or nothing."""
        assert self._under_way is None, "nobody is shown what is not stored"
        first = not self.streams.is_here(listener.person)
        self._gone.pop(listener.person, None)
        self.streams.add(listener, since, self.now(), changes=changes)
        if first:
            self.streams.tell_table(but=listener)
        self._set_timer()

    def depart(self, listener: Listener) -> None:
        """Somebody does not listen any more."""
        self.streams.remove(listener)
        if not self.streams.is_here(listener.person):
            if listener.person in self.played.seating.people:
                self._gone[listener.person] = self.now()
            if not self.closed:
                self.do(TELL_TABLE)  # not before what is under way is stored
        if self._under_way is None:
            self._set_timer()

    def wait_for_nonces(self, job: Job, seconds: float) -> None:
        """Begins the game by this job when all nonces are there, or after some seconds."""
        if not self._starting:
            self._nonces_until = self.loop.call_later(seconds, self._begin)
        self._starting.append(job)

    @property
    def waits_for_nonces(self) -> bool:
        """Whether the game is about to begin."""
        return bool(self._starting)

    @property
    def has_all_nonces(self) -> bool:
        """Whether everybody has given a part in the deal."""
        places = self.played.seating.places
        return all(place.owner is None or seat in self.nonces for seat, place in enumerate(places))

    def nonce_came(self) -> None:
        """Begins the game if it waits for nothing else."""
        if self.has_all_nonces:
            self._begin()

    def _begin(self) -> None:
        starting, self._starting = self._starting, []
        if self._nonces_until is not None:
            self._nonces_until.cancel()
        for job in starting:  # the first begins, the others were the same request
            self.do(job)

    # -- what happens by itself ------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        self._stop_timer()
        self._bot_is_awaited = False
        if self._under_way is not None or self.closed:
            return
        played = self.played
        if (found := played.bot_to_move()) is not None:
            if self.streams.listeners or not played.seating.people or played.clocks is not None:
                self._botroom().think(*found)
                self._later(max(played.seating.settings.pace, SECOND if self.tries else 0), BOT_MOVES)
        elif (due := self._person_due()) is not None:
            self._later(max(due - self.now(), 0), SOMEBODY_IS_LATE)

    def _later(self, milliseconds: int, job: Job) -> None:
        self._timer = self.loop.call_later(milliseconds / SECOND, self._ring, job)

    def _ring(self, job: Job) -> None:
        self._timer = None
        if not self.closed:
            self.do(job)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _person_due(self) -> int | None:
        """When a bot takes over for the person asked: their clock runs out, or the others have waited long enough."""
        played = self.played
        if played.clocks is not None:
            return played.clocks.runs_out
        if (seat := played.actor) is None or (owner := played.seating.places[seat].owner) is None:
            return None
        if self.streams.is_here(owner) or not any(map(self.streams.is_here, played.seating.people)):
            return None
        waited_since = max(self._gone.setdefault(owner, self.now()), played.changed)
        return waited_since + played.seating.settings.grace * SECOND

    def _due(self) -> int | None:
        """When something has to happen even if nobody has the table open."""
        played = self.played
        if played.phase == "over":
            return None
        forsaken = (played.changed + self._forsaken) // HOUR * HOUR + HOUR  # seldom another one: it is stored
        if played.clocks is not None and played.phase == "playing":
            soon = played.changed + SECOND if played.bot_to_move() else played.clocks.runs_out
            return forsaken if soon is None else min(forsaken, soon)
        return forsaken

    def wake(self) -> int | None:
        """Nobody has it open, but something is due; if it is not, when it will be."""
        now, due = self.now(), self._due()
        if self.played.phase != "over" and now >= self.played.changed + self._forsaken:
            self.do(NOBODY_COMES)
            return None
        self._set_timer()
        return due if due is not None and due > now else None

    def bot_moves(self) -> None:
        """The bot asked makes its move; one that fails is replaced."""
        played = self.played
        found = played.bot_to_move()
        if found is None:
            return
        seat, bot = found
        bots = self._botroom()
        try:
            answer = bots.answer(seat, bot)
            if answer is None:
                self._bot_is_awaited = True
                return

            def act(table: Table, time: int) -> Committed:
                mark = len(table.log.lines)
                bots.act(seat, answer, time)
                return table.committed(mark)

            self.step(BOT_MOVES, sent=f"bot:{played.number + 1}", act=act)
        except Refused:
            raise
        except Exception:
            logger.exception("a bot failed", extra={"table": played.head.id, "bot": bot})
            if bot == FALLBACK:
                raise
            self.closed = True  # it may have said something before: what is in memory is read anew
            self._spoiled(self, Job(lambda desk: desk.replace_bot(seat, bot)))

    def _botroom(self) -> Botroom:
        if self._bots is None:
            assert self.played.table is not None, "the game has begun"
            self._bots = Botroom(self.played.table, self.played.head.id, self._workers, self._bot_has_thought)
        return self._bots

    def _bot_has_thought(self) -> None:
        if self._bot_is_awaited and not self.closed:
            self._bot_is_awaited = False
            self.do(BOT_MOVES)

    def replace_bot(self, seat: int, bot: str) -> None:
        """Another bot plays on where this one failed."""
        place = self.played.seating.places[seat]
        if place.bot != bot:
            return
        change: Changes = (
            SeatBot(seat=seat, bot=FALLBACK, name=place.name)
            if place.owner is None
            else StandIn(seat=seat, bot=FALLBACK, why="failed")
        )
        self.step(BOT_MOVES, sent=f"bot:{self.played.number + 1}", changes=(change,))

    def somebody_is_late(self) -> None:
        """A bot plays for the person asked until they come back."""
        seat, due = self.played.actor, self._person_due()
        if seat is None or due is None or self.now() < due:
            self.go_on()
            return
        why: Why = "gone" if self.played.clocks is None else "clock"
        change = StandIn(seat=seat, bot=self.played.seating.settings.bot, why=why)
        self.step(SOMEBODY_IS_LATE, changes=(change,))

    def nobody_comes(self) -> None:
        """A table to which nobody has come for long is over."""
        if self.played.phase == "playing":
            self.step(NOBODY_COMES, act=lambda table, time: table.abandon(time=time))
        elif self.played.phase == "lobby":
            self.step(NOBODY_COMES, changes=(Close(),))


def _bot_moves(desk: Desk) -> None:
    desk.bot_moves()


def _somebody_is_late(desk: Desk) -> None:
    desk.somebody_is_late()


def _nobody_comes(desk: Desk) -> None:
    desk.nobody_comes()


def _tell_table(desk: Desk) -> None:
    desk.streams.tell_table()


BOT_MOVES: Final = Job(_bot_moves)
SOMEBODY_IS_LATE: Final = Job(_somebody_is_late)
NOBODY_COMES: Final = Job(_nobody_comes)
TELL_TABLE: Final = Job(_tell_table)
