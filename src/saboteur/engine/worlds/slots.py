"""Where the cards of a round may be: the slots of the deal, followed into hands and out of them.

A slot is a place in the order of the deck. What another seat does is logged; `fill` goes through the log twice. First
it draws the slot from which each card left, which says what lies in the slots of cards played openly. Then it deals the
cards that are left to the other slots and counts, for each card that left, how many like it were in that hand: they
are one choice (1.8), so a way is kept once for each. The log has a strand for each seat; a swap of hands joins two.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec

from saboteur.engine.core.hands import HELD, SEAT, pack_thrown
from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import bytes_of, no_bytes, words_of
from saboteur.engine.worlds.paths import Paths
from saboteur.engine.worlds.strands import (
    a_in,
    b_in,
    hidden_by,
    hidden_place,
    layer_in,
    pack_hidden,
    pack_word,
    seat_in,
    what_in,
)

# What is logged: in three bits what, in five the seat, then 16 bits each for a, b and c.
DRAWN: Final = 0  # a slot
PLAYED: Final = 1  # a kind, c layer
HID: Final = 2  # a count, b place in the discard, c layer
SWAPPED: Final = 3  # a the other seat
SHOWN: Final = 4  # a which hand was shown, c layer


class Slots:
    """Every slot of a round's deal, as one observer knows it."""

    def __init__(self, seats: i64, own: i64) -> None:
        self.number: i64 = seats
        self.own: i64 = own  # the observer's seat, -1: none
        self.pool: vec[u8] = no_bytes()  # cards that may lie in any slot whose kind nothing says
        self.acting: vec[u8] = no_bytes()  # solo: cards that act when drawn, so that no hand holds them (9.2, 9.3)
        self.unspent: vec[u8] = no_bytes()  # the pool, less what the observer's knowledge of hands puts into slots
        self.strands: list[vec[i64]] = []
        self.strand_of: list[int] = []
        self.hidden: vec[i64] = words_of([])  # discarded by others face down: place in the discard + 2**16 * seat
        self.shown: list[vec[u8]] = []  # hands the observer saw and took in a swap, sorted
        self.given: list[vec[u8]] = []  # and what they gave for it
        self.layers: i64 = 0
        self.resolved: vec[i64] = words_of([0])  # for a layer the cards, known to the observer, that left a hand
        # What is drawn:
        self.kinds: vec[u8] = no_bytes()
        self.pinned: vec[u8] = no_bytes()
        self.picks: vec[u8] = no_bytes()
        self.pick: i64 = 0
        self.left: i64 = 0
        self.hands: vec[u8] = bytes_of([0] * (seats * SEAT))  # slots, and how many
        self.known: vec[u8] = bytes_of([0] * (seats * SEAT))  # kinds the observer knows, and how many
        self.thrown: vec[u8] = no_bytes()

    # -- what happens --------------------------------------------------------------------------------------------

    def begin(self, deck: vec[u8], acting: vec[u8]) -> None:
        """A round is dealt from these cards, of which some are never held."""
        count = i64(len(deck))
        self.pool = deck[:]
        self.acting = acting
        for kind in acting:
            self.pool = remove(self.pool, kind)
        self.kinds = bytes_of([0] * count)
        self.pinned = self.kinds[:]
        self.picks = self.kinds[:]
        self.thrown = self.kinds[:]
        self.strands = [words_of([]) for _ in range(self.number)]
        self.strand_of = list(range(self.number))
        self.hidden = words_of([])
        self.shown, self.given = [], []
        self.layers = 0
        self.resolved = words_of([0])

    def see(self, slot: i64, kind: i64) -> None:
        """The observer sees the card come out of the deck."""
        self.kinds[slot] = u8(kind)
        if u8(kind) in self.acting:
            self.acting = remove(self.acting, u8(kind))
        else:
            self.pool = remove(self.pool, u8(kind))

    def log(self, what: i64, seat: i64, a: i64, b: i64, layered: bool) -> None:
        """Something another seat did; with a layer if it depends on what the observer knows of this hand."""
        layer: i64 = 0
        if layered:
            self.layers += 1
            layer = self.layers
            self.resolved = append(self.resolved, i64(0))
        strand = self.strand_of[seat]
        self.strands[strand] = append(self.strands[strand], pack_word(what, seat, a, b, layer))

    def draw(self, seat: i64, slot: i64) -> None:
        """Another seat takes the card in this slot."""
        self.log(DRAWN, seat, slot, 0, False)

    def play(self, seat: i64, kind: i64, layered: bool) -> None:
        """Another seat plays a card openly."""
        self.log(PLAYED, seat, kind, 0, layered)
        if not layered:
            self.pool = remove(self.pool, u8(kind))

    def hide(self, seat: i64, count: i64, place: i64, layered: bool) -> None:
        """Another seat discards this number of cards face down."""
        self.log(HID, seat, count, place, layered)
        for index in range(count):
            self.hidden = append(self.hidden, pack_hidden(place + index, seat))

    def swap(self, seat: i64, other: i64) -> None:
        """Two other seats swap their hands (6.8)."""
        kept = self.strand_of[seat]
        joined = self.strand_of[other]
        if kept != joined:
            strand = self.strands[kept]
            for word in self.strands[joined]:
                strand = append(strand, word)
            self.strands[kept] = strand
            self.strands[joined] = words_of([])
            self.strand_of = [kept if each == joined else each for each in self.strand_of]
        self.log(SWAPPED, seat, other, 0, False)

    def show(self, seat: i64, taken: vec[u8], given: vec[u8]) -> None:
        """Another seat and the observer swap their hands: both know both (6.8)."""
        self.log(SHOWN, seat, i64(len(self.shown)), 0, True)
        self.shown.append(taken)
        self.given.append(given)

    def copy(self) -> Slots:
        """The same, to be told other things."""
        other = Slots(self.number, self.own)
        other.pool = self.pool[:]
        other.acting = self.acting[:]
        other.strands = [strand[:] for strand in self.strands]
        other.strand_of = self.strand_of[:]
        other.hidden = self.hidden[:]
        other.shown = self.shown[:]
        other.given = self.given[:]
        other.layers = self.layers
        other.resolved = self.resolved[:]
        other.kinds = self.kinds[:]
        other.pinned = self.pinned[:]
        other.picks = self.picks[:]
        other.thrown = self.thrown[:]
        return other

    # -- what may be so ------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Nothing is drawn yet."""
        self.unspent = self.pool[:]

    def attempt(self, rng: Rng) -> bool:
        """Draws a way; whether it is kept."""
        self.left = i64(len(self.unspent))
        for number in range(self.number):
            strand = self.strands[number]
            if len(strand):
                self.empty_hands(number)
                self.choose(strand, rng)
                self.empty_hands(number)
                if not self.check(strand, rng):
                    return False
        return True

    def resolve(self, paths: Paths, spent: vec[u8]) -> None:
        """Takes over which known cards left hands, and which cards are then in slots somebody played or showed."""
        for step in range(paths.steps):
            self.resolved[paths.steps - step] = paths.trail[step]
        self.unspent = self.pool[:]
        for kind in spent:
            self.unspent = remove(self.unspent, kind)

    def empty_hands(self, strand: i64) -> None:
        """The strand's seats have no cards, as in its beginning."""
        for seat in range(self.number):
            if self.strand_of[seat] == strand:
                self.hands[seat * SEAT + HELD] = u8(0)
                self.known[seat * SEAT + HELD] = u8(0)

    def choose(self, strand: vec[i64], rng: Rng) -> None:
        """Draws the slot of every card that left a hand."""
        hands = self.hands
        pinned = self.pinned
        picks = self.picks
        pick: i64 = 0
        for word in strand:
            what = what_in(word)
            seat = seat_in(word)
            a = a_in(word)
            base = seat * SEAT
            held = i64(hands[base + HELD])
            if what == DRAWN:
                pinned[a] = u8(0)
                hands[base + held] = u8(a)
                hands[base + HELD] = u8(held + 1)
            elif what == PLAYED:
                layer = layer_in(word)
                if layer and self.resolved[layer]:
                    self.forget(seat, self.resolved[layer])
                    continue
                drawn = rng.below(held)
                picks[pick] = u8(drawn)
                pick += 1
                pinned[i64(hands[base + drawn])] = u8(a)
                hands[base + drawn] = hands[base + held - 1]
                hands[base + HELD] = u8(held - 1)
            elif what == HID:
                layer = layer_in(word)
                if layer:
                    a -= self.forget(seat, self.resolved[layer])
                for _card in range(a):
                    drawn = rng.below(held)
                    picks[pick] = u8(drawn)
                    pick += 1
                    held -= 1
                    hands[base + drawn] = hands[base + held]
                hands[base + HELD] = u8(held)
            elif what == SWAPPED:
                self.exchange(base, a * SEAT)
            else:
                self.pin_shown(seat, self.shown[a], rng)
                self.hand_over(seat, a)

    def pin_shown(self, seat: i64, shown: vec[u8], rng: Rng) -> None:
        """The hand was seen: less the cards known before, in any order, it lay in the hand's slots."""
        rest = shown[:]
        for index in range(i64(self.known[seat * SEAT + HELD])):
            rest = remove(rest, self.known[seat * SEAT + index])
        rest = rng.shuffled(rest)
        for index in range(i64(len(rest))):
            self.pinned[i64(self.hands[seat * SEAT + index])] = rest[index]

    def hand_over(self, seat: i64, number: i64) -> None:
        """The observer's cards, all known, are the seat's hand from now on."""
        given, base = self.given[number], seat * SEAT
        self.hands[base + HELD] = u8(0)
        for index in range(i64(len(given))):
            self.known[base + index] = given[index]
        self.known[base + HELD] = u8(len(given))

    def exchange(self, one: i64, other: i64) -> None:
        """Two hands change places."""
        for index in range(HELD + 1):
            slot = self.hands[one + index]
            self.hands[one + index] = self.hands[other + index]
            self.hands[other + index] = slot
            kind = self.known[one + index]
            self.known[one + index] = self.known[other + index]
            self.known[other + index] = kind

    def forget(self, seat: i64, kinds: i64) -> i64:
        """Known cards leave a hand; how many."""
        known = self.known
        base = seat * SEAT
        count: i64 = 0
        while kinds:
            last = base + i64(known[base + HELD]) - 1
            index = base
            while i64(known[index]) != kinds & 255:
                index += 1
            known[index] = known[last]
            known[base + HELD] = u8(last - base)
            kinds >>= 8
            count += 1
        return count

    def is_known(self, seat: i64, kind: i64) -> bool:
        """Whether the observer knows such a card in this hand."""
        for index in range(i64(self.known[seat * SEAT + HELD])):
            if i64(self.known[seat * SEAT + index]) == kind:
                return True
        return False

    def check(self, strand: vec[i64], rng: Rng) -> bool:
        """Deals cards to the strand's slots; a way is kept once for all slots that would have been the same choice."""
        hands = self.hands
        kinds = self.kinds
        pool = self.unspent
        pick: i64 = 0
        for word in strand:
            what = what_in(word)
            seat = seat_in(word)
            a = a_in(word)
            base = seat * SEAT
            held = i64(hands[base + HELD])
            if what == DRAWN:
                if self.pinned[a]:
                    kinds[a] = self.pinned[a]
                else:
                    self.deal(pool, a, rng)
                hands[base + held] = u8(a)
                hands[base + HELD] = u8(held + 1)
            elif what == PLAYED:
                layer = layer_in(word)
                if layer and self.resolved[layer]:
                    self.forget(seat, self.resolved[layer])
                    continue
                alike: i64 = 0
                for index in range(base, base + held):
                    if i64(kinds[i64(hands[index])]) == a:
                        alike += 1
                if alike > 1 and rng.below(alike):
                    return False
                drawn = base + i64(self.picks[pick])
                pick += 1
                hands[drawn] = hands[base + held - 1]
                hands[base + HELD] = u8(held - 1)
            elif what == HID:
                self.pick = pick
                if not self.check_hidden(word, rng):
                    return False
                pick = self.pick
            elif what == SWAPPED:
                self.exchange(base, a * SEAT)
            else:
                self.hand_over(seat, a)
        return True

    def check_hidden(self, word: i64, rng: Rng) -> bool:
        """Some cards left a hand unseen; those the observer knew were named, known ones before their like."""
        seat = seat_in(word)
        count = a_in(word)
        place = b_in(word)
        layer = layer_in(word)
        base = seat * SEAT
        thrown = self.thrown
        named: i64 = 0
        if layer:
            known = self.resolved[layer]
            named = self.forget(seat, known)
            for index in range(named):
                thrown[place + index] = u8((known >> (8 * index)) & 255)
        ways: i64 = 1  # (n over t) for t cards leaving of n alike
        orders: i64 = 1
        for index in range(named, count):
            kind = self.pick_slot(base)
            if layer and self.is_known(seat, kind):
                return False
            ways *= 1 + self.like(base, kind)
            nth: i64 = 1
            for before in range(named, index):
                if i64(thrown[place + before]) == kind:
                    nth += 1
            orders *= nth
            thrown[place + index] = u8(kind)
        if ways != orders and rng.below(ways) >= orders:
            return False
        sort(thrown, place, place + count)
        return True

    def pick_slot(self, base: i64) -> i64:
        """The next card drawn to leave this hand."""
        hands = self.hands
        drawn = base + i64(self.picks[self.pick])
        self.pick += 1
        last = base + i64(hands[base + HELD]) - 1
        kind = i64(self.kinds[i64(hands[drawn])])
        hands[drawn] = hands[last]
        hands[base + HELD] = u8(last - base)
        return kind

    def like(self, base: i64, kind: i64) -> i64:
        """How many slots of a hand hold this kind."""
        alike: i64 = 0
        for index in range(base, base + i64(self.hands[base + HELD])):
            if i64(self.kinds[i64(self.hands[index])]) == kind:
                alike += 1
        return alike

    def fill(self, state: State, rng: Rng) -> None:
        """Puts the cards of the way drawn into a state: deck, other hands, what others discarded face down."""
        rest = self.unspent
        if len(self.acting):
            rest = self.unspent[: self.left]
            for kind in self.acting:
                rest = append(rest, kind)
            self.left = i64(len(rest))
        for slot in range(state.rules.removed):
            self.deal(rest, slot, rng)
        for slot in range(state.top, i64(len(self.kinds))):
            self.deal(rest, slot, rng)
        state.deck = self.kinds[:]
        for entry in self.hidden:
            place = hidden_place(entry)
            state.discard[place] = i32(pack_thrown(i64(self.thrown[place]), hidden_by(entry)))
        for seat in range(self.number):
            if seat != self.own:
                self.fill_hand(state, seat)

    def deal(self, pool: vec[u8], slot: i64, rng: Rng) -> None:
        """Any card that is left lies in this slot."""
        drawn = rng.below(self.left)
        self.left -= 1
        kind = pool[drawn]
        pool[drawn] = pool[self.left]
        pool[self.left] = kind
        self.kinds[slot] = kind

    def fill_hand(self, state: State, seat: i64) -> None:
        """A hand: the cards in its slots and those the observer knows."""
        base = seat * SEAT
        state.held -= i64(state.seats[base + HELD])
        state.seats[base + HELD] = u8(0)
        for index in range(base, base + i64(self.hands[base + HELD])):
            state.insert(seat, i64(self.kinds[i64(self.hands[index])]))
        for index in range(base, base + i64(self.known[base + HELD])):
            state.insert(seat, i64(self.known[index]))


def sort(items: vec[u8], first: i64, end: i64) -> None:
    """Brings neighbouring items into rising order."""
    for index in range(first + 1, end):
        item = items[index]
        place = index
        while place > first and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item
