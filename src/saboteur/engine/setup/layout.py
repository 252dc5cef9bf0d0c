"""Where everything lies: reads a setup, fills in missing parts, and finds faults of cards and seats."""
# mypyc: off

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from saboteur.engine.core.base import NUGGETS
from saboteur.engine.core.tables import P_THEFT
from saboteur.engine.lying import read_lying
from saboteur.engine.setup.asked import ENDED
from saboteur.engine.setup.naming import Naming
from saboteur.engine.values.cards import CARDS, MAT_CARDS, Card, Effect, MatCard, Use
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.roles import ROLES, Role
from saboteur.engine.view import Lying, Thrown

if TYPE_CHECKING:
    from saboteur.engine.setup.setup import Setup


@dataclass(frozen=True, slots=True)
class PutAway:
    """A dwarf put away by a swap of hats: whose it was and who knows it besides (6.8)."""

    seat: int
    role: Role
    known_by: tuple[int, ...] = ()


class Layout(Naming):
    """Every part of a setup, complete."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.ruleset, setup.ruleset.seats[0] if setup.seats is None else setup.seats)
        self.setup = setup
        self.rules = self.ruleset.rules(self.seats)
        self.nature = self.ruleset.nature
        self.ended = setup.asked in ENDED
        self.filled = setup.rest != "nowhere"
        """Whether missing parts are filled in; otherwise everything has to be named."""
        self._read_mine()
        self._read_mats()
        self._read_cards()
        self._read_goals()
        self._read_roles()
        self._read_winnings()
        self._read_turn()

    @property
    def tunnels(self) -> int:
        """How many tunnel cards the game has."""
        return sum(count for card, count in self.ruleset.cards.items() if card.use is Use.TUNNEL)

    @property
    def lying(self) -> list[Lying]:
        """All cards that lie face up, except the starts."""
        return [*self.open_goals, *self.laid]

    def is_scored(self, lying: Lying) -> bool:
        """Whether a card in the mine of a round that has ended was taken by the owner of its marker (8.13)."""
        return self.ended and lying.marker is not None and bool(lying.card.nuggets)

    # -- the mine ------------------------------------------------------------------------------------------------

    def _read_mine(self) -> None:
        self.laid: list[Lying] = []
        self.open_goals: list[Lying] = []
        for lying in self._lying():
            card = self.card("mine", lying.card, (Use.TUNNEL, Use.GOAL, Use.VEIN, Use.START))
            if card is None:
                continue
            if lying.cell in self.ruleset.goal_cells and card.use in (Use.GOAL, Use.VEIN):
                self.open_goals.append(lying)
            elif lying.cell in self.ruleset.starts and card == self.ruleset.starts[lying.cell]:
                continue
            elif card.use is not Use.TUNNEL:
                self.fault(f"mine: {card} does not belong on {lying.cell} (1.3, 8.1)")
            elif lying.cell in (*self.ruleset.starts, *self.ruleset.goal_cells):
                self.fault(f"mine: {card} on {lying.cell}, where a start or goal lies (3.3)")
            else:
                self.laid.append(lying)
                if not self.is_scored(lying):
                    self.use(card, "mine")

    def _lying(self) -> list[Lying]:
        mine = self.setup.mine
        if not isinstance(mine, Mapping):
            return list(mine)
        found = []
        for where, what in mine.items():
            cell = self.cell("mine", where)
            if cell is None:
                continue
            try:
                found.append(read_lying(cell, str(what)))
            except ValueError as error:
                self.fault(f"mine: {cell}: {error}")
        return found

    # -- mats, hands, deck, discard ------------------------------------------------------------------------------

    def _read_mats(self) -> None:
        self.mats: dict[int, list[MatCard]] = {}
        for seat, names in self.by_seat("mats", self.setup.mats).items():
            names = list(names)
            self.mats[seat] = list(dict.fromkeys(names))
            if len(set(names)) < len(names):
                self.fault(f"mats: seat {seat} has a card twice: {', '.join(names)} (3.5, 6.7)")
            for name in self.mats[seat][:]:
                kind = self.rules.mat_kinds[MAT_CARDS.index(name)] if name in MAT_CARDS else 0
                if not kind:
                    self.mats[seat].remove(name)
                    self.fault(f"mats: seat {seat}: {self.ruleset.name} has no {name!r}")
                else:
                    self.use(CARDS[kind - 1], "mats")

    def _read_cards(self) -> None:
        setup = self.setup
        hands = self.by_seat("hands", setup.hands)
        self.hands = {seat: self.cards("hands", cards) for seat, cards in hands.items()}
        self.discard = [found for each in setup.discard if (found := self._thrown(each))]
        self.deck = [] if isinstance(setup.deck, int) else self.cards("deck", setup.deck)
        self.removed = [] if setup.removed is None else self.cards("removed", setup.removed)
        takes_cards = self.nature.earns == "cards"
        self.only(takes_cards, kept=setup.kept, gone=setup.gone)
        self.gone = self.cards("gone", setup.gone) if takes_cards else []
        for paid in self.gone:
            if not paid.nuggets:
                self.fault(f"gone: {paid} has no nugget (8.13)")
        self.kept: dict[int, list[Card]] = {}
        for seat, items in self.by_seat("kept", setup.kept if takes_cards else {}).items():
            cards = [card for item in items if (card := self.card("kept", item, (Use.TUNNEL, Use.VEIN)))]
            self.kept[seat] = cards
            for card in cards:
                if not card.nuggets:
                    self.fault(f"kept: {card} has no nugget (8.13)")
                if card.use is Use.TUNNEL:
                    self.use(card, "kept")
        if setup.rest not in ("deck", "discard", "nowhere"):
            self.fault(f"rest: expected deck or discard or nowhere, found {setup.rest!r}")
        self._share_out(self._left_over())
        self._check_hands()

    def _thrown(self, item: Thrown | Card | str) -> Thrown | None:
        thrown = item if isinstance(item, Thrown) else None
        what = item if thrown is None else thrown.card
        by = None if thrown is None else thrown.by
        if not isinstance(what, Card | str):
            self.fault("discard: a card that is not known")
            return None
        if by is not None and not self.is_seat(by):
            self.fault(f"discard: no seat {by}, the seats are 0 to {self.seats - 1}")
            return None
        found = self.cards("discard", [what])
        return Thrown(found[0], by) if found else None

    def _left_over(self) -> list[Card]:
        """Cards of the deck that are not named, sorted; notes faults for those named too often."""
        for card, places in sorted(self.used.items()):
            if places.total() > self.ruleset.cards[card]:
                where = ", ".join(f"{part} {count}" for part, count in places.items())
                self.fault(f"{where}: too many of {card}, the game has {self.ruleset.cards[card]}")
        counts = {card: count - self.used.get(card, Counter()).total() for card, count in self.ruleset.cards.items()}
        return [card for card in sorted(counts) for _ in range(counts[card])]

    def _share_out(self, left: list[Card]) -> None:
        """Distributes the cards not named: some go out unseen, some to hands, the rest to the deck or the discard."""
        setup, rules = self.setup, self.rules
        if setup.removed is None and rules.removed and self.filled:
            self.removed = left[-rules.removed :]
            del left[-rules.removed :]
        if len(self.removed) != rules.removed:
            self.fault(f"removed: expected {rules.removed} (6.1, 9.1), found {len(self.removed)}")
        to_deck = setup.rest == "deck" and not isinstance(setup.deck, int)
        for seat in range(self.seats):
            if seat not in self.hands:
                tunnels_first = sorted(left, key=lambda card: card.use is Use.ACTION)
                fit = [card for card in tunnels_first if not self._is_forced(card)]
                self.hands[seat] = fit[: rules.hand] if to_deck else []
                for card in self.hands[seat]:
                    left.remove(card)
        if isinstance(setup.deck, int):
            if not 0 <= setup.deck <= len(left):
                self.fault(f"deck: {setup.deck} cards, but {len(left)} lie nowhere else")
            self.deck, left = left[: max(setup.deck, 0)], left[max(setup.deck, 0) :]
        if to_deck:
            self.deck += left
        elif setup.rest == "nowhere":
            for card, count in Counter(left).items():
                self.fault(f"rest: {count} of {card} lie nowhere")
        else:
            self.discard = [*(Thrown(card) for card in left), *self.discard]

    def _is_forced(self, card: Card) -> bool:
        return self.ruleset.forced_draws and card.effect in (Effect.BREAK, Effect.ROCKFALL)

    def _check_hands(self) -> None:
        for seat, hand in sorted(self.hands.items()):
            if len(hand) > self.rules.hand:
                self.fault(f"hands: seat {seat} has {len(hand)} cards, more than {self.rules.hand} (2.2, 6.1, 8.1)")
            for card in hand:
                if self._is_forced(card):
                    self.fault(f"hands: {card} is never held (9.2, 9.3)")

    # -- goals ---------------------------------------------------------------------------------------------------

    def _read_goals(self) -> None:
        """The faces of the goals: those named and those lying open, then others as the ruleset lists them."""
        cells, setup = self.ruleset.goal_cells, self.setup
        faces: dict[Cell, Card] = {}
        for cell, item in self._named_goals():
            card = self.card("goals", item, (Use.GOAL, Use.VEIN))
            if cell not in cells:
                self.fault(f"goals: no goal lies on {cell} (1.3, 8.1)")
            elif card:
                faces[cell] = card
        for lying in self.open_goals:
            if faces.setdefault(lying.cell, lying.card) != lying.card:
                self.fault(f"goals: {faces[lying.cell]} on {lying.cell}, where {lying.card} lies open in the mine")
        once = self.nature.goals_dealt_once
        self.only(once, waiting=setup.waiting, boxed=setup.boxed)
        self.boxed = [card for item in setup.boxed if (card := self.card("boxed", item, (Use.VEIN,)))]
        waiting = [card for item in setup.waiting or () if (card := self.card("waiting", item, (Use.VEIN,)))]
        kept = Counter(card for cards in self.kept.values() for card in cards if card.use is Use.VEIN)
        here = Counter(lying.card for lying in self.open_goals if self.is_scored(lying))
        before = kept - here  # won in earlier rounds
        counts = Counter([*faces.values(), *waiting, *self.boxed]) + before
        left = Counter(self.ruleset.goals)
        for card, count in sorted(counts.items()):
            if count > left[card]:
                self.fault(f"goals: too many of {card}, the game has {left[card]}")
        pool = list((left - counts).elements())
        for cell in cells if self.filled else ():
            if cell not in faces and pool:
                faces[cell] = pool.pop(0)
        self.goals = [faces[cell] for cell in cells if cell in faces]
        due = len(self.ruleset.goals) - len(cells) * setup.round
        self.waiting = waiting if setup.waiting is not None or not self.filled else pool[: max(due, 0)]
        if len(self.goals) != len(cells):
            self.fault(f"goals: expected {len(cells)}, found {len(self.goals)} (2.3, 8.1)")
        most = max(len(cells) * (setup.round - 1) - before.total(), 0)
        if len(self.boxed) > most:
            self.fault(f"boxed: {len(self.boxed)} vein cards, at most {most} stayed face down in earlier rounds (8.15)")
        if once and len(self.waiting) != due:
            self.fault(f"waiting: expected {due} vein cards for the rounds to come, found {len(self.waiting)} (8.14)")

    def _named_goals(self) -> list[tuple[Cell, Card | str]]:
        goals, cells = self.setup.goals, self.ruleset.goal_cells
        if isinstance(goals, Mapping):
            return [(cell, item) for where, item in goals.items() if (cell := self.cell("goals", where))]
        named = list(goals)
        if named and len(named) != len(cells):
            self.fault(f"goals: expected {len(cells)}, found {len(named)} (2.3, 8.1)")
        return list(zip(cells, named, strict=False))

    # -- dwarves -------------------------------------------------------------------------------------------------

    def _read_roles(self) -> None:
        setup = self.setup
        dwarves = Counter(dict(self.ruleset.roles.get(self.seats, {})))
        self.only(bool(dwarves), roles=setup.roles, spare=setup.spare, away=setup.away, known=setup.known)
        named = self.by_seat("roles", setup.roles if dwarves else {})
        self.away = [each for each in setup.away if dwarves and self._is_away(each)]
        spare = list(setup.spare or ()) if dwarves else []
        used = Counter([*named.values(), *(each.role for each in self.away), *spare])
        for role, count in sorted(used.items()):
            if count > dwarves[role]:
                self.fault(f"roles: {count} of {role!r}, the game has {dwarves[role]} (2.1, 6.1)")
        left = sorted((dwarves - used).elements(), key=ROLES.index)
        dealt = left if self.filled else []
        seats = range(self.seats if dwarves else 0)
        self.roles = [named.get(seat) or (dealt.pop(0) if dealt else "") for seat in seats]
        if "" in self.roles:
            self.fault("roles: not every seat has a dwarf (2.1, 6.1)")
        self.spare = left if setup.spare is None and self.filled else spare
        if left and self.spare is not left and "" not in self.roles:
            self.fault(f"spare: {', '.join(left)} must be left over too (2.1, 6.1)")
        self.known = {seat: list(others) for seat, others in self.by_seat("known", setup.known).items()}
        for others in self.known.values():
            self.by_seat("known", dict.fromkeys(others))
        self.seen: dict[int, list[Cell]] = {}
        for seat, cells in self.by_seat("seen", setup.seen).items():
            self.seen[seat] = [cell for item in cells if (cell := self.cell("seen", item))]
            for cell in self.seen[seat]:
                if cell not in self.ruleset.goal_cells:
                    self.fault(f"seen: no goal lies on {cell} (1.3, 8.1)")

    def _is_away(self, each: PutAway) -> bool:
        seats = (each.seat, *each.known_by)
        self.by_seat("away", dict.fromkeys(seats))
        return all(self.is_seat(seat) for seat in seats)

    # -- gold, thefts, the turn ----------------------------------------------------------------------------------

    def _read_winnings(self) -> None:
        setup = self.setup
        draws_nuggets, has_bank = self.nature.earns == "nuggets", self.nature.earns == "coins"
        self.only(draws_nuggets, purses=setup.purses, pile=setup.pile, offer=setup.offer)
        self.only(has_bank, coins=setup.coins)
        purses = self.by_seat("purses", setup.purses if draws_nuggets else {})
        self.purses = {seat: list(values) for seat, values in purses.items()}
        self.offer = list(setup.offer) if draws_nuggets else []
        self.pile = list(setup.pile or ()) if draws_nuggets else []
        won = Counter([*(value for values in self.purses.values() for value in values), *self.pile, *self.offer])
        nuggets = Counter(map(int, NUGGETS if draws_nuggets else ()))
        parts = "purses, pile, offer" if self.offer else "purses, pile"
        for value, count in sorted(won.items()):
            if count > nuggets[value]:
                self.fault(f"{parts}: {count} nugget cards of value {value}, the game has {nuggets[value]} (5.1)")
        if not self.filled:
            for value, count in sorted((nuggets - won).items()):
                self.fault(f"{parts}: {count} nugget cards of value {value} lie nowhere (5.1)")
        else:
            self.pile += sorted((nuggets - won).elements())  # under those that were named
        self.coins = self.by_seat("coins", setup.coins if has_bank else {})
        for seat, amount in self.coins.items():
            if amount < 0:
                self.fault(f"coins: seat {seat} has {amount}")
        thieves = [seat for seat in range(self.seats) if "theft" in self.mats.get(seat, ())]
        self.thefts = thieves if setup.thefts is None and self.filled else list(setup.thefts or ())
        self.only(bool(self.rules.mat_kinds[P_THEFT]), thefts=tuple(self.thefts))
        self.by_seat("thefts", dict.fromkeys(self.thefts))
        for seat in thieves:
            if seat not in self.thefts:
                self.fault(f"thefts: seat {seat} has a theft before it (7.6)")
        most = sum(count for card, count in self.ruleset.cards.items() if card.effect is Effect.THEFT)
        if len(self.thefts) > most:
            self.fault(f"thefts: {len(self.thefts)}, the game has {most} such cards (6.8)")

    def _read_turn(self) -> None:
        setup = self.setup
        before = setup.turn if setup.asked != "turn" else (setup.turn - 1) % self.seats
        self.first = setup.turn if setup.first is None else setup.first
        self.last_mover = before if setup.last_mover is None else setup.last_mover
        self.actor = setup.turn if setup.actor is None else setup.actor
        seats = {"turn": setup.turn, "first": self.first, "last_mover": self.last_mover, "actor": self.actor}
        for part, seat in seats.items():
            if part != "actor" or setup.actor is not None:
                self.by_seat(part, {seat: None})
        self.pending = None if setup.pending is None else self.cell("pending", setup.pending)
        if self.pending is not None and self.pending not in self.ruleset.goal_cells:
            self.fault(f"pending: no goal lies on {self.pending} (1.3, 8.1)")
        if any(lying.cell == self.pending for lying in self.lying):
            self.fault(f"pending: the goal on {self.pending} lies in the mine already (4.3, 8.8)")
        self.only(self.nature.passes_counted, passes=setup.passes or None)
        self.only(self.ruleset.claims, markers=setup.markers or None)
        self.only(self.rules.keys > 0, keys=setup.keys or None)
        by_earned = self.nature.next_first == "earned less"
        self.only(by_earned, earned=setup.earned)
        self.earned = self.by_seat("earned", setup.earned or {}) if by_earned else {}
        for seat in range(self.seats if by_earned and setup.asked == "deal" else 0):
            scored = [lying for lying in self.lying if self.is_scored(lying) and lying.marker == seat]
            self.earned.setdefault(seat, sum(lying.card.nuggets for lying in scored))
