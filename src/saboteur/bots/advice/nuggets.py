"""Reasons in the duel and in solo: nuggets that one reaches, ways to the veins, and what the opponent is left with."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from saboteur.bots.advice.distance import Distance, nearest
from saboteur.bots.plain.duel import Duellist
from saboteur.engine.core.mine import Mine
from saboteur.engine.core.tables import NUGGETS
from saboteur.engine.moves import Bribe, Claim, Clear, Discard, Lay, Move, Play, Position, Turn
from saboteur.engine.values.cards import Card, Effect
from saboteur.engine.values.cell import Cell
from saboteur.notation.advice import Reason

WEIGHED: Final = Reason("weighed")
HARDLY: Final = 0.1
"""The part of a nugget that a player hardly notices to lose."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a mine holds for one's own seat and for the opponent."""

    reached: int
    """Nuggets that nobody has marked and that one reaches."""
    veins: dict[int, int | None]
    """Cards to each vein card that lies face down."""
    own: float
    theirs: float


def reason_of_duellist(mind: Duellist, move: Move, moves: Collection[Move]) -> Reason:
    """Why this move, one of those that are legal."""
    knowledge, veins = mind.knowledge, mind.veins
    match move:
        case Lay(card, cell, turned):
            return _or_spared(mind, card, _laid(mind, veins.after_lay(card, cell.code, turned=turned)))
        case Play(card):
            return _or_spared(mind, card, _played(mind, move))
        case Bribe(cell):
            return _changed(mind, veins.after_opening(cell.code)) or WEIGHED
        case Discard(cards):
            if not any(isinstance(each, Lay | Play | Clear | Bribe) for each in moves):
                return Reason("nothing-to-play")
            can_lay = knowledge.can_lay(knowledge.seat)
            return Reason("nothing-helps", count=len(cards)) if can_lay else Reason("cannot-lay")
        case Clear(what):
            return _lifted(mind, what)
        case Turn(cell):
            face = knowledge.face(knowledge.goal_at(cell.code))
            if face is None:
                return Reason("turn-unknown")
            return Reason("turn-vein", count=face.nuggets) if face.nuggets else WEIGHED
        case Position(turned):
            pending = knowledge.pending
            so, else_ = (veins.balance(veins.after_settling(pending, turned=way)) for way in (turned, not turned))
            if so == else_:
                return Reason("lies-anyhow")
            return Reason("lies-better") if so > else_ else WEIGHED
        case Claim():
            counts = {each: _nuggets(mind, each.cell) for each in moves if isinstance(each, Claim)}
            count = counts[move]
            return Reason("claims-most", count=count) if count == max(counts.values()) else WEIGHED
        case _:
            return WEIGHED


def _or_spared(mind: Duellist, card: Card, found: Reason) -> Reason:
    """A card that brings nothing is at least one that a dwarf can do without."""
    least = min(map(mind.worth, mind.knowledge.hand))
    return Reason("least-needed") if found.why == "weighed" and mind.worth(card) <= least else found


def _played(mind: Duellist, play: Play) -> Reason:
    knowledge, veins = mind.knowledge, mind.veins
    match play.card.effect, play.on:
        case Effect.BREAK, int(seat):
            return Reason("break-other" if knowledge.can_lay(seat) else "break-more", seat=seat)
        case Effect.REPAIR, _:
            return _lifted(mind, play.tool or "")
        case Effect.MAP, Cell() as cell:
            known = knowledge.face(knowledge.goal_at(cell.code)) is not None
            return Reason("look-known" if known else "look-vein")
        case Effect.ROCKFALL, Cell() as cell:
            return _changed(mind, veins.after_collapse(cell.code)) or WEIGHED
        case Effect.KEY, Cell() as cell:
            return _changed(mind, veins.after_opening(cell.code)) or WEIGHED
        case _:
            return WEIGHED


def _changed(mind: Duellist, mine: Mine) -> Reason | None:
    """What becomes better once the mine is this one, if anything does."""
    now, then = _stakes(mind, mind.knowledge.mine), _stakes(mind, mine)
    if then.reached > now.reached:
        return Reason("takes-nuggets", count=then.reached - now.reached)
    for goal, cards in then.veins.items():
        if cards == 0 and now.veins[goal] != 0:
            return Reason("reaches-vein", cell=Cell.of_code(int(mind.knowledge.state.rules.goal_codes[goal])))
    here, there = nearest(now.veins), nearest(then.veins)
    if there is not None and here is not None and there < here:
        return Reason("nearer-vein", before=here, after=there)
    if then.own > now.own:
        return Reason("hope")
    if mind.knowledge.seats > 1 and then.theirs < now.theirs:
        return Reason("denies")
    return None


def _laid(mind: Duellist, mine: Mine) -> Reason:
    """Why a card is laid; one that brings nothing lies where it hardly disturbs."""
    found = _changed(mind, mine)
    if found is not None:
        return found
    if len(mine.frontier) > len(mind.knowledge.mine.frontier):
        return Reason("branches-on")
    lost = _stakes(mind, mind.knowledge.mine).own - _stakes(mind, mine).own
    return Reason("spare") if lost < HARDLY else WEIGHED


def _lifted(mind: Duellist, what: str) -> Reason:
    return Reason("lays-again" if mind.knowledge.can_lay(mind.knowledge.seat, without=what) else "one-less")


def _stakes(mind: Duellist, mine: Mine) -> Stakes:
    veins, knowledge = mind.veins, mind.knowledge
    loose, hopes = veins.loose(mine), veins.hopes()
    reached = sum(int(NUGGETS[int(mine.tiles[cell])]) for cell in loose if veins.reaches(mine, cell, veins.own))
    distance = Distance(bytes(map(int, knowledge.state.rules.deck)), veins.walkers[veins.own])
    wanted = sum(1 << goal for goal, _ in hopes)
    theirs = veins.promise(mine, 1 - veins.own, loose, hopes) if knowledge.seats > 1 else 0.0
    own = veins.promise(mine, veins.own, loose, hopes)
    return Stakes(reached, distance.measure(mine, wanted, veins.own), own, theirs)


def _nuggets(mind: Duellist, cell: Cell) -> int:
    mine = mind.knowledge.mine
    return int(NUGGETS[int(mine.tiles[mine.cell_at(cell.code)])])
