"""Rounds that are over and the game, as one observer saw them."""

from saboteur.engine.values.facts import Fact
from saboteur.table.story.chronicle import Chronicle
from saboteur.table.story.whole import GameSummary
from saboteur.table.table import Table


def rounds_done(table: Table) -> int:
    """How many there are."""
    return table.game.round if table.game.over else max(table.game.round - 1, 0)


def game_played(table: Table, observer: int | None) -> GameSummary:
    """All of them, from the first; everybody's gold of each round once the game is over."""
    chronicle = Chronicle(table.first_view(observer))
    chronicle.tell(event.what for event in table.events(observer) if isinstance(event.what, Fact))
    return chronicle.game.laid_open(table.game.outcome.earned)
