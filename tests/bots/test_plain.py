"""The plain bot plays whole games of every kind, and uses only what its seat is told."""

from __future__ import annotations

import random

import pytest

from saboteur import Game, History, Setup, facts, rebuild, ruleset
from saboteur.bots.plain.player import Plain
from saboteur.notation.facts import fact_text, read_fact
from tests.laws.worlds import other_world

GAMES = [
    ("base", 3, {}),
    ("base", 5, {"edition": "classic"}),
    ("base", 10, {"edition": "2016", "rounds": 1}),
    ("base", 4, {"placing": "adjacent", "broken_tools_forfeit": True, "rounds": 1}),
    ("saboteur2", 7, {}),
    ("saboteur2", 2, {}),
    ("saboteur2", 12, {"rounds": 1}),
    ("duel", 2, {}),
    ("solo", 1, {}),
    ("solo", 1, {"colour": "blue", "rounds": 1}),
]


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=str)
def test_equal_histories_give_equal_moves(name: str, seats: int, options: dict[str, object]) -> None:
    """A seat with the same history chooses the same: in another world, rebuilt, with its moves in another order."""
    rng = random.Random(f"{name}{seats}")
    game = Game(ruleset(name, **options), seats, seed="equal")
    players = [Plain(seat) for seat in range(seats)]
    histories = [History(game.view(seat)) for seat in range(seats)]
    for seat, player in enumerate(players):
        player.begin(game.view(seat))
    compared = 0
    while (actor := game.actor) is not None:
        move = players[actor].choose(game.legal_moves)
        if rng.random() < 0.2:
            other = Plain(actor)
            rebuild(other, histories[actor])
            world = other_world(game, actor, rng)
            assert other.choose(rng.sample(list(world.legal_moves), len(world.legal_moves))) == move
            assert other.choose(world.legal_moves) == move, "asked again, it answers the same"
            compared += 1
        told = game.apply(move, tell=True)
        for observer, player in enumerate(players):
            seen = [read_fact(fact_text(fact.seen_by(observer))) for fact in told]  # no more than words can carry
            player.told(seen)
            histories[observer].tell(seen)
    assert compared >= 3


def sight_of(player: Plain) -> dict[str, object]:
    """What a player sees, in values that can be compared."""
    sight = player.sight
    seen = {name: value for name, value in vars(sight).items() if name not in ("mine", "rules", "ruleset", "hand")}
    mine = sight.mine
    seen["hand"] = sorted(sight.hand)
    seen["tiles"] = {int(mine.code(cell)): int(mine.tiles[cell]) for cell in map(int, (*mine.fixed, *mine.laid))}
    seen["frontier"] = {int(mine.code(int(cell))) for cell in mine.frontier}
    return seen


@pytest.mark.parametrize(("name", "seats"), [("base", 5), ("saboteur2", 7), ("duel", 2), ("solo", 1)])
def test_a_game_joined_in_its_middle_is_played_on(name: str, seats: int) -> None:
    """The first view may be of any position: everything that lies open is read from it."""
    game = Game(ruleset(name, rounds=1), seats, seed="middle")
    players = [Plain(seat) for seat in range(seats)]
    for seat, player in enumerate(players):
        player.begin(game.view(seat))
    for number in range(400):
        if game.actor is None:
            break
        if number in (10, 25):
            for seat, player in enumerate(players):
                followed = sight_of(player)
                player.begin(game.view(seat))
                assert sight_of(player) == followed
        told = game.apply(players[game.actor].choose(game.legal_moves), tell=True)
        for seat, player in enumerate(players):
            player.told([fact.seen_by(seat) for fact in told])
    assert game.over


def test_a_nugget_without_a_choice_changes_no_later_move() -> None:
    """Equals are drawn by how often it was asked; a question that has one answer is none of these (1.10)."""

    def chosen(offer: tuple[int, ...], seed: int) -> str:
        game = Setup(ruleset("base"), 3, hands={0: ["base_map"]}, roles={0: "digger"}).game()
        bot = Plain(seed)
        bot.begin(game.view(0))
        if offer:
            bot.told([facts.Offered(0, offer), facts.Asked("nugget", 0), facts.Asked("turn", 0)])
        else:
            bot.told([facts.Asked("turn", 0)])
        return str(bot.choose([move for move in game.legal_moves if str(move).startswith("play")]))

    seeds = range(30)
    first = [chosen((), seed) for seed in seeds]
    assert len(set(first)) > 1
    assert [chosen((2, 2), seed) for seed in seeds] == first
    assert [chosen((1, 2), seed) for seed in seeds] != first
