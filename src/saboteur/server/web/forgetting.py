"""Somebody deletes what is kept of them: their seats are given up first, and the programs that they made go too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saboteur.server.store.news import Forgotten

if TYPE_CHECKING:
    from saboteur.server.web.house import House

MOST_GAMES: Final = 1000


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
