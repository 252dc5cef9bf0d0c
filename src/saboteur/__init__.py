"""The Saboteur card games: set one up, ask what is legal, play it, see what each seat knows, keep its record."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from saboteur.engine.core.rng import Rng
    from saboteur.engine.deal import Deal, Dealer, InvalidDeal, SeededDealer
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
    from saboteur.engine.outcome import Outcome, RoundOutcome
    from saboteur.engine.ruleset import Ruleset
    from saboteur.engine.search.node import Node
    from saboteur.engine.search.trials import Trials
    from saboteur.engine.setup.setup import InvalidSetup, PutAway, Setup
    from saboteur.engine.values import facts
    from saboteur.engine.values.cards import Card, Colour, MatCard, Tool
    from saboteur.engine.values.causes import Cause
    from saboteur.engine.values.cell import Cell
    from saboteur.engine.values.facts import Fact
    from saboteur.engine.values.question import Question
    from saboteur.engine.values.refusal import Refusal
    from saboteur.engine.values.roles import Role
    from saboteur.engine.values.tile import Tile
    from saboteur.engine.values.unknown import UNKNOWN
    from saboteur.engine.view import Away, Goal, Lying, Thrown, View
    from saboteur.engine.worlds.history import History, Player, rebuild, sample
    from saboteur.engine.worlds.knowledge import Knowledge, follow
    from saboteur.notation.drawing.diagram import InvalidDiagram, diagram, drawn
    from saboteur.notation.records.lines import line_text, read_line
    from saboteur.notation.records.reading import read_record
    from saboteur.notation.records.record import Chair, Record
    from saboteur.notation.records.text import header_text, record_text
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
    from saboteur.table.verifying.verify import verify

__version__ = "0.1.0"

_NAMES: Final = {
    "saboteur.engine.values.facts": "facts Fact",
    "saboteur.engine.values.cards": "Card Colour MatCard Tool",
    "saboteur.engine.values.causes": "Cause",
    "saboteur.engine.values.cell": "Cell",
    "saboteur.engine.deal": "Deal Dealer InvalidDeal SeededDealer",
    "saboteur.engine.game": "Game IllegalMove LegalMoves",
    "saboteur.engine.worlds.knowledge": "Knowledge follow",
    "saboteur.engine.moves": "Bribe Claim Clear Discard InvalidMove Lay Move Play Position Rob Take Turn parse_move",
    "saboteur.engine.search.node": "Node",
    "saboteur.engine.outcome": "Outcome RoundOutcome",
    "saboteur.engine.values.question": "Question",
    "saboteur.engine.worlds.history": "History Player rebuild sample",
    "saboteur.engine.core.rng": "Rng",
    "saboteur.engine.values.refusal": "Refusal",
    "saboteur.engine.values.roles": "Role",
    "saboteur.engine.ruleset": "Ruleset",
    "saboteur.engine.setup.setup": "InvalidSetup PutAway Setup",
    "saboteur.engine.values.tile": "Tile",
    "saboteur.engine.search.trials": "Trials",
    "saboteur.engine.values.unknown": "UNKNOWN",
    "saboteur.engine.view": "Away Goal Lying Thrown View",
    "saboteur.notation.drawing.diagram": "InvalidDiagram diagram drawn",
    "saboteur.notation.records.record": "Chair Record",
    "saboteur.notation.records.lines": "line_text read_line",
    "saboteur.notation.records.reading": "read_record",
    "saboteur.notation.records.text": "header_text record_text",
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
    "saboteur.table.verifying.verify": "verify",
}
"""Where each name is found. A module is imported when something of it is first asked for: all of them take long."""
_ROOMS: Final = ("engine", "rulesets", "notation", "table", "bots", "words", "lab")
_HOME: Final = {name: module for module, names in _NAMES.items() for name in names.split()}

if not TYPE_CHECKING:  # which would take any name for one of these

    def __getattr__(name: str) -> object:
        if name in _ROOMS:
            return import_module(f"{__name__}.{name}")
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
