"""The Saboteur card games: set one up, ask what is legal, play it, see what each seat knows, keep its record."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from saboteur.engine import facts
    from saboteur.engine.cards import Card, Colour, MatCard, Tool
    from saboteur.engine.causes import Cause
    from saboteur.engine.cell import Cell
    from saboteur.engine.deal import Deal, Dealer, InvalidDeal, SeededDealer
    from saboteur.engine.facts import Fact
    from saboteur.engine.game import Game, IllegalMove, LegalMoves
    from saboteur.engine.knowledge import Knowledge, follow
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
    from saboteur.engine.outcome import Outcome, RoundOutcome
    from saboteur.engine.packed import Question
    from saboteur.engine.player import History, Player, rebuild, sample
    from saboteur.engine.playout import Rng
    from saboteur.engine.refusal import Refusal
    from saboteur.engine.roles import Role
    from saboteur.engine.ruleset import Ruleset
    from saboteur.engine.setup import InvalidSetup, PutAway, Setup
    from saboteur.engine.tile import Tile
    from saboteur.engine.trials import Trials
    from saboteur.engine.unknown import UNKNOWN
    from saboteur.engine.view import Away, Goal, Lying, Thrown, View
    from saboteur.notation.diagram import InvalidDiagram, diagram, drawn
    from saboteur.notation.record import Chair, Record
    from saboteur.notation.recordlines import line_text, read_line
    from saboteur.notation.recordreading import read_record
    from saboteur.notation.recordtext import header_text, record_text
    from saboteur.notation.statements import Statement, parse_statement
    from saboteur.notation.text import InvalidText
    from saboteur.rulesets import InvalidOptions, register, ruleset
    from saboteur.rulesets.duel import grade
    from saboteur.rulesets.options import Edition, Placing
    from saboteur.table.committed import Committed, Taken
    from saboteur.table.driver import Ask, Driver, Over, Tell
    from saboteur.table.refusals import TableRefusal
    from saboteur.table.seat import Seat, Watcher
    from saboteur.table.seated import play
    from saboteur.table.table import Event, InvalidRecord, Table
    from saboteur.table.verify import verify

__version__ = "0.1.0"

_NAMES: Final = {
    "saboteur.engine.facts": "facts Fact",
    "saboteur.engine.cards": "Card Colour MatCard Tool",
    "saboteur.engine.causes": "Cause",
    "saboteur.engine.cell": "Cell",
    "saboteur.engine.deal": "Deal Dealer InvalidDeal SeededDealer",
    "saboteur.engine.game": "Game IllegalMove LegalMoves",
    "saboteur.engine.knowledge": "Knowledge follow",
    "saboteur.engine.moves": "Bribe Claim Clear Discard InvalidMove Lay Move Play Position Rob Take Turn parse_move",
    "saboteur.engine.node": "Node",
    "saboteur.engine.outcome": "Outcome RoundOutcome",
    "saboteur.engine.packed": "Question",
    "saboteur.engine.player": "History Player rebuild sample",
    "saboteur.engine.playout": "Rng",
    "saboteur.engine.refusal": "Refusal",
    "saboteur.engine.roles": "Role",
    "saboteur.engine.ruleset": "Ruleset",
    "saboteur.engine.setup": "InvalidSetup PutAway Setup",
    "saboteur.engine.tile": "Tile",
    "saboteur.engine.trials": "Trials",
    "saboteur.engine.unknown": "UNKNOWN",
    "saboteur.engine.view": "Away Goal Lying Thrown View",
    "saboteur.notation.diagram": "InvalidDiagram diagram drawn",
    "saboteur.notation.record": "Chair Record",
    "saboteur.notation.recordlines": "line_text read_line",
    "saboteur.notation.recordreading": "read_record",
    "saboteur.notation.recordtext": "header_text record_text",
    "saboteur.notation.statements": "Statement parse_statement",
    "saboteur.notation.text": "InvalidText",
    "saboteur.rulesets": "InvalidOptions register ruleset",
    "saboteur.rulesets.duel": "grade",
    "saboteur.rulesets.options": "Edition Placing",
    "saboteur.table.committed": "Committed Taken",
    "saboteur.table.driver": "Ask Driver Over Tell",
    "saboteur.table.refusals": "TableRefusal",
    "saboteur.table.seat": "Seat Watcher",
    "saboteur.table.seated": "play",
    "saboteur.table.table": "Event InvalidRecord Table",
    "saboteur.table.verify": "verify",
}
"""Where each name is found. A module is imported when something of it is first asked for: all of them take long."""
_HOME: Final = {name: module for module, names in _NAMES.items() for name in names.split()}

if not TYPE_CHECKING:  # which would take any name for one of these

    def __getattr__(name: str) -> object:
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module = import_module(_HOME[name])
        globals()[name] = found = module if name == "facts" else getattr(module, name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


__all__ = [
    "UNKNOWN",
    "Ask",
    "Away",
    "Bribe",
    "Card",
    "Cause",
    "Cell",
    "Chair",
    "Claim",
    "Clear",
    "Colour",
    "Committed",
    "Deal",
    "Dealer",
    "Discard",
    "Driver",
    "Edition",
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
    "Knowledge",
    "Lay",
    "LegalMoves",
    "Lying",
    "MatCard",
    "Move",
    "Node",
    "Outcome",
    "Over",
    "Placing",
    "Play",
    "Player",
    "Position",
    "PutAway",
    "Question",
    "Record",
    "Refusal",
    "Rng",
    "Rob",
    "Role",
    "RoundOutcome",
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
    "Tool",
    "Trials",
    "Turn",
    "View",
    "Watcher",
    "diagram",
    "drawn",
    "facts",
    "follow",
    "grade",
    "header_text",
    "line_text",
    "parse_move",
    "parse_statement",
    "play",
    "read_line",
    "read_record",
    "rebuild",
    "record_text",
    "register",
    "ruleset",
    "sample",
    "verify",
]
