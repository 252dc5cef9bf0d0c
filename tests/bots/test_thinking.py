"""The bots that search: equal histories give equal moves, nothing but the seat's knowledge is used, saboteurs hide."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from saboteur import Game, History, Rng, Table, play, rebuild, ruleset
from saboteur.bots.belief.belief import Belief
from saboteur.bots.belief.eye import Eye
from saboteur.bots.plain.player import Plain
from saboteur.bots.thinking.level import A_SECOND, EASY, HARD, INTERPRETED, LEVELS, NORMAL, Level
from saboteur.bots.thinking.temper import STEADY
from saboteur.bots.thinking.thinker import Thinker
from saboteur.engine.core.state import State
from saboteur.engine.moves import packed_move
from saboteur.engine.search.policy import compass_of
from saboteur.engine.search.rating import WIN, PlayedOut, rate
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.roles import Role
from saboteur.notation.facts import fact_text, read_fact
from tests.laws.worlds import other_world

TINY = replace(EASY, work=10_000, candidates=3, eye=Eye(hands=1))
DWARVES: dict[int, Role] = {0: "digger", 1: "saboteur", 2: "digger"}
GAMES = [("base", 4), ("saboteur2", 3), ("duel", 2), ("solo", 1)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_equal_histories_give_equal_moves(name: str, seats: int) -> None:
    """In another world that looks the same, rebuilt, with its moves in another order: the same move."""
    dice = random.Random(name)
    game = Game(ruleset(name, {"rounds": 1}), seats, seed="equal")
    players = [Thinker(seat, TINY) for seat in range(seats)]
    histories = [History(game.view(seat)) for seat in range(seats)]
    for seat, player in enumerate(players):
        player.begin(game.view(seat))
    compared = 0
    for step in range(24):
        if (actor := game.actor) is None:
            break
        move = players[actor].choose(game.legal_moves)
        if step % 6 == 5:
            other = Thinker(actor, TINY)
            rebuild(other, histories[actor])
            world = other_world(game, actor, dice)
            assert other.choose(dice.sample(list(world.legal_moves), len(world.legal_moves))) == move
            assert other.choose(world.legal_moves) == move, "asked again, it answers the same"
            compared += 1
        told = game.apply(move, tell=True)
        for observer, player in enumerate(players):
            seen = [read_fact(fact_text(fact.seen_by(observer))) for fact in told]  # no more than words can carry
            player.told(seen)
            histories[observer].tell(seen)
    assert compared >= 3


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_it_plays_whole_games(name: str, seats: int) -> None:
    table = Table(ruleset(name, {"rounds": 1}), seats, seed="whole")
    few = replace(TINY, work=0, candidates=2)
    play(table, [Thinker(0, few), *(Plain(seat) for seat in range(1, seats))])
    assert table.over


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_its_parts_know_together_what_each_would_by_itself(name: str, seats: int) -> None:
    """One knowledge is followed for the plain bot in it, for its belief and for its search."""
    game = Game(ruleset(name, {"rounds": 2} if seats > 1 else {}), seats, seed="together")
    thinker, plain = Thinker(1, TINY), Plain(1)
    belief = Belief(game.view(0), eye=TINY.eye) if name in ("base", "saboteur2") else None
    for player in (thinker, plain):
        player.begin(game.view(0))
    dice, compared = random.Random(name), 0
    while not game.over and compared < 40:
        if game.actor == 0:
            assert thinker.plain.values(game.legal_moves) == plain.values(game.legal_moves)
            assert thinker.plain.trust == plain.trust
            compared += 1
        assert thinker.plain.knowledge.view() == plain.knowledge.view() == game.view(0)
        if belief is not None:
            assert thinker.belief is not None
            assert thinker.belief.knowledge is thinker.plain.knowledge
            assert (thinker.belief.roles, thinker.belief.goals) == (belief.roles, belief.goals)
        told = [fact.seen_by(0) for fact in game.apply(dice.choice(list(game.legal_moves)), tell=True)]
        for player in (thinker, plain):
            player.told(told)
        if belief is not None:
            belief.tell(told)
    assert compared >= 10


def test_a_game_joined_in_its_middle_is_played_like_plain() -> None:
    way = {"1,0": "base_ew", "2,0": "base_nesw"}
    game = Setup(ruleset("base", rounds=1, first=0), seats=3, mine=way).game()
    thinker, plain = Thinker(1, NORMAL), Plain(1)
    for player in (thinker, plain):
        player.begin(game.view(0))
    assert thinker.choose(game.legal_moves) == plain.choose(game.legal_moves)


def played_out() -> PlayedOut:
    compass = compass_of(ruleset("base").state(3).rules, "digging")
    assert compass is not None
    return PlayedOut(compass, WIN)


def rated(
    bonus: tuple[float, float, float], errors: float = 1.0, work: int = 60_000, forecast: PlayedOut | None = None
) -> tuple[int, list[int]]:
    """The move of three that a gold-digger plays two cards before the gold: on, away, or none."""
    way = {f"{x},0": "base_nesw" for x in range(1, 6)}
    hand = ("base_ew", "base_dead_ew", "base_nes", "base_nes", "base_nes", "base_nes")
    game = Setup(ruleset("base", rounds=1, first=0), seats=3, mine=way, hands={0: hand}, roles=DWARVES).game()
    moves = [int(packed_move(move)) for move in sorted(game.legal_moves, key=str)]
    on = next(int(packed_move(move)) for move in game.legal_moves if str(move) == "lay base_ew 6,0")
    off = next(int(packed_move(move)) for move in game.legal_moves if str(move) == "lay base_dead_ew 6,0")
    throw = next(int(packed_move(move)) for move in game.legal_moves if str(move) == "discard base_nes")
    assert {on, off, throw} <= set(moves)

    def draw(rng: Rng) -> State:
        state = game.state.clone()
        rng.below(2)
        return state

    found = rate(draw, [on, off, throw], list(bonus), off, forecast or played_out(), work, 1, errors)
    return [on, off, throw].index(found[0].move), [each.count for each in found]


def test_a_move_that_gains_is_preferred_and_one_that_does_not_is_not() -> None:
    assert rated((0.0, 0.0, 0.0))[0] == 0
    assert rated((0.0, 2.0, 0.0))[0] == 1, "what a move costs or tells counts too"
    assert rated((0.0, 0.0, 0.0), errors=1000.0)[0] == 1, "a gain must exceed its error"


@pytest.mark.both
def test_work_is_counted_in_moves_looked_at_and_never_exceeded() -> None:
    for work in (60_000, 200_000):
        forecast = played_out()
        counts = rated((0.0, 0.0, 0.0), work=work, forecast=forecast)[1]
        assert work / 2 < int(forecast.work) <= work
        assert counts[0] == counts[1] > counts[0] / 2  # the preferred one stays to be compared with


def test_a_move_is_tried_once_even_without_work() -> None:
    assert rated((0.0, 0.0, 0.0), work=0)[1] == [1, 1, 1]  # and none is given up


def test_levels_differ_in_the_work_they_do() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard"]
    work = [level.work for level in LEVELS.values()]
    assert work == sorted(work)
    assert all(Thinker(1, level).name == name + level.note for name, level in LEVELS.items())


def test_where_rules_run_interpreted_no_level_does_more_than_fits_a_second() -> None:
    slow = HARD.within(A_SECOND)
    assert (slow.name, slow.turns, slow.price) == (HARD.name, HARD.turns, HARD.price)
    assert slow.work == A_SECOND.work
    assert Thinker(1, slow, STEADY).name == "hard:steady (work 1200000)", "a record does not call it hard alone"
    assert EASY.within(A_SECOND) == EASY
    assert (LEVELS["hard"] == slow) is INTERPRETED


def first_breaks(level: Level) -> int:
    """How often one of eight saboteurs breaks a tool with its first card."""
    breaks = 0
    for number in range(8):
        game = Game(ruleset("base", {"rounds": 1, "one_digger_less": True}), 5, seed=f"first/{number}")
        saboteur = next(seat for seat in range(5) if game.view(seat).role == "saboteur")
        player = Thinker(number, level)
        player.begin(game.view(saboteur))
        others = [Plain(seat) for seat in range(5)]
        for seat, other in enumerate(others):
            other.begin(game.view(seat))
        while game.actor != saboteur:
            assert game.actor is not None
            told = game.apply(others[game.actor].choose(game.legal_moves), tell=True)
            for seat, other in enumerate(others):
                other.told([fact.seen_by(seat) for fact in told])
            player.told([fact.seen_by(saboteur) for fact in told])
        breaks += "break" in str(player.choose(game.legal_moves))
    return breaks


def test_a_saboteur_to_whom_it_matters_hides() -> None:
    few = replace(NORMAL, work=80_000, candidates=6)
    assert first_breaks(replace(few, price=5.0)) < first_breaks(replace(few, price=-5.0))
