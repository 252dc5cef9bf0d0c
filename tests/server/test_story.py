"""The story of a table as a seat or a watcher is given it."""

from __future__ import annotations

import pytest

from saboteur import Table, ruleset
from saboteur.bots.plain.player import Plain
from saboteur.lab.arena import play_at
from saboteur.server.tables.story import story_told
from saboteur.server.wire.answers import StoryAnswer


def told(table: Table, observer: int | None) -> StoryAnswer:
    """The answer to whoever asks now."""
    view = table.game.view(observer)
    return story_told(table.first_view(observer), table.events(observer), view, table.game.outcome)


def test_a_round_that_is_played_opens_with_who_one_is() -> None:
    table = Table(ruleset("duel"), 2, seed="1")
    table.begin()
    assert told(table, None).opening == ()
    for seat in range(2):
        answer = told(table, seat)
        who, first = answer.opening
        assert (who["key"], who["args"]["name"]) == ("opening-duel", {"seat": seat})
        assert first["key"] == ("opening-begins.you" if table.game.view(seat).first == seat else "opening-begins")
        assert (answer.rounds, answer.said) == ((), ())


@pytest.mark.parametrize(("name", "seats"), [("base", 4), ("saboteur2", 5)])
def test_5_1_gold_is_a_secret_until_the_game_is_over(name: str, seats: int) -> None:
    table = Table(ruleset(name, {"rounds": 2}), seats, seed="story")
    for _ in play_at(table, [Plain(seat) for seat in range(seats)]):
        if table.game.round == 2 and not table.game.over:
            break
    [earned] = [each.earned for each in table.game.outcome.rounds]
    for observer in (None, *range(seats)):
        [gained] = told(table, observer).story["gained"]
        hidden = [seat for seat in range(seats) if earned[seat] and seat != observer]
        assert hidden or observer is not None
        assert all(gained[seat] is None for seat in hidden)
        assert all(gained[seat] == earned[seat] for seat in range(seats) if seat not in hidden)
    for _ in play_at(table, [Plain(seat) for seat in range(seats)]):
        pass
    for observer in (None, *range(seats)):
        answer = told(table, observer)
        assert answer.story["gained"] == [list(each.earned) for each in table.game.outcome.rounds]
        assert (answer.opening, len(answer.rounds)) == ((), 2)
