"""What nodes that share a store tell each other; a node that misses some of it can read the rest in the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder


class News(Struct, frozen=True, tag_field="of", kw_only=True):
    """Something that another node did, or knows."""


class Stepped(News, frozen=True, tag="step", kw_only=True):
    """A step was kept."""

    game: str
    number: int


class Wrote(News, frozen=True, tag="talk", kw_only=True):
    """Something that was written at a table was kept."""

    game: str
    number: int


class Here(News, frozen=True, tag="here", kw_only=True):
    """Who listens to a table at that node: all of them."""

    game: str
    people: tuple[str, ...]


class Joined(News, frozen=True, tag="joined", kw_only=True):
    """A node that knows nothing of the others: each says who is there."""


class Alive(News, frozen=True, tag="alive", kw_only=True):
    """A node that has nothing else to say, again and again."""


class Left(News, frozen=True, tag="left", kw_only=True):
    """A node that stops."""


class WantsNonces(News, frozen=True, tag="nonces", kw_only=True):
    """A game is about to begin: everybody is asked for a part in its deal."""

    game: str


class GaveNonce(News, frozen=True, tag="nonce", kw_only=True):
    """Somebody gave a part in the deal."""

    game: str
    seat: int
    person: str
    nonce: str


class Muted(News, frozen=True, tag="muted", kw_only=True):
    """Somebody reads others than before."""

    person: str


class Forgotten(News, frozen=True, tag="forgotten", kw_only=True):
    """Somebody is not known any more."""

    person: str


class Back(News, frozen=True, tag="back", kw_only=True):
    """The way to the store was lost and is found again: anything may have happened meanwhile."""


AnyNews = Stepped | Wrote | Here | Joined | Alive | Left | WantsNonces | GaveNonce | Muted | Forgotten | Back
Hear = Callable[[str, AnyNews], None]
"""Is told which node tells something, and what."""


class Letter(Struct, frozen=True, array_like=True):
    """News with the name of the node that sends them."""

    node: str
    news: AnyNews


_encoder: Final = Encoder()
_decoder: Final = Decoder(Letter)


def letter_text(node: str, news: News) -> str:
    """As it is sent.

    >>> letter_text("n1", Stepped(game="g", number=3))
    '["n1",{"of":"step","game":"g","number":3}]'
    """
    return _encoder.encode([node, news]).decode()


def read_letter(text: str) -> Letter:
    """As it was sent; raises `msgspec.ValidationError` for what a later version says."""
    return _decoder.decode(text)
