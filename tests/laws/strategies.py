"""Generated games: a plan says which game, its deal and its moves; small plans are short games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import pytest
from _pytest.mark import ParameterSet
from hypothesis import strategies as st

import saboteur
from saboteur import Card, Cell, Game, Move, Ruleset, ruleset
from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import BRIBE, CLEAR, DISCARD, LAY, ON_CELL, ON_SEAT, Moves, a_of, code_in
from saboteur.engine.moves import unpacked_move
from saboteur.engine.values.cards import CARDS, Effect
from saboteur.rulesets import EDITIONS, GAMES

Option = tuple[str, object]

PUBLIC: Final = {name: getattr(saboteur, name) for name in saboteur.__all__}
"""What `from saboteur import *` brings, to evaluate a `repr`."""
MOST_MOVES: Final = 4000
"""No game is longer (`test_games_end.py`)."""

DEAD: Final = [False, *(card.tile is not None and all(g.bit_count() == 1 for g in card.tile.groups) for card in CARDS)]
HOSTILE: Final = [False, *(card.effect in (Effect.BREAK, Effect.ROCKFALL, Effect.TRAPPED) for card in CARDS)]


# A duel in which much is near: claims for which markers run short, keys, trolls and doors in one round; and an
# expansion in which everybody looks, swaps, traps and steals.
NEAR: Final = (Cell(3, 2), Cell(3, 0), Cell(3, -2), Cell(5, 1), Cell(5, -1), Cell(7, 0))
RICH_DUEL: Final = {
    "duel_nsw_de_gold": 6,
    "duel_new_ds_gold": 6,
    "duel_ew_ds_gold": 4,
    "duel_cross_troll": 6,
    "duel_new_troll": 6,
    "duel_nsw_troll": 6,
    "duel_cross_blue": 4,
    "duel_cross_green": 4,
    "duel_ew": 6,
    "duel_ns": 2,
    "duel_key": 4,
    "duel_map": 2,
    "duel_rockfall": 2,
    "duel_break_pick": 2,
}
RICH_SABOTEUR2: Final = {
    "base_nesw": 8,
    "base_ew": 6,
    "s2_crystal_new": 3,
    "base_map": 3,
    "s2_theft": 6,
    "s2_hands_off": 3,
    "s2_swap_hand": 10,
    "s2_inspection": 10,
    "s2_swap_hats": 6,
    "s2_trapped": 6,
    "s2_free": 4,
    "base_break_lamp": 3,
    "s2_ladder_e": 4,
    "s2_ladder_nw": 4,
}
HOUSE: Final = {"rich duel": ("duel", RICH_DUEL), "rich saboteur2": ("saboteur2", RICH_SABOTEUR2)}


@dataclass(frozen=True)
class Plan:
    """A game: `ahead` moves are played by the seed, then on until something is asked; the choices are yet to come."""

    game: str
    players: int
    options: tuple[Option, ...] = ()
    seed: int = 0
    ahead: int = 0
    until: str = ""
    eager: int = 0
    """How many of ten turns are digging towards the goals."""
    choices: tuple[int, ...] = ()
    """One for each move: even numbers choose a legal move, odd numbers dig."""

    def __str__(self) -> str:
        words = [self.game, *(f"{name}={value}" for name, value in self.options), f"{self.players} players"]
        return " ".join([*words, f"seed={self.seed} until={self.until}"])

    def rules(self) -> Ruleset:
        """What is played."""
        if self.game not in HOUSE:
            return ruleset(self.game, dict(self.options))
        game, deck = HOUSE[self.game]
        made = ruleset(game, dict(self.options))
        cells = NEAR[: len(made.goal_cells)]
        return replace(made, cards={Card.parse(card): count for card, count in deck.items()}, goal_cells=cells)

    def begun(self) -> Game:
        """The game just dealt."""
        return Game(self.rules(), self.players, seed=str(self.seed))

    def played(self) -> Game:
        """The game when the choices begin."""
        game = self.begun()
        rng = random.Random(self.seed)
        for _ in range(self.ahead):
            if not game.over:
                play_one(game, self.eager, rng)
        if not self.until:
            return game
        further = game.clone()
        while not further.over:
            if further.asked == self.until:
                return further
            play_one(further, self.eager, rng)
        return game

    def steps(self, game: Game) -> Iterator[Move]:
        """The moves of the choices; the caller applies each before taking the next."""
        for choice in self.choices:
            if game.over:
                return
            moves = listed(game)
            number, dig = divmod(choice, 2)
            yield unpacked_move(digging(game, moves, random.Random(number)) if dig else moves[number % len(moves)])


def listed(game: Game) -> list[int]:
    """The legal moves as numbers."""
    moves = Moves()
    list_moves(game.state, moves)
    return [moves[index] for index in range(len(moves))]


def play_one(game: Game, eager: int, rng: random.Random) -> None:
    """One move of a game that deals by itself: digging, or any kind of move."""
    moves = listed(game)
    if game.asked == "turn" and rng.randrange(10) < eager:
        move = digging(game, moves, rng)
    else:
        kind = rng.choice(sorted({move & 15 for move in moves}))
        move = rng.choice([move for move in moves if move & 15 == kind])
    apply_packed(game, move)


def apply_packed(game: Game, move: int) -> None:
    """Carries out a listed move without asking again whether it is legal."""
    game.state.apply(move)
    if game.asked == "deal" and game.dealer is not None:
        game.deal(game.dealer.deal(game.to_deal, game.round + 1, game.seats))


def digging(game: Game, moves: list[int], rng: random.Random) -> int:
    """Of the cards with a way through, the one nearest to a face-down goal; otherwise a harmless move."""
    state = game.state
    goals = [int(code) for index, code in enumerate(state.rules.goal_codes) if not state.goals_open >> index & 1]

    def worth(move: int) -> float:
        match move & 15:
            case op if op == LAY:
                code = int(code_in(move))
                away = min((abs((code & 255) - (g & 255)) + abs((code >> 8) - (g >> 8)) for g in goals), default=0)
                return -away - (30 if DEAD[a_of(move)] else 0) + rng.random() / 2
            case op if op in (ON_CELL, ON_SEAT):
                return -100 if HOSTILE[a_of(move)] else -12 * rng.random()
            case op if op in (BRIBE, CLEAR):
                return 1
            case op if op == DISCARD:
                return -20 - rng.random()
            case _:
                return -10 * rng.random()

    return max(moves, key=worth)


def variants() -> list[tuple[str, int, tuple[Option, ...]]]:
    """Every game, edition, number of players, and some options."""
    found: list[tuple[str, int, tuple[Option, ...]]] = []
    for game, made in GAMES.items():
        for players in made.seats:
            if game == "base":
                for edition in EDITIONS:
                    found.append((game, players, (("edition", edition),)))
                house = (("placing", "adjacent"), ("broken_tools_forfeit", True), ("one_digger_less", True))
                found.append((game, players, (("edition", list(EDITIONS)[players % 3]), *house)))
            else:
                found.append((game, players, ()))
    found.append(("solo", 1, (("colour", "blue"),)))
    found.append(("rich duel", 2, ()))
    found += [("rich saboteur2", players, ()) for players in (2, 3, 5, 7)]
    return found


VARIANTS: Final = variants()


def some_of(every: int, first: int = 0) -> list[ParameterSet]:
    """All variants, of which all but one in so many are long runs."""
    return [
        pytest.param(
            *variant, marks=() if number % every == first else pytest.mark.proof(minutes=0.05), id=str(variant)
        )
        for number, variant in enumerate(VARIANTS)
    ]


ALL_GAMES: Final = tuple(dict.fromkeys(game for game, _, _ in VARIANTS))
UNTIL: Final = {
    "base": ("", "", "goal", "position", "nugget"),
    "saboteur2": ("", "", "goal", "position", "rob"),
    "duel": ("", "", "goal", "position"),
    "solo": ("", "", "goal", "position"),
    "rich duel": ("", "goal", "position", "claim"),
    "rich saboteur2": ("", "rob"),
}
CLAIMS: Final = (5, 11, 24, 26, 31, 35, 39, 57, 69, 91, 106, 139, 149, 153, 159, 165)
"""Seeds of rich duels, three rounds, nine turns of ten digging, in which markers run short."""


QUESTIONS: Final = [
    Plan(game, players, seed=seed, until=until, eager=3 if until == "rob" else 9, choices=(0, 2, 4, 1, 8, 1, 3))
    for game, players, seed, until in (
        ("base", 5, 9, "goal"),
        ("base", 5, 7, "position"),
        ("base", 5, 0, "nugget"),
        ("saboteur2", 7, 0, "goal"),
        ("saboteur2", 7, 3, "position"),
        ("saboteur2", 7, 0, "rob"),
        ("duel", 2, 4, "goal"),
        ("duel", 2, 1, "position"),
        ("solo", 1, 58, "goal"),
        ("solo", 1, 0, "position"),
        ("rich duel", 2, 3, "goal"),
        ("rich duel", 2, 0, "position"),
        ("rich duel", 2, 5, "claim"),
        ("rich saboteur2", 5, 0, "rob"),
    )
]
"""Where each question is asked, so that the laws are known to be tried there."""


@st.composite
def plans(draw: st.DrawFn, *, games: tuple[str, ...] = ALL_GAMES, most_ahead: int = 120, most_choices: int = 8) -> Plan:
    """A game of any kind, also one just registered, some way into it; simple ones are few players, short, uniform."""
    game = draw(st.sampled_from(games))
    kinds = [kind for kind in VARIANTS if kind[0] == game] or [(game, players, ()) for players in GAMES[game].seats]
    _, players, options = draw(st.sampled_from(kinds))
    choices = tuple(draw(st.lists(st.integers(0, 999), max_size=most_choices)))
    until = draw(st.sampled_from(UNTIL.get(game) or ("", "", *GAMES[game].nature.asks)))
    if until == "claim":
        return Plan(game, players, options, seed=draw(st.sampled_from(CLAIMS)), until=until, eager=9, choices=choices)
    return Plan(
        game,
        players,
        (*options, ("rounds", draw(st.sampled_from((1, 1, 2, 3))))),
        seed=draw(st.integers(0, 9999)),
        ahead=draw(st.integers(0, most_ahead)),
        until=until,
        eager=draw(st.sampled_from((0, 9, 5, 10))),
        choices=choices,
    )
