"""`?`: help about everything that is printed: cards, dwarves, tools, rules, refusals, commands, options."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from saboteur.cli.playing.desk import Desk
from saboteur.cli.playing.signs import MARKS, mark, meaning, signs
from saboteur.cli.playing.typed import COMMANDS, HELP, Command, command_in, number_in, printed, word_for
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import Card
from saboteur.words import Words
from saboteur.words.index import Index

MOST_LISTED: Final = 9
"""How many things that match are listed."""
NEXT: Final = "\n"
EXPLAINED: Final[tuple[Command, ...]] = ("discard", "clear", "bribe", "hint", "say", "log", "table", "quit")
"""Commands that are explained to a person who asks for help in general; the others are only named."""
MENU: Final = tuple(f"menu-{line}" for line in "game options players names bots language pace".split())
"""Its lines in their order; the last one, a game to go on with, is not always there."""
RESUME: Final = "menu-resume"


class Handbook:
    """Help for one game, with its options if it is given as a ruleset."""

    def __init__(self, desk: Desk, words: Words, game: Ruleset | str) -> None:
        self.desk = desk
        self.words = words
        self.game = game

    @cached_property
    def index(self) -> Index:
        """What can be asked about."""
        return self.words.index(self.game)

    def commands(self) -> list[Command]:
        """Those that mean something in this game."""
        return [command for command in COMMANDS if f"command-{command}" in self.index.entries]

    def answer(self, text: str, hand: Sequence[object] = ()) -> bool:
        """Whether a typed text asks for help; then it has been given."""
        if text.startswith(HELP):
            about = text.removeprefix(HELP).strip()
        elif found := command_in(text, self.words, ("help",)):
            about = found[1]
        else:
            return False
        self.explain(about, hand)
        if not about:
            commands = " · ".join(word_for(command, self.words) for command in self.commands())
            self._tell(self.words.phrase("all-commands", commands=commands))
        return True

    def explain(self, about: str, hand: Sequence[object] = ()) -> None:
        """Shows help for a card of the hand by its number, or for words; without any, what can be asked."""
        held = number_in(about, len(hand))
        card = None if held is None else hand[held]
        if not about:
            self._overview()
        elif isinstance(card, Card):
            self._tell(self.words.card_whole(card), "bold")
            self._tell(str(self.words.help(card, self.game)).partition(NEXT)[2])
        else:
            self._find(about)

    def explain_menu(self, about: str, line: int | None = None) -> None:
        """Shows help for the menu, or for the line of it that is being changed: all of it, a number of it, or words."""
        answers = (*MENU, RESUME) if line is None else self._answers(MENU[line])
        number = number_in(about, len(answers))
        if number is not None:
            self._explain(self.index, answers[number])
        elif about:
            self._find(about)
        elif line is not None:
            self._explain(self.index, MENU[line])
        else:
            for number, entry in enumerate(MENU, 1):
                self._line(entry, f"{number} {self.index.title(entry)}")
            self._tell(self.words.phrase("help-menu"))

    def _answers(self, line: str) -> tuple[str, ...]:
        """The entries of what a line of the menu offers, in the same order."""
        begins = {"menu-game": "game-", "menu-options": "option-"}.get(line)
        return tuple(entry for entry in self.index.entries if begins and entry.startswith(begins))

    def _find(self, about: str) -> None:
        """Explains what is meant; lists what may be meant."""
        words, shown = self.words, printed(about)
        index, found = words.find(meaning(about, self.game, words), self.game)
        if index.ruleset.name != self.index.ruleset.name:
            self._tell(words.phrase("found-elsewhere", game=words.game(index.ruleset.name)))
        match found.how, found.ids:
            case "nothing", _:
                self.desk.wrong(words.phrase("wrong-topic", text=shown))
            case "near", ids:
                self.desk.wrong(words.phrase("found-near", text=shown, titles=_titles(index, ids)))
            case _, (entry,):
                self._explain(index, entry)
            case "exact", (entry, *others):
                self._explain(index, entry)
                self._tell(words.phrase("found-also", titles=_titles(index, others)))
            case _, ids:
                self._tell(words.phrase("found-several", text=shown))
                for entry in ids[:MOST_LISTED]:
                    self._tell(f"  {index.title(entry)}")
                if len(ids) > MOST_LISTED:
                    self._tell(f"  {words.phrase('found-more', count=len(ids) - MOST_LISTED)}")
                self._tell(words.phrase("found-how", name=index.title(ids[0])))

    def _explain(self, index: Index, entry: str) -> None:
        self._tell(index.title(entry), "bold")
        self._tell(index.text(entry))

    def _overview(self) -> None:
        """The commands, how to ask, the topics, the signs of the drawing."""
        words, index = self.words, self.index
        self._tell(words.phrase("help-commands"))
        for command in EXPLAINED:
            if f"command-{command}" in index.entries:
                self._line(f"command-{command}", word_for(command, words))
        self._tell(words.phrase("help-hint"))
        self._tell(" · ".join(index.topics().values()))
        if self.desk.draws:
            self._tell("  ".join([*signs(self.game, words), *(mark(sign, words) for sign in MARKS)]))

    def _line(self, entry: str, name: str) -> None:
        """A thing in a line: what it is called, and the first that is said about it."""
        self._tell(f"  {name} — {self.index.text(entry).partition(NEXT)[0]}")

    def _tell(self, text: str, style: str = "") -> None:
        self.desk.tell(text, style)


def _titles(index: Index, ids: Sequence[str]) -> str:
    return " · ".join(map(index.title, ids[:MOST_LISTED]))
