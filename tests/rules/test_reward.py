"""What the saboteurs get when they have won (5.4)."""

from typing import Any

import pytest

from saboteur import UNKNOWN, Game, Role
from saboteur.engine.values.facts import PutBack, Returned, RoundEnded, Took
from tests.rules.playing import EDITIONS, about_to_run_out, base, every, run_out, short_pile

pytestmark = pytest.mark.both

TWO_SABOTEURS: dict[str, Any] = {"seats": 5, "roles": {1: "saboteur", 2: "saboteur"}}
ONE_SABOTEUR: dict[str, Any] = {"seats": 3, "roles": {1: "saboteur"}}


def payout(game: Game) -> list[str]:
    """How the saboteurs are paid, in a few words: `1 takes 3`."""
    words = []
    for fact in run_out(game):
        match fact:
            case Took(seat, value):
                words.append(f"{seat} takes {value}")
            case Returned(seat, value):
                words.append(f"{seat} returns {value}")
            case PutBack(seat, values):
                words.append(f"{seat} puts back {'+'.join(map(str, values))}")
            case _:
                pass
    return words


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "dealt", "each"),
    [
        *((3, 1, 4), (4, 1, 4), (5, 1, 4)),
        *((5, 2, 3), (6, 2, 3), (7, 2, 3), (7, 3, 3), (8, 3, 3), (9, 3, 3), (10, 3, 3)),
        (10, 4, 2),
    ],
)
def test_5_4_one_saboteur_gets_4_two_or_three_get_3_each_four_get_2_each(
    edition: str, players: int, dealt: int, each: int
) -> None:
    roles = {seat: "saboteur" if seat < dealt else "digger" for seat in range(players)}
    game = about_to_run_out(rules=base(edition=edition), seats=players, roles=roles)
    run_out(game)
    assert game.gold == tuple([each] * dealt + [0] * (players - dealt))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_5_4_none_dealt_nobody_gets_anything(edition: str, players: int) -> None:
    digger: Role = "digger"
    roles = (digger,) * players
    game = about_to_run_out(rules=base(edition=edition), seats=players, roles=dict(enumerate(roles)))
    facts = every(run_out(game), RoundEnded, Took)
    assert facts == [RoundEnded(1, "exhausted", (), roles)]
    assert game.gold == (0,) * players


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_4_each_draws_cards_one_at_a_time_and_what_would_exceed_the_sum_goes_under_the_pile(edition: str) -> None:
    game = about_to_run_out(rules=base(edition=edition), **ONE_SABOTEUR, **short_pile([2, 3, 1, 3, 1, 2]))
    assert payout(game) == ["1 takes 2", "1 returns 3", "1 takes 1", "1 returns 3", "1 takes 1"]
    assert game.gold[1:] == (4, 0)
    assert game.to_deal.nuggets == (2, 3, 3)


def test_5_4_returned_cards_lie_under_the_pile_in_the_order_drawn() -> None:
    game = about_to_run_out(**TWO_SABOTEURS, **short_pile([2, 3, 2, 1]))
    assert payout(game) == ["1 takes 2", "1 returns 3", "1 returns 2", "1 takes 1", "2 takes 3"]
    game = about_to_run_out(**TWO_SABOTEURS, **short_pile([2, 2, 3, 1, 1]))
    assert payout(game) == ["1 takes 2", "1 returns 2", "1 returns 3", "1 takes 1", "2 takes 1", "2 takes 2"]


def test_5_4_what_one_saboteur_returned_another_may_draw() -> None:
    game = about_to_run_out(**TWO_SABOTEURS, **short_pile([1, 3, 2]))
    assert payout(game) == ["1 takes 1", "1 returns 3", "1 takes 2", "2 takes 3"]


def test_5_4_only_the_drawer_sees_those_cards() -> None:
    game = about_to_run_out(**ONE_SABOTEUR, **short_pile([2, 3, 2]))
    facts = run_out(game)
    drawn = every(facts, Took, Returned)
    assert [fact.seen_by(1) for fact in drawn] == [
        Took(1, 2),
        Returned(1, 3),
        Took(1, 2),
    ]
    for other in (0, 2, None):
        assert [fact.seen_by(other) for fact in drawn] == [
            Took(1, UNKNOWN),
            Returned(1, UNKNOWN),
            Took(1, UNKNOWN),
        ]


@pytest.mark.parametrize(("mover", "order"), [(0, [2, 4]), (2, [4, 2]), (3, [4, 2]), (4, [2, 4])])
def test_5_4_order_from_the_left_of_the_last_mover_clockwise_that_mover_last(mover: int, order: list[int]) -> None:
    game = about_to_run_out(mover=mover, seats=5, roles={2: "saboteur", 4: "saboteur"}, **short_pile([3] * 4))
    assert payout(game) == [f"{seat} takes 3" for seat in order]


def test_5_4_each_finishes_before_the_next() -> None:
    game = about_to_run_out(**TWO_SABOTEURS, **short_pile([1, 1, 1, 2, 1]))
    assert payout(game) == ["1 takes 1", "1 takes 1", "1 takes 1", "2 takes 2", "2 takes 1"]


def test_5_4_when_every_card_exceeds_what_is_due_the_saboteur_puts_back_and_takes_the_greatest_sum() -> None:
    game = about_to_run_out(**ONE_SABOTEUR, **short_pile([3, 2, 2]))
    assert payout(game) == ["1 takes 3", "1 puts back 3", "1 takes 2", "1 takes 2"]
    assert game.gold[1:] == (4, 0)
    assert game.to_deal.nuggets == (3,)


def test_5_4_also_when_it_cannot_come_out() -> None:
    game = about_to_run_out(**ONE_SABOTEUR, **short_pile([3, 3]))
    assert payout(game) == ["1 takes 3", "1 puts back 3", "1 takes 3"]
    assert game.gold[1:] == (3, 0)
    game = about_to_run_out(**ONE_SABOTEUR, **short_pile([2, 3]))
    assert payout(game) == ["1 takes 2", "1 puts back 2", "1 takes 3"]  # 2 and then 3 would be too much
    game = about_to_run_out(seats=10, roles=dict.fromkeys(range(1, 5), "saboteur"), **short_pile([3, 3, 3, 3]))
    assert [line for line in payout(game) if "takes" in line] == []  # 2 are due and every card exceeds them
    assert game.gold[1:] == (0,) * 9


def test_5_4_the_greatest_sum_not_above_the_due() -> None:
    game = about_to_run_out(**TWO_SABOTEURS, **short_pile([2, 2, 2, 2]))
    assert payout(game) == ["1 takes 2", "1 puts back 2", "1 takes 2", "2 takes 2", "2 puts back 2", "2 takes 2"]
    assert game.gold[1:] == (2, 2, 0, 0)


def test_5_4_then_in_the_fewest_cards() -> None:
    game = about_to_run_out(**ONE_SABOTEUR, **short_pile([1, 1, 1, 2, 2]))
    assert payout(game) == ["1 takes 1", "1 takes 1", "1 takes 1", "1 puts back 1+1+1", "1 takes 2", "1 takes 2"]
    assert game.to_deal.nuggets == (1, 1, 1)


def test_5_4_then_with_the_highest_single_card() -> None:
    game = about_to_run_out(**ONE_SABOTEUR, **short_pile([1, 2, 3, 2]))
    assert payout(game) == ["1 takes 1", "1 takes 2", "1 puts back 1+2", "1 takes 3", "1 takes 1"]
    assert game.to_deal.nuggets == (2, 2)


def test_5_4_cards_put_back_go_under_the_pile() -> None:
    """When seat 1 has taken a 3, the pile is 3, 2, 2: seat 2 draws the 3 and not the 2 that was put back."""
    game = about_to_run_out(**TWO_SABOTEURS, **short_pile([2, 3, 3, 2]))
    assert payout(game) == ["1 takes 2", "1 puts back 2", "1 takes 3", "2 takes 3"]


def test_5_4_the_topmost_card_of_the_value_wanted_is_taken() -> None:
    """When seat 1 has taken the upper 3, the pile is 2, 3, 2: seat 2 draws the 2 first."""
    game = about_to_run_out(**TWO_SABOTEURS, **short_pile([2, 3, 2, 3]))
    steps = ["1 takes 2", "1 puts back 2", "1 takes 3", "2 takes 2", "2 puts back 2", "2 takes 3"]
    assert payout(game) == steps
    assert game.gold[1:3] == (3, 3)


def test_5_4_only_the_cards_of_this_payout_are_put_back() -> None:
    game = about_to_run_out(**ONE_SABOTEUR, **short_pile([3, 3], purses={1: [3, 1]}))
    assert payout(game) == ["1 takes 3", "1 puts back 3", "1 takes 3"]
    assert game.gold[1:] == (7, 0)


def test_5_4_it_always_ends() -> None:
    game = about_to_run_out(**ONE_SABOTEUR, **short_pile([]))
    run_out(game)
    assert (game.asked, game.gold[1:]) == ("deal", (0, 0))
    game = about_to_run_out(**TWO_SABOTEURS, **short_pile([3]))
    run_out(game)
    assert (game.asked, game.gold[1:]) == ("deal", (3, 0, 0, 0))
