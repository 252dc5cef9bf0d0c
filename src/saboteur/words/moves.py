"""Moves in words, as they are offered to choose from; of hidden ones what others see."""

from __future__ import annotations

from typing import Final, assert_never

from saboteur.engine.moves import Bribe, Claim, Clear, Discard, Lay, Move, Play, Position, Rob, Take, Turn
from saboteur.engine.values.cards import Effect
from saboteur.engine.values.cell import Cell
from saboteur.notation.moves import HiddenClear, HiddenDiscard, HiddenMove, HiddenTake
from saboteur.words.cards import card_objects, leading
from saboteur.words.sentence import Argument, CardName, PlayerName, Sentence, nuggets, said, yes_no

_ON_CELL: Final = {Effect.ROCKFALL: "move-rockfall", Effect.MAP: "move-map", Effect.KEY: "move-key"}
_ON_OTHERS: Final = {
    Effect.SWAP_HANDS: "move-swap-hands",
    Effect.INSPECTION: "move-inspection",
    Effect.TRAPPED: "move-trapped",
}
_ON_ANYBODY: Final = {
    Effect.HANDS_OFF: "move-hands-off",
    Effect.SWAP_HATS: "move-swap-hats",
    Effect.FREE: "move-free",
}


def move_sentence(move: Move | HiddenMove, by: int | None = None) -> Sentence:
    """What a move does, for the seat `by` that makes it."""
    match move:
        case Lay(card, cell, turned):
            given: dict[str, Argument] = {"card": CardName(card, "object"), "cell": cell}
            ways = leading(card, turned=turned)
            return said("move-lay", **given) if ways is None else said("move-lay-leading", ways=ways, **given)
        case Play():
            return _play(move, by)
        case Discard(cards):
            return said("move-discard", cards=card_objects(cards))
        case Clear(what, cards):
            return said("move-clear", what=what, cards=card_objects(cards))
        case Bribe(cell):
            return said("move-bribe", cell=cell)
        case Turn(cell):
            return said("move-turn", cell=cell)
        case Position(turned):
            return said("move-position", turned=yes_no(turned))
        case Claim(cell):
            return said("move-claim", cell=cell)
        case Take(value):
            return said("move-take", amount=nuggets(value))
        case Rob(seat):
            return said("move-rob-nobody") if seat is None else said("move-rob", target=PlayerName(seat))
        case HiddenDiscard(count):
            return said("move-discard-hidden", count=count)
        case HiddenClear(what):
            return said("move-clear-hidden", what=what)
        case HiddenTake():
            return said("move-take-hidden")
        case _:
            assert_never(move)


def _play(move: Play, by: int | None) -> Sentence:
    """An action card; one that is not played like that is only named."""
    own = "-own" if move.on == by else ""
    target: dict[str, Argument] = {"target": PlayerName(move.on)} if isinstance(move.on, int) and not own else {}
    effect = move.card.effect
    match move:
        case Play(card, Cell() as cell, None) if card.effect in _ON_CELL:
            return said(_ON_CELL[effect], cell=cell)
        case Play(card, None, None) if effect is Effect.THEFT:
            return said("move-theft")
        case Play(card, int(), None) if effect is Effect.BREAK:
            return said(f"move-break{own}", tool=card.tools[0], **target)
        case Play(card, int(), str(tool)) if effect is Effect.REPAIR:
            return said(f"move-repair{own}", tool=tool, **target)
        case Play(card, int(), None) if effect in _ON_ANYBODY:
            return said(f"{_ON_ANYBODY[effect]}{own}", **target)
        case Play(card, int(seat), None) if effect in _ON_OTHERS:
            return said(_ON_OTHERS[effect], target=PlayerName(seat))
        case _:
            return said("move-play", card=CardName(move.card, "object"))
