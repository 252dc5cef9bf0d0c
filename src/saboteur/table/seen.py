"""A record of what one observer saw, played again as far as that goes.

The view has to follow the facts; each fact has to say what the observer may know, and no less of their own cards; each
move has to be the one its facts tell, by the seat asked, legal for whoever holds its card; and once the seed is known,
every card shown has to be the one it deals.
"""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.engine import facts
from saboteur.engine.cards import MAT_CARDS, Card
from saboteur.engine.facts import Fact
from saboteur.engine.following import follow, mat_name
from saboteur.engine.game import Game
from saboteur.engine.moves import Bribe, Claim, Clear, Discard, Lay, Move, Play, Position, Rob, Take, Turn
from saboteur.engine.setup import InvalidSetup, Setup
from saboteur.engine.unknown import UNKNOWN
from saboteur.engine.view import View
from saboteur.notation.moves import HiddenClear, HiddenDiscard, HiddenMove, HiddenTake
from saboteur.notation.record import Abandoned, Dealt, Line, Moved, Record, Result, Said, Sat
from saboteur.notation.statements import statement_fault
from saboteur.table import fair
from saboteur.table.dealcheck import DealCheck

TOOLS = MAT_CARDS[:3]


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong with a line, or with one of the facts under it."""

    message: str
    fact: int | None = None


class SeenReplay:
    """What an observer knows, line by line."""

    def __init__(self, record: Record) -> None:
        observer = record.observer if isinstance(record.observer, int) else None
        game = Game(record.ruleset, record.seats)
        self.view = record.start if isinstance(record.start, View) else game.view(observer)
        self.result: Result | None = None
        self._abandoned = False
        self._deals: DealCheck | None = None
        if record.seed is not None and record.start is None:
            self._deals = DealCheck(record.ruleset, record.seats, fair.dealer(record.seed, record.nonces))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.asked == "over"

    def take(self, line: Line) -> Wrong | None:
        """Goes on by a line; what is wrong with it, if something is."""
        if self._abandoned and line.entry is not None:
            return Wrong("nothing but comments follows once the game was abandoned")
        match line.entry:
            case Dealt(deal):
                if deal is not None:
                    return Wrong("nobody but the table sees the orders of a deal")
                if self.view.asked != "deal":
                    return Wrong(f"no deal is asked for, but: {self.view.asked}")
                return self._tell(line.facts)
            case Moved(seat, move):
                return self._move(seat, move, line.facts)
            case Said(seat, statement):
                fault = statement_fault(statement, self.view.ruleset, self.view.seats, seat)
                return None if fault is None else Wrong(f"seat {seat}, {statement}: {fault}")
            case Abandoned():
                self._abandoned = True
                return Wrong("the game is over already") if self.over else None
            case Sat() | None:
                return None

    def _move(self, seat: int, move: Move | HiddenMove, told: tuple[Fact, ...]) -> Wrong | None:
        if self.view.actor != seat:
            asked = "nobody" if self.view.actor is None else f"seat {self.view.actor}"
            return Wrong(f"seat {seat}, {move}: {asked} is asked")
        if not told:
            return Wrong(f"seat {seat}, {move}: what came of it is missing")
        tells = move_told(told)
        if tells != move or getattr(told[0], "seat", seat) != seat:
            return Wrong(f"seat {seat}, {move}: that is not what the facts tell", 0)
        if (fault := self._illegal(seat, move)) is not None:
            return Wrong(f"seat {seat}, {move}: {fault}")
        return self._tell(told)

    def _illegal(self, seat: int, move: Move | HiddenMove) -> str | None:
        """Why a turn is refused, supposing that the seat holds the card it shows."""
        view = self.view
        if view.asked != "turn" or isinstance(move, HiddenMove):
            return None
        held = _shown(move)
        if seat == view.observer:
            held = tuple(card for card in view.hand if isinstance(card, Card))
        lying = {each.cell: each for each in view.mine}
        shown = [*(goal.cell for goal in view.goals if goal.open), *view.laid]
        if any(cell not in lying for cell in shown):
            return "a card turned over has found no position"
        setup = Setup(
            view.ruleset,
            view.seats,
            turn=seat,
            hands={seat: held} if held else {},
            mine=tuple(lying[cell] for cell in shown),
            mats=dict(enumerate(view.mats)),
            thefts=view.thefts,
            markers=view.markers or None,
            keys=view.keys if view.ruleset.keys else None,
            rest="discard" if held else "deck",  # who bribes holds something, but shows nothing
            round=view.round,
        )
        try:
            reason = setup.game().refusal(move)
        except InvalidSetup as error:
            return f"no such position can be: {error}"
        return None if reason is None else str(reason)

    def _tell(self, told: tuple[Fact, ...]) -> Wrong | None:
        for index, fact in enumerate(told):
            if fact.seen_by(self.view.observer) != fact:
                return Wrong(f"this observer does not see all of it: {fact.name()}", index)
            if isinstance(fact, facts.Asked) != (index == len(told) - 1):
                return Wrong("facts end with what is asked for next, and only there", index)
            try:
                self.view = follow(self.view, [fact])
            except (LookupError, ValueError, TypeError, AssertionError, StopIteration):
                return Wrong(f"what was told before does not lead to it: {fact.name()}", index)
            if UNKNOWN in self.view.hand or self.view.deck < 0:
                return Wrong(f"a card is missing: {fact.name()}", index)
            if self._deals is not None and (fault := self._deals.fault(fact)) is not None:
                return Wrong(fault, index)
            if isinstance(fact, facts.GameEnded):
                self.result = Result(fact.gold, fact.winners)
        return None if told else Wrong("what came of it is missing")


def _shown(move: Move) -> tuple[Card, ...]:
    """The card a move shows to everybody."""
    return (move.card,) if isinstance(move, Lay | Play) else ()


def move_told(told: tuple[Fact, ...]) -> Move | HiddenMove | None:
    """The move that these facts tell."""
    match told:
        case (facts.Laid(_, card, cell, turned), *_):
            return Lay(card, cell, turned)
        case (facts.Put(_, card, target), *_):
            return Play(card) if mat_name(card) == "theft" else Play(card, target)
        case (facts.Lifted(_, Card() as card, target, lifted), *_):
            tool = mat_name(lifted)
            return Play(card, target, tool if tool in TOOLS else None)
        case (
            (facts.Collapsed(_, card, cell), *_) | (facts.Peeked(_, card, cell), *_) | (facts.Opened(_, card, cell), *_)
        ):
            return Play(card, cell)
        case (facts.SwappedHands(_, card, target), *_) | (facts.Inspected(_, card, target), *_):
            return Play(card, target)
        case (facts.SwappedHats(_, card, target), *_):
            return Play(card, target)
        case (facts.Discarded(_, cards), *after):
            return _discard(cards, after[0] if after else None)
        case _:
            return _answer(told)


def _discard(cards: tuple[facts.Hidden, ...], after: Fact | None) -> Move | HiddenMove | None:
    known = tuple(card for card in cards if isinstance(card, Card))
    if isinstance(after, facts.Lifted) and after.card is None:
        what = mat_name(after.lifted)
        return Clear(what, (known[0], known[1])) if len(known) == 2 else HiddenClear(what)
    return Discard(known) if known else HiddenDiscard(len(cards))


def _answer(told: tuple[Fact, ...]) -> Move | HiddenMove | None:
    match told:
        case (facts.Bribed(_, cell), *_):
            return Bribe(cell)
        case (facts.Revealed(_, cell, _), *_):
            return Turn(cell)
        case (facts.Settled(_, turned), *_):
            return Position(turned)
        case (facts.Claimed(_, cell), *_):
            return Claim(cell)
        case (facts.Took(_, value), *_):
            return HiddenTake() if value is UNKNOWN else Take(value)
        case (facts.Robbed(_, victim, _), *_):
            return Rob(victim)
        case _:
            return None
