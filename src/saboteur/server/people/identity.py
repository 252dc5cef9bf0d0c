"""Who somebody is: a secret that only they have. There are no accounts."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Literal

from saboteur.server.store.hosting import DAY
from saboteur.server.store.kept import PROGRAM, KeptPerson, KeptToken, StoreFailed
from saboteur.server.store.store import Store

COOKIE: Final = "saboteur"
COOKIE_AGE: Final = 400 * 86_400
"""Seconds for which a browser keeps it: the longest that browsers allow."""
LINK_AGE: Final = 15 * 60_000
"""Milliseconds in which a personal link can be used, once."""
REMEMBERED: Final = 3_600_000
"""Milliseconds for which somebody is still known while the store is away."""
MOST_REMEMBERED: Final = 10_000
Kind = Literal["cookie", "link", "program"]


def hashed(secret: str) -> bytes:
    """What is kept of a secret; secrets are long and random, so that this is enough."""
    return hashlib.sha256(secret.encode()).digest()


class People:
    """Gives out secrets, and knows people by them."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._seen: dict[tuple[bytes, Kind], tuple[KeptPerson, int]] = {}  # and when; the last at the end

    async def welcome(self, name: str) -> tuple[KeptPerson, str]:
        """Somebody new, and the secret by which they are known."""
        now = self._now()
        return await self._welcome(KeptPerson(id=secrets.token_urlsafe(9), name=name, created=now, seen=now), "cookie")

    async def welcome_program(self, name: str, maker: str) -> tuple[KeptPerson, str]:
        """A new program, and its token; it is forgotten with the person who made it."""
        now = self._now()
        person = KeptPerson(id=PROGRAM + secrets.token_urlsafe(9), name=name, program=True, created=now, seen=now)
        found = await self._welcome(person, "program")
        await self._store.add_token(KeptToken(hash=person.id.encode(), person=maker, kind="made"), now)
        return found

    async def _welcome(self, person: KeptPerson, kind: Kind) -> tuple[KeptPerson, str]:
        secret = secrets.token_urlsafe(32)
        await self._store.add_person(person, KeptToken(hash=hashed(secret), person=person.id, kind=kind))
        return person, secret

    async def known(self, secret: str, kind: Kind) -> KeptPerson | None:
        """Who has this secret; while the store cannot be asked, the person who had it a while ago: they may read on."""
        key, now = (hashed(secret), kind), self._now()
        try:
            person = await self._store.person(*key, now)
        except StoreFailed:
            if key not in self._seen or now - self._seen[key][1] > REMEMBERED:
                raise
            return self._seen[key][0]
        self._seen.pop(key, None)
        if person is not None:
            if now - person.seen >= DAY:
                with suppress(StoreFailed):
                    await self._store.saw(person.id, now)
            self._seen[key] = person, now
            if len(self._seen) > MOST_REMEMBERED:
                del self._seen[next(iter(self._seen))]
        return person

    def overlook(self, person: str) -> None:
        """Somebody is known no more, whether the store can be asked or not."""
        for key in [key for key, (seen, _) in self._seen.items() if seen.id == person]:
            del self._seen[key]

    async def link(self, person: str) -> str:
        """A secret with which somebody becomes themselves on another device, once and soon."""
        secret = secrets.token_urlsafe(32)
        now = self._now()
        token = KeptToken(hash=hashed(secret), person=person, kind="link", expires=now + LINK_AGE)
        await self._store.add_token(token, now)
        return secret

    async def arrive(self, link: str) -> tuple[KeptPerson, str] | None:
        """Somebody comes with a link: who they are, and their secret on this device."""
        secret = secrets.token_urlsafe(32)
        token = KeptToken(hash=hashed(secret), person="", kind="cookie")
        person = await self._store.use_link(hashed(link), token, self._now())
        return None if person is None else (person, secret)
