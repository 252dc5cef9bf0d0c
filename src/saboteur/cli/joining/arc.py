"""A game at a server's table, told as at one's own screen: how a round begins, what came of it, who has won."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from saboteur.cli.playing.page import Page
from saboteur.cli.playing.results import show_game, show_round
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.table.log import Event
from saboteur.table.story.chronicle import Chronicle
from saboteur.words.opening import opening


class Arc:
    """The rounds that one person hears of, from a first view on; somebody who came late is not told who did what."""

    def __init__(self, page: Page, first: View) -> None:
        self._page = page
        self._you = first.observer
        self._is_late = bool(first.laid or first.discard or any(first.mats))
        self._missed_rounds = first.round > 1
        self._chronicle = Chronicle(first)
        self._shown = 0

    def hear(self, events: Sequence[Event]) -> None:
        """More has happened."""
        self._chronicle.tell(event.what for event in events if isinstance(event.what, Fact))

    @property
    def has_more(self) -> bool:
        """Whether a round has ended that was not shown yet."""
        return len(self._chronicle.rounds) > self._shown

    def begin(self, view: View) -> bool:
        """Who one is and what one wants; whether that is told: to a watcher it is not."""
        told = opening(view)
        for sentence in told:
            self._page.desk.tell(self._page.words.text(sentence, self._page.names), "bold")
        return bool(told)

    def show_rounds(self) -> None:
        """Each round that has ended, in one window: the others play on meanwhile."""
        game = self._chronicle.game
        for number, played in enumerate(game.rounds[self._shown :], self._shown):
            partly = self._is_late and number == 0
            show_round(self._page, game, replace(played, deeds=(), turnings=()) if partly else played, pause=None)
        self._shown = len(game.rounds)

    def show_game(self, earned: Mapping[int, tuple[int, ...]]) -> None:
        """Who has won, and what each round brought everybody, if that was told."""
        game = self._chronicle.game
        if game.ended is None:
            return
        if earned:
            game = game.laid_open(earned)
        if self._is_late or self._missed_rounds:
            game = replace(game, rounds=tuple(replace(each, deeds=()) for each in game.rounds))
        show_game(self._page, game, self._you, pause=None)
