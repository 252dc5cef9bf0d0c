"""The plain bot plays whole games of every kind, and uses only what its seat is told."""

from __future__ import annotations

import random

import pytest

from saboteur import Game, History, Move, Setup, drawn, parse_move, rebuild, ruleset
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
    game = Game(ruleset(name, options), seats, seed="equal")
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


def known_to(player: Plain) -> dict[str, object]:
    """What a player knows, in values that can be compared."""
    knowledge = player.knowledge
    mine = knowledge.mine
    return {
        "view": knowledge.view(),
        "tiles": {int(mine.code(cell)): int(mine.tiles[cell]) for cell in map(int, (*mine.fixed, *mine.laid))},
        "frontier": {int(mine.code(int(cell))) for cell in mine.frontier},
        "goals": [(knowledge.face(goal), knowledge.is_open(goal)) for goal in range(len(mine.goals))],
        "pending": knowledge.pending,
        "hand": knowledge.hand,
        "seats": [
            (knowledge.mat(seat), knowledge.held(seat), knowledge.can_lay(seat)) for seat in range(knowledge.seats)
        ],
    }


@pytest.mark.parametrize(("name", "seats"), [("base", 5), ("saboteur2", 7), ("duel", 2), ("solo", 1)])
def test_a_game_joined_in_its_middle_is_played_on(name: str, seats: int) -> None:
    """The first view may be of any position: everything that lies open is read from it."""
    game = Game(ruleset(name, {"rounds": 1}), seats, seed="middle")
    players = [Plain(seat) for seat in range(seats)]
    for seat, player in enumerate(players):
        player.begin(game.view(seat))
    for number in range(400):
        if game.actor is None:
            break
        if number in (10, 25):
            for seat, player in enumerate(players):
                followed = known_to(player)
                player.begin(game.view(seat))
                assert known_to(player) == followed
        told = game.apply(players[game.actor].choose(game.legal_moves), tell=True)
        for seat, player in enumerate(players):
            player.told([fact.seen_by(seat) for fact in told])
    assert game.over


def test_a_nugget_without_a_choice_changes_no_later_move() -> None:
    """Equals are drawn by how often it was asked; a question that has one answer is none of these (1.10)."""
    maps = [parse_move(f"play base_map 8,{y}") for y in (2, 0, -2)]

    def chosen(pile: list[int], seed: int) -> tuple[Move, Move]:
        """In the round after one in which it found the gold; and what one chooses who was never asked."""
        rules = ruleset("base", rounds=2)
        game = Setup(
            rules,
            3,
            hands={0: ["base_new"]},
            mine=drawn("S───┴┴┴·?", rules),
            goals={"8,0": "base_goal_gold"},
            roles=dict.fromkeys(range(3), "digger"),
            pile=pile,
        ).game(seed="next")
        bot, other = Plain(seed), Plain(seed)
        bot.begin(game.view(0))
        told = game.apply("lay base_new 7,0", tell=True)
        while game.asked == "nugget":
            told += game.apply(max(map(str, game.legal_moves)), tell=True)
        bot.told([fact.seen_by(0) for fact in told])
        assert (game.asked, game.actor) == ("turn", 1)
        other.begin(game.view(0))
        return bot.choose(maps), other.choose(maps)

    seeds = range(30)
    alike = [chosen([2, 2, 2], seed) for seed in seeds]
    assert len({move for move, _ in alike}) > 1
    assert all(move == other for move, other in alike)
    assert any(move != other for move, other in (chosen([1, 2, 2], seed) for seed in seeds))
