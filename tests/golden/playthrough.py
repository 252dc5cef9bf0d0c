"""Golden playthroughs: whole seeded games as text, every deal, move and fact, and how many moves were legal.

    base edition=classic rounds=1, 3 players, seed golden
    deal round 1
      deck base_ns base_ew …
    0 turn 26: lay base_ew 1,0
      laid seat=0 card=base_ew cell=1,0 turned=no

A move's line says who was asked for what and among how many moves it was chosen.
"""

from __future__ import annotations

import random
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from saboteur import Card, Deal, Fact, Game, Move, SeededDealer, parse_move, ruleset
from saboteur.engine.moves import unpacked_move
from saboteur.engine.values.roles import ROLES
from saboteur.notation.facts import fact_text
from saboteur.rulesets import EDITIONS, GAMES
from tests.laws.strategies import digging, listed

FILES = Path(__file__).parent
Options = tuple[tuple[str, object], ...]


@dataclass(frozen=True)
class Title:
    """Which game is played."""

    game: str
    players: int
    options: Options
    seed: str
    eager: int
    """The number of turns in ten that dig towards the goals; used only to write the file."""

    def __str__(self) -> str:
        words = [self.game, *(f"{name}={value}" for name, value in self.options)]
        return f"{' '.join(words)}, {self.players} players, seed {self.seed}"

    @property
    def path(self) -> Path:
        """Where it is written."""
        values = [name if value is True else f"{name}-{value}" for name, value in self.options]
        return FILES / ("-".join([self.game, *values, str(self.players)]) + ".txt")

    def begun(self) -> Game:
        """The game before its first deal."""
        return Game(ruleset(self.game, dict(self.options)), self.players)


def titles() -> Iterator[Title]:
    """Every game and edition by several numbers of players, and games with other options."""
    for edition in EDITIONS:
        for players, eager in ((3, 9), (5, 3), (7, 10), (10, 8)):
            yield Title("base", players, (("edition", edition), ("rounds", 1)), f"{edition}-{players}", eager)
    for name, value in (("placing", "adjacent"), ("broken_tools_forfeit", True), ("one_digger_less", True)):
        yield Title("base", 4, ((name, value), ("rounds", 1)), name, 7)
    yield Title("base", 4, (("maps", 2), ("first", 3)), "three rounds", 8)
    for players, eager in ((2, 9), (3, 4), (5, 9), (8, 2), (12, 5)):
        yield Title("saboteur2", players, (("rounds", 1),), f"thieves-{players}", eager)
    yield Title("saboteur2", 4, (("maps", 3), ("rounds", 2)), "two rounds", 8)
    for seed, eager in (("green and blue", 9), ("doors", 5)):
        yield Title("duel", 2, (("maps", 2 if eager == 9 else 1),), seed, eager)
    for colour in ("green", "blue"):
        yield Title("solo", 1, (("colour", colour),), colour, 9)


def text_of_deal(deal: Deal, number: int) -> Iterator[str]:
    """A deal in lines."""
    yield f"deal round {number}"
    parts: dict[str, Iterable[object]] = {
        "deck": deal.deck,
        "roles": deal.roles,
        "goals": deal.goals,
        "nuggets": deal.nuggets,
        "first": () if deal.first is None else (deal.first,),
    }
    for part, items in parts.items():
        words = " ".join(map(str, items))
        if words:
            yield from textwrap.wrap(f"{part} {words}", 118, initial_indent="  ", subsequent_indent="    ")


class Writer:
    """Plays a game and writes it down."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.game = title.begun()
        self.lines = [str(title)]

    def deal(self, deal: Deal) -> None:
        """The next round."""
        self.lines += text_of_deal(deal, self.game.round + 1)
        self._tell(self.game.deal(deal, tell=True))

    def play(self, move: Move) -> None:
        """The next move."""
        self.lines.append(f"{self.game.actor} {self.game.asked} {len(self.game.legal_moves)}: {move}")
        self._tell(self.game.apply(move, tell=True))

    def _tell(self, told: list[Fact]) -> None:
        self.lines += [f"  {fact_text(fact)}" for fact in told]

    @property
    def text(self) -> str:
        """All of it so far."""
        return "\n".join(self.lines) + "\n"


def written(title: Title) -> str:
    """A whole game of the seed."""
    writer, dealer, rng = Writer(title), SeededDealer(title.seed), random.Random(title.seed)
    game = writer.game
    while not game.over:
        if game.asked == "deal":
            writer.deal(dealer.deal(game.to_deal, game.round + 1, game.seats))
            continue
        moves = listed(game)
        kind = rng.choice(sorted({move & 15 for move in moves}))
        dig = game.asked == "turn" and rng.randrange(10) < title.eager
        some = [move for move in moves if move & 15 == kind]
        writer.play(unpacked_move(digging(game, moves, rng) if dig else rng.choice(some)))
    return writer.text


def replayed(title: Title, text: str) -> str:
    """The deals and moves of the text played again and written down."""
    writer = Writer(title)
    for block in _blocks(text.splitlines()[1:]):
        head, *rest = block
        if head.startswith("deal "):
            writer.deal(_deal(rest))
        else:
            writer.play(parse_move(head.split(": ", 1)[1]))
    return writer.text


def _blocks(lines: list[str]) -> Iterator[list[str]]:
    """Lines that begin with a deal or a move, each with the lines under it."""
    block: list[str] = []
    for line in lines:
        if block and not line.startswith(" "):
            yield block
            block = []
        block.append(line)
    yield block


def _deal(lines: list[str]) -> Deal:
    """Reads a deal."""
    parts: dict[str, list[str]] = {}
    part = ""
    for line in lines:
        words = line.split()
        if line.startswith("    "):
            parts[part] += words
        elif words[0] in ("deck", "roles", "goals", "nuggets", "first"):
            part = words[0]
            parts[part] = words[1:]
        else:
            break
    return Deal(
        deck=tuple(map(Card.parse, parts["deck"])),
        roles=tuple(ROLES[ROLES.index(role)] for role in parts.get("roles", ())),
        goals=tuple(map(Card.parse, parts["goals"])),
        nuggets=tuple(map(int, parts.get("nuggets", ()))),
        first=int(parts["first"][0]) if "first" in parts else None,
    )


def kinds_of_games() -> set[tuple[str, object]]:
    """Every game, and of the base game every edition."""
    return {("base", edition) for edition in EDITIONS} | {(game, None) for game in GAMES if game != "base"}
