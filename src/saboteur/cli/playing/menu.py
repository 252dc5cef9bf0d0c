"""Before the game: one screen of settings, each with a number; Enter begins."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from saboteur.bots.builtin import BUILT_IN, THINKING
from saboteur.bots.thinking.level import INTERPRETED
from saboteur.cli.playing.desk import Desk
from saboteur.cli.playing.handbook import Handbook
from saboteur.cli.playing.pace import PACE
from saboteur.cli.playing.typed import HELP, command_in, number_in, word_for
from saboteur.cli.playing.wishes import LONGEST_NAME, Sitter, Wishes
from saboteur.notation.records.record import Chair
from saboteur.rulesets import GAMES, OPTIONS, Option
from saboteur.words import LANGUAGES, Phrase, Words

PACES: Final = (0.0, 0.3, PACE, 1.5, 3.0)


class Menu:
    """Asks what to play."""

    def __init__(self, desk: Desk, wishes: Wishes) -> None:
        self.desk = desk
        self.wishes = wishes
        self._changing: int | None = None  # the line of the menu

    @property
    def words(self) -> Words:
        """The words of the language chosen so far."""
        return Words(self.wishes.language)

    def ask(self, left: Path | None) -> Wishes | Path | None:
        """What to play: a new game or the unfinished one; `None` to leave."""
        while True:
            words = self.words
            entries: list[tuple[str, str, Callable[[], None]]] = [
                (words.phrase("menu-game"), words.game(self.wishes.game), self._game),
                (words.phrase("menu-options"), self._options_text(), self._options),
                (words.phrase("menu-players"), self._seats_text(), self._players),
                (words.phrase("menu-names"), ", ".join(seat.name for seat in self.wishes.seats), self._names),
                (words.phrase("menu-bots"), self._bots_text(), self._bots),
                (words.phrase("menu-language"), LANGUAGES[self.wishes.language], self._language),
                (words.phrase("menu-pace"), self._pace_text(self.wishes.pace), self._pace),
            ]
            self.desk.tell()
            self.desk.tell(words.phrase("menu-title"), "bold")
            answers = [f"{title}: {value}" for title, value, _ in entries]
            self.desk.offer(answers if left is None else [*answers, words.phrase("menu-resume")])
            text = self.desk.ask(" · ".join([words.phrase("menu-hint"), word_for("quit", words), HELP]))
            if not text:
                return self.wishes
            if text.startswith(HELP):
                self._help(text)
                continue
            most = len(entries) + (left is not None)
            chosen = number_in(text, most)
            if chosen == len(entries):
                return left
            if chosen is not None:
                self._changing = chosen
                entries[chosen][2]()
                self._changing = None
            elif command_in(text, words, ("quit",)):
                return None
            else:
                self.desk.wrong(words.phrase("wrong-number", least=1, most=most))

    # -- each wish -------------------------------------------------------------------------------------------------

    def _game(self) -> None:
        words = self.words
        games = list(GAMES)
        answers = [f"{words.game(game)}: {words.about_game(game)}" for game in games]
        if (number := self._number(words.phrase("ask-game"), answers)) is not None:
            self.wishes = self.wishes.with_game(games[number])

    def _options(self) -> None:
        words, game = self.words, self.wishes.game
        options = list(OPTIONS[game].values())
        answers = [
            f"{words.option(option.name)}: {self._named(option.name, self._value(option))} · "
            f"{words.about_option(option.name)}"
            for option in options
        ]
        number = self._number(words.phrase("ask-option"), answers)
        if number is None:
            return
        option = options[number]
        name, values = option.name, option.choices(len(self.wishes.seats))
        if option.kind == "number":  # a numbered list of numbers would be confusing
            asked = f"{words.option(name)} ({option.least}–{option.most})"
            counted = self._between(asked, option.least, option.most)
            self.wishes = self.wishes if counted is None else self.wishes.with_option(name, counted)
        elif (chosen := self._number(words.option(name), [self._named(name, value) for value in values])) is not None:
            self.wishes = self.wishes.with_option(name, values[chosen])

    def _players(self) -> None:
        words, seats = self.words, GAMES[self.wishes.game].seats
        count = self._between(words.phrase("ask-players", least=seats[0], most=seats[-1]), seats[0], seats[-1])
        if count is None:
            return
        people = 1
        if count > 1:
            asked = self._between(words.phrase("ask-people", least=1, most=count), 1, count)
            people = self.wishes.people if asked is None else asked
        self.wishes = self.wishes.with_seats(count, people)

    def _names(self) -> None:
        for number, seat in enumerate(self.wishes.seats):
            name = self._name(number, seat.name)
            self.wishes = self.wishes.with_seat(number, replace(seat, name=name))

    def _name(self, number: int, now: str) -> str:
        """A name that nobody else has; Enter keeps the present one."""
        words = self.words
        others = {seat.name.casefold() for place, seat in enumerate(self.wishes.seats) if place != number}
        while True:
            name = self.desk.ask(f"{words.phrase('ask-name', number=number + 1)} [{now}]")
            if not name:
                return now
            if name.casefold() in others:
                self.desk.wrong(words.phrase("wrong-name-taken", name=name))
            elif len(name) > LONGEST_NAME:
                self.desk.wrong(words.phrase("wrong-name-long", most=LONGEST_NAME))
            elif not _is_name(name):
                self.desk.wrong(words.phrase("wrong-name"))
            else:
                return name

    def _bots(self) -> None:
        words = self.words
        if INTERPRETED:
            self.desk.tell(words.phrase("bots-interpreted"))
        for number, seat in enumerate(self.wishes.seats):
            if seat.bot:
                kinds = list(BUILT_IN)
                chosen = self._number(words.phrase("ask-bot", name=seat.name), [_about(kind, words) for kind in kinds])
                if chosen is not None:
                    bot = self._tempered(seat.name, kinds[chosen])
                    self.wishes = self.wishes.with_seat(number, Sitter(seat.name, bot))

    def _tempered(self, name: str, kind: str) -> str:
        """A bot with the temperament that is chosen for it; only those that search have one."""
        if kind not in THINKING:
            return kind
        offers: list[Phrase] = ["temper-any", *TEMPER.values()]
        chosen = self._number(self.words.phrase("ask-temper", name=name), [self.words.phrase(each) for each in offers])
        return f"{kind}:{list(TEMPER)[chosen - 1]}" if chosen else kind

    def _language(self) -> None:
        codes = list(LANGUAGES)
        if (number := self._number(self.words.phrase("ask-language"), list(LANGUAGES.values()))) is not None:
            self.wishes = self.wishes.with_language(codes[number])

    def _pace(self) -> None:
        words = self.words
        number = self._number(words.phrase("ask-pace"), [self._pace_text(pace) for pace in PACES])
        if number is not None:
            self.wishes = replace(self.wishes, pace=PACES[number])

    # -- what is shown and asked -------------------------------------------------------------------------------------

    def _value(self, option: Option) -> object:
        return self.wishes.options.get(option.name, option.default)

    def _named(self, name: str, value: object) -> str:
        """A value of an option; a seat by who sits there."""
        if name == "first":
            return self.words.phrase("anybody") if value is None else self.wishes.seats[int(str(value))].name
        return self.words.value(name, value)

    def _options_text(self) -> str:
        chosen = [
            f"{self.words.option(name)}: {self._named(name, value)}" for name, value in self.wishes.options.items()
        ]
        return ", ".join(chosen) or self.words.phrase("as-printed")

    def _seats_text(self) -> str:
        seats, people = len(self.wishes.seats), self.wishes.people
        told = [self.words.phrase("people-count", count=people)]
        if seats > people:
            told.append(self.words.phrase("bots-count", count=seats - people))
        return ", ".join(told)

    def _bots_text(self) -> str:
        kinds = dict.fromkeys(seat.bot for seat in self.wishes.seats if seat.bot)
        return ", ".join(self.words.bots(kind) for kind in kinds) or "–"

    def _help(self, text: str) -> None:
        Handbook(self.desk, self.words, self.wishes.game).explain_menu(text.removeprefix(HELP).strip(), self._changing)

    def _pace_text(self, pace: float) -> str:
        words = self.words
        seconds = f"{pace:g}".replace(".", words.phrase("decimal-point"))
        return words.phrase("pace-seconds", seconds=seconds) if pace else words.phrase("pace-none")

    def _number(self, question: str, answers: Sequence[str]) -> int | None:
        """One of several values by its number; Enter changes nothing."""
        self.desk.offer(answers)
        number = self._between(question, 1, len(answers))
        return None if number is None else number - 1

    def _between(self, question: str, least: int, most: int) -> int | None:
        """A number; Enter changes nothing."""
        words = self.words
        while text := self.desk.ask(f"{question} [{words.phrase('enter-keep')}]"):
            if text.startswith(HELP):
                self._help(text)
                continue
            number = 0 if text == "0" else 1 + index if (index := number_in(text, most)) is not None else None
            if number is not None and number >= least:
                return number
            self.desk.wrong(words.phrase("wrong-number", least=least, most=most))
        return None


ABOUT: Final[dict[str, Phrase]] = {
    "easy": "bot-easy",
    "normal": "bot-normal",
    "hard": "bot-hard",
    "plain": "bot-plain",
    "random": "bot-random",
}
"""What each bot is like."""
TEMPER: Final[dict[str, Phrase]] = {
    "steady": "temper-steady",
    "trusting": "temper-trusting",
    "vengeful": "temper-vengeful",
    "cautious": "temper-cautious",
    "loud": "temper-loud",
    "sly": "temper-sly",
}
"""And its temperament."""


def _about(bot: str, words: Words) -> str:
    return words.phrase(ABOUT[bot])


def _is_name(name: str) -> bool:
    """Whether a record can hold this name, and it is not the name of a bot."""
    try:
        return Sitter.of(Chair("person", name)).name == name and not set(name) & set("()[]")
    except ValueError:
        return False
