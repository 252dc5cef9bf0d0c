"""One open table: what comes in is carried out, stored, and only then told.

One step is under way at a time. Whatever else comes in waits until it is on the disk; so nobody, not even somebody who
opens the table in this moment, is shown anything that a crash could take back.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop, Future, TimerHandle
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from saboteur.notation.records.record import Chair
from saboteur.server.bots.hintroom import Hintroom
from saboteur.server.bots.workers import Workers
from saboteur.server.store.kept import KeptStep, Mark, StoreFailed
from saboteur.server.store.store import Store
from saboteur.server.tables.absent import Absent
from saboteur.server.tables.acting import Act
from saboteur.server.tables.changes import Appoint, Changes, Close, StandIn, changes_json
from saboteur.server.tables.due import Due
from saboteur.server.tables.job import BOT_MOVES, BREAK_OFF, END, HOST_IS_GONE, SOMEBODY_IS_LATE, TELL_TABLE, Job
from saboteur.server.tables.listener import Listener
from saboteur.server.tables.nodes import Nodes
from saboteur.server.tables.nonces import Nonces
from saboteur.server.tables.played import Played
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.tables.streams import Streams
from saboteur.server.tables.turns import Turns
from saboteur.server.wire.settings import Phase, Why
from saboteur.table.committed import Committed

logger: Final = logging.getLogger("saboteur.desk")
NEWS: Final[dict[tuple[Phase, Phase], str]] = {
    ("lobby", "playing"): "a game has begun",
    ("lobby", "over"): "a table was closed",
    ("playing", "over"): "a game is over",
}
"""What the log says when a table is further than before."""
MOST_WAITING: Final = 200
WEEK: Final = 7 * 86_400_000
SECOND: Final = 1000
AFTER_OTHERS: Final = 2000
"""Milliseconds that a node leaves to the one that took the last step, before it does what follows."""
LONG: Final = 60.0
"""Seconds: what is due later is in the store, and a table need not stay open for it."""


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
        nodes: Nodes,
        forsaken: int = WEEK,
    ) -> None:
        """`spoiled` is called if a step was not kept: the table has to be opened again, and the job done there.

        `workers`: where bots think that are not quick.
        """
        self.played = played
        self.streams = Streams(played, nodes)
        self.absent = Absent(played, self.streams, now)
        self._nodes = nodes
        self.hints = Hintroom(played.head.id, workers)
        self.loop = loop
        self.now = now
        self.nonces: Nonces[Job] = Nonces(loop, self.do)
        self.talked = 0
        """The number of the last that was written here and has been told; counted only if the store is shared."""
        self.store = store
        self._spoiled = spoiled
        self.due = Due(played, forsaken)
        self.turns = Turns(self, workers, BOT_MOVES, Job)
        self._under_way: Job | None = None
        self._waiting: deque[Job] = deque()
        self._marked: Mark | None = None  # what the store knows of the table
        self._leads = not store.shared  # whether the last step was taken here: then this node does what follows
        self._timer: TimerHandle | None = None
        self.closed = False
        self.tries = 0
        """How often the table has been opened again since a step was last stored."""
        self.took: Callable[[float], None] = lambda _: None
        """Is told how many seconds it took to store a step."""
        self._since = 0.0
        self.unknown: Job | None = None
        """What the store could not say whether it has: nothing is answered before that is looked up."""
        self.storing: Future[bool] | None = None
        """The step under way, until the store has answered."""

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it were put away."""
        if self.streams.listeners or self._under_way is not None or self._waiting or self.nonces.is_awaited:
            return False
        if self.turns.is_thinking:
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
            if not self.store.shared or not job.asked:
                job.refuse(refused)
            elif self.store.away:  # it may be right at a node that knows more
                job.refuse(Refused(ServerRefusal.NOT_KEPT))
            else:
                job.asked = False
                self._nodes.check(self, job)
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
        if self.store.away:  # what is in memory stays right, and can be read
            raise Refused(ServerRefusal.NOT_KEPT)
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
        self._under_way, self._since = job, self.loop.time()
        self._stop_timer()
        mark = played.mark(changes, since, self.due.at)
        self.due.kept = mark.due or 0
        self.storing = self.store.append(kept, None if mark == self._marked else mark)
        self._marked = mark
        changed = bool(changes) or played.phase != phase
        news = None if played.phase == phase else (phase, played.phase)
        self.storing.add_done_callback(lambda future: self._stored(future, since, changed, done, news))

    def _changed(self, changes: tuple[Changes, ...], now: int) -> str:
        """Changes who sits where, in the game's record too; the lines of this."""
        if not changes:
            return ""
        played = self.played
        had_begun, before = played.table is not None, self._chairs()
        for change in changes:
            played.change(change, now)
        table = played.table
        if table is None or table.over or not had_begun:
            return ""
        lines = ""
        for seat in self._reseated(before):
            sat = table.sit(seat, played.seating.places[seat].chair, time=played.time(now))
            assert isinstance(sat, Committed), sat
            lines += sat.text
        return lines

    def _chairs(self) -> list[tuple[Chair, str | None]]:
        return [(place.chair, place.bot) for place in self.played.seating.places]

    def _reseated(self, before: list[tuple[Chair, str | None]]) -> list[int]:
        """The seats where somebody else plays than before; bots that sat there are dismissed."""
        seats = [seat for seat, chair in enumerate(self._chairs()) if before[seat : seat + 1] != [chair]]
        for seat in seats:
            self.turns.dismiss(seat)
        return seats

    def _stored(
        self,
        future: Future[bool],
        since: int,
        changed: bool,
        done: Callable[[int], None] | None,
        news: tuple[Phase, Phase] | None,
    ) -> None:
        job, self._under_way = self._under_way, None
        assert job is not None
        self.storing = None
        try:
            won = future.result()
        except StoreFailed as error:
            logger.error("a step was not stored", extra={"table": self.played.head.id, "fault": str(error)})
            won, self.unknown = False, job
        if not won:
            self.spoil(job)
            return
        if news is not None:
            logger.info(NEWS[news], extra={"table": self.played.head.id})
        self._leads = True
        self.took(self.loop.time() - self._since)
        if done is not None:
            done(self.played.at)
        self._tell(since, changed)

    def hear(self, steps: Sequence[KeptStep]) -> None:
        """Steps that another node has stored: they are carried out here too, as soon as none is under way."""
        job = Job(lambda desk: desk.take(steps))
        if self._under_way is not None:
            self._waiting.appendleft(job)
        elif not self.closed:  # else it is read anew anyway
            self._run(job)

    def take(self, steps: Sequence[KeptStep]) -> None:
        """Carries out those of the steps that are new here, and tells of them."""
        played = self.played
        fresh = [step for step in steps if step.number > played.number]
        if not fresh:
            return
        self._stop_timer()
        since, phase, before = played.at, played.phase, self._chairs()
        played.open(fresh)
        self._reseated(before)
        self._leads, self._marked = False, None
        self._tell(since, played.phase != phase or any(step.what for step in fresh))

    def _tell(self, since: int, changed: bool) -> None:
        """What happened after an event is stored: everybody is told, and it goes on."""
        self.tries = 0
        if self.played.phase == "over":
            self.turns.close()
        if changed:
            self.streams.expel()
            self.streams.tell_table()
        self.streams.tell_events(since, self.now(), changed=changed)
        if changed and self._leads and self.absent.breaks_off is not None:  # the last who did not agree has gone
            self._waiting.appendleft(BREAK_OFF)
        self.go_on()

    def spoil(self, job: Job) -> None:
        """What is in memory may be wrong: it is read anew, and this is done there."""
        self.closed = True
        self._spoiled(self, job)

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
        self.turns.close()
        self.hints.close()

    # -- people come and go ----------------------------------------------------------------------------------------

    def arrive(self, listener: Listener, since: int | None, *, changes: bool = False) -> None:
        """Somebody listens from now on; they have seen everything up to an event, or nothing."""
        assert self._under_way is None, "nobody is shown what is not stored"
        first = not self.streams.is_here(listener.person)
        self.absent.came(listener.person)
        self.due.visit(self.now())
        self.streams.add(listener, since, self.now(), changes=changes)
        if first:
            self.streams.tell_table(but=listener)
        self._set_timer()

    def depart(self, listener: Listener) -> None:
        """Somebody does not listen any more."""
        self.due.visit(self.now())
        self.streams.remove(listener)
        if not self.streams.is_here(listener.person):
            self.absent.left(listener.person)
            if not self.closed:
                self.do(TELL_TABLE)  # not before what is under way is stored
        if self._under_way is None:
            self._set_timer()

    def others_moved(self) -> None:
        """Somebody has come to this table at another node, or has left it there."""
        if self.closed:
            return
        for person in self.streams.here:
            self.absent.came(person)
        self.do(TELL_TABLE)
        if self._under_way is None and self.played.bot_to_move() is None:
            self._set_timer()

    @property
    def has_all_nonces(self) -> bool:
        """Whether everybody has given a part in the deal."""
        places = self.played.seating.places
        return all(place.owner is None or (seat, place.owner) in self.nonces.given for seat, place in enumerate(places))

    def take_nonce(self, seat: int, person: str, nonce: str) -> None:
        """Somebody gives a part in the deal, here or at another node; it may be the last that is waited for."""
        self.nonces.given[seat, person] = nonce
        if self.has_all_nonces:
            self.nonces.go_on()

    # -- what happens by itself ------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        self._stop_timer()
        self.turns.wait()
        if self._under_way is not None or self.closed:
            return
        played = self.played
        wait = 0 if self._leads or not self.streams.elsewhere else AFTER_OTHERS
        if (found := played.bot_to_move()) is not None:
            if self.streams.listeners or not played.seating.people or played.clocks is not None:
                if not wait:
                    self.turns.think(*found)
                self._later(wait + max(played.seating.settings.pace, SECOND if self.tries else 0), BOT_MOVES)
        elif (due := self.absent.person_due) is not None:
            self._later(wait + max(due - self.now(), 0), SOMEBODY_IS_LATE)
        elif (due := self.absent.host_due) is not None:
            self._later(wait + max(due - self.now(), 0), HOST_IS_GONE)

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

    def hand_over(self) -> None:
        """The people who wait for the host have another one."""
        due, heir = self.absent.host_due, self.absent.heir
        if due is None or heir is None or self.now() < due:
            self.go_on()
        else:
            self.step(HOST_IS_GONE, changes=(Appoint(person=heir),))

    def wake(self) -> int | None:
        """Something may be due; if it is not, when it will be."""
        now = self.now()
        self._leads = True  # no other node was given it
        if self.streams.here:
            self.due.visit(now)
        if self.due.is_forsaken(now):
            self.do(END)
            return None
        self._set_timer()
        due = self.due.at
        return due if due is not None and due > now else None

    def somebody_is_late(self) -> None:
        """A bot plays for the person asked until they come back."""
        seat, due = self.played.actor, self.absent.person_due
        if seat is None or due is None or self.now() < due:
            self.go_on()
            return
        why: Why = "gone" if self.played.clocks is None else "clock"
        change = StandIn(seat=seat, bot=self.played.seating.settings.bot, why=why)
        self.step(SOMEBODY_IS_LATE, changes=(change,))

    def break_off(self) -> None:
        """All who are left have agreed to break the game off."""
        if (seat := self.absent.breaks_off) is not None:
            self.step(BREAK_OFF, act=lambda table, time: table.abandon(by=seat, time=time))

    def end(self) -> None:
        """A table to which nobody has come for long, or that the host of the server closes, is over."""
        if self.played.phase == "playing":
            self.step(END, act=lambda table, time: table.abandon(time=time))
        elif self.played.phase == "lobby":
            self.step(END, changes=(Close(),))
