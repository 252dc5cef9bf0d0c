"""A game at one screen, from its first deal, or from where it was interrupted, to its end."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.cli.playing import wishes
from saboteur.cli.playing.desk import QUIET, Desk
from saboteur.cli.playing.handbook import Handbook
from saboteur.cli.playing.keeping import Keeper, typed_again
from saboteur.cli.playing.news import News, chapters
from saboteur.cli.playing.page import Page
from saboteur.cli.playing.person import Leave, Person
from saboteur.cli.playing.results import show_game, show_round
from saboteur.cli.playing.rounds import rounds_done, rounds_played
from saboteur.cli.playing.typed import command_in
from saboteur.engine.values.facts import RoundBegan
from saboteur.notation.statements import Statement
from saboteur.table.committed import Taken
from saboteur.table.driver import Ask, Driver, Over, Tell
from saboteur.table.log import Told
from saboteur.table.refusals import TableRefusal
from saboteur.table.seat import Seat
from saboteur.table.seated import Seated
from saboteur.words import Words

RECENT: Final = 30
"""Number of events told to somebody who continues a game, and of lines that `log` shows."""


class Sitting:
    """People at one keyboard, and bots. With several people, each is shown something only when the others look away."""

    def __init__(self, desk: Desk, words: Words, keeper: Keeper) -> None:
        self.desk = desk
        self.words = words
        self.keeper = keeper
        self.table = keeper.table
        self.seats = [wishes.Seat.of(chair) for chair in self.table.chairs]
        self.names = [who.name or words.seat(seat) for seat, who in enumerate(self.seats)]
        self.page = Page(desk, words, self.names)
        self.people = {seat: self._person(seat) for seat, who in enumerate(self.seats) if not who.bot}
        self.shared = len(self.people) > 1
        self.bots: dict[int, Seated] = {}
        # People who continue a game are told the last events, bots are told all of them.
        self._told = dict.fromkeys(self.people, max(self.table.number - RECENT, 0))
        self._results = 0
        self._shown: int | None = None  # who looks at the screen
        self._looked = False  # anybody yet

    def play(self) -> None:
        """All that is left of the game; whatever was done is kept before anything of it is shown."""
        if self.table.game.asked == "deal":
            self.table.begin(time=self.keeper.now)
        self._results = rounds_done(self.table)
        self.keeper.keep()
        for place, who in enumerate(self.seats):
            if who.bot:
                bot = BUILT_IN[who.bot](self._seed(place))
                bot.begin(self.table.first_view(place))
                self.bots[place] = Seated(bot)
        for need in Driver(self.table):
            match need:
                case Tell(seat=seat, told=told):
                    self._tell(seat, told)
                case Ask(seat):
                    self._show_rounds()
                    self._ask(seat)
                case Over():
                    self._show_rounds()
        self._end()

    # -- moves -----------------------------------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> None:
        """The move of a bot or a person; what only this person may see is shown before the next one looks."""
        if bot := self.bots.get(seat.number):
            bot.answer(seat, bot.player.choose(seat.legal_moves), time=self.keeper.now)
            self.keeper.keep()
            return
        self._cover(seat.number)
        self._tell_news(seat)
        move = self.people[seat.number].choose()
        done = seat.submit(move, time=self.keeper.now)
        assert isinstance(done, Taken), (move, done)
        self.keeper.keep()
        if self.shared:
            self._tell_news(seat)

    def _cover(self, seat: int) -> None:
        """With several people: clears what one person saw before the next one is asked to look."""
        if not self.shared or self._shown == seat:
            self._shown = seat
            return
        if self._shown is not None:
            self._pause(self.words.phrase("press-enter"))
        if self._looked:  # before that there is nothing to hide; where the game is saved stays readable
            self.hide()
        self._pause(self.words.phrase("pass-to", name=self.names[seat]))
        self._shown, self._looked = seat, True

    def _pause(self, until: str) -> None:
        """Waits for Enter; the person may also leave here."""
        if command_in(self.desk.ask(until), self.words, ("quit",)):
            raise Leave

    # -- what is told ------------------------------------------------------------------------------------------------

    def _tell(self, seat: Seat, told: Sequence[Told]) -> None:
        """A bot is told what happened; so is the only person, who need not wait for their turn."""
        if bot := self.bots.get(seat.number):
            bot.tell(told)
        elif not self.shared:
            self._tell_news(seat)

    def _tell_news(self, seat: Seat) -> None:
        """Tells a person what they have not read yet; alone, the result of a round before the next one begins."""
        events = seat.events(since=self._told[seat.number])
        self._told[seat.number] = seat.last
        for chapter in chapters(events):
            if isinstance(chapter[0].what, RoundBegan) and not self.shared:
                self._show_rounds()
            news = News.of(chapter, self.words, self.names, seat.number)
            for line in news.lines:
                self.desk.tell(line)
            self.people[seat.number].notice(news)

    def _show_rounds(self) -> None:
        """A table for every round whose gold has been shared out."""
        done = rounds_done(self.table)
        if done == self._results:
            return
        observer = None if self.shared else next(iter(self.people))
        if self.shared and self._shown is not None:
            self._pause(self.words.phrase("press-enter"))
        self.hide()
        for played in rounds_played(self.table, observer)[self._results :]:
            show_round(self.page, played)
        self._results = done
        if not self.table.game.over:
            self._pause(self.words.phrase("press-enter"))

    def hide(self) -> None:
        """What follows is for everybody: with several people everything private is cleared."""
        if self.shared:
            self._shown = None
            self.desk.wipe()

    def _end(self) -> None:
        result = self.table.result
        assert result is not None
        show_game(self.page, result, len(self.seats))
        replay = typed_again("replay", self.keeper.path)
        self.desk.tell(self.words.phrase("record-replay", command=replay), QUIET, whole=True)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _person(self, seat: int) -> Person:
        handbook = Handbook(self.desk, self.words, self.table.game.ruleset.name)
        place = self.table.seat(seat)
        return Person(place, self.page, handbook, self._sayer(place), self._logged(place))

    def _sayer(self, seat: Seat) -> Callable[[Statement], TableRefusal | None]:
        def say(statement: Statement) -> TableRefusal | None:
            done = seat.say(statement, time=self.keeper.now)
            if not isinstance(done, Taken):
                return done
            self.keeper.keep()
            self._told[seat.number] = done.last
            return None

        return say

    def _logged(self, seat: Seat) -> Callable[[], Sequence[str]]:
        def log() -> Sequence[str]:
            return News.of(seat.events(), self.words, self.names, seat.number).lines[-RECENT:]

        return log

    def _seed(self, seat: int) -> int:
        """The seed of a bot: the same when the game is continued, and useless for guessing the cards."""
        digest = hashlib.sha256(f"bot {seat} of {self.table.seed}".encode()).hexdigest()
        return int(digest[:12], 16)
