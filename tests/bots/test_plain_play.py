"""What the plain bot does in clear situations."""

from __future__ import annotations

from typing import Any

from saboteur import Game, ruleset
from saboteur.bots.plain.habits import KEEN
from saboteur.bots.plain.player import Plain
from saboteur.bots.plain.trust import SUSPECT
from saboteur.engine.setup.setup import Setup

WAY = {f"{x},0": "base_ew" for x in (1, 2, 3)} | {f"{x},0": "base_nesw" for x in (4, 5, 6)}
SEEN: dict[str, Any] = {"goals": ("base_goal_stone_nw", "base_goal_gold", "base_goal_stone_ne"), "seen": {0: ("8,0",)}}
FILLING = ("base_dead_n", "base_dead_e", "base_dead_ns", "base_dead_ew", "base_dead_ne")


def position(name: str = "base", seats: int = 5, **parts: Any) -> Game:
    """Seat 0 has the turn."""
    return Setup(ruleset(name, {}), seats=seats, **parts).game()


def answer(game: Game) -> str:
    """What it chooses at seat 0."""
    player = Plain(1)
    player.begin(game.view(0))
    return str(player.choose(game.legal_moves))


def hand(*cards: str) -> dict[int, tuple[str, ...]]:
    """Seat 0 holds these cards, and useless ones besides."""
    return {0: (*cards, *FILLING[: 6 - len(cards)])}


def test_a_digger_turns_the_gold_over() -> None:
    game = position(hands=hand("base_new", "base_map"), roles={0: "digger"}, mine=WAY, **SEEN)
    assert answer(game).startswith("lay base_new 7,0")


def test_a_saboteur_does_not() -> None:
    game = position(hands=hand("base_new", "base_rockfall"), roles={0: "saboteur"}, mine=WAY, **SEEN)
    assert not answer(game).startswith("lay base_new 7,0")


def test_a_digger_looks_before_it_digs_far() -> None:
    game = position(hands=hand("base_map", "base_ew"), roles={0: "digger"})
    assert answer(game).startswith("play base_map")


def test_with_keen_habits_it_digs_first() -> None:
    """The bots that search begin from such values; of cards that are laid they hold the same."""
    game = position(hands=hand("base_map", "base_ew"), roles={0: "digger"})
    player = Plain(1)
    player.begin(game.view(0))
    usual, keen = player.values(game.legal_moves), player.values(game.legal_moves, KEEN)
    assert str(player.best(keen)) == "lay base_ew 1,0"
    assert {str(move).split()[1] for move in usual if usual[move] != keen[move]} == {"base_map"}
    assert player.values(game.legal_moves) == usual


def test_a_digger_who_knows_does_not_look_again() -> None:
    game = position(hands=hand("base_map", "base_ew"), roles={0: "digger"}, **SEEN)
    assert answer(game) == "lay base_ew 1,0"


def test_a_digger_mends_its_own_tool_first() -> None:
    game = position(hands=hand("base_fix_lamp", "base_map"), roles={0: "digger"}, mats={0: ["lamp"], 1: ["lamp"]})
    assert answer(game) == "play base_fix_lamp 0 lamp"


def test_a_saboteur_does_not_begin_with_a_dead_end() -> None:
    game = position(hands=hand("base_new", "base_ns"), roles={0: "saboteur"})
    assert "dead" not in answer(game)


def test_a_saboteur_brings_down_a_way_that_has_come_far() -> None:
    cards = ("base_rockfall", "base_map", "base_fix_pick", "base_fix_lamp", "base_fix_cart", "base_ns")
    game = position(hands={0: cards}, roles={0: "saboteur"}, mine=WAY, **SEEN)
    assert answer(game).startswith("play base_rockfall")


def make(game: Game, player: Plain, move: str) -> None:
    """A move is made, and told to the player at seat 0."""
    player.told([fact.seen_by(0) for fact in game.apply(move, tell=True)])


def test_who_harms_the_mine_is_not_trusted_and_who_helps_is() -> None:
    trust = {}
    for seat, card in ((2, "base_dead_ew"), (3, "base_nesw")):
        game = position(turn=seat, hands={seat: [card]}, roles={0: "digger"}, mine=WAY)
        player = Plain(1)
        player.begin(game.view(0))
        make(game, player, f"lay {card} 7,0")
        trust[seat] = player.trust
    assert trust[2][2] < SUSPECT < trust[2][3] == 0
    assert trust[3][3] > 0 == trust[3][2]


def test_a_suspect_is_hindered() -> None:
    breaking = ["base_break_lamp", "base_break_pick"]
    game = position(turn=2, hands={2: breaking, 0: hand("base_break_cart")[0]}, roles={0: "digger"}, mine=WAY, **SEEN)
    player = Plain(1)
    player.begin(game.view(0))
    for card in breaking:
        make(game, player, f"play {card} 0")
        while game.actor != (2 if card == breaking[0] else 0):
            make(game, player, max(move for move in map(str, game.legal_moves) if move.startswith("discard")))
    assert str(player.choose(game.legal_moves)) == "play base_break_cart 2"


def test_a_theft_is_laid_at_once() -> None:
    game = position("saboteur2", 7, hands=hand("s2_theft", "base_ew"), roles={0: "blue"})
    assert answer(game) == "play s2_theft"


def test_a_geologist_lays_crystals() -> None:
    game = position("saboteur2", 7, hands=hand("s2_crystal_dead_n", "base_ew"), roles={0: "geologist"})
    assert answer(game).startswith("lay s2_crystal_dead_n")


def test_in_the_duel_a_nugget_within_reach_is_taken() -> None:
    game = position("duel", 2, hands={0: ("duel_ew_ds_gold", "duel_ew", "duel_ns")})
    assert answer(game).startswith("lay duel_ew_ds_gold")
