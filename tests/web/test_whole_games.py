"""Three people play a whole game of the base game, each in a language and at a device of their own, and look back."""

import re
from typing import Any

from playwright.sync_api import expect

from saboteur.table.verifying.steps import steps_of
from saboteur.words import Words
from tests.web.browser import PHONE
from tests.web.looking import moments
from tests.web.player import Player, play_to_the_end
from tests.web.tables import Tables

EN = Words("en")


def test_three_people_play_and_all_screens_tell_the_same_end(tables: Tables) -> None:
    windows: dict[str, dict[str, Any]] = {"Taras": {"language": "uk"}, "Vera": {"language": "ru", "device": PHONE}}
    people = tables.playing("base", "Mila", "Taras", "Vera", seats=3, windows=windows)
    players = [Player(person, seed) for seed, person in enumerate(people)]
    play_to_the_end(*players)
    assert [player.result() for player in players] == [tables.gold()] * 3
    for person, words in zip(people, ("The deal was fair", "Роздача чесна", "Раздача честная"), strict=True):
        expect(person.page.locator(".proof p.fair")).to_contain_text(words)
    mila = people[0]
    mila.clicks("Look back", role="link")
    played = steps_of(tables.record())
    seen = 0
    for number, lying in moments(mila):
        view = played.after_move(number).position.view("watcher")
        cards = {str(each.cell): EN.card(each.card).lower() for each in view.mine}
        goals = {str(goal.cell) for goal in view.goals}
        assert set(lying) == set(cards) | goals, number
        assert all(lying[cell].startswith(card) for cell, card in cards.items()), (number, lying, cards)
        seen = number
    assert seen == played.moves
    expect(mila.finds("button", re.compile("Deal verified in this browser"))).to_have_count(1)
