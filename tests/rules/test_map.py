"""Maps: one player alone looks at one goal (3.8)."""

import pytest

from saboteur import UNKNOWN, Refusal
from saboteur.engine.values.facts import Peeked
from tests.rules.playing import (
    GOLD,
    STONE_NE,
    STONE_NW,
    board,
    card,
    cell,
    discard,
    faces,
    picture,
    play,
    position,
    uses,
)

pytestmark = pytest.mark.both

GOALS = [STONE_NW, GOLD, STONE_NE]


@pytest.mark.parametrize(("where", "goal"), [("8,2", 0), ("8,0", 1), ("8,-2", 2)])
def test_3_8_the_player_alone_looks_at_one_face_down_goal(where: str, goal: int) -> None:
    game = position("S", hands={0: "base_map"}, goals=GOALS)
    [peeked, *_] = play(game, f"play base_map {where}")
    assert peeked.seen_by(0) == Peeked(0, card("base_map"), cell(where), card(GOALS[goal]))
    assert faces(game, 0) == [GOALS[place] if place == goal else "?" for place in range(3)]
    for other in (1, 2, None):
        assert peeked.seen_by(other) == Peeked(0, card("base_map"), cell(where), UNKNOWN)
        assert faces(game, other) == ["?", "?", "?"]


def test_3_8_the_goal_stays_face_down_and_the_map_is_discarded() -> None:
    game = position("S", hands={0: "base_map"}, goals=GOALS)
    play(game, "play base_map 8,0")
    assert board(game) == picture("""
        ········?
        ·········
        S·······?
        ·········
        ········?
    """)
    assert discard(game) == ["base_map"]
    assert game.asked == "turn"


def test_3_8_one_may_look_at_a_goal_one_has_seen() -> None:
    game = position("S", hands={0: "base_map"}, seen={0: "8,0"})
    assert uses(game, "base_map") == {"8,2", "8,0", "8,-2"}


def test_3_8_a_goal_that_lies_face_up_is_not_looked_at() -> None:
    game = position("S───┴┴┴┴┘", hands={0: "base_map"})
    assert uses(game, "base_map") == {"8,2", "8,-2"}
    for where in ("8,0", "0,0", "1,0", "5,5"):
        refusal = game.refusal(f"play base_map {where}")
        assert refusal is Refusal.NO_FACE_DOWN_GOAL_THERE
        assert refusal.rule == "3.8"
