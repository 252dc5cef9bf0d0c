"""Whole games in browsers, of every kind, by players who know only what they see."""

from tests.web.browser import PHONE
from tests.web.player import Player, play_to_the_end
from tests.web.tables import Tables


def test_solo(tables: Tables) -> None:
    [mila] = tables.playing("solo", "Mila")
    mila_plays = Player(mila)
    play_to_the_end(mila_plays)
    print(mila_plays.moves, mila_plays.questions)


def test_base3(tables: Tables) -> None:
    people = tables.playing("base", "Mila", "Taras", "Ben", seats=3)
    players = [Player(person, seed) for seed, person in enumerate(people)]
    play_to_the_end(*players)
    print([(player.moves, player.questions) for player in players])


def test_base_phone(tables: Tables) -> None:
    people = tables.playing("base", "Mila", device=PHONE)
    players = [Player(person, seed) for seed, person in enumerate(people)]
    play_to_the_end(*players)
    print([(player.moves, player.questions) for player in players])
