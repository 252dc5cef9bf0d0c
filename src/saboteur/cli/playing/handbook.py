"""`?`: help about a card, a dwarf or a rule."""

from collections.abc import Sequence

from saboteur.cli.playing.desk import Desk
from saboteur.cli.playing.picture import DEAD_END
from saboteur.cli.playing.typed import number_in, printed
from saboteur.cli.terminal.window import legend
from saboteur.engine.values.cards import Card
from saboteur.words import Words


def signs(game: str, words: Words) -> list[str]:
    """The meaning of the characters in a drawing.

    >>> signs("base", Words("en"))
    ['S start', '? goal', '$ gold', '# stone', '× dead end']
    """
    return [*legend(game, words).split("  "), f"{DEAD_END} {words.phrase('dead-end')}"]


class Handbook:
    """Help for one game."""

    def __init__(self, desk: Desk, words: Words, game: str) -> None:
        self.desk = desk
        self.words = words
        self.game = game

    def explain(self, about: str, hand: Sequence[object] = ()) -> None:
        """Shows help for a card of the hand by its number, a rule or a word; without any, the list of all topics."""
        if not about:
            self._list()
            return
        held = number_in(about, len(hand))
        card = None if held is None else hand[held]
        if isinstance(card, Card):
            self._tell(self.words.card_whole(card))
        text = self.words.help(card if isinstance(card, Card) else self._topic(about), self.game)
        if text is None:
            self.desk.wrong(self.words.phrase("wrong-topic", text=printed(about)))
            return
        self._tell(text)

    def _topic(self, about: str) -> str:
        """A topic by its name or by a part of its title."""
        wanted = about.casefold()
        titles = {topic: title.casefold() for topic, title in self.words.topics(self.game).items()}
        exact = [topic for topic, title in titles.items() if wanted in (title, topic, topic.removeprefix("role-"))]
        parts = [topic for topic, title in titles.items() if wanted in title]
        return (exact or parts or [about])[0]

    def _list(self) -> None:
        words = self.words
        self._tell(words.phrase("help-hint"))
        self._tell(" · ".join(words.topics(self.game).values()))
        if self.desk.draws:
            self._tell("  ".join(signs(self.game, words)))

    def _tell(self, text: str) -> None:
        self.desk.tell(text)
