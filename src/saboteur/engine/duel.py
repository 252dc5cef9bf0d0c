"""The duel and its solo game: veins, claims, doors, trolls, tolls (sections 8 and 9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from saboteur.engine import facts
from saboteur.engine.hands import OPENLY, card_of, cell_of
from saboteur.engine.native import i32, i64, u8
from saboteur.engine.packed import (
    A_CLAIM,
    A_GOAL,
    A_POSITION,
    A_TURN,
    CLAIM,
    POSITION,
    TURN,
    TURNED_BIT,
    TURNED_SHIFT,
    Moves,
    code_in,
)
from saboteur.engine.rules import Rules
from saboteur.engine.state import State
from saboteur.engine.tables import (
    E_BREAK,
    E_ROCKFALL,
    EFFECT,
    GOAL_FITS,
    KIND_NUGGETS,
    KIND_OF,
    KIND_TROLL,
    LASTING,
    NUGGET,
    NUGGETS,
    OPENED,
    SYMMETRIC,
    TOOLS,
)
from saboteur.engine.vecs import NO_BYTES, NO_CELLS, bytes_of, cells_of

VEINS = 6  # cards in the mine (8.1)
NOTHING_EARNED: Final = cells_of([0, 0])


class DuelState(State):
    """Green against blue, or one of them alone."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.markers: i64 = rules.markers
        self.keys: i64 = rules.keys
        self.marks: vec[i32] = NO_CELLS  # cell code * 2 + seat, in the order placed; on nuggets and on trolls
        self.kept: vec[i32] = NO_CELLS  # nugget cards owned: kind * 2 + seat
        self.gone: vec[u8] = NO_BYTES  # nugget tunnel cards that left the deck for good
        self.earned: vec[i32] = NOTHING_EARNED  # in the round before
        self.boxed: vec[u8] = NO_BYTES  # vein cards of earlier rounds that were never turned over, sorted
        self.bribing: bool = False  # a bribe does not end the turn
        self.goals = rules.goals

    def new_like(self) -> State:
        return DuelState(self.rules)

    def clone(self) -> State:
        other = super().clone()
        assert isinstance(other, DuelState)
        other.markers = self.markers
        other.keys = self.keys
        other.marks = self.marks
        other.kept = self.kept
        other.gone = self.gone
        other.earned = self.earned
        other.boxed = self.boxed
        other.bribing = self.bribing
        return other

    # -- setting up (8.13, 8.14) ---------------------------------------------------------------------------------

    def deck_kinds(self) -> vec[u8]:
        """The deck without the nugget cards that were won."""
        left = list(self.rules.deck)
        for kind in self.gone:
            left.remove(kind)
        return bytes_of(left)

    def goal_kinds(self) -> vec[u8]:
        """The vein cards that have not lain in the mine yet, sorted."""
        if self.round == 0:
            return self.goals
        return bytes_of(sorted(int(kind) for kind in self.goals[VEINS:]))

    def deal(self, deck: vec[u8], roles: vec[u8], goals: vec[u8], pile: vec[u8], first: i64) -> None:
        """The vein cards still face down go to the box unseen (8.13, 8.15)."""
        if self.round:
            boxed = self.boxed[:]
            for vein in range(VEINS):
                if not (self.goals_open >> vein) & 1:
                    boxed = append(boxed, self.goals[vein])
            self.box(boxed)
        super().deal(deck, roles, goals, pile, first)

    def box(self, goals: vec[u8]) -> None:
        """Vein cards that went to the box unseen, in any order (8.13)."""
        self.boxed = bytes_of(sorted(int(kind) for kind in goals))

    def begin(self, pile: vec[u8]) -> None:
        self.markers = self.rules.markers
        self.keys = self.rules.keys
        self.marks = NO_CELLS

    def first_seat(self, dealt: i64) -> i64:
        """Green begins the first round; later the player who earned less, or blue if both earned the same (8.14)."""
        if self.round == 0 or self.rules.seats == 1:
            return 0
        return 0 if self.earned[0] < self.earned[1] else 1

    # -- drawing in solo (9.2, 9.3) ------------------------------------------------------------------------------

    def draw(self, seat: i64, count: i64) -> None:
        if not self.rules.forced_draws:
            super().draw(seat, count)
            return
        while count > 0 and self.top < i64(len(self.deck)):
            kind = self.take(seat)
            if self.telling:
                self.told.append(facts.Drew(int(seat), card_of(kind)))
            effect = i64(EFFECT[kind])
            if effect == E_BREAK:
                self.drop(seat, kind)
                self.force_tool(seat, kind)
            elif effect == E_ROCKFALL:
                self.drop(seat, kind)
                self.throw(kind, OPENLY)
                self.force_rockfall(seat, kind)
            else:
                count -= 1

    def force_tool(self, seat: i64, kind: i64) -> None:
        """A broken tool that is drawn is put in front of the player at once; a second one of its kind is discarded."""
        if self.mat(seat) & i64(TOOLS[kind]):
            self.throw(kind, OPENLY)
            if self.telling:
                self.told.append(facts.Scrapped(int(seat), card_of(kind)))
        else:
            self.put(seat, kind, seat, i64(TOOLS[kind]))

    def force_rockfall(self, seat: i64, kind: i64) -> None:
        """A rockfall that is drawn removes the tunnel card that was laid last and can collapse."""
        for back in range(1, i64(len(self.mine.laid)) + 1):
            cell = i64(self.mine.laid[i64(len(self.mine.laid)) - back])
            if not LASTING[i64(self.mine.tiles[cell])]:
                self.collapse(seat, kind, cell)
                return
        if self.telling:
            self.told.append(facts.Collapsed(int(seat), card_of(kind), None, None))

    # -- keys and bribes (8.5, 8.6) ------------------------------------------------------------------------------

    def keys_left(self) -> i64:
        return self.keys

    def markers_left(self) -> i64:
        return self.markers

    def key_back(self) -> None:
        """A token comes back when its door is destroyed."""
        self.keys += 1

    def open_door(self, seat: i64, kind: i64, code: i64) -> None:
        self.keys -= 1
        self.open_up(code)
        if self.telling:
            self.told.append(facts.Opened(int(seat), card_of(kind), cell_of(code)))
        self.changed()

    def bribe(self, code: i64) -> None:
        self.bribing = True
        self.mark(self.actor, code)
        self.open_up(code)
        if self.telling:
            self.told.append(facts.Bribed(int(self.actor), cell_of(code)))
        self.changed()

    def open_up(self, code: i64) -> None:
        """From now on everybody passes a door or troll, until the round ends."""
        cell = self.mine.cell_at(code)
        self.mine.swap(cell, i64(OPENED[i64(self.mine.tiles[cell])]))

    # -- claims and veins (8.8, 8.9, 8.12) -----------------------------------------------------------------------

    def mark(self, seat: i64, code: i64) -> None:
        """A marker goes on a card."""
        self.markers -= 1
        self.marks = append(self.marks[:], i32(code * 2 + seat))

    def is_marked(self, code: i64) -> bool:
        """Whether a marker lies there."""
        for mark in self.marks:
            if i64(mark) >> 1 == code:
                return True
        return False

    def due(self, seat: i64) -> list[i64]:
        """Codes of the unmarked nuggets this seat's dwarf reaches, from north to south, in a row from west to east."""
        found: list[i64] = []
        mine = self.mine
        for cell in mine.lasting:
            if self.is_due(seat, i64(cell)):
                found.append(mine.code(i64(cell)))
        if len(found) > 1:
            found.sort(key=_north_then_west)
        return found

    def has_due(self, seat: i64) -> bool:
        """Whether a seat's dwarf reaches an unmarked nugget."""
        for cell in self.mine.lasting:
            if self.is_due(seat, i64(cell)):
                return True
        return False

    def is_due(self, seat: i64, cell: i64) -> bool:
        """Whether a seat's dwarf reaches an unmarked nugget on this cell."""
        mine = self.mine
        tile = i64(mine.tiles[cell])
        if not NUGGETS[tile]:
            return False
        reached = i64(mine.keys[seat * i64(len(mine.tiles)) + cell])
        if not NUGGET[((self.rules.walker + seat) << 12) | (tile << 4) | reached]:
            return False
        return not self.is_marked(mine.code(cell))

    def changed(self) -> None:
        """Markers, then the end if no marker is left, then one vein card, and so on (8.12)."""
        while True:
            seat = self.turn
            for _player in range(self.rules.seats):
                if self.markers > 0 and self.has_due(seat):
                    due = self.due(seat)
                    if i64(len(due)) > self.markers:
                        self.actor = seat
                        self.asked = A_CLAIM
                        return
                    for code in due:
                        self.claim(seat, code)
                seat = 1 - seat
            if self.markers == 0:
                self.end_round("markers")
                return
            count: i64 = 0
            found: i64 = -1
            for vein in range(VEINS):
                if self.is_reached(vein):
                    count += 1
                    found = vein
            if count == 0:
                break
            if count > 1:
                self.actor = self.turn
                self.asked = A_GOAL
                return
            if not self.turn_over(found):
                return
        if self.goals_open == (1 << VEINS) - 1:
            self.end_round("veins")
        elif self.bribing:
            self.bribing = False
            self.actor = self.turn
            self.asked = A_TURN
        else:
            self.finish()

    def claim(self, seat: i64, code: i64) -> None:
        """A marker goes on a nugget."""
        self.mark(seat, code)
        if self.telling:
            self.told.append(facts.Claimed(int(seat), cell_of(code)))

    def turn_over(self, vein: i64) -> bool:
        """Turns a vein card over; whether its position was clear (8.8)."""
        kind = i64(self.goals[vein])
        code = self.rules.goal_codes[vein]
        self.goals_open |= 1 << vein
        if self.telling:
            self.told.append(facts.Revealed(int(self.turn), cell_of(code), card_of(kind)))
        fits = i64(GOAL_FITS[(kind << 8) | self.goal_key(vein, 0)])
        if SYMMETRIC[kind]:
            self.settle(vein, 0)
        elif fits == 1 or fits == 2:
            self.settle(vein, fits >> 1)
        else:
            self.pending = vein
            self.actor = self.turn
            self.asked = A_POSITION
            return False
        return True

    def options(self, moves: Moves) -> None:
        if self.asked == A_CLAIM:
            for code in self.due(self.actor):
                moves.add(CLAIM | (code << 12))
        elif self.asked == A_GOAL:
            for vein in range(VEINS):
                if self.is_reached(vein):
                    moves.add(TURN | (self.rules.goal_codes[vein] << 12))
        elif self.asked == A_POSITION:
            moves.add(POSITION)
            moves.add(POSITION | TURNED_BIT)

    def answer(self, move: i64) -> None:
        if self.asked == A_CLAIM:
            self.claim(self.actor, code_in(move))
        elif self.asked == A_GOAL:
            if not self.turn_over(self.goal_at(code_in(move))):
                return
        elif self.asked == A_POSITION:
            vein = self.pending
            self.pending = -1
            self.settle(vein, (move >> TURNED_SHIFT) & 1)
        self.changed()

    # -- the end of a round (8.11, 8.13) -------------------------------------------------------------------------

    def exhausted(self) -> bool:
        return self.held == 0 and self.top == i64(len(self.deck))

    def end_round(self, cause: str) -> None:
        if self.telling:
            self.told.append(facts.RoundEnded(int(self.round), cause, (), ()))
        self.bribing = False
        earned: list[i32] = [0, 0]
        for seat in range(self.rules.seats):
            earned[seat] = i32(self.score(seat))
        for seat in range(self.rules.seats):
            earned[seat] = i32(i64(earned[seat]) - self.pay_trolls(seat))
        self.earned = cells_of(earned)
        self.close_round()

    def show_all(self) -> None:
        """Shows the vein cards nobody has seen (8.15); the gold was always open."""
        if len(self.boxed):
            self.told.append(facts.BoxShown(tuple(card_of(i64(kind)) for kind in self.boxed)))
        self.uncover()

    def marked_kinds(self, seat: i64, trolls: bool) -> list[i64]:
        """The cards a seat's markers lie on: the trolls, or the nuggets, sorted."""
        kinds: list[i64] = []
        for mark in self.marks:
            if i64(mark) & 1 == seat:
                kind = i64(KIND_OF[i64(self.mine.tiles[self.mine.cell_at(i64(mark) >> 1)])])
                if (KIND_TROLL[kind] != 0) == trolls:
                    kinds.append(kind)
        kinds.sort()
        return kinds

    def score(self, seat: i64) -> i64:
        """A seat takes its nugget cards; they leave the decks for good."""
        kinds = self.marked_kinds(seat, False)
        earned: i64 = 0
        kept = self.kept[:]
        gone = self.gone[:]
        for kind in kinds:
            kept = append(kept, i32(kind * 2 + seat))
            if kind in self.rules.deck:
                gone = append(gone, u8(kind))
            earned += i64(KIND_NUGGETS[kind])
        self.kept = kept
        self.gone = gone
        if self.telling:
            self.told.append(facts.Scored(int(seat), tuple(card_of(kind) for kind in kinds)))
        return earned

    def pay_trolls(self, seat: i64) -> i64:
        """For every bribed troll the player's cheapest card goes to the box."""
        total: i64 = 0
        for _ in self.marked_kinds(seat, True):
            cheapest: i64 = -1
            for index in range(i64(len(self.kept))):
                if i64(self.kept[index]) & 1 == seat and (
                    cheapest < 0 or self.kept_value(index) < self.kept_value(cheapest)
                ):
                    cheapest = index
            value: i64 = 0
            if cheapest >= 0:
                value = self.kept_value(cheapest)
                rest = NO_CELLS
                for index in range(i64(len(self.kept))):
                    if index != cheapest:
                        rest = append(rest, self.kept[index])
                self.kept = rest
            total += value
            if self.telling:
                self.told.append(facts.Toll(int(seat), int(value)))
        return total

    def kept_values(self, seat: i64) -> list[int]:
        """The nuggets on each card a seat owns."""
        return [
            int(self.kept_value(index)) for index in range(i64(len(self.kept))) if i64(self.kept[index]) & 1 == seat
        ]

    def kept_value(self, index: i64) -> i64:
        """The nuggets on a card somebody owns."""
        return i64(KIND_NUGGETS[i64(self.kept[index]) >> 1])

    def gold(self, seat: i64) -> i64:
        total: i64 = 0
        for index in range(i64(len(self.kept))):
            if i64(self.kept[index]) & 1 == seat:
                total += self.kept_value(index)
        return total


def _north_then_west(code: i64) -> i64:
    """Sorts codes of cells from north to south, in a row from west to east."""
    return ((255 - (code >> 8)) << 8) | (code & 255)
