"""The table as one person sees it: the mine, the players beside it, the hand below it; drawn or in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import Group
from rich.text import Text

from saboteur.cli.playing.desk import MANY, Desk
from saboteur.cli.playing.frame import Frame
from saboteur.cli.playing.fresh import NOTHING_FRESH, Fresh
from saboteur.cli.playing.held import Held
from saboteur.cli.playing.news import style_of
from saboteur.cli.playing.panel import CUT, Panel, filled, hung, side_by_side
from saboteur.cli.playing.picture import LETTER, Look, card_rows, mine_frame, mine_rows
from saboteur.cli.playing.places import LetteredPlaces
from saboteur.cli.playing.signs import DRAWN, HIT
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.unknown import Hidden
from saboteur.engine.view import View
from saboteur.notation.drawing.large import HIGH, MARGIN, WIDE
from saboteur.words import Words

PANEL: Final = 18
"""Columns needed to show the players beside the mine."""
NARROWEST_MINE: Final = 7
"""Columns of the mine beside which players may stand."""
LOWEST_MINE: Final = 2 * HIGH + 1
"""Lines of the mine that are shown in the lowest window."""
PROMPT: Final = 1
"""The line in which the answer is typed."""
NEWS_A_SEAT: Final = 2
"""The usual number of lines for what a seat has done."""
CARD: Final = 13
"""Columns of a card of the hand with its number; its name is wider."""
GAP: Final = 2


@dataclass(frozen=True, slots=True)
class Around:
    """What a person sees besides the view: their hand in its order, what is new, and what was told."""

    held: Held
    fresh: Fresh = NOTHING_FRESH
    log: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Below:
    """What stands between the mine and a question."""

    hand: bool = False
    places: LetteredPlaces = field(default_factory=LetteredPlaces)
    """Letters in the mine."""
    card: Card | None = None
    """Shown as it can be laid."""
    labels: tuple[str, str] = ("", "")
    """Of the card upright and turned."""
    answers: Sequence[str] = ()
    lines: Sequence[str] = ()
    """The question, and what is told above it."""


@dataclass(frozen=True, slots=True)
class Page:
    """Shows what one observer knows."""

    desk: Desk
    words: Words
    names: Sequence[str]

    def show(self, view: View, around: Around, below: Below) -> None:
        """As much of the table as has room in the window above a question, the dwarf and the newest card always."""
        console, columns = self.desk.console, self.desk.columns
        parts: list[Text] = []
        if below.hand:
            parts += self._hand(around.held)
        if below.card is not None and any(below.labels):
            parts += self._positions(below.card, below.labels)
        used = len(parts) + sum(len(Text(line).wrap(console, columns)) for line in below.lines) + PROMPT
        if below.answers:
            used += len(console.render_lines(self.desk.offered(below.answers)))
            if len(below.answers) > MANY and self.desk.lines - used < LOWEST_MINE:  # the list is what matters
                self.desk.show_lines(filled(list(Panel(view, self.words, self.names).about(columns - 1)), columns - 1))
                return
        look = Look(columns - 1, self.desk.shades, max(self.desk.lines - used, LOWEST_MINE))
        mine, frame, told = self._mine(view, around, below.places, look, used)
        missed = self._missed(around.log, told) if below.hand else []
        outside = self._outside(below.places, frame)
        if missed or outside:
            lines = max(look.lines - len(missed) - len(outside), LOWEST_MINE)
            look, used = Look(look.columns, look.shades, lines), used + len(missed)
            mine, frame, _ = self._mine(view, around, below.places, look, used)
            parts = [*missed, *self._outside(below.places, frame), *parts]
        self.desk.show_lines([*mine, *parts])

    def show_whole(self, view: View, around: Around) -> None:
        """Everything, in a window that may be too small for it."""
        if not self.desk.draws:
            self.show_in_words(view, around)
            return
        panel, columns = Panel(view, self.words, self.names), self.desk.columns - 1
        rows = mine_rows(view, Look(columns, self.desk.shades), fresh=around.fresh)
        known = [*panel.legend(), *panel.marks(around.fresh, around.held.new)]
        about = filled([*panel.about(columns), *panel.players()], columns)
        self.desk.show(Group(*filled(known, columns), *rows, *about, *self._hand(around.held)))

    def show_hand(self, around: Around) -> None:
        """Only the cards of the person."""
        if self.desk.draws:
            self.desk.show_lines(self._hand(around.held))
        else:
            for line in self._hand_in_words(around.held):
                self.desk.tell(line)

    def gold(self, view: View, seat: int) -> str:
        """What is known of a seat's gold: its value, or only that there is some."""
        return Panel(view, self.words, self.names).gold(seat)

    # -- drawn ---------------------------------------------------------------------------------------------------

    def _mine(
        self, view: View, around: Around, places: LetteredPlaces, look: Look, below: int
    ) -> tuple[list[Text], Frame, int]:
        """The mine, the players beside it or, without room for them, below it; `below`: how many lines follow.

        With the number of sentences of the log that can be read in the window.
        """
        panel = Panel(view, self.words, self.names)
        most = (look.columns - GAP - PANEL - MARGIN) // WIDE
        if most < NARROWEST_MINE:
            return self._stacked(panel, around, places, look, below)
        fewer = range(most, NARROWEST_MINE - 1, -1)
        for cells, few in [(most, False), *((cells, True) for cells in fewer)]:
            beside = Look(MARGIN + cells * WIDE, look.shades, look.lines)
            frame = mine_frame(view, beside, places.on, around.fresh)
            room = look.columns - GAP - MARGIN - len(frame.columns) * WIDE
            lines = self._players(panel, room, few=few)
            if len(lines) <= look.lines:
                break
        if len(lines) > look.lines:
            lines = [*lines[: look.lines - 1], Text(CUT)]
        rows = mine_rows(view, beside, places.on, around.fresh)
        low = self._is_low(view, len(rows) + below)
        marks = filled(panel.marks(around.fresh, around.held.new), room)
        if len(lines) + len(marks) <= look.lines:
            lines += marks
        high = max(len(rows), len(lines))
        # In a low window the news has scrolled away, so its end is told again here.
        count, told = self._end_of(around.log, room, high - len(lines) - 1) if low else (len(around.log), [])
        lines += [Text(), *told] if told else []
        key = filled(panel.legend(), room)
        if len(lines) + 1 + len(key) <= (high if low else look.lines):
            lines += [Text(), *key]
        return side_by_side([rows, lines], max(row.cell_len for row in rows) + GAP), frame, count

    def _is_low(self, view: View, page: int) -> bool:
        """Whether a page of this number of lines pushes out what was told before it."""
        return self.desk.lines < page + view.seats * NEWS_A_SEAT

    def _players(self, panel: Panel, room: int, *, few: bool) -> list[Text]:
        """The round, the dwarf and the players in lines of this width."""
        about = [line for each in panel.about(room) for line in hung(each, room, self.desk.console)]
        if few:
            pieces = filled(list(panel.players_in_few_words()), room)
            return [*about, *(line for each in pieces for line in hung(each, room, self.desk.console))]
        players = (line for each in panel.players() for line in hung(each, room, self.desk.console))
        return [*about, *players]

    def _stacked(
        self, panel: Panel, around: Around, places: LetteredPlaces, look: Look, below: int
    ) -> tuple[list[Text], Frame, int]:
        """In a narrow window: the players below the mine; the signs, which one learns, above it if there is room."""
        for players in (panel.players(), panel.players_in_few_words()):
            pieces = filled([*panel.about(look.columns), *players], look.columns)
            about = [line for each in pieces for line in hung(each, look.columns, self.desk.console)]
            if len(about) <= look.lines - LOWEST_MINE:
                break
        known = filled([*panel.marks(around.fresh, around.held.new), *panel.legend()], look.columns)
        room = max(look.lines - len(about), LOWEST_MINE)
        look = Look(look.columns, look.shades, room)
        rows = mine_rows(panel.view, look, places.on, around.fresh)
        above = known if len(rows) + len(known) <= room else []
        shown = [*above, *rows, *about]
        told = 0 if self._is_low(panel.view, len(shown) + below) else len(around.log)
        return shown, mine_frame(panel.view, look, places.on, around.fresh), told

    def _outside(self, places: LetteredPlaces, frame: Frame) -> list[Text]:
        """Letters of places that are not in the part of the mine that is drawn, if there are any."""
        hidden = [_named(cell, labels) for cell, labels in places.on.items() if cell not in frame]
        if not hidden:
            return []
        before, _, after = self.words.phrase("places-outside", places="|").partition("|")
        told = Text.assemble(before, Text(", ").join(hidden), after)
        return list(told.wrap(self.desk.console, self.desk.columns - 1))

    def _missed(self, log: Sequence[str], told: int) -> list[Text]:
        """What has hit the person since their last card, and what happened last, if neither can be read elsewhere."""
        drew = max((number for number, line in enumerate(log) if line.startswith(DRAWN)), default=-1)
        since = range(drew + 1, len(log))
        hits = [number for number in since if log[number].startswith(HIT)][-1:]
        last = [*since][-1:] if not told else []
        missing = sorted({number for number in (*hits, *last) if number < len(log) - told})
        texts = [Text(log[number], style=style_of(log[number])) for number in missing]
        return [line for text in texts for line in hung(text, self.desk.columns - 1, self.desk.console)]

    def _end_of(self, log: Sequence[str], width: int, lines: int) -> tuple[int, list[Text]]:
        """As many of the last sentences as fit into the lines, and how many these are."""
        told: list[Text] = []
        for count, sentence in enumerate(reversed(log)):
            more = hung(Text(sentence), width, self.desk.console)
            if len(more) + len(told) > lines:
                return count, told
            told = [*more, *told]
        return len(log), told

    def _positions(self, card: Card, labels: tuple[str, str]) -> list[Text]:
        """A card upright and turned, side by side, each with its label."""
        positions = [
            _card(card, f"{label} ", turned=turned, shades=self.desk.shades)
            for label, turned in zip(labels, (False, True), strict=True)
            if label
        ]
        return side_by_side(positions, positions[0][0].cell_len + 2 * GAP)

    def _hand(self, held: Held) -> list[Text]:
        """Cards side by side, as many in a row as there is room for, each above its name."""
        fit = max((self.desk.columns - 1) // CARD, 1)
        lines: list[Text] = []
        for first in range(0, len(held.cards), fit):
            cards = []
            for number, card in enumerate(held.cards[first : first + fit], first):
                label = f"{number + 1}{DRAWN if held.is_new(number) else ' '}"
                name = Text(self._name(card), style="dim").wrap(self.desk.console, CARD - GAP)
                cards.append([*_card(card, label, shades=self.desk.shades), *name])
            lines += side_by_side(cards, CARD)
        return lines

    # -- in words ------------------------------------------------------------------------------------------------

    def show_in_words(self, view: View, around: Around, *, whole: bool = True) -> None:
        """Everything in sentences; the mine only if `whole` is set, because the news has told the changes."""
        for line in self._in_words(view, around, whole=whole):
            self.desk.tell(line)

    def show_places_in_words(self, view: View, places: LetteredPlaces) -> None:
        """Every move with its letter."""
        for label, move in places.moves.items():
            self.desk.tell(f"{label}: {self.words.move(move, self.names, view.observer)}")

    def _in_words(self, view: View, around: Around, *, whole: bool) -> Iterator[str]:
        words, panel = self.words, Panel(view, self.words, self.names)
        yield panel.round()
        if isinstance(view.role, str):
            yield words.phrase("head-own-role", role=words.role(view.role))
        if view.ruleset.claims:
            yield f"{words.phrase('markers-left', count=view.markers)}; {words.phrase('keys-left', count=view.keys)}"
        for seat in range(view.seats):
            before = f"; {panel.before(seat)}" if view.mats[seat] else ""
            yield f"{self.names[seat]}: {panel.brief(seat)}{before}"
        if whole:
            yield from self._mine_in_words(view, around.fresh)
        yield from self._hand_in_words(around.held)

    def _hand_in_words(self, held: Held) -> Iterator[str]:
        words = self.words
        yield f"{words.phrase('head-own-hand')}:"
        for number, card in enumerate(held.cards):
            new = f" ({words.phrase('drawn-new')})" if held.is_new(number) else ""
            name = words.card_whole(card) if isinstance(card, Card) else words.phrase("unknown")
            yield f"  {number + 1}: {name}{new}"

    def _mine_in_words(self, view: View, fresh: Fresh) -> Iterator[str]:
        words = self.words
        yield f"{words.phrase('head-mine')}:"
        for lying in view.mine:
            marker = "" if lying.marker is None else f" ({words.phrase('legend-marker')}: {self.names[lying.marker]})"
            done = words.phrase("bribed" if lying.card.troll else "opened")
            opened = f" ({done})" if lying.opened else ""
            newest = f" ({words.phrase('legend-newest')})" if lying.cell == fresh.newest else ""
            yield f"  {lying.cell}: {words.card_whole(lying.card, turned=lying.turned)}{opened}{marker}{newest}"
        settled = {lying.cell for lying in view.mine}
        for goal in view.goals:
            if goal.cell in settled:
                continue
            if isinstance(goal.face, Card):
                yield f"  {words.phrase('goal-seen', cell=str(goal.cell), card=words.card(goal.face))}"
            else:
                yield f"  {words.phrase('goal-hidden', cell=str(goal.cell))}"

    def _name(self, card: Hidden) -> str:
        return self.words.card(card) if isinstance(card, Card) else self.words.phrase("unknown")


def _named(cell: Cell, labels: Sequence[str]) -> Text:
    """Letters and the cell they stand for."""
    letters = Text(" ").join(Text(label, style=LETTER) for label in labels)
    return Text.assemble(letters, f" {cell}")


def _card(card: Hidden, label: str, *, turned: bool = False, shades: bool = False) -> list[Text]:
    """A card with its label at the left of it."""
    rows = card_rows(card, turned=turned, shades=shades)
    return [Text.assemble((label if number == 1 else " " * len(label), "bold"), row) for number, row in enumerate(rows)]
