"""A desk without a terminal: answers come from a list; all questions, offers and refusals are recorded."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from functools import cache
from io import StringIO

from rich.console import Console

from saboteur import Cell, Game, Move, Setup, ruleset
from saboteur.cli.playing.advising import Advising
from saboteur.cli.playing.desk import Desk, Ended
from saboteur.cli.playing.fresh import NOTHING_FRESH, Fresh
from saboteur.cli.playing.handbook import Handbook
from saboteur.cli.playing.held import Held
from saboteur.cli.playing.page import Around, Below, Page
from saboteur.cli.playing.person import Leave, Person
from saboteur.cli.playing.places import LetteredPlaces
from saboteur.engine.view import View
from saboteur.notation.drawing.large import HIGH, MARGIN, WIDE
from saboteur.notation.records.record import Chair
from saboteur.notation.statements import Statement
from saboteur.notation.values import FARTHEST
from saboteur.table.refusals import TableRefusal
from saboteur.table.table import Committed, Table
from saboteur.words import LANGUAGES, Words
from tests.laws.strategies import Plan

NAMES = ("Anna", "Борис", "Олена", "Dora", "Emil", "Їжак", "Gia", "Hugo", "Ida", "Jan", "Kai", "Lea")
EN, RU, UK = (Words(language) for language in LANGUAGES)
BOTH = (False, True)
"""In words, and drawn."""


class Scripted(Desk):
    """Types the given answers; after the last one the input has ended."""

    def __init__(self, *answers: str, drawing: bool = False, columns: int = 100, lines: int = 99) -> None:
        self.answers = list(answers)
        self.wide = columns
        self.high = lines
        self.on_terminal = self.drawing = drawing
        self.confirming = False
        self.paper = StringIO()
        self.console = Console(
            file=self.paper,
            width=columns,
            color_system=None,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=not drawing,
        )
        self.questions: list[str] = []
        self.offers: list[list[str]] = []
        self.wrongs: list[str] = []
        self.wiped = 0

    @property
    def columns(self) -> int:
        return self.wide

    @property
    def lines(self) -> int:
        return self.high

    @property
    def text(self) -> str:
        """All that was shown."""
        return self.paper.getvalue()

    def tell(self, text: str = "", style: str = "", *, whole: bool = False) -> None:
        if self.drawing:
            super().tell(text, style, whole=whole)
        else:  # the same, without the time it takes to style what has no style
            self.paper.write(f"{text}\n")

    def ask(self, question: str) -> str:
        self.questions.append(question)
        self.tell(question)
        if not self.answers:
            raise Ended
        return self.answers.pop(0).strip()

    def offer(self, answers: Sequence[str]) -> None:
        self.offers.append(list(answers))
        super().offer(answers)

    def wrong(self, text: str) -> None:
        self.wrongs.append(text)
        super().wrong(text)

    def wipe(self) -> None:
        self.wiped += 1


class Terse(Page):
    """A page that shows only what is asked, for tests that ask often."""

    def show(self, view: View, around: Around, below: Below) -> None:
        if below.places.moves or below.card:
            super().show(view, around, below)

    def show_in_words(self, view: View, around: Around, *, whole: bool = True) -> None:
        pass


class Silent(Terse):
    """A page that shows nothing, for tests that only look at the move that is made."""

    def show(self, view: View, around: Around, below: Below) -> None:
        pass

    def show_places_in_words(self, view: View, places: LetteredPlaces) -> None:
        pass


def show(page: Page, view: View, log: Sequence[str] = (), fresh: Fresh = NOTHING_FRESH) -> None:
    """The page of a turn without its question, drawn or in words."""
    around = Around(Held(view.hand), fresh, log)
    if page.desk.draws:
        page.show(view, around, Below(hand=True, lines=[""]))
    else:
        page.show_in_words(view, around)


@cache
def played(plan: Plan) -> Game:
    """The game of a plan that several tests look at; none of them moves in it."""
    return plan.played()


def table_of(game: Game, *, seed: str = "later rounds") -> Table:
    """A table in the middle of a game, a person on every chair."""
    chairs = [Chair("person", name) for name in NAMES[: game.seats]]
    printed = ruleset(game.ruleset.name, game.ruleset.options)
    if printed == game.ruleset:
        return Table(game.ruleset, game.seats, seed=seed, start=Setup.of(game), chairs=chairs)
    table = Table(printed, game.seats, seed=seed, chairs=chairs)  # a record cannot hold house rules with other cards
    table.game, table._first = (Setup.of(game).game(seed=seed) for _ in range(2))
    return table


def seated(table: Table, words: Words, desk: Scripted, *, page: type[Page] = Terse) -> Person:
    """The person who is asked, at this desk."""
    seat = table.game.actor
    assert seat is not None

    def say(statement: Statement) -> TableRefusal | None:
        done = table.say(seat, statement)
        return None if isinstance(done, Committed) else done

    names = NAMES[: table.game.seats]
    handbook = Handbook(desk, words, table.game.ruleset.name)
    place = table.seat(seat)
    advising = Advising(place)
    return Person(
        place,
        page(desk, words, names),
        handbook,
        say,
        lambda: ["the log"],
        lambda: words.advice(advising.advice(), names, seat),
    )


def typed(
    table: Table, words: Words, *answers: str, drawing: bool = False, page: type[Page] = Terse
) -> tuple[Move | None, Scripted]:
    """The move that these answers make, or `None`; and the desk afterwards."""
    desk = Scripted(*answers, drawing=drawing)
    try:
        return seated(table, words, desk, page=page).choose(), desk
    except (Ended, Leave):
        return None, desk


def anything(rng: random.Random) -> tuple[Words, bool]:
    """A language, and whether it is drawn."""
    return rng.choice((EN, RU, UK)), rng.random() < 0.5


# -- what is shown -----------------------------------------------------------------------------------------------------

_PLACE = re.compile(r"(\w{1,2}): (.+)")


def places_in_words(text: str) -> dict[str, str]:
    """Letters and their meaning, from the list shown last."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        if match := _PLACE.fullmatch(line):
            found[match[1]] = match[2]
    return found


def cells_drawn(rows: Sequence[str]) -> dict[Cell, tuple[str, ...]]:
    """A drawn mine split into its cells, of several the last; what stands beside and below it is left out."""
    found: dict[Cell, tuple[str, ...]] = {}
    columns: list[int] = []
    due, below = -1, FARTHEST  # the next row with a y, which is less than this
    for number, row in enumerate(rows):
        if heads := re.match(rf"[ ←]{{{MARGIN}}} {{0,2}}-?\d+(?: {{2,4}}-?\d+)*", row):
            columns = [int(each) for each in heads[0].replace("←", " ").split()]
            due, below = number + 2, FARTHEST
        match = re.fullmatch(r" *(-?\d+) ", row[:MARGIN])
        if number == due and match and number < len(rows) - 1 and (y := int(match[1])) < below:
            due, below = due + HIGH, y
            for place, x in enumerate(columns):
                start = MARGIN + place * WIDE
                part = rows[number - 1 : number - 1 + HIGH]
                found[Cell(x, y)] = tuple(each.ljust(MARGIN + 99 * WIDE)[start : start + WIDE] for each in part)
    return found
