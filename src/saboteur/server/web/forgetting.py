"""Somebody deletes what is kept of them: their seats are given up first, and the programs that they made go too."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from saboteur.server.people.identity import COOKIE_AGE
from saboteur.server.store.hosting import DAY
from saboteur.server.store.kept import StoreFailed
from saboteur.server.store.news import Forgotten
from saboteur.server.tables.refusals import Refused

if TYPE_CHECKING:
    from saboteur.server.web.house import House

logger: Final = logging.getLogger("saboteur.house")
MOST_GAMES: Final = 1000
MOST_FORGOTTEN: Final = 20
"""People deleted at once."""


async def forget(house: House, person: str) -> None:
    """Nobody knows this person any more; raises `Refused` or `StoreFailed`, then it can be asked for again."""
    for program in await house.store.programs(person):
        await forget(house, program.id)
    house.hang_up(person)
    for game in await house.store.games_of(person, MOST_GAMES):
        if game.state != "over":
            await house.desks.part(game.id, person)
    await house.store.forget(person)
    house.forget(person)  # who came in the meantime, too
    house.store.tell(Forgotten(person=person))


async def forget_unseen(house: House) -> int:
    """Deletes people who have not come for longer than a cookie lives: no browser can come as them; how many."""
    count = 0
    for person in await house.store.unseen(house.now() - 1000 * COOKIE_AGE - DAY, MOST_FORGOTTEN):
        try:
            await forget(house, person)
        except Refused:  # too much goes on at one of their tables: the next time
            continue
        except StoreFailed:
            raise
        except Exception:  # whatever it is, others are not kept for it
            logger.exception("somebody who has not come for long cannot be deleted")
        else:
            count += 1
    if count:
        logger.info("people who had not come for long were deleted", extra={"count": count})
    return count
