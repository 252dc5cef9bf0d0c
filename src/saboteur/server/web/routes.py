"""What is not live, over HTTP: who one is, tables to set up and to find, records to take home."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder, Encoder, decode
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from saboteur.server.people.identity import COOKIE, COOKIE_AGE
from saboteur.server.people.limits import Limit
from saboteur.server.store.kept import KeptGame, KeptPerson, StoreFailed
from saboteur.server.tables.codes import is_code
from saboteur.server.tables.desk import Desk
from saboteur.server.tables.names import checked_name
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.tables.shown import listed_table, table_message
from saboteur.server.web.asked import UNDER, Asked
from saboteur.server.web.endpoints import ENDPOINTS, JSON, Endpoint
from saboteur.server.web.eyes import record_of, steps_of, story_of, told_of
from saboteur.server.web.forgetting import forget
from saboteur.server.web.guard import address_of, bearer_secret, cookie_secret
from saboteur.server.web.house import House
from saboteur.server.web.lasting import Lasting, packed, squeezed
from saboteur.server.web.library import all_bots, all_games, all_help, all_words
from saboteur.server.web.openapi import openapi_text
from saboteur.server.web.qr import qr_svg
from saboteur.server.web.refusing import refusal_answer
from saboteur.server.web.talking import talk_message
from saboteur.server.wire.answers import (
    BotsAnswer,
    CreatedAnswer,
    GamesAnswer,
    HelpAnswer,
    LinkAnswer,
    ListedTable,
    MutedAnswer,
    ProgramAnswer,
    ProgramsAnswer,
    ShownTally,
    StatisticsAnswer,
    StoryAnswer,
    TablesAnswer,
    TalkAnswer,
    WhoAnswer,
    WordsAnswer,
)
from saboteur.server.wire.messages import ShownPerson, TableMessage
from saboteur.server.wire.settings import Head, settings_now
from saboteur.words import LANGUAGES

MOST_LISTED: Final = 100
MOST_TALK: Final = 200
MOST_OPENED: Final = 12
"""Tables of one's own whose present state is shown in a list even if nobody has them open."""
_encoder: Final = Encoder()
Handler = Callable[[Asked], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class WithCookie:
    """An answer that also says by which secret somebody is known from now on; by none, if it is empty."""

    answer: Struct | None
    secret: str


def routes(house: House) -> list[Route]:
    """Every route below /api."""
    api = Api(house)
    return [Route(each.path, api.answering(each), methods=[each.method]) for each in ENDPOINTS]


class Api:
    """The handlers of all routes."""

    def __init__(self, house: House) -> None:
        self._house = house

    def answering(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """What answers at an endpoint: its refusals are answers too."""
        handler: Handler = getattr(self, endpoint.handler)
        decoder = None if endpoint.body is None else Decoder(endpoint.body)

        async def answer(request: Request) -> Response:
            try:
                if request.method not in ("GET", "HEAD") and not self._house.guard.may_change(request.scope):
                    raise Refused(ServerRefusal.WRONG_ORIGIN)
                closed = bool(self._house.password) and not endpoint.before_password
                person = await known(self._house, request.scope) if closed or not endpoint.lasting else None
                if person is None and (endpoint.known or closed):
                    raise Refused(ServerRefusal.STRANGER)
                if person is not None and not self._house.limits.asking.take_person(person.id, time.monotonic()):
                    raise Refused(ServerRefusal.TOO_MUCH)
                body = None if decoder is None else await _body(request, decoder)
                return _response(endpoint, request, await handler(Asked(request, body, person)))
            except Refused as refused:
                return refusal_answer(refused)
            except StoreFailed:
                return refusal_answer(Refused(ServerRefusal.NOT_KEPT))
            except ClientDisconnect:
                return Response(status_code=400)

        return answer

    # -- oneself ---------------------------------------------------------------------------------------------------

    async def me(self, asked: Asked) -> ShownPerson | WithCookie:
        """Who am I? The cookie lasts its whole time from now on."""
        person, secret = shown(asked.who), own_cookie(asked.request)
        return WithCookie(person, secret) if secret else person

    async def who(self, asked: Asked) -> WhoAnswer:
        """Am I known, and what would it take?"""
        person = None if asked.person is None else shown(asked.person)
        return WhoAnswer(person=person, password=bool(self._house.password))

    async def welcome(self, asked: Asked) -> WithCookie:
        """Somebody new comes with a name, and gets a cookie."""
        name = _name(asked)
        self._limit(asked, self._house.limits.welcoming)
        self._check_password(asked)
        person, secret = await self._house.people.welcome(name)
        return WithCookie(shown(person), secret)

    async def rename(self, asked: Asked) -> ShownPerson:
        """Is called otherwise from now on."""
        name = _name(asked)
        await self._house.store.rename(asked.who.id, name)
        return ShownPerson(id=asked.who.id, name=name, program=asked.who.program)

    async def forget(self, asked: Asked) -> WithCookie:
        """Deletes all that is kept of oneself."""
        await forget(self._house, asked.who.id)
        return WithCookie(None, "")

    async def link(self, asked: Asked) -> LinkAnswer:
        """A link that makes another device mine, once."""
        self._limit(asked, self._house.limits.welcoming)
        return LinkAnswer(link=await self._house.people.link(asked.who.id))

    async def arrive(self, asked: Asked) -> WithCookie:
        """Comes with such a link."""
        self._limit(asked, self._house.limits.welcoming)
        self._check_password(asked)
        found = await self._house.people.arrive(asked.body.link)
        if found is None:
            raise Refused(ServerRefusal.INVALID_LINK)
        person, secret = found
        return WithCookie(shown(person), secret)

    async def program(self, asked: Asked) -> ProgramAnswer:
        """A token with which a program sits at tables."""
        name = _name(asked)
        self._limit(asked, self._house.limits.welcoming)
        self._check_password(asked)
        person, secret = await self._house.people.welcome_program(name, asked.who.id)
        return ProgramAnswer(id=person.id, name=person.name, program=True, token=secret)

    async def programs(self, asked: Asked) -> ProgramsAnswer:
        """The programs that I made."""
        return ProgramsAnswer(programs=tuple(map(shown, await self._house.store.programs(asked.who.id))))

    async def dismiss(self, asked: Asked) -> None:
        """A program that I made is not let in any more."""
        program = str(asked.request.path_params["program"])
        if all(each.id != program for each in await self._house.store.programs(asked.who.id)):
            raise Refused(ServerRefusal.NO_SUCH_PERSON)
        await forget(self._house, program)

    async def my_tables(self, asked: Asked) -> TablesAnswer:
        """The tables at which I have a seat."""
        games = await self._house.store.games_of(asked.who.id, MOST_LISTED)
        running = [game.id for game in games if game.state != "over"][:MOST_OPENED]
        return TablesAnswer(tables=tuple([await self._listed(game, open_it=game.id in running) for game in games]))

    async def muted(self, asked: Asked) -> MutedAnswer:
        """Whom I do not want to read."""
        return MutedAnswer(people=tuple(map(shown, await self._house.store.muted_people(asked.who.id))))

    async def statistics(self, asked: Asked) -> StatisticsAnswer:
        """How often I played and won, by game and role."""
        tallies = await self._house.store.tallies(asked.who.id)
        return StatisticsAnswer(
            tallies=tuple(
                ShownTally(game=each.game, role=each.role, rounds=each.rounds, won=each.won, gold=each.gold)
                for each in tallies
            )
        )

    async def check(self, asked: Asked) -> bytes:
        """Is a record right, and what does it show? Nothing of it is kept."""
        self._limit(asked, self._house.limits.checking)
        return await self._house.checks.check(asked.body)

    # -- tables ----------------------------------------------------------------------------------------------------

    async def tables(self, asked: Asked) -> TablesAnswer:
        """Tables that everybody may find."""
        games = await self._house.store.listed(MOST_LISTED)
        return TablesAnswer(tables=tuple([await self._listed(game) for game in games]))

    async def find(self, asked: Asked) -> CreatedAnswer:
        """The table to which a code leads."""
        self._limit(asked, self._house.limits.finding)
        code = str(asked.request.path_params["code"]).upper()
        table = await self._house.store.coded(code) if is_code(code) else None
        if table is None:
            raise Refused(ServerRefusal.NO_SUCH_TABLE)
        return CreatedAnswer(table=table)

    async def qr(self, asked: Asked) -> str:
        """The link to a table as a picture for a camera."""
        if await self._house.store.game(asked.table) is None:
            raise Refused(ServerRefusal.NO_SUCH_TABLE)
        place = self._house.place or str(asked.request.base_url).rstrip("/")
        return qr_svg(f"{place}/t/{quote(asked.table, safe='')}")

    async def create(self, asked: Asked) -> CreatedAnswer:
        """Sets up a table."""
        self._limit(asked, self._house.limits.creating)
        if await self._house.store.hosted(asked.who.id) >= self._house.limits.most_hosted:
            raise Refused(ServerRefusal.TOO_MUCH)
        body = asked.body
        settings, position = body.settings, body.position
        if body.record:
            if position:
                raise Refused(ServerRefusal.INVALID_POSITION, "a position and a record: one of them is enough")
            self._limit(asked, self._house.limits.checking)
            place = await self._house.checks.place(body.record, body.moves)
            settings = replace(settings, game=place.game, options=place.options, seats=place.seats)
            position = place.position
        return CreatedAnswer(table=await self._house.desks.create(asked.who.id, settings, position=position))

    async def table(self, asked: Asked) -> TableMessage:
        """What is played at a table, and by whom."""
        return await self._house.desks.look(asked.table, lambda desk: table_message(desk.played, desk.streams.here))

    async def record(self, asked: Asked) -> str:
        """The record of a game: complete when it is over, before as one's own seat saw it."""
        wanted = asked.request.query_params.get("as", "")
        return await asyncio.to_thread(
            await self._house.desks.look(asked.table, lambda desk: record_of(desk, wanted, asked))
        )

    async def steps(self, asked: Asked) -> bytes:
        """A game step by step, through somebody's eyes."""
        self._limit(asked, self._house.limits.looking)
        body = await self._house.desks.look(asked.table, lambda desk: steps_of(desk, asked))
        return await self._house.checks.check(body)

    async def events(self, asked: Asked) -> bytes:
        """All that has happened, as one is told it."""
        wanted = asked.request.query_params.get("as", "")
        return await asyncio.to_thread(
            await self._house.desks.look(asked.table, lambda desk: told_of(desk, wanted, asked))
        )

    async def story(self, asked: Asked) -> StoryAnswer:
        """The rounds that are over and the game, told."""
        self._limit(asked, self._house.limits.looking)
        wanted = asked.request.query_params.get("as", "")
        return await asyncio.to_thread(
            await self._house.desks.look(asked.table, lambda desk: story_of(desk, wanted, asked))
        )

    async def talk(self, asked: Asked) -> TalkAnswer:
        """What was written at a table."""
        person = asked.who.id

        def hides(desk: Desk) -> bool:
            seating, phase = desk.played.seating, desk.played.phase
            seated = bool(seating.seats_of(person))
            if person in seating.removed:
                raise Refused(ServerRefusal.REMOVED)
            if phase == "playing" and not (seated or seating.settings.watching or person == seating.host):
                raise Refused(ServerRefusal.NO_WATCHING)
            return phase != "over" and seated

        hidden = await self._house.desks.look(asked.table, hides)
        muted = await self._house.muted(person)
        kept = await self._house.store.talked(asked.table, 0, MOST_TALK)
        shown = [each for each in kept if not (each.watching and hidden) and each.person not in muted]
        return TalkAnswer(talk=tuple(map(talk_message, shown)))

    # -- what does not change --------------------------------------------------------------------------------------

    async def games(self, asked: Asked) -> GamesAnswer:
        """Every game."""
        return all_games()

    async def bots(self, asked: Asked) -> BotsAnswer:
        """Every bot."""
        return all_bots()

    async def words(self, asked: Asked) -> WordsAnswer:
        """Everything but help in one language."""
        return all_words(_language(asked), asked.request.query_params.get("part", ""))

    async def help(self, asked: Asked) -> HelpAnswer:
        """All that is explained, in one language."""
        return all_help(_language(asked))

    async def openapi(self, asked: Asked) -> str:
        """How all this is asked."""
        return openapi_text()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _limit(self, asked: Asked, limit: Limit) -> None:
        person = "" if asked.person is None else asked.person.id
        if not limit.take(person, address_of(asked.request.scope), time.monotonic()):
            raise Refused(ServerRefusal.TOO_MUCH)

    def _check_password(self, asked: Asked) -> None:
        """A person who gets a secret of this server has to know the password of the server, if it has one."""
        if not secrets.compare_digest(asked.body.password.encode(), self._house.password.encode()):
            raise Refused(ServerRefusal.WRONG_PASSWORD)

    async def _listed(self, game: KeptGame, *, open_it: bool = False) -> ListedTable:
        """A table as it stands; as it was set up, if nobody has it open."""
        head = decode(game.head, type=Head)
        desks = self._house.desks
        if open_it or desks.opened(game.id) is not None or desks.nodes.people_at(game.id):
            with contextlib.suppress(Refused):  # too much goes on there
                return await desks.look(game.id, lambda desk: listed_table(desk.played, desk.streams.here))
        return ListedTable(
            table=head.id,
            phase=game.state,
            created=head.created,
            settings=settings_now(head, game.settings),
            here=0,
            free=None,
        )


async def known(house: House, scope: Any) -> KeptPerson | None:
    """Who sends a request: by the token of a program, or by a cookie; raises `Refused` if they are not let in."""
    person = None
    if token := bearer_secret(scope):
        person = await house.people.known(token, "program")
    elif secret := cookie_secret(scope):
        person = await house.people.known(secret, "cookie")
    if person is not None and person.banned:
        raise Refused(ServerRefusal.BANNED)
    return person


async def _body(request: Request, decoder: Decoder[Any]) -> Any:
    parts = [part async for part in request.stream()]
    try:
        return decoder.decode(b"".join(parts))
    except (DecodeError, ValidationError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(ServerRefusal.INVALID_REQUEST, str(error)[:200]) from None


def _language(asked: Asked) -> str:
    language = str(asked.request.path_params["language"])
    if language not in LANGUAGES:
        raise Refused(ServerRefusal.NO_SUCH_LANGUAGE)
    return language


def _name(asked: Asked) -> str:
    return checked_name(asked.body.name)


def shown(person: KeptPerson) -> ShownPerson:
    """What somebody is told about themselves."""
    return ShownPerson(id=person.id, name=person.name, program=person.program)


# -- answers as bytes ------------------------------------------------------------------------------------------------


def _response(endpoint: Endpoint, request: Request, found: Any) -> Response:
    """What a handler found, as its endpoint says that it is answered."""
    cookie = found if isinstance(found, WithCookie) else None
    found = found if cookie is None else cookie.answer
    kind = JSON
    if isinstance(endpoint.answer, str):
        kind, content = endpoint.answer, found.encode()
    elif endpoint.answer is None:
        content = b""
    elif isinstance(found, bytes):  # written already
        content = found
    else:
        assert type(found) is endpoint.answer, endpoint.path
        content = _encoder.encode(found)
    if endpoint.lasting:
        return Lasting(content, kind, squeezed(content)).answer(request)
    content, headers = packed(content, request) if isinstance(found, bytes) else (content, {})
    answer = Response(content, endpoint.status, headers, media_type=kind if content else None)
    answer.headers["cache-control"] = "no-store"
    if cookie is not None:
        keep_cookie(answer, request, cookie.secret)
    return answer


def own_cookie(request: Request) -> str:
    """The secret by which the server knows a browser that sends a request."""
    return "" if bearer_secret(request.scope) else cookie_secret(request.scope)


def keep_cookie(answer: Response, request: Request, secret: str) -> None:
    """A browser keeps this secret from now on, for as long as it may; an empty one it forgets."""
    place = f"{request.scope.get(UNDER, '')}/"  # another server may be under another path of the same name
    if not secret:
        answer.delete_cookie(COOKIE, place)
    else:
        secure = request.url.scheme == "https"
        answer.set_cookie(COOKIE, secret, path=place, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure)
