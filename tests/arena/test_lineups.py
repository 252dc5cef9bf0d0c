"""Who sits where: every seat is taken, and the exchange gives each bot what the other had."""

import pytest

from saboteur.lab.contest.contest import Contest, short_name
from saboteur.lab.contest.lineup import FORMS, Lineup, half, lineups, single_seat

ROLES = ("digger", "saboteur", "digger", "saboteur", "digger")


@pytest.mark.parametrize("seats", range(2, 13))
def test_halves_are_exchanged_and_differ_from_deal_to_deal(seats: int) -> None:
    found = set()
    for deal in range(1, 60):
        one, other = (each.bots(deal, [None] * seats) for each in lineups("half", 2))
        assert [1 - bot for bot in one] == list(other)
        assert abs(one.count(0) - one.count(1)) <= 1
        assert half(deal, seats) == {seat for seat, bot in enumerate(one) if bot == 0}
        found.add(one)
    assert len(found) >= min(seats, 6)


def test_roles_are_exchanged_and_both_bots_play_alone() -> None:
    found = [each.bots(1, ROLES) for each in lineups("roles", 2)]
    assert found == [(0, 0, 0, 0, 0), (0, 1, 0, 1, 0), (1, 0, 1, 0, 1), (1, 1, 1, 1, 1)]


def test_a_single_bot_has_every_seat_in_turn_and_the_yardstick_the_same_seat() -> None:
    alone, yardstick = lineups("one", 2)
    for deal in range(1, 11):
        bots = alone.bots(deal, ROLES)
        assert [seat for seat, bot in enumerate(bots) if bot == 0] == [single_seat(deal, 5)] == [(deal - 1) % 5]
        assert set(yardstick.bots(deal, ROLES)) == {1}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("bots", [1, 2, 3])
def test_no_line_up_comes_twice_and_every_one_has_a_name(form: str, bots: int) -> None:
    found = lineups(form, bots)  # type: ignore[arg-type]  # a key of FORMS
    assert len(set(found)) == len(found)
    names = [each.named(["A", "B", "C"]) for each in found]
    assert len(set(names)) == len(names)


def test_development_deals_and_test_deals_are_apart() -> None:
    shape = lineups("all", 1)
    seeds = {
        Contest("solo", 1, ("random",), shape, deals, "x").seed_of(number)
        for deals in ("development", "test")
        for number in range(100)
    }
    assert len(seeds) == 200


@pytest.mark.parametrize("game", ["base", "base rounds=2", "duel rounds=1"])
def test_roles_are_exchanged_in_one_round_with_dwarves_only(game: str) -> None:
    with pytest.raises(ValueError, match="games of one round in which dwarves are dealt"):
        Contest(game, 5, ("plain", "random"), lineups("roles", 2))


def test_bots_of_the_same_name_have_numbers() -> None:
    contest = Contest("duel", 2, ("plain", "python3 a/bot.py", "python3 b/bot.py"), (Lineup("half", 0, 1),))
    assert contest.names == ("plain", "bot.py #2", "bot.py #3")
    assert short_name("./engine --deep") == "engine"
