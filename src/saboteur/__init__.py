"""The Saboteur card games: set one up, ask what is legal, play it to the end, see what each seat knows."""

from saboteur.engine.cards import Card
from saboteur.engine.cell import Cell
from saboteur.engine.deal import Deal, InvalidDeal, SeededDealer
from saboteur.engine.facts import Fact
from saboteur.engine.following import follow
from saboteur.engine.game import Game, IllegalMove, LegalMoves
from saboteur.engine.moves import InvalidMove, Move, parse_move
from saboteur.engine.player import History, Player, play, rebuild
from saboteur.engine.refusal import Refusal
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.sampling import Tracker, sample
from saboteur.engine.setup import InvalidSetup, Setup
from saboteur.engine.tile import Tile
from saboteur.engine.unknown import UNKNOWN
from saboteur.engine.view import View
from saboteur.rulesets import InvalidOptions, ruleset

__version__ = "0.1.0"

__all__ = [
    "UNKNOWN",
    "Card",
    "Cell",
    "Deal",
    "Fact",
    "Game",
    "History",
    "IllegalMove",
    "InvalidDeal",
    "InvalidMove",
    "InvalidOptions",
    "InvalidSetup",
    "LegalMoves",
    "Move",
    "Player",
    "Refusal",
    "Ruleset",
    "SeededDealer",
    "Setup",
    "Tile",
    "Tracker",
    "View",
    "follow",
    "parse_move",
    "play",
    "rebuild",
    "ruleset",
    "sample",
]
