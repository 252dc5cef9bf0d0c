"""Where games begin in the tests: positions in which something is asked, or is about to happen."""

from dataclasses import dataclass
from typing import Any

from saboteur import Setup, ruleset
from saboteur.engine.game import Game
from saboteur.notation.positions.position import state_text
from tests.laws.strategies import QUESTIONS


@dataclass(frozen=True)
class Standing:
    """A game that stands somewhere, and who has to answer."""

    game: Game

    @property
    def text(self) -> str:
        """As a table takes it."""
        return state_text(self.game)

    @property
    def seat(self) -> int:
        """Who is asked."""
        assert self.game.actor is not None
        return self.game.actor

    @property
    def legal(self) -> list[str]:
        """The moves that may be made."""
        return [str(move) for move in self.game.legal_moves]

    def table(self, **more: Any) -> dict[str, Any]:
        """What a table is set up with so that the one who is asked is a person, and nobody else moves."""
        seats = {"seats": self.game.seats, "pace": 10_000, "options": {}}
        return {**seats, "position": self.text, "at": [self.seat], **more}


def standing(game: str, seats: int | None = None, **parts: Any) -> Standing:
    """A position of which only what matters is named."""
    return Standing(Setup(ruleset(game, {}), seats, **parts).game())


def asking(game: str, question: str) -> Standing:
    """A game played until something besides a turn is asked."""
    [plan] = [plan for plan in QUESTIONS if (plan.game, plan.until) == (game, question)]
    return Standing(plan.played())


def claiming() -> Standing:
    """Two nuggets were reached at once, and one marker is left."""
    mine = {"1,1": "duel_dcurve_nw_es_gold turned", "0,2": "duel_bridge_gold"}
    return standing("duel", hands={0: ["duel_ew"]}, mine=mine, markers=1, asked="claim")
