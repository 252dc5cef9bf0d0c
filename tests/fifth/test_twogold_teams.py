"""The expansion with two gold goals, by the data of its ruleset alone: which ends the round, and who shares."""

from dataclasses import replace

import pytest

from saboteur import Card, Cell, Game, Role, Setup, ruleset
from tests.fifth.twogold import GOLD, TWOGOLD

EXPANSION = ruleset("saboteur2")
TWOGOLD_TEAMS = replace(
    EXPANSION, name="twogold_teams", goals=(GOLD, *EXPANSION.goals), goal_cells=TWOGOLD.goal_cells, usual=4
)
STONES = [card for card in EXPANSION.goals if card.goal != "gold"]
ROLES: dict[int, Role] = {0: "green", 1: "blue", 2: "boss", 3: "saboteur"}


def dug(goal: int, golds: tuple[int, int] = (0, 3), door: str = "base_new") -> Game:
    """A game in which the next card reaches this goal, laid by green; the way leads over this card."""
    stones = iter(STONES)
    goals: list[Card | str] = [GOLD if place in golds else next(stones) for place in range(4)]
    cell = TWOGOLD.goal_cells[goal]
    step = 1 if cell.y > 0 else -1
    mine = {f"0,{y}": "base_nesw" for y in range(step, cell.y + step, step)}
    drift = ["base_ew", "base_ew", "base_ew", "base_new", "base_new", door]
    mine |= {f"{x},{cell.y}": card for x, card in enumerate(drift, start=1)}
    return Setup(TWOGOLD_TEAMS, 4, hands={0: ["base_new"]}, mine=mine, goals=goals, roles=ROLES, turn=0).game()


@pytest.mark.both
@pytest.mark.parametrize("goal", range(4))
def test_either_gold_ends_the_round_and_a_stone_does_not(goal: int) -> None:
    game = dug(goal)
    game.apply(f"lay base_new 7,{TWOGOLD.goal_cells[goal].y}")
    assert (game.asked == "turn") == (goal in (1, 2))
    if goal in (0, 3):
        [ended] = game.outcome.rounds
        assert (ended.cause, ended.teams, ended.winners) == ("gold", ("green",), (0, 2))
        assert ended.earned == (4, 0, 3, 0)  # 7.5: two winners get 4 each, the boss one less
        assert [goal.face for goal in game.view(None).goals].count(GOLD) == 2


@pytest.mark.both
def test_the_gold_behind_a_door_of_the_other_team_is_not_found_for_ones_own() -> None:
    """7.2, 7.3: the way to the gold that was turned over counts; the other one lies face down still."""
    door = next(card.id for card in EXPANSION.cards if card.door == "blue" and card.tile and card.tile.joins("E", "W"))
    game = dug(0, door=door)
    game.apply("lay base_new 7,3")
    [ended] = game.outcome.rounds
    assert (ended.teams, ended.winners, ended.earned) == (("blue",), (1, 2), (0, 4, 3, 0))


@pytest.mark.both
@pytest.mark.parametrize("seed", range(5))
def test_whole_games_are_played_and_paid(seed: int) -> None:
    game = Game(replace(TWOGOLD_TEAMS, rounds=2), 4, seed=str(seed))
    assert game.to_deal is not None
    while not game.over:
        game.apply(game.legal_moves[len(game.legal_moves) * 7 // 11])
    assert len(game.outcome.rounds) == 2
    assert Cell(8, 3) in [goal.cell for goal in game.view(None).goals]
