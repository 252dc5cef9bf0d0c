"""The table as one person sees it: the mine, the players beside it, the hand below it; drawn or in words."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saboteur.cli.playing.desk import Desk
from saboteur.cli.playing.handbook import signs
from saboteur.cli.playing.picture import Look, card_rows, mine_rows
from saboteur.cli.playing.places import LetteredPlaces
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.unknown import UNKNOWN, Hidden
from saboteur.engine.view import View
from saboteur.notation.drawing.large import WIDE
from saboteur.words import Words

PANEL = 18
"""Columns needed to show the players beside the mine."""
SOME_GOLD = "$"
"""In the panel, where there is little room; as in the mine."""
HUNG = "  "
QUESTION = 2
"""Lines of a question with its answer."""
NEWS_A_SEAT = 2
"""The usual number of lines for what a seat has done."""
CARD = WIDE + 4
"""Columns of a card of the hand with its number; its name may make it wider."""


@dataclass(frozen=True, slots=True)
class Page:
    """Shows what one observer knows."""

    desk: Desk
    words: Words
    names: Sequence[str]

    def show(self, view: View, new: Collection[Cell] = (), log: Sequence[str] = (), *, whole: bool = True) -> None:
        """Everything before a turn; in a low window also the end of the log, because the news has scrolled away.

        In words the mine is described only if `whole` is set, because the news has told the changes.
        """
        if not self.desk.draws:
            for line in self._in_words(view, whole=whole):
                self.desk.tell(line)
            return
        hand = self._hand(view)
        below = len(self.desk.console.render_lines(hand)) + QUESTION
        self.desk.show(self._mine(view, new, log, below))
        self.desk.show(hand)

    def show_mine(self, view: View) -> None:
        """Only the mine, if it is drawn; in words it was described card by card."""
        if self.desk.draws:
            self.desk.show(Group(*mine_rows(view, Look(self.desk.columns - 1, self.desk.shades))))

    def show_places(self, view: View, places: LetteredPlaces, card: Card | None) -> None:
        """The mine with its letters; below it the card as it can be laid, with the first letter of each position."""
        names, words = self.names, self.words
        if not self.desk.draws:
            for label, move in places.moves.items():
                self.desk.tell(f"{label}: {words.move(move, names, view.observer)}")
            return
        look = Look(self.desk.columns - 1, self.desk.shades)
        self.desk.show(Group(*mine_rows(view, look, places.on)))
        if card is not None and card.tile is not None:
            self.show_positions(card, (places.first(turned=False), places.first(turned=True)))

    def show_positions(self, card: Card, labels: tuple[str, str]) -> None:
        """A card upright and turned, side by side, each with its label."""
        if not self.desk.draws:
            return
        grid = Grid.grid(padding=(0, 4, 0, 0))
        positions = [
            _card(card, label, turned=turned, shades=self.desk.shades)
            for label, turned in zip(labels, (False, True), strict=True)
            if label
        ]
        grid.add_row(*positions)
        self.desk.show(grid)

    # -- drawn ---------------------------------------------------------------------------------------------------

    def _mine(self, view: View, new: Collection[Cell], log: Sequence[str], below: int) -> RenderableType:
        """The mine, the players beside it or, without room for them, below it; so many lines come below."""
        look = Look(self.desk.columns - 1, self.desk.shades)
        rows = mine_rows(view, look, new=new)
        wide = max(row.cell_len for row in rows)
        room = self.desk.columns - 1 - wide - 2
        about, players, known = list(self._about(view)), list(self._players(view)), self._signs(view)
        if room < PANEL:
            width = self.desk.columns - 1
            # In a low window the first lines are lost, so the least important part comes first.
            return Group(_filled(known, width), *rows, _filled([*about, *players], width))
        panel = [line for each in (*about, Text(), *players) for line in self._hung(each, room)]
        low = self.desk.lines < len(rows) + below + view.seats * NEWS_A_SEAT
        told = self._end_of(log, room, len(rows) - len(panel) - 1) if low else []
        panel += [Text(), *told] if told else []
        key = _filled(known, room)
        if not low or len(panel) + 1 + len(key.split()) <= len(rows):
            panel += [Text(), key]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=wide, no_wrap=True)
        grid.add_column(max_width=room)
        grid.add_row(Text("\n", no_wrap=True).join(rows), Text("\n").join(panel))
        return grid

    def _end_of(self, log: Sequence[str], width: int, lines: int) -> list[Text]:
        """As many of the last sentences as fit into the lines."""
        told: list[Text] = []
        for sentence in reversed(log):
            more = self._hung(Text(sentence), width)
            if len(more) + len(told) > lines:
                break
            told = [*more, *told]
        return told

    def _hung(self, text: Text, width: int) -> list[Text]:
        """A text in lines of this width; all lines but the first are indented, to show where the next text begins."""
        if text.cell_len <= width:
            return [text]
        first, *others = text.wrap(self.desk.console, width - len(HUNG))
        return [first, *(Text.assemble(HUNG, line) for line in others)]

    def _about(self, view: View) -> Iterator[Text]:
        """The round, the deck and the dwarf of this person."""
        yield Text(self._round(view))
        if isinstance(view.role, str):
            yield Text(self.words.phrase("head-own-role", role=self.words.role(view.role)), style="bold")
        if view.ruleset.claims:
            yield Text(self.words.phrase("markers-left", count=view.markers))
            yield Text(self.words.phrase("keys-left", count=view.keys))

    def _players(self, view: View) -> Iterator[Text]:
        """The cards and gold of all players, and what lies in front of them."""
        for seat in range(view.seats):
            style = "bold" if seat == view.observer else ""
            mark = "▸" if seat == view.actor else " "
            line = Text(f"{mark}{self.names[seat]}", style=style)
            line.append(f" · {self._brief(view, seat, SOME_GOLD)}", style="")
            if view.mats[seat]:
                line.append(f" · {self._before(view, seat)}", style="bold red")
            yield line

    def _signs(self, view: View) -> list[Text]:
        """The legend of the drawing; markers with their owners, small letters if there are any."""
        found = [sign for sign in signs(view.ruleset.name, self.words) if not sign.startswith("@")]
        if view.ruleset.claims:
            found += [f"@{seat} {self.names[seat]}" for seat in range(view.seats)]
        opened = [lying.card for lying in view.mine if lying.opened]
        found += [f"t {self.words.phrase('bribed')}"] if any(card.troll for card in opened) else []
        found += [f"g b {self.words.phrase('opened')}"] if any(card.door for card in opened) else []
        return [Text(sign, style="dim") for sign in found]

    def _hand(self, view: View) -> RenderableType:
        """Cards side by side, as many in a row as there is room for."""
        each = max(13, CARD)
        fit = max((self.desk.columns - 1) // each, 1)
        rows: list[RenderableType] = []
        for first in range(0, len(view.hand), fit):
            grid = Grid.grid(padding=(0, 2, 0, 0))
            cards = view.hand[first : first + fit]
            for _ in cards:
                grid.add_column(width=each - 2)
            grid.add_row(
                *(_card(card, str(first + place), shades=self.desk.shades) for place, card in enumerate(cards, 1))
            )
            grid.add_row(*(Text(self._name(card), style="dim") for card in cards))
            rows.append(grid)
        return Group(*rows)

    # -- in words ------------------------------------------------------------------------------------------------

    def _in_words(self, view: View, *, whole: bool) -> Iterator[str]:
        words = self.words
        yield self._round(view)
        if isinstance(view.role, str):
            yield words.phrase("head-own-role", role=words.role(view.role))
        if view.ruleset.claims:
            yield f"{words.phrase('markers-left', count=view.markers)}; {words.phrase('keys-left', count=view.keys)}"
        for seat in range(view.seats):
            before = f"; {self._before(view, seat)}" if view.mats[seat] else ""
            yield f"{self.names[seat]}: {self._brief(view, seat)}{before}"
        if whole:
            yield from self._mine_in_words(view)
        yield f"{words.phrase('head-own-hand')}:"
        for number, card in enumerate(view.hand, 1):
            yield f"  {number}: {words.card_whole(card) if isinstance(card, Card) else words.phrase('unknown')}"

    def _mine_in_words(self, view: View) -> Iterator[str]:
        words = self.words
        yield f"{words.phrase('head-mine')}:"
        for lying in view.mine:
            marker = "" if lying.marker is None else f" ({words.phrase('legend-marker')}: {self.names[lying.marker]})"
            done = words.phrase("bribed" if lying.card.troll else "opened")
            opened = f" ({done})" if lying.opened else ""
            yield f"  {lying.cell}: {words.card_whole(lying.card, turned=lying.turned)}{opened}{marker}"
        settled = {lying.cell for lying in view.mine}
        for goal in view.goals:
            if goal.cell in settled:
                continue
            if isinstance(goal.face, Card):
                yield f"  {words.phrase('goal-seen', cell=str(goal.cell), card=words.card(goal.face))}"
            else:
                yield f"  {words.phrase('goal-hidden', cell=str(goal.cell))}"

    # -- both ----------------------------------------------------------------------------------------------------

    def _round(self, view: View) -> str:
        of = self.words.phrase("head-round", round=view.round, rounds=view.ruleset.rounds)
        return f"{of} · {self.words.phrase('head-deck')} {view.deck}"

    def _brief(self, view: View, seat: int, some_gold: str = "") -> str:
        """Cards and gold of a seat, as far as they are known; some gold in words, or by this sign."""
        colour = ""
        if view.ruleset.walkers:
            colour = f"{self.words.colour(view.ruleset.walkers[seat])} · "
        hand = self.words.phrase("hand-count", count=len(view.hands[seat]))
        gold = self.gold(view, seat, some_gold)
        return f"{colour}{hand}{f' · {gold}' if gold else ''}"

    def gold(self, view: View, seat: int, some_gold: str = "") -> str:
        """What is known of a seat's gold: its value, or only that there is some."""
        words = self.words
        if view.purses and view.purses[seat]:
            purse = view.purses[seat]
            if UNKNOWN in purse:
                return words.phrase("nugget-cards", count=len(purse))
            return words.nuggets(sum(value for value in purse if isinstance(value, int)))
        if view.coins:
            coins = view.coins[seat]
            if isinstance(coins, int):
                return words.coins(coins) if coins else ""
            return some_gold or words.phrase("gold-some")
        return ""

    def _before(self, view: View, seat: int) -> str:
        return ", ".join(self.words.lying(what).lower() for what in view.mats[seat])

    def _name(self, card: Hidden) -> str:
        return self.words.card(card) if isinstance(card, Card) else self.words.phrase("unknown")


def _filled(pieces: Sequence[Text], width: int) -> Text:
    """Pieces of text in as few lines as possible; no piece is broken."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + 2 + piece.cell_len <= width:
            lines[-1] = Text("  ").join([lines[-1], piece])
        else:
            lines.append(piece)
    return Text("\n").join(lines)


def _card(card: Hidden, label: str, *, turned: bool = False, shades: bool = False) -> Text:
    """A card with its label at the left of it."""
    rows = []
    for number, row in enumerate(card_rows(card, turned=turned, shades=shades)):
        lead = f"{label} " if number == 1 else " " * (len(label) + 1)
        rows.append(Text.assemble((lead, "bold"), row))
    return Text("\n", no_wrap=True).join(rows)
