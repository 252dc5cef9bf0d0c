"""Two games that look alike to a seat, and moves in both that go on looking alike."""

from __future__ import annotations

import random
from collections.abc import Iterator

from saboteur import Game, Move, ruleset
from saboteur.engine.core.hands import OPENLY, SEAT
from saboteur.engine.core.vecs import bytes_of, cells_of
from saboteur.engine.moves import Clear, Discard, Lay, Play
from saboteur.engine.values.facts import Fact
from tests.laws.places import ints
from tests.laws.test_no_more import looking_alike, needed
from tests.laws.worlds import other_world

Pair = tuple[Move, Move]
TRIES = 60


def two_worlds(game: str, seats: int, moves: int, number: int) -> tuple[Game, Game, int]:
    """A game some moves after its deal, another one that differs in what one seat does not see, and that seat."""
    rng = random.Random(f"{game} {seats} {moves} {number}")
    here = Game(ruleset(game, {"rounds": 1}), seats, seed=str(rng.random()))
    for _ in range(moves):
        if here.over or here.asked != "turn":
            break
        here.apply(rng.choice(list(here.legal_moves)))
    seat = here.actor if here.actor is not None else 0
    there = other_world(here, seat, rng)
    keep_draws(here, there, seat)
    assert here.view(seat) == there.view(seat)
    return here, there, seat


def keep_draws(here: Game, there: Game, seat: int) -> None:
    """The cards that the seat is going to draw are the same, if every turn draws one; others it would tell apart."""
    state, other = here.state, there.state
    wanted, deck, discard = ints(state.deck), ints(other.deck), ints(other.discard)
    top = int(state.top)
    drawn = range(top, len(deck), here.seats)
    for place in drawn:
        want, found = wanted[place], deck[place]
        if want == found:
            continue
        others = [at for at in (*range(state.rules.removed), *range(top, len(deck))) if at not in drawn]
        elsewhere = [at for at in (*others, *(at for at in drawn if at > place)) if deck[at] == want]
        deck[place] = want
        if elsewhere:
            deck[elsewhere[0]] = found
        elif not _swapped_in_hand(there, seat, want, found):
            hidden = [
                at for at, entry in enumerate(discard) if entry >> 8 not in (OPENLY, seat) and entry & 255 == want
            ]
            discard[hidden[0]] = discard[hidden[0]] & ~255 | found
    other.deck, other.discard = bytes_of(deck), cells_of(discard)


def _swapped_in_hand(game: Game, seat: int, want: int, found: int) -> bool:
    """Whether another seat gave a card of one kind for one of another."""
    for owner in range(game.seats):
        hand = ints(game.state.hand(owner))
        if owner != seat and want in hand:
            hand[hand.index(want)] = found
            for index, kind in enumerate(sorted(hand)):
                game.state.seats[owner * SEAT + index] = kind
            return True
    return False


def differ(here: Game, there: Game) -> bool:
    """Whether the worlds are two."""
    one, other = here.state, there.state
    return any(
        ints(first) != ints(second)
        for first, second in (
            (one.deck, other.deck), (one.goals, other.goals), (one.roles, other.roles), (one.seats, other.seats),
        )
    )  # fmt: skip


def pairs(here: Game, there: Game, seat: int, number: int) -> Iterator[Pair]:
    """Moves, one for each world, that look alike to the seat; both games are played on."""
    rng = random.Random(number)
    while not here.over and here.asked != "deal":
        found = next(_candidates(here, there, seat, rng), None)
        if found is None:
            return
        yield found


def _candidates(here: Game, there: Game, seat: int, rng: random.Random) -> Iterator[Pair]:
    """The first pair that looks alike; it has been made."""
    legal = [move for move in here.legal_moves if not _draws_more(move)]
    for _ in range(TRIES):
        move = rng.choice(legal)
        other = move if here.actor == seat else _alike(move, there, rng)
        if other is None or there.refusal(other) is not None:
            continue
        one, two = here.clone(), there.clone()
        told = [fact.seen_by(seat) for fact in one.apply(move, tell=True)]
        if told == [fact.seen_by(seat) for fact in two.apply(other, tell=True)] and _goes_on(one, two, seat, told):
            here.apply(move)
            there.apply(other)
            yield move, other


def _draws_more(move: Move) -> bool:
    """Whether whoever makes it draws more than one card: then the seat would draw others than `keep_draws` kept."""
    return isinstance(move, Clear) or (isinstance(move, Discard) and len(move.cards) > 1)


def _goes_on(one: Game, two: Game, seat: int, told: list[Fact]) -> bool:
    return bool(told) and one.asked == two.asked and one.view(seat) == two.view(seat) and not one.over


def _alike(move: Move, there: Game, rng: random.Random) -> Move | None:
    if isinstance(move, Lay | Play) and not set(needed(move)) <= set(ints(there.state.hand(there.actor or 0))):
        return None
    return looking_alike(move, there, rng)
