"""Three people play a whole game of the base game, each in a language and at a device of their own."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.browser import PHONE
from tests.web.player import Player, play_to_the_end
from tests.web.tables import Tables


def test_three_people_play_and_all_screens_tell_the_same_end(tables: Tables) -> None:
    windows: dict[str, dict[str, Any]] = {"Taras": {"language": "uk"}, "Vera": {"language": "ru", "device": PHONE}}
    people = tables.playing("base", "Mila", "Taras", "Vera", seats=3, windows=windows)
    players = [Player(person, seed) for seed, person in enumerate(people)]
    play_to_the_end(*players)
    assert [player.result() for player in players] == [tables.gold()] * 3
    fair = ("deal", "чесна", "честная")
    for person, words in zip(people, fair, strict=True):
        expect(person.page.locator(".proof p.fair")).to_contain_text(re.compile(words))
