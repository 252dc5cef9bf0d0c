"""Reasons of dwarves, of the base game and the expansion: by the role they hold and what they make of the others."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from saboteur.bots.advice.tunnels import Tunnels
from saboteur.bots.plain.dwarf import Dwarf
from saboteur.bots.plain.teams import enmity, is_friend
from saboteur.bots.plain.worth import to_digger, to_saboteur
from saboteur.engine.moves import Clear, Discard, Lay, Move, Play, Position, Rob, Take, Turn
from saboteur.engine.values.cards import Card, Effect, MatCard
from saboteur.engine.values.cell import Cell
from saboteur.notation.advice import Reason

WEIGHED: Final = Reason("weighed")
LATE: Final = 8
"""With fewer cards left in the deck, a trap may well last to the end of the round."""
HELPED: Final = 0.2
"""A seat that is trusted at least so much has brought the gold nearer, or helped somebody who did."""


def reason_of_dwarf(mind: Dwarf, move: Move, moves: Collection[Move]) -> Reason:
    """Why this move, one of those that are legal."""
    match move:
        case Lay(card):
            return _or_spared(mind, card, Tunnels(mind).laid(move))
        case Play(card):
            return _or_spared(mind, card, _played(mind, move))
        case Discard(cards):
            return _discarded(mind, len(cards), moves)
        case Clear(what):
            return _cleared(mind, what)
        case Turn(cell):
            return _turned(mind, cell)
        case Position(turned):
            return _positioned(mind, turned=turned)
        case Take(value):
            return _taken(value, moves)
        case Rob(seat):
            return _robbed(mind, seat, moves)
        case _:
            return WEIGHED


def _or_spared(mind: Dwarf, card: Card, found: Reason) -> Reason:
    """A card that brings nothing is at least one that a dwarf can do without."""
    if found.why != "weighed":
        return found
    sure = mind.prospect.sure
    worth = to_saboteur if Tunnels(mind).hinders else to_digger
    held = mind.knowledge.hand
    return Reason("least-needed") if worth(card, sure=sure) <= min(worth(each, sure=sure) for each in held) else found


# -- action cards ------------------------------------------------------------------------------------------------------


def _played(mind: Dwarf, play: Play) -> Reason:
    match play.card.effect, play.on:
        case Effect.MAP, Cell() as cell:
            return _looked(mind, cell)
        case Effect.ROCKFALL, Cell() as cell:
            return Tunnels(mind).fallen(cell)
        case Effect.REPAIR, int(seat):
            return _mended(mind, play, seat)
        case Effect.BREAK, int(seat):
            return _broken(mind, seat)
        case Effect.THEFT, _:
            return Reason("steal")
        case Effect.TRAPPED, int(seat):
            return _trapped(mind, seat)
        case _, int(seat):
            return _tricked(mind, play.card.effect, seat)
        case _:
            return WEIGHED


def _looked(mind: Dwarf, cell: Cell) -> Reason:
    """A card that follows from what is known already is looked at only to pass the time."""
    is_known = mind.prospect.sure or mind.knowledge.face(mind.knowledge.goal_at(cell.code)) is not None
    return Reason("look-known" if is_known else "look")


def _mended(mind: Dwarf, play: Play, seat: int) -> Reason:
    knowledge, trust = mind.knowledge, mind.trust
    if seat == knowledge.seat:
        return Reason("lays-again" if mind.mends_all(play) else "one-less")
    friend, hinders = is_friend(knowledge, seat), Tunnels(mind).hinders
    if friend:
        return Reason("friend", seat=seat)
    if friend is False or (trust.suspects(seat) and not hinders):
        return Reason("mends-other", seat=seat)
    if trust.suspects(seat):
        return Reason("ally", seat=seat)
    if hinders:
        return Reason("mends-openly")
    return Reason("helper" if trust.scores[seat] > HELPED else "unsuspected", seat=seat)


def _broken(mind: Dwarf, seat: int) -> Reason:
    knowledge, trust = mind.knowledge, mind.trust
    hinders = Tunnels(mind).hinders
    if seat == knowledge.seat:
        return WEIGHED
    if is_friend(knowledge, seat):
        return Reason("break-other" if knowledge.can_lay(seat) else "break-more", seat=seat)
    if is_friend(knowledge, seat) is False:
        return Reason("enemy", seat=seat)
    if trust.suspects(seat) and not hinders:
        return Reason("suspect", seat=seat)
    if not knowledge.can_lay(seat):
        return Reason("break-more", seat=seat)
    return Reason("helper" if hinders and trust.scores[seat] > HELPED else "break-other", seat=seat)


def _trapped(mind: Dwarf, seat: int) -> Reason:
    knowledge = mind.knowledge
    if is_friend(knowledge, seat) is False:
        return Reason("enemy", seat=seat)
    if mind.trust.suspects(seat) and not Tunnels(mind).hinders:
        return Reason("suspect", seat=seat)
    return Reason("trap-late") if knowledge.deck < LATE else Reason("trap-other", seat=seat)


def _tricked(mind: Dwarf, effect: Effect, seat: int) -> Reason:
    """The expansion's other cards (6.8)."""
    knowledge = mind.knowledge
    own = seat == knowledge.seat
    match effect:
        case Effect.HANDS_OFF if not own:
            return Reason("stop-thief", seat=seat)
        case Effect.FREE if own:
            return Reason("goes-free")
        case Effect.FREE if is_friend(knowledge, seat) is not False:
            return Reason("friend" if is_friend(knowledge, seat) else "perhaps-friend", seat=seat)
        case Effect.INSPECTION if knowledge.role_of(seat) is None:
            return Reason("inspect", seat=seat)
        case Effect.SWAP_HANDS:
            return Reason("trade-hands", seat=seat, count=knowledge.held(seat))
        case Effect.SWAP_HATS if own:
            return Reason("new-hat")
        case Effect.SWAP_HATS if enmity(knowledge, mind.trust, seat) > 0:
            return Reason("other-hat", seat=seat)
        case _:
            return WEIGHED


# -- cards that go, and answers ----------------------------------------------------------------------------------------


def _cleared(mind: Dwarf, what: MatCard) -> Reason:
    if what == "theft":
        return WEIGHED
    if what == "trapped":
        return Reason("goes-free")
    return Reason("lays-again" if mind.clears_all(what) else "one-less")


def _discarded(mind: Dwarf, count: int, moves: Collection[Move]) -> Reason:
    if not any(isinstance(move, Lay | Play | Clear) for move in moves):
        return Reason("nothing-to-play")
    if not mind.knowledge.can_lay(mind.knowledge.seat):
        return Reason("cannot-lay")
    return Reason("keeps-better") if Tunnels(mind).hinders else Reason("nothing-helps", count=count)


def _turned(mind: Dwarf, cell: Cell) -> Reason:
    odds, hinders = mind.odds_at(cell), Tunnels(mind).hinders
    if hinders:
        return Reason("turn-stone") if odds == 0 else WEIGHED
    if odds > 0.99:
        return Reason("turn-gold")
    return Reason("turn-hope") if odds and odds == max(mind.prospect.odds) else WEIGHED


def _positioned(mind: Dwarf, *, turned: bool) -> Reason:
    pending = mind.knowledge.pending
    so, else_ = (mind.prospect.after_settling(pending, way) for way in (turned, not turned))
    if so == else_:
        return Reason("lies-anyhow")
    if Tunnels(mind).hinders:
        return Reason("lies-farther") if so > else_ else WEIGHED
    return Reason("lies-nearer") if so < else_ else WEIGHED


def _taken(value: int, moves: Collection[Move]) -> Reason:
    values = {move.value for move in moves if isinstance(move, Take)}
    if values == {value}:
        return Reason("takes-any")
    return Reason("takes-most") if value == max(values) else WEIGHED


def _robbed(mind: Dwarf, seat: int | None, moves: Collection[Move]) -> Reason:
    if seat is None:
        return Reason("robs-nobody") if len(moves) == 1 else WEIGHED
    worst = max(mind.grudges[move.seat] for move in moves if isinstance(move, Rob) and move.seat is not None)
    harmful = worst > 0 and mind.grudges[seat] == worst and mind.knowledge.role not in ("saboteur", "profiteer")
    return Reason("robs-harmful" if harmful else "robs", seat=seat)
