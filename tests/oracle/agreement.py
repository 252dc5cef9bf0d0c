"""Plays one game with the engine and the oracle side by side and names the first difference."""

import random
from dataclasses import dataclass, field
from typing import Any

from saboteur import Card, Deal, Fact, Game, follow, parse_move, ruleset
from saboteur.engine.values.cards import CARDS
from saboteur.engine.values.roles import ROLES

from .game import Oracle, redact
from .selfplay import digging_move, random_deal, random_move


@dataclass(frozen=True)
class Plan:
    """A game to play: its name, number of players, options, and how often players dig."""

    game: str
    players: int
    seed: int
    digging: float
    options: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        words = [self.game, str(self.players), *(f"{name}={value}" for name, value in self.options)]
        return " ".join([*words, f"seed={self.seed}"])


@dataclass
class Compared:
    """What a compared game was like."""

    moves: int = 0
    asked: set[str] = field(default_factory=set)
    facts: set[str] = field(default_factory=set)


class Disagreement(AssertionError):
    """Where the two differ."""


def same(what: str, engine: object, oracle: object, trail: list[str]) -> None:
    """Both say the same."""
    if engine != oracle:
        last = "\n  ".join(trail[-6:])
        raise Disagreement(f"{what}\nengine: {engine}\noracle: {oracle}\nafter:\n  {last}")


def compare(plan: Plan, *, zones_every: int = 5) -> Compared:
    """Plays the game to its end: equal questions, legal moves, facts, redactions, places of cards, gold."""
    rng = random.Random(f"{plan}")
    options = dict(plan.options)
    oracle = Oracle(plan.game, plan.players, **options)
    game = Game(ruleset(plan.game, options), plan.players)
    observers = {plan.seed % plan.players, (plan.seed // 7) % plan.players, None}
    views = {seat: game.view(seat) for seat in observers}
    heard: dict[int | None, list[Fact]] = {seat: [] for seat in observers}
    compared = Compared()
    trail: list[str] = []
    while True:
        same("asked", (game.asked, game.actor), (oracle.asked, oracle.actor), trail)
        if game.over:
            break
        compared.asked.add(game.asked)
        if game.asked == "deal":
            same("composition", dealt_by_engine(game.to_deal, game.seats), oracle.composition(), trail)
            deal = random_deal(oracle, rng)
            trail.append(f"deal {deal}")
            expected = oracle.deal(deal)
            told = game.deal(engine_deal(deal), tell=True)
        else:
            moves = oracle.legal_moves()
            same("legal moves", sorted(str(move) for move in game.legal_moves), sorted(moves), trail)
            digging = game.asked == "turn" and rng.random() < plan.digging
            text = digging_move(oracle, moves, rng) if digging else random_move(moves, rng)
            trail.append(f"{game.actor}: {text}")
            same("refusal", game.refusal(text), None, trail)
            same("move text", str(parse_move(text)), text, trail)
            expected = oracle.apply(text)
            told = game.apply(text, tell=True)
            compared.moves += 1
        check_facts(told, expected, game, trail)
        compared.facts |= {fact.name() for fact in told}
        for seat in observers:
            heard[seat] += [fact.seen_by(seat) for fact in told]
            if compared.moves % 3 == 0 or game.over:
                views[seat] = follow(views[seat], heard[seat])
                heard[seat].clear()
                same(f"view of {seat}", views[seat], game.view(seat), trail)
        if compared.moves % zones_every == 0 and game.asked not in ("deal", "over"):
            same("zones", engine_zones(game), comparable(oracle.zones()), trail)
        same("gold", list(game.gold), oracle.gold(), trail)
    return compared


def check_facts(told: list[Fact], expected: list[dict[str, Any]], game: Game, trail: list[str]) -> None:
    """The same facts, whole and as every observer is told them."""
    *told, asked = told
    same("asked fact", asked.as_dict(), {"fact": "asked", "what": game.asked, "seat": game.actor}, trail)
    same("facts", [fact.as_dict() for fact in told], expected, trail)
    for observer in (*range(game.seats), None):
        seen = [fact.seen_by(observer).as_dict() for fact in told]
        same(f"facts for {observer}", seen, [redact(fact, observer) for fact in expected], trail)


def dealt_by_engine(deal: Deal, seats: int) -> dict[str, Any]:
    """The engine's cards to shuffle in the oracle's form."""
    return {
        "deck": [card.id for card in deal.deck],
        "roles": sorted(deal.roles),
        "goals": [card.id for card in deal.goals],
        "nuggets": list(deal.nuggets),
        "first": [] if deal.first is None else list(range(seats)),
    }


def engine_deal(deal: dict[str, Any]) -> Deal:
    """A deal of the oracle's form for the engine."""
    return Deal(
        deck=tuple(Card.parse(card) for card in deal["deck"]),
        roles=tuple(deal["roles"]),
        goals=tuple(Card.parse(card) for card in deal["goals"]),
        nuggets=tuple(deal["nuggets"]),
        first=deal["first"],
    )


def comparable(zones: dict[str, Any]) -> dict[str, Any]:
    """The oracle's places of cards that `engine_zones` knows too."""
    names = ("hands", "mats", "mine", "goals", "discard", "deck", "roles", "spare_roles", "markers")
    return {name: zones[name] for name in names}


def engine_zones(game: Game) -> dict[str, Any]:
    """Where the engine's cards lie, in the oracle's form; secrets come from the state itself."""
    state = game.state

    def name(kind: int) -> str:
        return CARDS[kind - 1].id

    view = game.view(None)
    mat_kinds = list(state.rules.mat_kinds)
    lying = {at.cell: at for at in view.mine}
    return {
        "hands": [[name(kind) for kind in state.hand(seat)] for seat in range(game.seats)],
        "mats": [
            sorted(name(mat_kinds[place]) for place in range(5) if state.mat(seat) >> place & 1)
            for seat in range(game.seats)
        ],
        "mine": sorted([at.cell.x, at.cell.y, at.card.id, at.turned, at.opened] for at in view.mine),
        "goals": [
            [
                goal.cell.x,
                goal.cell.y,
                name(state.goals[index]),
                goal.open,
                goal.cell in lying and lying[goal.cell].turned,
            ]
            for index, goal in enumerate(view.goals)
        ],
        "discard": sorted(name(entry & 255) for entry in state.discard),
        "deck": [name(kind) for kind in list(state.deck)[state.top :]],
        "roles": [ROLES[role] for role in state.roles],
        "spare_roles": [ROLES[role] for role in state.spare],
        "markers": sorted([at.cell.x, at.cell.y, at.marker] for at in view.mine if at.marker is not None),
    }
