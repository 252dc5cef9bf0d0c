"""What a seat sees: its first view, kept up to date by the facts it is told, in a form that ways are measured on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saboteur.engine import facts
from saboteur.engine.cards import MAT_CARDS, Card
from saboteur.engine.cell import Cell
from saboteur.engine.facts import Fact
from saboteur.engine.mine import Mine, new_mine
from saboteur.engine.tables import IS_OPENED, KIND, MAT_PLACE, OPENED, tile_of
from saboteur.engine.unknown import Unknown
from saboteur.engine.view import View

TOOLS: Final = 7  # the bits of a mat that are broken tools
THEFT: Final = 8
TRAPPED: Final = 16
NO_LAYING: Final = TOOLS | TRAPPED  # 3.4, 6.8


class Sight:
    """Everything lies where this seat last saw it; what it was not told is nowhere in here."""

    def __init__(self, view: View) -> None:
        if view.observer is None:
            raise ValueError("a watcher does not play")
        self.ruleset: Final = view.ruleset
        self.rules: Final = view.ruleset.rules(view.seats)
        self.seats: Final = view.seats
        self.seat: Final = view.observer
        self.goal_codes: Final = [cell.code for cell in view.ruleset.goal_cells]
        self.asked = view.asked
        self.actor = view.actor
        self.round = view.round
        self.deck = view.deck
        self.hand: list[Card] = [card for card in view.hand if isinstance(card, Card)]
        self.held = [len(hand) for hand in view.hands]
        self.mats = [sum(1 << MAT_CARDS.index(name) for name in mat) for mat in view.mats]
        self.roles: list[str | None] = [role if isinstance(role, str) else None for role in view.roles]
        self.faces: list[Card | None] = [goal.face if isinstance(goal.face, Card) else None for goal in view.goals]
        self.open = [goal.open for goal in view.goals]
        self.pending: int | None = next(
            (i for i, goal in enumerate(view.goals) if goal.open and all(at.cell != goal.cell for at in view.mine)),
            None,
        )
        """The goal turned over that does not lie yet."""
        self.markers = view.markers
        self.marks: dict[int, int] = {at.cell.code: at.marker for at in view.mine if at.marker is not None}
        self.rich = [coins != 0 for coins in view.coins]
        """Expansion: who has gold (7.6)."""
        self.gold = [sum(value for value in purse if isinstance(value, int)) for purse in view.purses]
        """Duel: what everybody has won (8.13)."""
        self.mine: Mine = self._mine(view)

    def _mine(self, view: View) -> Mine:
        mine = self._new_mine()
        lying = {at.cell: at for at in view.mine}
        for goal in view.goals:
            if goal.cell in lying:
                at = lying[goal.cell]
                mine.fix(goal.cell.code, tile_of(KIND[at.card.id], int(at.turned)))
        for cell in view.laid:
            at = lying[cell]
            mine.lay(cell.code, tile_of(KIND[at.card.id], int(at.turned)))
        for at in view.mine:
            if at.opened:
                self._open_up(mine, at.cell)
        return mine

    def _new_mine(self) -> Mine:
        mine = new_mine(self.rules.walkers, self.rules.walker)
        for code in self.goal_codes:
            mine.hide(code)
        for cell, card in self.ruleset.starts.items():
            mine.fix(cell.code, tile_of(KIND[card.id], 0))
        return mine

    def _open_up(self, mine: Mine, cell: Cell) -> None:
        place = mine.cell_at(cell.code)
        tile = int(mine.tiles[place])
        if not IS_OPENED[tile]:
            mine.swap(place, int(OPENED[tile]))

    @property
    def role(self) -> str | None:
        """Its own dwarf."""
        return self.roles[self.seat] if self.roles else None

    def can_lay(self, seat: int) -> bool:
        """Whether nothing lies before a seat that keeps it from laying."""
        return not self.mats[seat] & NO_LAYING

    def tell(self, fact: Fact) -> None:
        """One more thing happened."""
        follow = _FOLLOW.get(type(fact))
        if follow is not None:
            follow(self, fact)

    # -- what each fact changes ----------------------------------------------------------------------------------

    def _spend(self, seat: int, card: Card | Unknown) -> None:
        self.held[seat] -= 1
        if seat == self.seat and isinstance(card, Card):
            self.hand.remove(card)

    def _began(self, fact: facts.RoundBegan) -> None:
        self.round = fact.round
        self.deck = fact.deck
        self.hand = [card for card in fact.hands[self.seat] if isinstance(card, Card)]
        self.held = [len(hand) for hand in fact.hands]
        self.mats = [0] * self.seats
        self.roles = [role if isinstance(role, str) else None for role in fact.roles]
        self.faces = [None] * len(self.goal_codes)
        self.open = [False] * len(self.goal_codes)
        self.pending = None
        self.markers = self.ruleset.markers
        self.marks = {}
        self.mine = self._new_mine()

    def _laid(self, fact: facts.Laid) -> None:
        self._spend(fact.seat, fact.card)
        self.mine.lay(fact.cell.code, tile_of(KIND[fact.card.id], int(fact.turned)))

    def _put(self, fact: facts.Put) -> None:
        self._spend(fact.seat, fact.card)
        self.mats[fact.target] |= 1 << int(MAT_PLACE[KIND[fact.card.id]]) - 1

    def _lifted(self, fact: facts.Lifted) -> None:
        if fact.card is not None:
            self._spend(fact.seat, fact.card)
        self.mats[fact.target] &= ~(1 << int(MAT_PLACE[KIND[fact.lifted.id]]) - 1)

    def _collapsed(self, fact: facts.Collapsed) -> None:
        self._spend(fact.seat, fact.card)
        if fact.cell is not None:
            self.mine.collapse(self.mine.cell_at(fact.cell.code))

    def _peeked(self, fact: facts.Peeked) -> None:
        self._spend(fact.seat, fact.card)
        if isinstance(fact.face, Card):
            self.faces[self.goal_codes.index(fact.cell.code)] = fact.face

    def _opened(self, fact: facts.Opened) -> None:
        self._spend(fact.seat, fact.card)
        self._open_up(self.mine, fact.cell)

    def _bribed(self, fact: facts.Bribed) -> None:
        self._open_up(self.mine, fact.cell)
        self._claimed(fact)

    def _claimed(self, fact: facts.Claimed | facts.Bribed) -> None:
        self.marks[fact.cell.code] = fact.seat
        self.markers -= 1

    def _swapped_hands(self, fact: facts.SwappedHands) -> None:
        self._spend(fact.seat, fact.card)
        self.held[fact.seat], self.held[fact.target] = len(fact.taken), len(fact.given)
        if self.seat in (fact.seat, fact.target):
            got = fact.taken if self.seat == fact.seat else fact.given
            self.hand = [card for card in got if isinstance(card, Card)]

    def _inspected(self, fact: facts.Inspected) -> None:
        self._spend(fact.seat, fact.card)
        if isinstance(fact.role, str):
            self.roles[fact.target] = fact.role

    def _swapped_hats(self, fact: facts.SwappedHats) -> None:
        self._spend(fact.seat, fact.card)
        self.roles[fact.target] = fact.new if isinstance(fact.new, str) else None

    def _discarded(self, fact: facts.Discarded) -> None:
        for card in fact.cards:
            self._spend(fact.seat, card)

    def _drew(self, fact: facts.Drew) -> None:
        self.deck -= 1
        self.held[fact.seat] += 1
        if isinstance(fact.card, Card):
            self.hand.append(fact.card)

    def _scrapped(self, fact: facts.Scrapped) -> None:
        self._spend(fact.seat, fact.card)

    def _revealed(self, fact: facts.Revealed) -> None:
        goal = self.goal_codes.index(fact.cell.code)
        self.faces[goal] = fact.face
        self.open[goal] = True
        self.pending = goal

    def _settled(self, fact: facts.Settled) -> None:
        goal = self.goal_codes.index(fact.cell.code)
        face = self.faces[goal]
        assert face is not None
        self.mine.fix(fact.cell.code, tile_of(KIND[face.id], int(fact.turned)))
        self.pending = None

    def _ended(self, fact: facts.RoundEnded) -> None:
        self.roles = list(fact.roles)

    def _paid(self, fact: facts.Paid) -> None:
        self.rich[fact.seat] = True

    def _robbed(self, fact: facts.Robbed) -> None:
        if fact.victim is not None:
            self.rich[fact.victim] = bool(fact.left)
            self.rich[fact.seat] = True

    def _scored(self, fact: facts.Scored) -> None:
        self.gold[fact.seat] += sum(card.nuggets for card in fact.cards)

    def _toll(self, fact: facts.Toll) -> None:
        self.gold[fact.seat] -= fact.value

    def _asked(self, fact: facts.Asked) -> None:
        self.asked = fact.what
        self.actor = fact.seat


_FOLLOW: Final[dict[type[Fact], Callable[[Sight, Any], None]]] = {
    facts.RoundBegan: Sight._began,
    facts.Laid: Sight._laid,
    facts.Put: Sight._put,
    facts.Lifted: Sight._lifted,
    facts.Collapsed: Sight._collapsed,
    facts.Peeked: Sight._peeked,
    facts.Opened: Sight._opened,
    facts.Bribed: Sight._bribed,
    facts.Claimed: Sight._claimed,
    facts.SwappedHands: Sight._swapped_hands,
    facts.Inspected: Sight._inspected,
    facts.SwappedHats: Sight._swapped_hats,
    facts.Discarded: Sight._discarded,
    facts.Drew: Sight._drew,
    facts.Scrapped: Sight._scrapped,
    facts.Revealed: Sight._revealed,
    facts.Settled: Sight._settled,
    facts.RoundEnded: Sight._ended,
    facts.Paid: Sight._paid,
    facts.Robbed: Sight._robbed,
    facts.Scored: Sight._scored,
    facts.Toll: Sight._toll,
    facts.Asked: Sight._asked,
}
