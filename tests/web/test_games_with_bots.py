"""Somebody plays a whole game of every other kind, with bots on the other seats."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE
from tests.web.player import Player, play_to_the_end
from tests.web.tables import Tables

GAMES: dict[str, dict[str, Any]] = {
    "duel": {},
    "solo": {"device": PHONE, "lan": True},
    "saboteur2": {"seats": 7},
}


@pytest.mark.proof(minutes=1)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_as_the_record_says(game: str, tables: Tables) -> None:
    [mila] = tables.playing(game, "Mila", **GAMES[game])
    player = Player(mila)
    play_to_the_end(player)
    assert player.result() == tables.gold()
    mila.sees("Who did what")
    expect(mila.page.locator("main h1")).not_to_contain_text("is over")  # the story says it, not the log
    assert player.moves >= len(tables.moves_of(0)) > 0
