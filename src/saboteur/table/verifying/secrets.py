"""Checks hidden things an observer was shown: with the seed if it is known, otherwise with the cards of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saboteur.engine.core.tables import KIND
from saboteur.engine.deal import Deal
from saboteur.engine.values import facts
from saboteur.engine.values.cards import CARDS, Card
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.roles import ROLES, Role
from saboteur.engine.view import View
from saboteur.notation.records.record import Record
from saboteur.table import fair
from saboteur.table.verifying.dealt import Dealt
from saboteur.table.verifying.likeness import lost_cards
from saboteur.table.verifying.nuggets import NuggetsWon
from saboteur.table.verifying.shadow import Shadow, Wrong
from saboteur.table.verifying.unseen import Unseen


class Secrets:
    """The hidden part of a game, as far as this observer was shown it."""

    def __init__(self, record: Record, observer: int | None, start: View | None) -> None:
        self._ruleset: Final = record.ruleset
        self._seats: Final = record.seats
        self._observer: Final = observer
        self._dealer: Final = None if record.seed is None else fair.dealer(record.seed, record.nonces)
        self._unseen: Final = Unseen(record.ruleset, record.seats, observer)
        self._dealt: Dealt | None = None
        self._nuggets: NuggetsWon | None = None
        nature = record.ruleset.nature
        # Where a duel is joined, it is not known which cards were won before, and which vein cards wait (8.13, 8.14).
        self._knows_deck = start is None or not start.round or nature.earns != "cards" or not lost_cards(start)
        self._goals: list[Card] = sorted(record.ruleset.goals, key=_kind)
        self._boxed: list[Card] | None = []
        if nature.earns == "nuggets":
            self._nuggets = NuggetsWon(record.seats, start)
        if start is not None and start.round:
            self._unseen.join(start)
            if nature.goals_dealt_once:
                self._boxed = None

    def wrong(self, told: Sequence[Fact], shadow: Shadow, *, whole: bool = False) -> Wrong | None:
        """The first impossible fact; the last nugget cards are checked only if all facts of the move are there."""
        dealt = next((index for index, fact in enumerate(told) if isinstance(fact, facts.RoundBegan)), len(told))
        found = self._first_fault(told, range(dealt))
        if self._nuggets is not None and (whole or dealt < len(told)):
            fault = self._nuggets.fault(told[:dealt])
            if fault is not None and (found is None or found.fact is None or fault[1] < found.fact):
                found = Wrong(*fault)
        if found is not None or dealt == len(told):
            return found
        began = told[dealt]
        assert isinstance(began, facts.RoundBegan)
        message = self._began(began, shadow)
        return Wrong(message, dealt) if message else self._first_fault(told, range(dealt + 1, len(told)))

    def _first_fault(self, told: Sequence[Fact], places: range) -> Wrong | None:
        for index in places:
            if (message := (self._dealt or self._unseen).fault(told, index)) is not None:
                return Wrong(message, index)
        return None

    # -- a round begins --------------------------------------------------------------------------------------------

    def _began(self, fact: facts.RoundBegan, shadow: Shadow) -> str | None:
        if self._dealt is not None and self._ruleset.nature.goals_dealt_once:
            self._boxed = self._dealt.face_down()
        if not self._knows_deck:
            return self._unseen.began(fact, self._all_cards())
        deck = [CARDS[kind - 1] for kind in shadow.state.deck_kinds()]
        dealer = self._dealer
        if dealer is None:
            return self._unseen.began(fact, deck)
        if self._nuggets is not None:
            self._nuggets.dealt(lambda values: dealer.shuffled(values, fact.round, "nuggets"))
        cards = Deal(tuple(deck), self._roles(shadow), tuple(self._goals))
        deal = dealer.deal(cards, fact.round, self._seats)
        self._dealt = Dealt(self._ruleset, self._seats, self._observer, deal, self._boxed)
        if self._ruleset.nature.goals_dealt_once:
            self._goals = sorted(deal.goals[len(self._ruleset.goal_cells) :], key=_kind)
        return self._dealt.began(fact)

    def _all_cards(self) -> list[Card]:
        return [card for card, count in self._ruleset.cards.items() for _ in range(count)]

    @staticmethod
    def _roles(shadow: Shadow) -> tuple[Role, ...]:
        return tuple(ROLES[role] for role in shadow.state.rules.roles)


def _kind(card: Card) -> int:
    """Cards are sorted so before they are shuffled (docs/fair-deal.md)."""
    return KIND[card.id]
