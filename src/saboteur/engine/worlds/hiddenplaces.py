"""Goals and dwarves as an observer knows them: some places are known, the other cards lie in the other places."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec

from saboteur.engine.core.actions import away_knowers, away_seat, pack_away
from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import bytes_of, no_bytes, no_cells, words_of

UNSEEN: Final = 255


class HiddenPlaces:
    """HiddenPlaces with one card each, and the cards whose place is unknown; there may be more cards than places."""

    def __init__(self) -> None:
        self.items: vec[u8] = no_bytes()  # UNSEEN where unknown
        self.pool: vec[u8] = no_bytes()

    def copy(self) -> HiddenPlaces:
        """The same, to be told other things."""
        other = HiddenPlaces()
        other.items = self.items[:]
        other.pool = self.pool[:]
        return other

    def begin(self, count: i64, pool: vec[u8]) -> None:
        """Makes this number of unknown places for some of these cards."""
        self.items = bytes_of([UNSEEN] * count)
        self.pool = pool[:]

    def see(self, place: i64, item: i64) -> None:
        """What lies there is known from now on."""
        if i64(self.items[place]) == UNSEEN:
            self.items[place] = u8(item)
            self.pool = remove(self.pool, u8(item))

    def filled(self, rng: Rng) -> vec[u8]:
        """Fills all places, the unknown ones at random."""
        items = self.items[:]
        pool = self.pool[:]
        left = i64(len(pool))
        for place in range(i64(len(items))):
            if i64(items[place]) == UNSEEN:
                drawn = rng.below(left)
                left -= 1
                item = pool[drawn]
                pool[drawn] = pool[left]
                pool[left] = item
                items[place] = item
        return items


class Goals:
    """Goals or vein cards: those in the mine, those that wait, those that went to the box unseen (2.3, 8.13)."""

    def __init__(self) -> None:
        self.places: HiddenPlaces = HiddenPlaces()
        self.count: i64 = 0  # in the mine and waiting; those in the box lie behind them

    def copy(self) -> Goals:
        """The same, to be told other things."""
        other = Goals()
        other.places = self.places.copy()
        other.count = self.count
        return other

    def deal(self, cards: vec[u8]) -> None:
        """A game begins, or a round in which all of them are shuffled again."""
        self.count = i64(len(cards))
        self.places.begin(self.count, cards)

    def next_round(self, lying: i64, opened: i64) -> None:
        """Those in the mine leave the game, face-down ones to the box; the others are shuffled (8.13, 8.14)."""
        items = self.places.items
        boxed = items[self.count :]
        for place in range(lying):
            if not (opened >> place) & 1:
                boxed = append(boxed, items[place])
        self.count -= lying
        self.places.items = bytes_of([UNSEEN] * self.count)
        for item in boxed:
            self.places.items = append(self.places.items, item)

    def see(self, goal: i64, kind: i64) -> None:
        """What lies there is known from now on."""
        self.places.see(goal, kind)

    def show_boxed(self, kinds: vec[u8]) -> None:
        """Everybody sees the box (8.15)."""
        places = self.places
        for place in range(self.count, i64(len(places.items))):
            if i64(places.items[place]) != UNSEEN:
                places.pool = append(places.pool, places.items[place])
            places.items[place] = u8(UNSEEN)
        for index in range(i64(len(kinds))):
            places.see(self.count + index, i64(kinds[index]))

    def fill(self, state: State, rng: Rng) -> None:
        """Gives every place a possible card."""
        items = self.places.filled(rng)
        state.goals = items[: self.count]
        state.box(items[self.count :])


class Dwarves:
    """Which dwarf each seat may have: hats can be swapped, and some places are known (2.1, 6.1, 6.8)."""

    def __init__(self) -> None:
        self.places: HiddenPlaces = HiddenPlaces()
        self.seats: vec[i64] = words_of([])  # where each seat's dwarf was dealt
        self.spare: i64 = 0  # the first place nobody has taken yet
        self.away: vec[i64] = words_of([])

    def copy(self) -> Dwarves:
        """The same, to be told other things."""
        other = Dwarves()
        other.places = self.places.copy()
        other.seats = self.seats[:]
        other.spare = self.spare
        other.away = self.away[:]
        return other

    def begin(self, seats: i64, roles: vec[u8]) -> None:
        """All dwarves are dealt."""
        self.places.begin(i64(len(roles)), roles)
        self.seats = words_of([]) if not len(roles) else words_of(list(range(seats)))
        self.spare = seats
        self.away = words_of([])

    def see(self, seat: i64, role: i64) -> None:
        """A seat's dwarf is known."""
        self.places.see(self.seats[seat], role)

    def swap(self, seat: i64) -> None:
        """A swap of hats (6.8)."""
        self.away = append(self.away, self.seats[seat])
        self.seats[seat] = self.spare
        self.spare += 1

    def fill(self, state: State, rng: Rng) -> None:
        """Gives every seat a possible dwarf."""
        if len(self.seats):
            self.put(state, self.places.filled(rng))

    def put(self, state: State, items: vec[u8]) -> None:
        """Gives every seat the dwarf that lies where it took one; a dwarf for each place."""
        roles = no_bytes()
        for place in self.seats:
            roles = append(roles, items[place])
        state.roles = roles
        state.spare = items[self.spare :]
        if len(self.away):
            away = no_cells()
            for index in range(i64(len(self.away))):
                old = i64(state.away[index])
                entry = pack_away(i64(items[self.away[index]]), away_knowers(old), away_seat(old))
                away = append(away, i32(entry))
            state.away = away
