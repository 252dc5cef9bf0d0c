"""All that is said in one language."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.engine.cards import Card
from saboteur.engine.facts import Fact
from saboteur.words.cards import ways
from saboteur.words.catalogue import catalogue
from saboteur.words.facts import fact_words
from saboteur.words.names import Named, label


class Words:
    """The words of a language.

    >>> Words("uk").card(Card.parse("s2_door_green_ew"))
    'Прямий тунель із зеленими дверима'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(language)
        self._named = Named(self._catalogue)

    def card(self, card: Card) -> str:
        """What a card is called."""
        return label(self._named.card(card))

    def card_whole(self, card: Card, *, turned: bool = False) -> str:
        """A card and where its tunnels lead, for whoever does not see it drawn."""
        leading = ways(card, self._catalogue, turned=turned)
        if not leading:
            return self.card(card)
        return self._catalogue.text("card-described", card=self.card(card), ways=leading)

    def role(self, role: str) -> str:
        """What a dwarf is called."""
        return label(self._catalogue.text(f"role-{role}"))

    def tool(self, tool: str) -> str:
        """What a tool is called."""
        return label(self._catalogue.text(f"tool-{tool}"))

    def colour(self, colour: str) -> str:
        """What a colour of the duel is called."""
        return label(self._catalogue.text(f"colour-{colour}"))

    def fact(self, fact: Fact, names: Sequence[str]) -> str | None:
        """What a fact says, as it was seen; nothing for those that only carry on."""
        return fact_words(fact, Named(self._catalogue, names))
