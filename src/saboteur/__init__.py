"""The Saboteur card games: set one up, ask what is legal, play it to the end, see what each seat knows."""

from saboteur.engine import facts
from saboteur.engine.cards import Card
from saboteur.engine.cell import Cell
from saboteur.engine.deal import Deal, Dealer, InvalidDeal, SeededDealer
from saboteur.engine.facts import Fact
from saboteur.engine.following import follow
from saboteur.engine.game import Game, IllegalMove, LegalMoves
from saboteur.engine.moves import (
    Bribe,
    Claim,
    Clear,
    Discard,
    InvalidMove,
    Lay,
    Move,
    Play,
    Position,
    Rob,
    Take,
    Turn,
    parse_move,
)
from saboteur.engine.player import History, Player, play, rebuild
from saboteur.engine.playout import Rng
from saboteur.engine.refusal import Refusal
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.sampling import Tracker, sample
from saboteur.engine.setup import InvalidSetup, PutAway, Setup
from saboteur.engine.tile import Tile
from saboteur.engine.unknown import UNKNOWN
from saboteur.engine.view import Away, Goal, Lying, Thrown, View
from saboteur.notation.diagram import InvalidDiagram, diagram, drawn
from saboteur.rulesets import InvalidOptions, ruleset
from saboteur.rulesets.duel import grade

__version__ = "0.1.0"

__all__ = [
    "UNKNOWN",
    "Away",
    "Bribe",
    "Card",
    "Cell",
    "Claim",
    "Clear",
    "Deal",
    "Dealer",
    "Discard",
    "Fact",
    "Game",
    "Goal",
    "History",
    "IllegalMove",
    "InvalidDeal",
    "InvalidDiagram",
    "InvalidMove",
    "InvalidOptions",
    "InvalidSetup",
    "Lay",
    "LegalMoves",
    "Lying",
    "Move",
    "Play",
    "Player",
    "Position",
    "PutAway",
    "Refusal",
    "Rng",
    "Rob",
    "Ruleset",
    "SeededDealer",
    "Setup",
    "Take",
    "Thrown",
    "Tile",
    "Tracker",
    "Turn",
    "View",
    "diagram",
    "drawn",
    "facts",
    "follow",
    "grade",
    "parse_move",
    "play",
    "rebuild",
    "ruleset",
    "sample",
]
