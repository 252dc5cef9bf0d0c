"""The duel and its solo game: veins, claims, doors, trolls, tolls (sections 8 and 9)."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec

from saboteur.engine.core.claims import Claims, owned_thing, owner_of, pack_owned
from saboteur.engine.core.ending import cause_of
from saboteur.engine.core.hands import OPENLY, card_of, cell_of
from saboteur.engine.core.holdings import Holdings
from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.packed import (
    A_CLAIM,
    A_GOAL,
    A_POSITION,
    A_TURN,
    CLAIM,
    POSITION,
    TURN,
    TURNED_BIT,
    Moves,
    code_in,
    column_of,
    is_turned,
    pack_cell,
    row_of,
)
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import (
    E_BREAK,
    E_ROCKFALL,
    EFFECT,
    LASTING,
    NUGGETS,
    OPENED,
    SYMMETRIC,
    TOOLS,
    goal_fits,
    reaches_nugget,
)
from saboteur.engine.core.vecs import NO_BYTES, NO_CELLS, bytes_of, cells_of
from saboteur.engine.values import facts
from saboteur.engine.values.causes import C_MARKERS, C_VEINS, Cause
from saboteur.engine.values.nature import Nature, Party
from saboteur.engine.values.refusal import Refusal


class DuelState(Claims):
    """Green against blue, or one of them alone."""

    nature: ClassVar[Nature] = Nature(
        earns="cards",
        asks=("goal", "position", "claim"),
        causes=("markers", "veins", "exhausted"),
        sides=("green", "blue", "equal"),
        goals_hidden="game",
        goals_dealt_once=True,
        purses_open=True,
        passes_counted=False,
        next_first="earned less",
    )

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.keys: i64 = rules.keys
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

    def take_arrays(self, arrays: dict[str, list[int]]) -> None:
        super().take_arrays(arrays)
        self.boxed = bytes_of(arrays.pop("boxed"))

    def holdings(self) -> Holdings:
        return Holdings(
            kept=tuple((int(owned_thing(i64(entry))), int(owner_of(i64(entry)))) for entry in self.kept),
            gone=tuple(int(kind) for kind in self.gone),
            boxed=tuple(int(kind) for kind in self.boxed),
            marks=tuple(self.marked()),
            markers=int(self.markers),
            keys=int(self.keys),
            earned=tuple(int(self.earned[seat]) for seat in range(self.rules.seats)),
            bribing=self.bribing,
        )

    def hold(self, held: Holdings) -> None:
        if held.markers is not None:
            self.markers = held.markers
        if held.keys is not None:
            self.keys = held.keys
        if held.earned is not None:
            self.earned = cells_of([*held.earned, 0][:2])
        self.kept = cells_of([int(pack_owned(kind, seat)) for kind, seat in held.kept])
        self.gone = bytes_of(list(held.gone))
        self.marks = cells_of([int(pack_owned(code, seat)) for code, seat in held.marks])
        self.box(bytes_of(list(held.boxed)))
        self.bribing = held.bribing

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
        return bytes_of(sorted(int(kind) for kind in self.goals[self.rules.goal_count :]))

    def deal(self, deck: vec[u8], roles: vec[u8], goals: vec[u8], pile: vec[u8], first: i64) -> None:
        """The vein cards still face down go to the box unseen (8.13, 8.15)."""
        if self.round:
            boxed = self.boxed[:]
            for vein in range(self.rules.goal_count):
                if not (self.goals_open >> vein) & 1:
                    boxed = append(boxed, self.goals[vein])
            self.box(boxed)
        super().deal(deck, roles, goals, pile, first)

    def box(self, goals: vec[u8]) -> None:
        self.boxed = bytes_of(sorted(int(kind) for kind in goals))

    def show_box(self, goals: vec[u8]) -> None:
        if len(goals) == len(self.boxed):
            self.box(goals)

    def gone_for_good(self) -> int:
        return len(self.gone)

    def go_on_with(self, bribing: bool) -> None:
        self.bribing = bribing

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
            kind = self.draw_top(seat)
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

    # -- why not (8.2, 8.3, 8.7) --------------------------------------------------------------------------------------

    def refused_apart(self) -> int:
        return Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE.number

    def refused_ladder_apart(self) -> int:
        return Refusal.LADDER_NOT_JOINED.number

    def refused_ladder_beside(self) -> int:
        return Refusal.LADDER_BESIDE_GOLD.number

    def refused_clearing(self) -> int:
        return Refusal.NO_TOOL_TO_CLEAR.number

    # -- claims and veins (8.8, 8.9, 8.12) -----------------------------------------------------------------------

    def boxed_kinds(self) -> vec[u8]:
        return self.boxed

    def claims_due(self, seat: i64) -> list[i64]:
        """Unmarked, reached by this seat's dwarf; from north to south, in a row from west to east."""
        found: list[i64] = []
        mine = self.mine
        for cell in mine.lasting:
            if self.is_due(seat, i64(cell)):
                found.append(mine.code(i64(cell)))
        if len(found) > 1:
            found.sort(key=_north_then_west)
        return found

    def has_claims_due(self, seat: i64) -> bool:
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
        if not reaches_nugget(self.rules.walker + seat, tile, reached):
            return False
        return not self.is_marked(mine.code(cell))

    def changed(self) -> None:
        """Markers, then the end if no marker is left, then one vein card, and so on (8.12)."""
        while True:
            seat = self.turn
            for _player in range(self.rules.seats):
                if self.markers > 0 and self.has_claims_due(seat):
                    due = self.claims_due(seat)
                    if i64(len(due)) > self.markers:
                        self.actor = seat
                        self.asked = A_CLAIM
                        return
                    for code in due:
                        self.claim(seat, code)
                seat = 1 - seat
            if self.markers == 0:
                self.end_round(C_MARKERS)
                return
            count: i64 = 0
            found: i64 = -1
            for vein in range(self.rules.goal_count):
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
        if self.are_all_open():
            self.end_round(C_VEINS)
        elif self.bribing:
            self.bribing = False
            self.actor = self.turn
            self.asked = A_TURN
        else:
            self.finish()

    def are_all_open(self) -> bool:
        """Whether no vein card lies face down (8.11)."""
        return self.goals_open == (1 << self.rules.goal_count) - 1

    def opens_every_goal(self) -> bool:
        return True

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
        fits = goal_fits(kind, self.goal_key(vein, 0))
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
            for code in self.claims_due(self.actor):
                moves.add(pack_cell(CLAIM, 0, code))
        elif self.asked == A_GOAL:
            for vein in range(self.rules.goal_count):
                if self.is_reached(vein):
                    moves.add(pack_cell(TURN, 0, self.rules.goal_codes[vein]))
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
            self.settle(vein, is_turned(move))
        self.changed()

    # -- the end of a round (8.11, 8.13) -------------------------------------------------------------------------

    def exhausted(self) -> bool:
        return self.held == 0 and self.top == i64(len(self.deck))

    def left_to_do(self) -> str:
        if not self.markers or self.are_all_open() or self.exhausted():
            return ""
        return "markers, vein cards to turn over and cards are left (8.11)"

    def side(self, cause: Cause) -> Party | None:
        """The colour of the seat that earned more; `equal` if none did."""
        if self.rules.seats == 1:
            return None
        if self.earned[0] == self.earned[1]:
            return "equal"
        return "green" if self.earned[0] > self.earned[1] else "blue"

    def end_round(self, cause: i64) -> None:
        self.ending = cause
        if self.telling:
            self.told.append(facts.RoundEnded(int(self.round), cause_of(cause), (), ()))
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


def _north_then_west(code: i64) -> i64:
    """Sorts codes of cells from north to south, in a row from west to east."""
    return ((255 - row_of(code)) << 8) | column_of(code)
