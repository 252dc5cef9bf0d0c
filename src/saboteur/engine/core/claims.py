"""What is won in a duel: markers on cards, cards taken out of the mine, tolls paid (8.6, 8.9, 8.13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from saboteur.engine.core.hands import card_of
from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import KIND_NUGGETS, KIND_OF, KIND_TROLL
from saboteur.engine.core.vecs import NO_BYTES, NO_CELLS, bytes_of, cells_of
from saboteur.engine.values import facts

NOTHING_EARNED: Final = cells_of([0, 0])


def pack_owned(thing: i64, seat: i64) -> i64:
    """A cell with a marker, or a card, and whose it is."""
    return thing * 2 + seat


def owned_thing(entry: i64) -> i64:
    """The code of the cell, or the kind of the card."""
    return entry >> 1


def owner_of(entry: i64) -> i64:
    """Whose it is."""
    return entry & 1


class Claims(State):
    """Markers, and the gold they bring when the round ends."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.markers: i64 = rules.markers
        self.marks: vec[i32] = NO_CELLS  # codes of cells with nuggets and trolls, packed with the owner, as placed
        self.kept: vec[i32] = NO_CELLS  # kinds of the nugget cards won, packed with the owner
        self.gone: vec[u8] = NO_BYTES  # nugget tunnel cards that left the deck for good
        self.earned: vec[i32] = NOTHING_EARNED  # in the round before

    def take_arrays(self, arrays: dict[str, list[int]]) -> None:
        super().take_arrays(arrays)
        self.marks = cells_of(arrays.pop("marks"))
        self.kept = cells_of(arrays.pop("kept"))
        self.earned = cells_of(arrays.pop("earned"))
        self.gone = bytes_of(arrays.pop("gone"))

    def markers_left(self) -> i64:
        return self.markers

    def mark(self, seat: i64, code: i64) -> None:
        """A marker goes on a card."""
        self.markers -= 1
        self.marks = append(self.marks[:], i32(pack_owned(code, seat)))

    def is_marked(self, code: i64) -> bool:
        for mark in self.marks:
            if owned_thing(i64(mark)) == code:
                return True
        return False

    def marked(self) -> list[tuple[int, int]]:
        return [(int(owned_thing(i64(mark))), int(owner_of(i64(mark)))) for mark in self.marks]

    def marked_kinds(self, seat: i64, trolls: bool) -> list[i64]:
        """The cards a seat's markers lie on: the trolls, or the nuggets, sorted."""
        kinds: list[i64] = []
        for mark in self.marks:
            if owner_of(i64(mark)) == seat:
                kind = i64(KIND_OF[i64(self.mine.tiles[self.mine.cell_at(owned_thing(i64(mark)))])])
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
            kept = append(kept, i32(pack_owned(kind, seat)))
            if kind in self.rules.deck:
                gone = append(gone, u8(kind))
            earned += i64(KIND_NUGGETS[kind])
        self.kept = kept
        self.gone = gone
        if self.telling:
            self.told.append(facts.Scored(int(seat), tuple(card_of(kind) for kind in kinds)))
        return earned

    def pay_trolls(self, seat: i64) -> i64:
        """For every troll bribed the cheapest card owned goes to the box."""
        total: i64 = 0
        for _ in self.marked_kinds(seat, True):
            cheapest: i64 = -1
            for index in range(i64(len(self.kept))):
                if owner_of(i64(self.kept[index])) == seat and (
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

    def purse(self, seat: i64) -> tuple[int, ...]:
        values: list[int] = []
        for index in range(i64(len(self.kept))):
            if owner_of(i64(self.kept[index])) == seat:
                values.append(int(self.kept_value(index)))
        values.sort()
        return tuple(values)

    def kept_value(self, index: i64) -> i64:
        """The nuggets on a card somebody owns."""
        return i64(KIND_NUGGETS[owned_thing(i64(self.kept[index]))])

    def gold(self, seat: i64) -> i64:
        total: i64 = 0
        for index in range(i64(len(self.kept))):
            if owner_of(i64(self.kept[index])) == seat:
                total += self.kept_value(index)
        return total
