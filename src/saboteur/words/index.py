"""The index of help in one language: asks in words, answers with entries; and as JSON for a browser (docs/words.md)."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any, Final

from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import Card
from saboteur.rulesets import GAMES, PRINTED, nearest
from saboteur.words.catalogue import catalogue
from saboteur.words.entries import LISTS, Entry, card_ids, entries
from saboteur.words.finding import WAYS, Found, How, find, normal
from saboteur.words.formatting import Formatter, label
from saboteur.words.help import NUMBER, cards_of, topic_id, topics
from saboteur.words.plain import sentence_plain
from saboteur.words.sentence import Sentence


class Index:
    """What can be asked about in a game, in a language.

    >>> index = index_of("ru", "duel")
    >>> index.find("вагонетки")
    Found(how='exact', ids=('tool-cart',))
    >>> index.title("tool-cart"), index.rules("tool-cart")
    ('Вагонетка', ('8.4', '8.2'))
    """

    def __init__(self, language: str, rules: Ruleset) -> None:
        self.ruleset: Final = rules
        self.entries: Final[dict[str, Entry]] = {entry.id: entry for entry in entries(rules)}
        self._formatter = Formatter(catalogue(language))

    @cached_property
    def phrases(self) -> dict[str, tuple[str, ...]]:
        """The normal phrases that find each entry."""
        return {entry.id: self._phrases(entry) for entry in self.entries.values()}

    @cached_property
    def _cards(self) -> dict[Card, str]:
        return card_ids(self.ruleset)

    def find(self, text: str, ways: tuple[How, ...] = WAYS) -> Found:
        """Which entries a text finds, and how: by the first of these ways that finds anything."""
        return find(text, self.phrases, ways)

    def title(self, entry: str) -> str:
        """What an entry is called."""
        return label(self._formatter.text(self.entries[entry].title))

    def text(self, entry: str) -> str:
        """What is said about it, in one to four lines."""
        return "\n".join(label(self._formatter.text(sentence)) for sentence in self.entries[entry].text)

    def rules(self, entry: str) -> tuple[str, ...]:
        """The rules that stand behind it."""
        return tuple(dict.fromkeys(NUMBER.findall(self.text(entry))))

    def topics(self) -> dict[str, str]:
        """The topics with their titles, those a list shows: cards, dwarves and rules."""
        return {topic: self.title(topic) for topic in map(topic_id, topics(self.ruleset))}

    def entry_of(self, card: Card) -> str | None:
        """The entry that explains a card; `None` if it is of another game."""
        return self._cards.get(card)

    def _phrases(self, entry: Entry) -> tuple[str, ...]:
        told = (self._formatter.text(entry.title), *(one for words in entry.words for one in self._listed(words)))
        return tuple(dict.fromkeys(map(normal, told)))

    def _listed(self, words: Sentence) -> list[str]:
        text = self._formatter.text(words)
        return text.split(",") if words.key.startswith(LISTS) else [text]


def find_anywhere(text: str, language: str, index: Index) -> tuple[Index, Found]:
    """What a text finds in a game, or in another one if it means something there.

    >>> index, found = find_anywhere("troll", "en", index_of("en", "base"))
    >>> index.ruleset.name, found
    ('duel', Found(how='exact', ids=('troll',)))
    """
    others = [other for game in PRINTED if (other := index_of(language, game)) is not index]
    stages: tuple[tuple[list[Index], tuple[How, ...]], ...] = (
        ([index], ("exact", "begun")),
        (others, ("exact",)),
        ([index], ("inflected", "typed")),
        (others, ("begun", "inflected", "typed")),
    )
    for asked, ways in stages:
        for each in asked:
            if (found := each.find(text, ways)).ids:
                return each, found
    return index, index.find(text)


@cache
def index_of(language: str, game: str) -> Index:
    """The index of a game as it is without options, or of the printed one it is most like."""
    return Index(language, GAMES.get(game, GAMES[nearest(game)]))


def home_of(card: Card) -> str:
    """The first printed game that has a card.

    >>> home_of(Card.parse("duel_key")), home_of(Card.parse("base_map"))
    ('duel', 'base')
    """
    return next(game for game in PRINTED if card in cards_of(GAMES[game]))


def index_plain(rules: Ruleset) -> list[dict[str, Any]]:
    """The index as JSON has it, in no language yet.

    >>> index_plain(GAMES["base"])[0]["title"]
    {'key': 'card-goal', 'args': {'face': 'gold'}}
    """
    english = Index("en", rules)
    return [
        {
            "id": entry.id,
            "title": sentence_plain(entry.title),
            "words": [sentence_plain(words) for words in entry.words],
            "text": [sentence_plain(sentence) for sentence in entry.text],
            "rules": list(english.rules(entry.id)),
        }
        for entry in english.entries.values()
    ]
