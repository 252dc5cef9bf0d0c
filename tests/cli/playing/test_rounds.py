"""Rounds that are over, as one observer saw them."""

import pytest

from saboteur import Table, ruleset
from saboteur.bots.plain.player import Plain
from saboteur.bots.uniform import Uniform
from saboteur.cli.playing.rounds import game_played, rounds_done
from saboteur.engine.values.facts import BoxShown, LeftOver, Revealed, RoundEnded, Uncovered
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.lab.arena import play_at


def played(game: str, seats: int) -> Table:
    """A whole game of three rounds."""
    table = Table(ruleset(game, {}), seats, seed="three rounds")
    for _ in play_at(table, [Uniform(seat) for seat in range(seats)]):
        pass
    return table


@pytest.mark.parametrize(("game", "seats"), [("base", 3), ("saboteur2", 4), ("duel", 2), ("solo", 1)])
def test_every_round_is_there_with_its_mine_and_its_gold(game: str, seats: int) -> None:
    table = played(game, seats)
    assert rounds_done(table) == 3
    ends = [event.what for event in table.events(None) if isinstance(event.what, RoundEnded)]
    for observer in (None, *range(seats)):
        rounds = game_played(table, observer).rounds
        assert [each.ended.seen_by(None) for each in rounds] == ends
        assert [each.began.round for each in rounds] == [1, 2, 3]
        for each in rounds:
            assert each.began.observer == each.shared_out.observer == observer
            assert each.shared_out.round == each.ended.round
            assert len(each.shared_out.mine) > len(each.began.mine)  # the round's own mine, not the next one's
            seen = [fact.cell for fact in table.facts() if isinstance(fact, Revealed)]
            assert {goal.cell for goal in each.shared_out.goals if goal.open} <= set(seen)


@pytest.mark.parametrize(("game", "seats"), [("base", 3), ("saboteur2", 4), ("duel", 2), ("solo", 1)])
def test_every_round_has_what_was_shown_at_its_end(game: str, seats: int) -> None:
    """In base game and expansion after every round (4.8), in duel and solo after the last (8.15)."""
    table = played(game, seats)
    for observer in (None, *range(seats)):
        rounds = game_played(table, observer).rounds
        for number, each in enumerate(rounds, 1):
            closed = [goal for goal in each.shared_out.goals if not goal.open]
            uncovered = [fact for fact in each.shown if isinstance(fact, Uncovered)]
            late = game in ("duel", "solo") and number < 3
            assert [(fact.cell, fact.face) for fact in uncovered] == [
                (goal.cell, goal.face) for goal in closed if not late
            ]
            assert sum(isinstance(fact, LeftOver) for fact in each.shown) == (game == "base")
            assert sum(isinstance(fact, BoxShown) for fact in each.shown) == (game in ("duel", "solo") and number == 3)


@pytest.mark.parametrize(("game", "seats"), [("base", 3), ("duel", 2), ("solo", 1)])
def test_what_everybody_gained_adds_up_to_what_they_have(game: str, seats: int) -> None:
    table = played(game, seats)
    assert table.result is not None
    for seat in range(seats):
        gained = [each.gained(seat) for each in game_played(table, seat).rounds]
        assert sum(each for each in gained if each is not None) == table.result.gold[seat]
        cards = sum(each.cards_gained(seat) for each in game_played(table, seat).rounds)
        assert cards == len(table.game.view(seat).purses[seat])


def test_others_gold_is_not_known_but_their_nugget_cards_are_counted() -> None:
    table = Table(ruleset("base", rounds=2), 3, seed="a saboteur wins")
    for _ in play_at(table, [Uniform(seat) for seat in range(3)]):
        if rounds_done(table) == 1:
            break
    [first] = game_played(table, None).rounds
    winners = [seat for seat in range(3) if first.shared_out.purses[seat]]
    assert winners
    for seat in winners:
        assert UNKNOWN in first.shared_out.purses[seat]
        assert first.gained(seat) is None
        assert first.cards_gained(seat) == len(first.shared_out.purses[seat])
    for seat in set(range(3)) - set(winners):
        assert (first.gained(seat), first.cards_gained(seat)) == (0, 0)


def test_a_round_whose_gold_is_still_shared_out_is_not_over() -> None:
    """Between the end of a round and the last nugget card taken (5.2) nothing is told of what everybody has."""
    table = Table(ruleset("base", rounds=2), 4, seed="gold")
    for _ in play_at(table, [Plain(seat) for seat in range(4)]):
        if table.game.asked == "nugget":
            break
    assert (table.game.asked, table.game.round) == ("nugget", 1)
    assert rounds_done(table) == 0
    assert game_played(table, None).rounds == ()
