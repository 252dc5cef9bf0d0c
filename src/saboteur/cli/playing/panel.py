"""What stands beside the mine: the round, the person's dwarf, the players; in few words where there are many."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from saboteur.cli.playing.cardart import BROKEN
from saboteur.cli.playing.fresh import LAST, RECENT, Fresh
from saboteur.cli.playing.signs import DRAWN, mark, signs
from saboteur.engine.values.cards import TOOLS
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import View
from saboteur.words import Words

HUNG: Final = "  "
SOME_GOLD: Final = "$"
"""Where there is little room; as in the mine."""
CUT: Final = "…"
"""Where there is no room for all lines."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What one observer knows of the game and its players."""

    view: View
    words: Words
    names: Sequence[str]

    def about(self, width: int) -> Iterator[Text]:
        """The round and the deck, in two lines if one is too narrow for both, and the dwarf of this person."""
        view, words = self.view, self.words
        whole, *parts = map(Text, (self.round(), *self.round_and_deck()))
        yield from [whole] if whole.cell_len <= width else parts
        if isinstance(view.role, str):
            yield Text(words.phrase("head-own-role", role=words.role(view.role)), style="bold")
        if view.ruleset.claims:
            yield Text(words.phrase("markers-left", count=view.markers))
            yield Text(words.phrase("keys-left", count=view.keys))

    def players(self) -> Iterator[Text]:
        """The cards and gold of all players, and what lies in front of them."""
        for seat in range(self.view.seats):
            line = self._named(seat)
            line.append(f" · {self.brief(seat, SOME_GOLD)}", style="")
            if self.view.mats[seat]:
                line.append(f" · {self.before(seat)}", style="bold red")
            yield line

    def players_in_few_words(self) -> Iterator[Text]:
        """The same, so that many have room; without colours of the duel, which has two players."""
        view, words = self.view, self.words
        for seat in range(view.seats):
            line = self._named(seat)
            line.append(f" {words.phrase('cards-short', count=len(view.hands[seat]))}", style="")
            if self.gold(seat):
                line.append(f" {SOME_GOLD}", style="")
            for what in view.mats[seat]:
                lying = f"{BROKEN}{words.tool(what)}" if what in TOOLS else words.lying(what)
                line.append(f" {lying.lower()}", style="bold red")
            yield line

    def marks(self, fresh: Fresh, new_cards: int) -> list[Text]:
        """What the marks of new cards mean, of those that there are."""
        there = {LAST: fresh.newest is not None, RECENT: bool(fresh.others), DRAWN: bool(new_cards)}
        return [Text(mark(sign, self.words), style="dim") for sign, seen in there.items() if seen]

    def legend(self) -> list[Text]:
        """The signs of the drawing; markers with their owners, small letters if there are any."""
        view, words = self.view, self.words
        found = [sign for sign in signs(view.ruleset.name, words) if not sign.startswith("@")]
        if view.ruleset.claims:
            found += [f"@{seat} {self.names[seat]}" for seat in range(view.seats)]
        opened = [lying.card for lying in view.mine if lying.opened]
        found += [f"t {words.phrase('bribed')}"] if any(card.troll for card in opened) else []
        found += [f"g b {words.phrase('opened')}"] if any(card.door for card in opened) else []
        return [Text(sign, style="dim") for sign in found]

    # -- one piece of it ---------------------------------------------------------------------------------------------

    def round(self) -> str:
        """The round and the deck."""
        return " · ".join(self.round_and_deck())

    def round_and_deck(self) -> tuple[str, str]:
        """Each by itself."""
        view, words = self.view, self.words
        of = words.phrase("head-round", round=view.round, rounds=view.ruleset.rounds)
        return of, f"{words.phrase('head-deck')} {view.deck}"

    def brief(self, seat: int, some_gold: str = "") -> str:
        """Cards and gold of a seat, as far as they are known; some gold in words, or by this sign."""
        view = self.view
        colour = f"{self.words.colour(view.ruleset.walkers[seat])} · " if view.ruleset.walkers else ""
        hand = self.words.phrase("hand-count", count=len(view.hands[seat]))
        gold = self.gold(seat, some_gold)
        return f"{colour}{hand}{f' · {gold}' if gold else ''}"

    def gold(self, seat: int, some_gold: str = "") -> str:
        """What is known of a seat's gold: its value, or only that there is some."""
        view, words = self.view, self.words
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

    def before(self, seat: int) -> str:
        """What lies in front of a seat."""
        return ", ".join(self.words.lying(what).lower() for what in self.view.mats[seat])

    def _named(self, seat: int) -> Text:
        mark = "▸" if seat == self.view.actor else " "
        return Text(f"{mark}{self.names[seat]}", style="bold" if seat == self.view.observer else "")


def hung(text: Text, width: int, console: Console) -> list[Text]:
    """A text in lines of this width; all lines but the first are indented, to show where the next text begins."""
    if text.cell_len <= width:
        return [text]
    first, *others = text.wrap(console, width - len(HUNG))
    return [first, *(Text.assemble(HUNG, line) for line in others)]


def filled(pieces: Sequence[Text], width: int) -> list[Text]:
    """Pieces of text in as few lines as possible; no piece is broken."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + 2 + piece.cell_len <= width:
            lines[-1] = Text("  ").join([lines[-1], piece])
        else:
            lines.append(piece)
    return lines


def side_by_side(blocks: Sequence[Sequence[Text]], width: int) -> list[Text]:
    """Blocks of lines side by side, each of this width but the last.

    >>> [line.plain for line in side_by_side([[Text("one"), Text("two")], [Text("three")]], 6)]
    ['one   three', 'two   ']
    """
    lines = []
    for number in range(max(map(len, blocks))):
        line = Text(no_wrap=True)
        for block in blocks[:-1]:
            piece = block[number] if number < len(block) else Text()
            line.append_text(piece).append(" " * (width - piece.cell_len))
        lines.append(line.append_text(blocks[-1][number]) if number < len(blocks[-1]) else line)
    return lines
