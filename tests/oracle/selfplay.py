"""Random games of the oracle alone."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .cards import CARDS, Fact, parse_cell
from .game import Oracle

# The weight of each kind of move for a random player.
WEIGHTS = {"lay": 8, "play": 4, "discard": 2, "clear": 1, "bribe": 2}


@dataclass
class Played:
    """What happened in one game, from the first deal on."""

    oracle: Oracle
    deals: list[dict[str, Any]] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)


def random_deal(oracle: Oracle, rng: random.Random) -> dict[str, Any]:
    """A deal for the next round."""
    composition = oracle.composition()
    deal: dict[str, Any] = {}
    for part in ("deck", "roles", "goals", "nuggets"):
        cards = list(composition[part])
        rng.shuffle(cards)
        deal[part] = cards
    deal["first"] = rng.choice(composition["first"]) if composition["first"] else None
    return deal


def random_move(moves: list[str], rng: random.Random) -> str:
    """First the kind of move, then one of that kind."""
    by_verb: dict[str, list[str]] = {}
    for move in moves:
        by_verb.setdefault(move.split()[0], []).append(move)
    verbs = list(by_verb)
    verb = rng.choices(verbs, [WEIGHTS.get(verb, 1) for verb in verbs])[0]
    return rng.choice(by_verb[verb])


def digging_move(oracle: Oracle, moves: list[str], rng: random.Random) -> str:
    """Of the cards with a way through, the one nearest to a face-down goal; otherwise a harmless move."""
    goals = [(x, y) for x, y, _, face_up, _ in oracle.zones()["goals"] if not face_up]

    def worth(move: str) -> float:
        verb, *words = move.split()
        if verb == "lay":
            x, y = parse_cell(words[1])
            away = min((abs(x - gx) + abs(y - gy) for gx, gy in goals), default=0)
            dead = all(len(group) == 1 for group in CARDS[words[0]].groups)
            return -away - (30 if dead else 0)
        if verb in ("bribe", "clear"):
            return 1
        if verb == "discard":
            return -20
        peaceful = CARDS[words[0]].does not in ("break", "rockfall", "trapped")
        return -12 * rng.random() if peaceful else -100

    rng.shuffle(moves)
    return max(moves, key=worth)


def play(
    game: str,
    players: int,
    seed: int,
    *,
    digging: float = 0.5,
    watch: Callable[[Oracle], None] | None = None,
    most_moves: int = 5000,
    **options: object,
) -> Played:
    """Play a whole random game with this share of digging turns; `watch` sees every state."""
    rng = random.Random(seed)
    oracle = Oracle(game, players, **options)
    played = Played(oracle)
    while oracle.asked != "over":
        if oracle.asked == "deal":
            deal = random_deal(oracle, rng)
            played.deals.append(deal)
            played.facts += oracle.deal(deal)
        else:
            played.asked.add(oracle.asked)
            moves = oracle.legal_moves()
            if oracle.asked == "turn" and rng.random() < digging:
                move = digging_move(oracle, moves, rng)
            else:
                move = random_move(moves, rng)
            played.moves.append(move)
            played.facts += oracle.apply(move)
        if len(played.moves) > most_moves:
            raise RuntimeError("this game does not end")
        if watch is not None:
            watch(oracle)
    return played
