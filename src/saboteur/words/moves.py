"""Moves in words, as they are offered to a player; for hidden moves what others see."""

from __future__ import annotations

from typing import Final, assert_never

from saboteur.engine.cards import Effect
from saboteur.engine.cell import Cell
from saboteur.engine.moves import Bribe, Claim, Clear, Discard, Lay, Move, Play, Position, Rob, Take, Turn
from saboteur.notation.moves import HiddenClear, HiddenDiscard, HiddenMove, HiddenTake
from saboteur.words.cards import leading
from saboteur.words.names import Named, yes_no

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


def move_words(move: Move | HiddenMove, named: Named, by: int | None) -> str:
    """What a move does, for the seat `by` that makes it."""
    text = named.words.text
    match move:
        case Lay(card, cell, turned):
            given = {"card": named.laid(card), "cell": str(cell)}
            ways = leading(card, named.words, turned=turned)
            return text("move-lay-leading", ways=ways, **given) if ways else text("move-lay", **given)
        case Play():
            return _play(move, named, by)
        case Discard(cards):
            return text("move-discard", cards=named.objects(cards))
        case Clear(what, cards):
            return text("move-clear", what=what, cards=named.objects(cards))
        case Bribe(cell):
            return text("move-bribe", cell=str(cell))
        case Turn(cell):
            return text("move-turn", cell=str(cell))
        case Position(turned):
            return text("move-position", turned=yes_no(turned))
        case Claim(cell):
            return text("move-claim", cell=str(cell))
        case Take(value):
            return text("move-take", amount=named.nuggets(value))
        case Rob(None):
            return text("move-rob-nobody")
        case Rob(seat):
            return text("move-rob", target=named.seat(seat))
        case HiddenDiscard(count):
            return text("move-discard-hidden", count=count)
        case HiddenClear(what):
            return text("move-clear-hidden", what=what)
        case HiddenTake():
            return text("move-take-hidden")
        case _:
            assert_never(move)


def _play(move: Play, named: Named, by: int | None) -> str:
    """An action card on a target; if it has no such target, only its name."""
    text = named.words.text
    own = "-own" if move.on == by else ""
    target = {} if own else {"target": named.seat(move.on if isinstance(move.on, int) else None)}
    effect = move.card.effect
    match move:
        case Play(card, Cell() as cell, None) if card.effect in _ON_CELL:
            return text(_ON_CELL[effect], cell=str(cell))
        case Play(card, None, None) if effect is Effect.THEFT:
            return text("move-theft")
        case Play(card, int(), None) if effect is Effect.BREAK:
            return text(f"move-break{own}", tool=card.tools[0], **target)
        case Play(card, int(), str(tool)) if effect is Effect.REPAIR:
            return text(f"move-repair{own}", tool=tool, **target)
        case Play(card, int(), None) if effect in _ON_ANYBODY:
            return text(f"{_ON_ANYBODY[effect]}{own}", **target)
        case Play(card, int(seat), None) if effect in _ON_OTHERS:
            return text(_ON_OTHERS[effect], target=named.seat(seat))
        case _:
            return text("move-play", card=named.laid(move.card))
