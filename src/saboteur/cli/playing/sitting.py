"""A game at one screen, from its first deal, or from where it was interrupted, to its end."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Final

from saboteur.bots.builtin import BUILT_IN
from saboteur.cli.playing import wishes
from saboteur.cli.playing.advising import Advising
from saboteur.cli.playing.desk import QUIET, Desk
from saboteur.cli.playing.handbook import Handbook
from saboteur.cli.playing.keeping import Keeper, typed_again
from saboteur.cli.playing.news import News, chapters, style_of
from saboteur.cli.playing.pace import Pace
from saboteur.cli.playing.page import Page
from saboteur.cli.playing.person import Leave, Person
from saboteur.cli.playing.results import show_game, show_round
from saboteur.cli.playing.rounds import game_played, rounds_done
from saboteur.cli.playing.typed import command_in
from saboteur.engine.values.facts import RoundBegan, RoundEnded, Scored, Toll
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.notation.statements import Statement
from saboteur.table.committed import Taken
from saboteur.table.driver import Ask, Driver, Over, Tell
from saboteur.table.log import Event, Told
from saboteur.table.refusals import TableRefusal
from saboteur.table.seat import Seat
from saboteur.table.seated import Seated
from saboteur.words import Words

RECENT: Final = 30
"""Number of events told to somebody who continues a game, and of lines that `log` shows."""

SUMMED_UP: Final = (RoundEnded, Scored, Toll)
"""Facts of the end of a round that its screen tells; a theft also stands in the news, so that it stands out."""
TALL: Final = 40
"""In a window with fewer lines the first page of a round would push out what was told before."""


class Sitting:
    """People at one keyboard, and bots. With several people, each is shown something only when the others look away."""

    def __init__(self, desk: Desk, words: Words, keeper: Keeper, pace: float = 0.0) -> None:
        """After each move of a bot there is a pause of `pace` seconds, if a person is told of it at once."""
        self.desk = desk
        self._pace: Final = Pace(pace)
        self._bot_moved = False
        self.words = words
        self.keeper = keeper
        self.table = keeper.table
        self.seats = [wishes.Sitter.of(chair) for chair in self.table.chairs]
        self.names = [who.name or words.seat(seat) for seat, who in enumerate(self.seats)]
        self.page = Page(desk, words, self.names)
        self._handbook: Final = Handbook(desk, words, self.table.game.ruleset)
        self.people = {seat: self._person(seat) for seat, who in enumerate(self.seats) if not who.bot}
        self.shared = len(self.people) > 1
        self.bots: dict[int, Seated] = {}
        # People who continue a game are told the last events, bots are told all of them.
        self._told = dict.fromkeys(self.people, max(self.table.number - RECENT, 0))
        self._results = 0
        self._shown: int | None = None  # who looks at the screen
        self._looked = False  # anybody yet
        self._met: set[int] = set()  # who was told who they are
        self._joined = self.table.number  # what happened later, happened here

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
            self._bot_moved = True
            return
        self._pace.asked()
        self._cover(seat.number)
        self._tell_news(seat)
        if seat.number not in self._met:  # a game that goes on
            self._met.add(seat.number)
            self.desk.tell(self.words.opening(seat.view.ruleset, seat.view.role, self.names, seat.number), "bold")
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
            self._go_on()
        if self._looked:  # before that there is nothing to hide; where the game is saved stays readable
            self.hide()
        self._pause(self.words.phrase("pass-to", name=self.names[seat]))
        self._shown, self._looked = seat, True

    def _pause(self, until: str) -> None:
        """Waits for Enter; the person may also leave here, or ask for help first."""
        while self._handbook.answer(text := self.desk.ask(until)):
            pass
        if command_in(text, self.words, ("quit",)):
            raise Leave

    # -- what is told ------------------------------------------------------------------------------------------------

    def _tell(self, seat: Seat, told: Sequence[Told]) -> None:
        """A bot is told what happened; so is the only person, who need not wait for their turn."""
        if bot := self.bots.get(seat.number):
            bot.tell(told)
        elif not self.shared:
            told_something = self._tell_news(seat)
            if self._bot_moved and told_something:
                self._pace.wait()
            self._bot_moved = False

    def _tell_news(self, seat: Seat) -> bool:
        """Tells a person what they have not read yet, if anything; alone, how a round ended before the next begins."""
        events = seat.events(since=self._told[seat.number])
        self._told[seat.number] = seat.last
        told = False
        for chapter in chapters(events):
            if isinstance(began := chapter[0].what, RoundBegan):
                if not self.shared:
                    self._show_rounds()
                self._open_round(seat, began)
                if chapter[0].number > self._joined and self.desk.draws and self.desk.lines < TALL:
                    self._go_on()
                chapter = chapter[1:]
            told_here = [event for event in chapter if not self._is_summed_up(event)]
            news = News.of(told_here, self.words, self.names, seat.number)
            for line in news.lines:
                self.desk.tell(line, style_of(line))
            told = told or bool(news.lines)
        return told

    def _is_summed_up(self, event: Event) -> bool:
        """Whether the screen that follows begins with it: how a round ended that was played here."""
        return event.number > self._joined and isinstance(event.what, SUMMED_UP)

    def _open_round(self, seat: Seat, began: RoundBegan) -> None:
        """Who the person is, what they want, and what they can do first."""
        words, ruleset, you = self.words, self.table.game.ruleset, seat.number
        role = began.roles[you] if began.roles else UNKNOWN
        self._met.add(you)
        self.desk.tell()
        self.desk.tell(words.phrase("head-round", round=began.round, rounds=ruleset.rounds), "bold")
        self.desk.tell(words.opening(ruleset, role, self.names, you), "bold")
        self.desk.tell(words.begins(began.first, self.names, you))

    def _show_rounds(self) -> None:
        """A screen for every round whose gold has been shared out."""
        done = rounds_done(self.table)
        if done == self._results:
            return
        observer = None if self.shared else next(iter(self.people))
        if self.shared and self._shown is not None:
            self._go_on()
        self.hide()
        game = game_played(self.table, observer)
        for played in game.rounds[self._results :]:
            show_round(self.page, game, played, self._go_on)
        self._results = done
        if not self.table.game.over or self.desk.draws:
            self._go_on()

    def _go_on(self) -> None:
        self._pause(self.words.phrase("press-enter"))

    def hide(self) -> None:
        """What follows is for everybody: with several people everything private is cleared."""
        if self.shared:
            self._shown = None
            self.desk.wipe()

    def _end(self) -> None:
        you = None if self.shared else next(iter(self.people))
        if self.table.game.over:
            show_game(self.page, game_played(self.table, you), you, self._go_on)
        replay = typed_again("replay", self.keeper.path)
        self.desk.tell(self.words.phrase("record-replay", command=replay), QUIET, whole=True)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _person(self, seat: int) -> Person:
        place = self.table.seat(seat)
        return Person(place, self.page, self._handbook, self._sayer(place), self._logged(place), self._advised(place))

    def _advised(self, seat: Seat) -> Callable[[], str]:
        advising = Advising(seat)
        return lambda: self.words.advice(advising.advice(), self.names, seat.number)

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
        told, last = News(), 0

        def log() -> Sequence[str]:
            nonlocal last
            told.lines += News.of(seat.events(since=last), self.words, self.names, seat.number).lines
            last = seat.last
            return told.lines[-RECENT:]

        return log

    def _seed(self, seat: int) -> int:
        """The seed of a bot: the same when the game is continued, and useless for guessing the cards."""
        digest = hashlib.sha256(f"bot {seat} of {self.table.seed}".encode()).hexdigest()
        return int(digest[:12], 16)
