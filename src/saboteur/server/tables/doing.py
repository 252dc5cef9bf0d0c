"""Requests at a table, carried out for the person who sent them."""

from __future__ import annotations

from typing import Any, Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.engine.game import InvalidMove
from saboteur.engine.moves import Move, parse_move
from saboteur.notation.advice import Advice
from saboteur.notation.moves import HiddenMove, read_move_plain
from saboteur.notation.plain import InvalidValue
from saboteur.notation.records.wellformed import is_nonce
from saboteur.notation.statements import Statement, parse_statement, read_statement_plain
from saboteur.notation.text import InvalidText
from saboteur.server.store.news import GaveNonce, WantsNonces
from saboteur.server.tables.acting import Act, from_seat
from saboteur.server.tables.changes import (
    Agree,
    Appoint,
    Begin,
    Changes,
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
from saboteur.server.tables.desk import Desk
from saboteur.server.tables.job import Job
from saboteur.server.tables.listener import Listener
from saboteur.server.tables.names import checked_name, likeness
from saboteur.server.tables.planned import planned_seats
from saboteur.server.tables.recalling import recall
from saboteur.server.tables.refusals import Refused, ServerRefusal, reason_sentence
from saboteur.server.tables.shown import nonce_json
from saboteur.server.tables.telling import encoder, hint_json
from saboteur.server.tables.whatif import what_if
from saboteur.server.wire import requests as asked
from saboteur.server.wire.messages import (
    DoneMessage,
    RefusedMessage,
    ShownReason,
    WhatIfAnswer,
    WhyAnswer,
)
from saboteur.table.refusals import TableRefusal
from saboteur.table.table import Table
from saboteur.words.plain import sentence_plain

NONCE_WAIT: Final = 3.0
"""Seconds for which the beginning of a game waits for the nonces of the people."""


def refused_json(sent: str, refused: Refused) -> bytes:
    """The message that something was not done."""
    reason = refused.reason
    return encoder.encode(
        RefusedMessage(
            id=sent,
            name=reason.name.lower(),
            rule=reason.rule,
            said=sentence_plain(reason_sentence(reason)),
            detail=refused.detail,
        )
    )


def job_of(listener: Listener, request: Any) -> Job:
    """What a request at a table comes to."""
    return Doing(listener, request).job


class Doing:
    """One request of one listener."""

    def __init__(self, listener: Listener, request: Any) -> None:
        self._listener = listener
        self._request = request
        self.job = Job(self.run, self.refuse, asked=True, acknowledge=self.acknowledge)
        self._desk: Desk | None = None  # where it was tried

    def refuse(self, refused: Refused) -> None:
        """Nothing came of it, unless it was carried out long ago."""
        if self._desk is None:
            self._refuse(refused)
        else:
            recall(self._desk, self._listener.person, self._request.id, self._done, self._refuse, refused)

    def _refuse(self, refused: Refused) -> None:
        self._listener.send(refused_json(self._request.id, refused))

    def acknowledge(self, desk: Desk) -> bool:
        """Says that it was carried out before, if it was."""
        before = desk.played.taken_at(self._listener.person, self._request.id)
        if before is not None:
            self._done(before)
        return before is not None

    def run(self, desk: Desk) -> None:
        """Carries it out; raises `Refused`. What was carried out before is only acknowledged."""
        self._desk = desk
        if self.acknowledge(desk):
            return
        match request := self._request:
            case asked.OpenRequest(since=since) if self._knows_more(desk, since):
                raise Refused(TableRefusal.STALE)  # then what other nodes have stored is read
            case asked.MoveRequest(seat=seat, move=written, at=at):
                self._move(desk, seat, written, at)
            case asked.OpenRequest(since=since, changes=follows):
                self._open(desk, since, follows=follows)
            case asked.CloseRequest():
                desk.depart(self._listener)
                self._done()
            case asked.SitRequest():
                self._sit(desk, request)
            case asked.DressRequest():
                self._dress(desk, request)
            case asked.ReadyRequest(seat=seat, yes=yes):
                self._own(desk, seat)
                self._not_begun(desk)
                self.step(desk, Ready(seat=seat, yes=yes))
            case asked.StandRequest(seat=seat):
                self._stand(desk, seat)
            case asked.BackRequest(seat=seat):
                self._own(desk, seat)
                if desk.played.seating.places[seat].bot is None:
                    self._done(desk.played.at)
                else:
                    self.step(desk, Return(seat=seat))
            case asked.SayRequest(seat=seat, statement=written):
                self._own(desk, seat)
                self._begun(desk)
                statement = read_statement(written)
                self.step(desk, act=from_seat(seat, lambda own, time: own.say(statement, time=time)))
            case asked.NonceRequest(seat=seat, nonce=nonce):
                self._nonce(desk, seat, nonce)
            case asked.AgreeRequest(seat=seat, yes=yes):
                self._agree(desk, seat, yes=yes)
            case asked.WhyRequest() | asked.WhatIfRequest() | asked.HintRequest():
                self._answer(desk)
            case _:
                self._host(desk)

    def _knows_more(self, desk: Desk, since: int | None) -> bool:
        """Whether another node has told somebody more than this one knows yet."""
        return desk.store.shared and self.job.asked and since is not None and since > desk.played.at

    # -- what the host may do --------------------------------------------------------------------------------------

    def _host(self, desk: Desk) -> None:
        seating = desk.played.seating
        if seating.host != self._listener.person:
            raise Refused(ServerRefusal.NOT_THE_HOST)
        match self._request:
            case asked.StartRequest():
                self._not_begun(desk)
                start(desk, self)
            case asked.BotRequest(seat=seat, bot=bot):
                self._not_begun(desk)
                self._seat_bot(desk, seat, bot)
            case asked.SetRequest(settings=settings):
                self._not_begun(desk)
                seats = planned_seats(settings, desk.played.head.position)
                if any(place.owner is not None for place in seating.places[seats:]):
                    raise Refused(ServerRefusal.INVALID_SETTINGS, "somebody sits on a seat that there would not be")
                self.step(desk, Set(settings=settings))
            case asked.RemoveRequest(person=person):
                if person == seating.host or (person not in seating.people and not desk.streams.is_here(person)):
                    raise Refused(ServerRefusal.NO_SUCH_PERSON)
                if desk.played.phase == "over" and person in seating.people:
                    raise Refused(TableRefusal.OVER)  # who played here stays in the list
                self.step(desk, Remove(person=person))
            case asked.AppointRequest(person=person):
                if person not in seating.people:
                    raise Refused(ServerRefusal.NO_SUCH_PERSON)
                self.step(desk, Appoint(person=person))
            case _:
                raise Refused(ServerRefusal.INVALID_REQUEST)

    def _seat_bot(self, desk: Desk, seat: int, bot: str | None) -> None:
        seating = desk.played.seating
        self._there(desk, seat)
        if seating.places[seat].owner is not None:
            raise Refused(ServerRefusal.SEAT_TAKEN)
        if bot is None:
            self.step(desk, Free(seat=seat))
            return
        if bot not in BUILT_IN:
            raise Refused(ServerRefusal.NO_SUCH_BOT)
        name = seating.places[seat].name or next(seating.bot_names([seat]))[1]
        self.step(desk, SeatBot(seat=seat, bot=bot, name=name))

    # -- people ----------------------------------------------------------------------------------------------------

    def _open(self, desk: Desk, since: int | None, *, follows: bool) -> None:
        seating = desk.played.seating
        person = self._listener.person
        seats = seating.seats_of(person)
        if person in seating.removed:
            raise Refused(ServerRefusal.REMOVED)
        if not seats and not seating.settings.watching and desk.played.phase == "playing" and person != seating.host:
            raise Refused(ServerRefusal.NO_WATCHING)
        self._done()
        if self._listener.gone:  # while the request waited
            return
        desk.arrive(self._listener, since, changes=follows)
        if desk.nonces.is_awaited and seats:
            self._listener.send(nonce_json(desk.played.head))
        back = [seat for seat in seats if seating.places[seat].why in ("gone", "clock")]
        if back and desk.played.phase == "playing":
            changes = tuple(Return(seat=seat) for seat in back)
            desk.step(self.job, changes=changes)

    def _sit(self, desk: Desk, request: asked.SitRequest) -> None:
        seating, person = desk.played.seating, self._listener.person
        if person in seating.removed:
            raise Refused(ServerRefusal.REMOVED)
        if desk.played.phase == "over":
            raise Refused(ServerRefusal.HAS_BEGUN)
        seat = request.seat
        if seat is None:
            open_seats = [number for number, place in enumerate(seating.places) if place.free]
            open_seats += [number for number, place in enumerate(seating.places) if place.owner is None and place.bot]
            if not open_seats:
                raise Refused(ServerRefusal.NO_FREE_SEAT)
            seat = open_seats[0]
        self._there(desk, seat)
        place = seating.places[seat]
        if place.owner is not None and (place.owner != person or place.why != "left"):
            raise Refused(ServerRefusal.SEAT_TAKEN)
        if desk.played.phase == "playing" and place.owner is None and seating.seats_of(person):
            raise Refused(ServerRefusal.HAS_BEGUN)  # nobody who plays looks into a bot's cards
        name = checked_name(request.name)
        if seating.is_taken(name) and likeness(place.name) != likeness(name):
            raise Refused(ServerRefusal.NAME_TAKEN)
        if request.nonce:
            self._check_nonce(request.nonce)
            desk.nonces.given[seat, person] = request.nonce
            desk.store.tell(GaveNonce(game=desk.played.head.id, seat=seat, person=person, nonce=request.nonce))
        self.step(desk, Sit(seat=seat, person=person, name=name, look=request.look))
        if (
            seating.settings.starts == "full"
            and desk.played.phase == "lobby"
            and not any(each.free for each in seating.places)
        ):
            desk.do(Job(start))

    def _dress(self, desk: Desk, request: asked.DressRequest) -> None:
        self._own(desk, request.seat)
        if desk.played.phase == "over":
            raise Refused(ServerRefusal.HAS_BEGUN)
        seating = desk.played.seating
        place = seating.places[request.seat]
        name, look = place.name, place.look if request.look is None else request.look
        if request.name is not None and request.name.strip() != name:
            self._not_begun(desk)
            name = checked_name(request.name)
            if seating.is_taken(name) and likeness(place.name) != likeness(name):
                raise Refused(ServerRefusal.NAME_TAKEN)
        self.step(desk, Dress(seat=request.seat, name=name, look=look))

    def _stand(self, desk: Desk, seat: int) -> None:
        self._own(desk, seat)
        if desk.played.phase == "lobby":
            desk.nonces.given.pop((seat, self._listener.person), None)
            self.step(desk, Free(seat=seat))
        elif desk.played.phase == "playing":
            self.step(desk, StandIn(seat=seat, bot=desk.played.seating.settings.bot, why="left"))
        else:
            raise Refused(ServerRefusal.HAS_BEGUN)

    def _nonce(self, desk: Desk, seat: int, nonce: str) -> None:
        self._own(desk, seat)
        self._not_begun(desk)
        self._check_nonce(nonce)
        self._done()
        person = self._listener.person
        desk.store.tell(GaveNonce(game=desk.played.head.id, seat=seat, person=person, nonce=nonce))
        desk.take_nonce(seat, person, nonce)

    def _agree(self, desk: Desk, seat: int, *, yes: bool) -> None:
        """The last of the people to agree breaks the game off; nobody waits for programs and for who has gone."""
        self._own(desk, seat)
        self._begun(desk)
        if desk.played.phase == "over":
            raise Refused(TableRefusal.OVER)
        off = yes and desk.absent.all_agree(but=seat)
        self.step(
            desk,
            Agree(seat=seat, yes=yes),
            act=(lambda table, time: table.abandon(by=seat, time=time)) if off else None,
        )

    # -- the game --------------------------------------------------------------------------------------------------

    def _move(self, desk: Desk, seat: int, written: object, at: int) -> None:
        self._own(desk, seat)
        self._begun(desk)
        move = read_move(written)
        back = (Return(seat=seat),) if desk.played.seating.places[seat].bot is not None else ()
        if back:  # a person who moves is back; refused moves change nothing
            assert desk.played.table is not None
            if (reason := desk.played.table.seat(seat).refusal(move, at)) is not None:
                raise Refused(reason)
            at = None  # type: ignore[assignment]  # that they sit there again is an event too
        self.step(desk, *back, act=from_seat(seat, lambda own, time: own.submit(move, at, time=time)))

    def _answer(self, desk: Desk) -> None:
        """Questions that change nothing."""
        request = self._request
        self._own(desk, request.seat)
        self._begun(desk)
        table = desk.played.table
        assert table is not None
        match request:
            case asked.WhyRequest(seat=seat, move=written):
                reason = table.seat(seat).refusal(read_move(written))
                why: ShownReason | None = None
                if reason is not None:
                    said = sentence_plain(reason_sentence(reason))
                    why = ShownReason(name=reason.name.lower(), rule=reason.rule, said=said)
                self._listener.send(encoder.encode(WhyAnswer(id=request.id, answer=why)))
            case asked.WhatIfRequest(seat=seat, move=written):
                move, own = read_move(written), table.seat(seat)
                if (reason := own.refusal(move)) is not None:
                    raise Refused(reason)
                answer = WhatIfAnswer(id=request.id, answer=what_if(own.view, move))
                self._listener.send(encoder.encode(answer))
            case asked.HintRequest(seat=seat):
                self._hint(desk, table, seat)
            case _:
                raise Refused(ServerRefusal.INVALID_REQUEST)

    def _hint(self, desk: Desk, table: Table, seat: int) -> None:
        """Somebody is asked elsewhere what to do; the answer comes later, and is refused if the game has gone on."""
        if not desk.played.seating.settings.hints:
            raise Refused(ServerRefusal.NO_HINTS)
        if table.over:
            raise Refused(TableRefusal.OVER)
        if desk.played.actor != seat:
            raise Refused(TableRefusal.NOT_ASKED)
        last = table.log.last_fact

        def advised(advice: Advice | None) -> None:
            if advice is None:
                self.refuse(Refused(ServerRefusal.FAILED))
            elif table.log.last_fact != last:
                self.refuse(Refused(TableRefusal.STALE))
            else:
                self._listener.send(hint_json(self._request.id, advice, seat))

        desk.hints.ask(table.seat(seat), advised)

    # -- inside ----------------------------------------------------------------------------------------------------

    def step(self, desk: Desk, *changes: Changes, act: Act | None = None) -> None:
        """Carries a step out for the one who asked for it."""
        desk.step(self.job, self._listener.person, self._request.id, changes=changes, act=act, done=self._done)

    def _done(self, at: int | None = None) -> None:
        self._listener.send(encoder.encode(DoneMessage(id=self._request.id, at=at)))

    def _there(self, desk: Desk, seat: int) -> None:
        if seat >= len(desk.played.seating.places):
            raise Refused(ServerRefusal.NOT_YOUR_SEAT)

    def _own(self, desk: Desk, seat: int) -> None:
        self._there(desk, seat)
        if desk.played.seating.places[seat].owner != self._listener.person:
            raise Refused(ServerRefusal.NOT_YOUR_SEAT)

    def _begun(self, desk: Desk) -> None:
        if desk.played.table is None:
            raise Refused(ServerRefusal.NOT_BEGUN)

    def _not_begun(self, desk: Desk) -> None:
        if desk.played.phase != "lobby":
            raise Refused(ServerRefusal.HAS_BEGUN)

    def _check_nonce(self, nonce: str) -> None:
        if not is_nonce(nonce):
            raise Refused(ServerRefusal.INVALID_NONCE)


def start(desk: Desk, by: Doing | None = None) -> None:
    """Begins the game, for its host or because all seats are taken; first the people are asked for their nonces."""
    played, seating = desk.played, desk.played.seating
    if played.phase != "lobby":
        return
    job = by.job if by is not None else Job(start)
    if not desk.nonces.asked and not desk.has_all_nonces:
        desk.nonces.asked = True
        message = nonce_json(played.head)
        for listener in desk.streams.listeners:
            listener.send(message)
        desk.store.tell(WantsNonces(game=played.head.id))
        desk.nonces.wait(job, NONCE_WAIT)
        return
    if desk.nonces.is_awaited:  # the same request again
        desk.nonces.wait(job, NONCE_WAIT)
        return
    free = [seat for seat, place in enumerate(seating.places) if place.free]
    bots = tuple((seat, seating.settings.bot, name) for seat, name in seating.bot_names(free))
    nonces = tuple(desk.nonces.given.get((seat, place.owner or ""), "") for seat, place in enumerate(seating.places))
    change = Begin(nonces=nonces, bots=bots)
    act: Act | None = None if played.head.position else lambda table, time: table.begin(time=time)
    if by is None:
        desk.step(job, changes=(change,), act=act)
    else:
        by.step(desk, change, act=act)


def read_move(written: object) -> Move:
    """A move, as text or as an object."""
    try:
        move = parse_move(written) if isinstance(written, str) else read_move_plain(written)
    except (InvalidMove, InvalidValue, InvalidText) as error:
        raise Refused(ServerRefusal.INVALID_MOVE, str(error)) from None
    if isinstance(move, HiddenMove):
        raise Refused(ServerRefusal.INVALID_MOVE, "a move with all its cards")
    return move


def read_statement(written: object) -> Statement:
    """A statement, as text or as an object."""
    try:
        return parse_statement(written) if isinstance(written, str) else read_statement_plain(written)
    except (InvalidValue, InvalidText, ValueError) as error:
        raise Refused(ServerRefusal.INVALID_STATEMENT, str(error)) from None
