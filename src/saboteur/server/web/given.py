"""What a page would ask for first, in the document of a person whom the server knows: so the page does not wait."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from msgspec import Raw
from msgspec.json import encode

from saboteur.notation.positions.plain import hand_plain
from saboteur.server.store.kept import StoreFailed
from saboteur.server.tables.desk import Desk
from saboteur.server.tables.refusals import Refused
from saboteur.server.web.hints import first_words
from saboteur.server.web.house import House
from saboteur.server.web.library import all_bots, all_games, all_words
from saboteur.server.web.preview import PATIENCE
from saboteur.server.web.routes import known, shown
from saboteur.server.wire.answers import WhoAnswer
from saboteur.server.wire.messages import ShownPerson

ID: Final = "given"
"""Of the element in which the page finds it."""
CARVED: Final = "carved"
"""Where the forms of cards are in it, beside the answers by their paths."""


@dataclass(frozen=True, slots=True)
class Given:
    """What one document brings."""

    person: ShownPerson | None = None
    password: bool = False
    """Whether newcomers need one."""
    cards: tuple[str, ...] = ()
    """What lies at the table, and in the hand of whom the document goes to."""

    def element(self, carved: Mapping[str, Raw], language: str = "") -> str:
        """For the head of the document, with these forms of cards and, for a table, the first words of a language.

        No name can end it. Empty for a stranger.

        >>> Given().element({}, "en")
        ''
        >>> Given(ShownPerson(id="p1", name="</script>")).element({}).count("</script>")
        1
        """
        if self.person is None:
            return ""
        who = encode(WhoAnswer(person=self.person, password=self.password)).decode()
        words = _words(language) if language else ""
        brought = f'{{"/api/who":{who},{_same_for_everybody()},{words}"{CARVED}":{encode(carved).decode()}}}'
        safe = brought.replace("<", "\\u003c")
        return f'<script type="application/json" id="{ID}">{safe}</script>'


async def given(house: House, scope: Any, path: str) -> Given:
    """For whom the document of a path goes to."""
    try:
        person = await known(house, scope)
    except (Refused, StoreFailed):
        return Given()
    if person is None:
        return Given()
    return Given(shown(person), bool(house.password), await _cards(house, person.id, path))


async def _cards(house: House, person: str, path: str) -> tuple[str, ...]:
    """Every card that somebody sees first at the table of a path, from their own seat."""
    parts = path.split("/")
    if len(parts) != 3 or parts[1] != "t":
        return ()

    def seen(desk: Desk) -> tuple[str, ...]:
        seats, table = desk.played.seating.seats_of(person), desk.played.table
        if len(seats) != 1 or table is None:
            return ()
        view = table.game.view(seats[0])
        return tuple(sorted({*hand_plain(view.hands[seats[0]]), *(lying.card.id for lying in view.mine)}))

    try:
        async with asyncio.timeout(PATIENCE):
            return await house.desks.look(parts[2], seen)
    except (Refused, StoreFailed, TimeoutError):
        return ()


@cache
def _same_for_everybody() -> str:
    return f'"/api/games":{encode(all_games()).decode()},"/api/bots":{encode(all_bots()).decode()}'


@cache
def _words(language: str) -> str:
    return f'"{first_words(language)}":{encode(all_words(language, "table")).decode()},'
