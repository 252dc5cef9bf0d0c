"""Who somebody is: a secret that only they have. There are no accounts."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final, Literal

from saboteur.server.store.kept import KeptPerson, KeptToken
from saboteur.server.store.store import Store

COOKIE: Final = "saboteur"
COOKIE_AGE: Final = 400 * 86_400
"""Seconds for which a browser keeps it: the longest that browsers allow."""
LINK_AGE: Final = 15 * 60_000
"""Milliseconds in which a personal link can be used, once."""
Kind = Literal["cookie", "link", "program"]


def hashed(secret: str) -> bytes:
    """What is kept of a secret; secrets are long and random, so that this is enough."""
    return hashlib.sha256(secret.encode()).digest()


class People:
    """Gives out secrets, and knows people by them."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def welcome(self, name: str, *, program: bool = False) -> tuple[KeptPerson, str]:
        """Somebody new, and the secret by which they are known."""
        secret = secrets.token_urlsafe(32)
        person = KeptPerson(id=secrets.token_urlsafe(9), name=name, program=program, created=self._now())
        kind: Kind = "program" if program else "cookie"
        await self._store.add_person(person, KeptToken(hash=hashed(secret), person=person.id, kind=kind))
        return person, secret

    async def known(self, secret: str, kind: Kind) -> KeptPerson | None:
        """Who has this secret."""
        return await self._store.person(hashed(secret), kind, self._now())

    async def link(self, person: str) -> str:
        """A secret with which somebody becomes themselves on another device, once and soon."""
        secret = secrets.token_urlsafe(32)
        expires = self._now() + LINK_AGE
        await self._store.add_token(KeptToken(hash=hashed(secret), person=person, kind="link", expires=expires))
        return secret

    async def arrive(self, link: str) -> tuple[KeptPerson, str] | None:
        """Somebody comes with a link: who they are, and their secret on this device."""
        secret = secrets.token_urlsafe(32)
        token = KeptToken(hash=hashed(secret), person="", kind="cookie")
        person = await self._store.use_link(hashed(link), token, self._now())
        return None if person is None else (person, secret)
