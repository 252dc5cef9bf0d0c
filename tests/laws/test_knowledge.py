"""What an observer knows can be kept and taken up again, in every game; it is that of the last question."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from saboteur import Card, Cell, Game, History, Knowledge, Rng, Role, SeededDealer, Setup, ruleset
from saboteur.engine.core.mine import Mine
from saboteur.engine.moves import unpacked_move
from saboteur.engine.values.facts import Asked, Fact
from tests.laws.strategies import Option, Plan, digging, listed, some_of

Batch = list[Fact]


def observers(seats: int) -> list[int | None]:
    """A watcher, the first and the last seat."""
    return [None, *sorted({0, seats - 1})]


def told_in(game: Game, rng: random.Random) -> Iterator[Batch]:
    """A whole game from its first deal, what each move tells."""
    dealer = SeededDealer("known")
    eager = rng.choice((3, 9))
    while not game.over:
        if game.asked == "deal":
            yield game.deal(dealer.deal(game.to_deal, game.round + 1, game.seats), tell=True)
            continue
        moves = listed(game)
        dig = game.asked == "turn" and rng.randrange(10) < eager
        yield game.apply(unpacked_move(digging(game, moves, rng) if dig else rng.choice(moves)), tell=True)


def redacted(told: Batch, observer: int | None) -> Batch:
    return [fact.seen_by(observer) for fact in told]


def lie(mine: Mine) -> dict[str, object]:
    """All that lies in a mine and who reaches it, wherever its window is."""
    area = len(mine.tiles)
    cells = [cell for cell in range(area) if mine.tiles[cell] or any(mine.keys[cell::area])]
    return {
        "tiles": {mine.code(cell): (int(mine.tiles[cell]), *map(int, mine.keys[cell::area])) for cell in cells},
        "laid": [mine.code(int(cell)) for cell in mine.laid],
        "frontier": {mine.code(int(cell)) for cell in mine.frontier},
        "goals": [mine.code(int(cell)) for cell in mine.goals],
        "lasting": {mine.code(int(cell)) for cell in mine.lasting},
    }


def drawn(knowledge: Knowledge) -> list[object]:
    """What a sample looks like to everybody, all of its hidden cards, and what it says of the moves to come."""
    game = knowledge.sample(Rng(7))
    return [Setup.of(game), *(game.view(seat) for seat in range(game.seats))]


class Counted(Sequence[Fact]):
    """Facts that count how often one of them is looked at."""

    def __init__(self, told: Batch) -> None:
        self.told, self.looked = told, 0

    def __len__(self) -> int:
        return len(self.told)

    def __getitem__(self, place: object) -> Fact:  # type: ignore[override]
        assert isinstance(place, int)
        fact = self.told[place]
        self.looked += 1
        return fact


@pytest.mark.parametrize(("name", "players", "options"), some_of(6, 0))
def test_one_kept_and_told_the_rest_is_one_told_all(name: str, players: int, options: tuple[Option, ...]) -> None:
    """For the view, the mine and the samples; it is told nothing twice, and keeps no fact to play again."""
    game = Game(Plan(name, players, options).rules(), players)
    first = {observer: game.view(observer) for observer in observers(players)}
    batches = list(told_in(game, random.Random(f"{name}{players}")))
    rng = random.Random(players)
    for observer, view in first.items():
        told = [redacted(batch, observer) for batch in batches]
        whole = Knowledge(view, [fact for batch in told for fact in batch])
        growing, kept = Knowledge(view), []
        places = rng.sample(range(len(told)), 3)
        for number, batch in enumerate(told):
            if number in places:
                kept.append((number, growing.copy()))
                growing.sample(Rng(number))  # leaves nothing behind
            growing.tell(batch)
        for number, knowledge in kept:
            rest = Counted([fact for batch in told[number:] for fact in batch])
            knowledge.tell(rest)
            assert rest.looked == len(rest)
            assert knowledge.told == []
        expected = drawn(whole)
        for knowledge in (growing, *(knowledge for _, knowledge in kept)):
            assert knowledge.view() == whole.view() == game.view(observer)
            assert lie(knowledge.mine) == lie(whole.mine) == lie(game.state.mine)
            assert drawn(knowledge) == expected


@pytest.mark.parametrize(("name", "players", "options"), some_of(6, 2))
def test_a_copy_in_the_middle_gives_the_same_samples(name: str, players: int, options: tuple[Option, ...]) -> None:
    """And neither is changed by what the other is told or asked for."""
    game = Game(Plan(name, players, options).rules(), players)
    known = {observer: Knowledge(game.view(observer)) for observer in observers(players)}
    rng = random.Random(f"{name}{players}")
    for number, batch in enumerate(told_in(game, rng)):
        observer = rng.choice(list(known))
        knowledge = known[observer]
        if number % 7 == 0:
            copy, expected = knowledge.copy(), drawn(knowledge)
            assert copy.view() == knowledge.view()
            assert drawn(copy) == expected
            copy.tell(redacted(batch, observer))
            drawn(copy)
            assert drawn(knowledge) == expected
        for each, other in known.items():
            other.tell(redacted(batch, each))
            assert lie(other.mine) == lie(game.state.mine)
        assert knowledge.view() == game.view(observer)


@pytest.mark.parametrize(("name", "players", "options"), some_of(6, 4))
def test_one_joined_in_the_middle_follows_as_well(name: str, players: int, options: tuple[Option, ...]) -> None:
    """From any view on, view and mine are those of the game; what may have been before it nobody knows."""
    game = Game(Plan(name, players, options).rules(), players)
    rng = random.Random(f"{name}{players}")
    joined: list[Knowledge] = []
    for number, batch in enumerate(told_in(game, rng)):
        for knowledge in joined:
            knowledge.tell(redacted(batch, knowledge.observer))
            assert lie(knowledge.mine) == lie(game.state.mine)
        if joined:
            knowledge = rng.choice(joined)
            assert knowledge.view() == game.view(knowledge.observer)
        if number % 9 == 1 or game.asked not in ("turn", "over"):
            joined = [*joined[-3:], Knowledge(game.view(rng.choice(observers(players))))]
    for knowledge in joined:
        with pytest.raises(ValueError, match="begins with its game"):
            knowledge.sample(Rng(1))


@pytest.mark.both
@pytest.mark.parametrize(("name", "players"), [("base", 3), ("saboteur2", 4), ("duel", 2), ("solo", 1)])
def test_facts_take_effect_with_the_question_that_ends_them(name: str, players: int) -> None:
    """They may come one by one: until then everything is as at the question before."""
    game = Game(ruleset(name, {"rounds": 2}), players)
    knowledge = Knowledge(game.view(0))
    for batch in told_in(game, random.Random(name)):
        before = knowledge.view()
        for fact in redacted(batch, 0)[:-1]:
            knowledge.tell([fact])
            assert knowledge.view() is before
        with pytest.raises(ValueError, match="not told to its end"):
            knowledge.sample(Rng(1))
        knowledge.tell(batch[-1:])
        assert knowledge.view() == game.view(0)


def test_a_story_that_cannot_be_is_not_followed() -> None:
    """The rules play what was told: what they would ask is what has to be asked."""
    game = Game(ruleset("base", first=1), 3, seed="1")
    told = redacted(game.apply(next(iter(game.legal_moves)), tell=True), None)
    for wrong in (Asked("nugget", 0), Asked("turn", 0)):
        with pytest.raises(ValueError, match="do not end with"):
            Knowledge(Game(ruleset("base", first=1), 3, seed="1").view(None), [*told[:-1], wrong])


@pytest.mark.both
def test_after_a_story_that_cannot_be_all_is_as_it_was() -> None:
    game = Game(ruleset("base"), 5, seed="7")
    first = game.view(2)
    told = redacted(game.apply("discard base_ns", tell=True), 2)
    wrong = [*told, *told[:-1], Asked("turn", 4)]
    knowledge, history = Knowledge(first), History(first)
    for follower in (knowledge, history):
        with pytest.raises(ValueError, match=r"do not end with|was asked|cannot have happened"):
            follower.tell(wrong)
    assert (history, history.view) == (History(first), first)
    assert (knowledge.view(), drawn(knowledge)) == (first, drawn(Knowledge(first)))
    for follower in (knowledge, history):
        follower.tell(told)
    assert history.view == knowledge.view() == game.view(2)
    assert drawn(knowledge) == drawn(Knowledge(first, told))


GOLD = Card.parse("base_goal_gold")


def broken(fact: Any, rng: random.Random) -> Fact:
    """The same with something in it that the game does not have, or that was not so."""
    fields = [field.name for field in dataclasses.fields(fact)]
    name = rng.choice(fields)
    value = rng.choice(
        (-1, 11, 99, None, "?", (), (GOLD,), GOLD, Cell(0, 0), Cell(8, 2), Cell(127, -127), True, 1 << 70)
    )
    wrong: Fact = dataclasses.replace(fact, **{name: value})
    return wrong


@pytest.mark.both
@pytest.mark.parametrize(("name", "players"), [("base", 3), ("saboteur2", 4), ("duel", 2), ("solo", 1)])
def test_facts_that_are_no_facts_are_refused_and_change_nothing(name: str, players: int) -> None:
    rng = random.Random(f"broken {name}")
    for observer in observers(players):
        game = Game(ruleset(name, {}), players)
        knowledge = Knowledge(game.view(observer))
        refused = 0
        for number, batch in enumerate(told_in(game, rng)):
            told = redacted(batch, observer)
            for _ in range(3):
                place = rng.randrange(len(told))
                wrong = [*told[:place], broken(told[place], rng), *told[place + 1 :]]
                other, before = knowledge.copy(), knowledge.view()
                try:
                    other.tell(wrong)
                    other.view()
                except ValueError:
                    refused += 1
                    assert other.view() == before
                    assert not other.told
            knowledge.tell(told)
            assert knowledge.view() == game.view(observer)
            if number > 60:
                break
        assert refused > 20


@pytest.mark.both
def test_a_watcher_has_no_hand() -> None:
    assert Knowledge(Game(ruleset("base"), 3, seed="1").view(None)).hand == []


@pytest.mark.both
@pytest.mark.parametrize("observer", [None, 0, 1, 2])
def test_6_8_a_round_that_ends_by_a_swap_of_hats_pays_the_new_dwarf(observer: int | None) -> None:
    """All dwarves are shown as they are then (4.7): the one taken was among those left over."""
    roles: dict[int, Role] = {0: "green", 1: "blue", 2: "geologist"}
    hands: dict[int, list[str]] = {0: ["s2_swap_hats"], 1: [], 2: []}
    game = Setup(ruleset("saboteur2"), 3, hands=hands, roles=roles, rest="discard").game()
    knowledge = Knowledge(game.view(observer))
    knowledge.tell(redacted(game.apply("play s2_swap_hats 1", tell=True), observer))
    assert game.view(1).roles[1] == "saboteur"
    assert game.gold == tuple(knowledge.state.gold(seat) for seat in range(3))
    assert game.gold[1] > 0
    assert knowledge.view() == game.view(observer)
