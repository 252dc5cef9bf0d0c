"""The Saboteur card games: set one up, ask what is legal, play it, see what each seat knows, keep its record."""

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
from saboteur.engine.node import Node
from saboteur.engine.player import History, Player, rebuild
from saboteur.engine.playout import Rng
from saboteur.engine.refusal import Refusal
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.sampling import Tracker, sample
from saboteur.engine.setup import InvalidSetup, PutAway, Setup
from saboteur.engine.tile import Tile
from saboteur.engine.trials import Trials
from saboteur.engine.unknown import UNKNOWN
from saboteur.engine.view import Away, Goal, Lying, Thrown, View
from saboteur.notation.diagram import InvalidDiagram, diagram, drawn
from saboteur.notation.record import Chair, Record
from saboteur.notation.recordreading import read_record
from saboteur.notation.recordtext import record_text
from saboteur.notation.statements import Statement, parse_statement
from saboteur.notation.text import InvalidText
from saboteur.rulesets import InvalidOptions, ruleset
from saboteur.rulesets.duel import grade
from saboteur.table.committed import Committed, Taken
from saboteur.table.driver import Ask, Driver, Over, Tell
from saboteur.table.refusals import TableRefusal
from saboteur.table.seat import Seat, Watcher
from saboteur.table.seated import play
from saboteur.table.table import Event, InvalidRecord, Table
from saboteur.table.verify import verify

__version__ = "0.1.0"

__all__ = [
    "UNKNOWN",
    "Ask",
    "Away",
    "Bribe",
    "Card",
    "Cell",
    "Chair",
    "Claim",
    "Clear",
    "Committed",
    "Deal",
    "Dealer",
    "Discard",
    "Driver",
    "Event",
    "Fact",
    "Game",
    "Goal",
    "History",
    "IllegalMove",
    "InvalidDeal",
    "InvalidDiagram",
    "InvalidMove",
    "InvalidOptions",
    "InvalidRecord",
    "InvalidSetup",
    "InvalidText",
    "Lay",
    "LegalMoves",
    "Lying",
    "Move",
    "Node",
    "Over",
    "Play",
    "Player",
    "Position",
    "PutAway",
    "Record",
    "Refusal",
    "Rng",
    "Rob",
    "Ruleset",
    "Seat",
    "SeededDealer",
    "Setup",
    "Statement",
    "Table",
    "TableRefusal",
    "Take",
    "Taken",
    "Tell",
    "Thrown",
    "Tile",
    "Tracker",
    "Trials",
    "Turn",
    "View",
    "Watcher",
    "diagram",
    "drawn",
    "facts",
    "follow",
    "grade",
    "parse_move",
    "parse_statement",
    "play",
    "read_record",
    "rebuild",
    "record_text",
    "ruleset",
    "sample",
    "verify",
]
