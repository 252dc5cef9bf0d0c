"""Whether what is going to be played at a table can be played."""

from __future__ import annotations

from typing import Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.notation.plain import InvalidValue
from saboteur.notation.positions.position import read_state
from saboteur.notation.text import InvalidText
from saboteur.rulesets.options import InvalidOptions
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.wire.settings import Settings, rules_of, seats_of
from saboteur.table.table import Table

LONGEST_POSITION: Final = 20_000


def planned_seats(settings: Settings, position: str) -> int:
    """How many sit at a table that begins with a position, or with a deal; raises `Refused` if nobody can play so."""
    try:
        seats = seats_of(settings)
    except (InvalidOptions, ValueError) as error:
        raise Refused(ServerRefusal.INVALID_SETTINGS, str(error)) from None
    if settings.bot not in BUILT_IN:
        raise Refused(ServerRefusal.NO_SUCH_BOT)
    if len(position) > LONGEST_POSITION:
        raise Refused(ServerRefusal.TOO_LONG)
    if position:
        try:
            Table(rules_of(settings), seats, start=read_state(position))
        except (InvalidText, InvalidValue, ValueError, TypeError) as error:
            raise Refused(ServerRefusal.INVALID_POSITION, str(error)[:200]) from None
    return seats
