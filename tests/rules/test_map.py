"""Maps: one player alone looks at one goal (3.8)."""

import pytest

from saboteur import Refusal
from tests.rules.playing import GOLD, STONE_NE, STONE_NW, board, discard, picture, plays, position, text

pytestmark = pytest.mark.both

GOALS = [STONE_NW, GOLD, STONE_NE]


@pytest.mark.parametrize(("cell", "goal"), [("8,2", 0), ("8,0", 1), ("8,-2", 2)])
def test_3_8_the_player_alone_looks_at_one_face_down_goal(cell: str, goal: int) -> None:
    game = position("S", hands={0: ["base_map"]}, goals=GOALS)
    [peeked, *_] = game.apply(f"play base_map {cell}", tell=True)
    assert text(peeked.seen_by(0)) == f"peeked seat=0 card=base_map cell={cell} face={GOALS[goal]}"
    assert [str(each.face) for each in game.view(0).goals] == [
        GOALS[place] if place == goal else "?" for place in range(3)
    ]
    for other in (1, 2, None):
        assert text(peeked.seen_by(other)) == f"peeked seat=0 card=base_map cell={cell} face=?"
        assert [str(each.face) for each in game.view(other).goals] == ["?", "?", "?"]


def test_3_8_the_goal_stays_face_down_and_the_map_is_discarded() -> None:
    game = position("S", hands={0: ["base_map"]}, goals=GOALS)
    game.apply("play base_map 8,0")
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
    game = position("S", hands={0: ["base_map"]}, seen={0: ["8,0"]})
    assert plays(game, "base_map") == {"8,2", "8,0", "8,-2"}


def test_3_8_a_goal_that_lies_face_up_is_not_looked_at() -> None:
    game = position("S───┴┴┴┴┘", hands={0: ["base_map"]})
    assert plays(game, "base_map") == {"8,2", "8,-2"}
    for cell in ("8,0", "0,0", "1,0", "5,5"):
        refusal = game.refusal(f"play base_map {cell}")
        assert refusal is Refusal.NO_FACE_DOWN_GOAL_THERE
        assert refusal.rule == "3.8"
