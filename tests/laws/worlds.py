"""Worlds that look the same to an observer: the cards the observer does not see are shuffled among their places."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur import Game
from saboteur.engine.core.base import BaseState
from saboteur.engine.core.duel import DuelState
from saboteur.engine.core.expansion import ExpansionState
from saboteur.engine.core.hands import OPENLY, SEAT
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import bytes_of, cells_of
from tests.laws.places import ints

ENDED = ("nugget", "rob", "deal", "over")
"""The round has ended: roles are shown, and in the base game and the expansion the goals (4.7, 4.8)."""


def other_world(game: Game, observer: int | None, rng: random.Random, kept: Sequence[int] = ()) -> Game:
    """A game that differs only in what the observer does not see; the seat asked keeps cards of these kinds."""
    world = game.clone()
    object.__setattr__(world, "dealer", None)  # the next deal would disclose what was shuffled
    state = world.state
    mix_cards(state, observer, rng, kept)
    mix_goals(state, observer, rng, ended=game.asked in ENDED, over=game.over)
    mix_roles(state, observer, rng, shown=game.asked in ENDED)
    if game.over:  # 5.1
        return world
    if isinstance(state, ExpansionState):
        others = [seat != observer and coins > 0 for seat, coins in enumerate(state.coins)]
        state.coins = cells_of(
            [rng.randint(1, 9) if other else c for other, c in zip(others, state.coins, strict=True)]
        )
    elif isinstance(state, BaseState):
        mix_nuggets(state, observer, rng, on_offer=game.asked == "nugget" and state.actor != observer)
    return world


def mix_cards(state: State, observer: int | None, rng: random.Random, kept: Sequence[int]) -> None:
    """Others' hands, the deck, the cards out of the game, and others' cards in the discard."""
    others = [seat for seat in range(state.rules.seats) if seat != observer]
    hands = {seat: ints(state.hand(seat)) for seat in others}
    deck = ints(state.deck)
    dealt = slice(state.rules.removed, state.top)
    discard = ints(state.discard)
    face_down = [place for place, entry in enumerate(discard) if entry >> 8 not in (OPENLY, observer)]
    stays = list(kept) if state.actor != observer else []
    for kind in stays:
        hands[state.actor].remove(kind)
    pool = [kind for hand in hands.values() for kind in hand]
    pool += deck[: dealt.start] + deck[dealt.stop :] + [discard[place] & 255 for place in face_down]
    rng.shuffle(pool)
    for seat, hand in hands.items():
        new = sorted([*(pool.pop() for _ in hand), *(stays if seat == state.actor else ())])
        for index, kind in enumerate(new):
            state.seats[seat * SEAT + index] = kind
    for place in face_down:
        discard[place] = discard[place] & ~255 | pool.pop()
    state.discard = cells_of(discard)
    out = [pool.pop() for _ in range(dealt.start)]
    state.deck = bytes_of([*out, *deck[dealt], *pool])


def mix_goals(state: State, observer: int | None, rng: random.Random, *, ended: bool, over: bool) -> None:
    """Goals that lie face down and were not looked at, vein cards that wait, and those in the box (4.8, 8.15)."""
    has_veins = isinstance(state, DuelState)
    lying = len(state.rules.goal_codes)
    if over or (ended and not has_veins):
        seen = (1 << lying) - 1
    else:
        seen = int(state.goals_open) | (0 if observer is None else int(state.seen[observer]))
    boxed = ints(state.boxed) if isinstance(state, DuelState) and not over else []
    mixed = ints(state.goals)
    places = [place for place in range(len(mixed)) if not seen >> place & 1]
    pool = [mixed[place] for place in places] + boxed
    rng.shuffle(pool)
    for place in places:
        mixed[place] = pool.pop()
    if has_veins or places:
        state.goals = bytes_of(mixed)
    if boxed:
        state.box(bytes_of(pool))


def mix_roles(state: State, observer: int | None, rng: random.Random, *, shown: bool) -> None:
    """Dwarves the observer has not seen: before others, left over, put away."""
    roles, spare, away = ints(state.roles), ints(state.spare), ints(state.away)
    known = 0 if observer is None else state.known[observer] | 1 << observer
    hidden = [] if shown else [seat for seat in range(len(roles)) if not known >> seat & 1]
    unseen = [place for place, entry in enumerate(away) if observer is None or not entry >> 4 >> observer & 1]
    left_over = [] if shown and not isinstance(state, ExpansionState) else spare  # 4.8
    pool = [roles[seat] for seat in hidden] + left_over + [away[place] & 15 for place in unseen]
    rng.shuffle(pool)
    for seat in hidden:
        roles[seat] = pool.pop()
    for place in unseen:
        away[place] = away[place] & ~15 | pool.pop()
    state.roles, state.away = bytes_of(roles), cells_of(away)
    state.spare = bytes_of(pool if left_over else spare)


def mix_nuggets(state: BaseState, observer: int | None, rng: random.Random, *, on_offer: bool) -> None:
    """Others' nugget cards, the pile, and what another has to choose from."""
    others = [seat for seat in range(state.rules.seats) if seat != observer]
    nuggets = ints(state.nuggets)
    purses = {seat: sum(nuggets[seat * 4 : seat * 4 + 4]) for seat in others}
    pool = [value for seat in others for value in (1, 2, 3) for _ in range(nuggets[seat * 4 + value])]
    pool += ints(state.pile) + (ints(state.offer) if on_offer else [])
    rng.shuffle(pool)
    for seat, count in purses.items():
        nuggets[seat * 4 : seat * 4 + 4] = [0] * 4
        for _ in range(count):
            nuggets[seat * 4 + pool.pop()] += 1
    if on_offer:
        state.offer = bytes_of(sorted(pool.pop() for _ in range(len(state.offer))))
    state.nuggets, state.pile = bytes_of(nuggets), bytes_of(pool)
