"""Whether the cards an observer was shown are those that the seed deals: no record of the host's is needed for that."""

from __future__ import annotations

from saboteur.engine import facts
from saboteur.engine.cards import Card, Use
from saboteur.engine.deal import Deal, SeededDealer
from saboteur.engine.facts import Fact
from saboteur.engine.game import Game
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.tables import KIND
from saboteur.engine.unknown import UNKNOWN


class DealCheck:
    """Follows the facts that show cards, round after round."""

    def __init__(self, ruleset: Ruleset, seats: int, dealer: SeededDealer) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.dealer = dealer
        self._cards = Game(ruleset, seats).to_deal
        self._deal: Deal | None = None
        self._top = 0
        self._hat = 0

    def fault(self, fact: Fact) -> str | None:
        """What in a fact is not as the seed dealt it."""
        match fact:
            case facts.RoundBegan():
                return self._began(fact)
            case facts.Drew(_, card):
                dealt = self._next()
                return None if card in (dealt, UNKNOWN) else f"the seed deals {dealt} here"
            case facts.Revealed(_, cell, face) | facts.Peeked(_, _, cell, face) if self._deal is not None:
                if cell not in self.ruleset.goal_cells:
                    return "no goal lies there"
                dealt = self._deal.goals[self.ruleset.goal_cells.index(cell)]
                return None if face in (dealt, UNKNOWN) else f"the seed puts {dealt} there"
            case facts.SwappedHats(_, _, _, _, new) if self._deal is not None:
                if self.seats + self._hat >= len(self._deal.roles):
                    return "no dwarf is left over"
                dwarf = self._deal.roles[self.seats + self._hat]
                self._hat += 1
                return None if new in (dwarf, UNKNOWN) else f"the seed leaves {dwarf} over here"
            case facts.Scored(_, cards):
                deck = list(self._cards.deck)
                for card in cards:  # they stay with whoever won them (8.13)
                    if card.use is Use.TUNNEL and card not in deck:
                        return f"{card} was not dealt"
                    if card.use is Use.TUNNEL:
                        deck.remove(card)
                self._cards = Deal(tuple(deck), self._cards.roles, self._cards.goals)
                return None
            case _:
                return None

    def _began(self, fact: facts.RoundBegan) -> str | None:
        if self._deal is not None and self.ruleset.markers:  # vein cards lie in the mine for one round only (8.14)
            rest = self._deal.goals[len(self.ruleset.goal_cells) :]
            goals = tuple(sorted(rest, key=lambda card: KIND[card.id]))
            self._cards = Deal(self._cards.deck, self._cards.roles, goals)
        deal = self._deal = self.dealer.deal(self._cards, fact.round, self.seats)
        self._top, self._hat = self.ruleset.removed, 0
        if fact.round == 1 and deal.roles and self.ruleset.first is None and fact.first != deal.first:
            return f"the seed lets seat {deal.first} begin"
        for seat, hand in enumerate(fact.hands):
            dealt = sorted((self._next() for _ in hand), key=str)
            if UNKNOWN not in hand and sorted(map(str, hand)) != [str(card) for card in dealt]:
                return f"the seed deals seat {seat} {' '.join(map(str, dealt))}"
        for seat, role in enumerate(fact.roles):
            if role not in (deal.roles[seat], UNKNOWN):
                return f"the seed makes seat {seat} {deal.roles[seat]}"
        return None

    def _next(self) -> Card | None:
        """The next card of the deck, nothing where it has ended."""
        deck = () if self._deal is None else self._deal.deck
        self._top += 1
        return deck[self._top - 1] if self._top <= len(deck) else None
