"""Whole games of two rounds: every game at every device, in every language and every look, each with each."""

from typing import Any

import pytest

from tests.web.browser import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Device
from tests.web.player import Player, play_to_the_end
from tests.web.tables import Tables

GAMES: dict[str, dict[str, Any]] = {"base": {"seats": 5}, "saboteur2": {"seats": 8}, "duel": {}, "solo": {}}
DEVICES: dict[str, Device] = {
    "desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "phone on its side": PHONE_ON_ITS_SIDE,
}  # fmt: skip
LANGUAGES = ("en", "ru", "uk")
LOOKS: dict[str, dict[str, str]] = {
    "dark": {"color_scheme": "dark"}, "light": {"color_scheme": "light"}, "contrast": {"contrast": "more"},
}  # fmt: skip
MATRIX = [
    (game, device, LANGUAGES[(row + column) % 3], list(LOOKS)[(row + 2 * column) % 3])
    for row, game in enumerate(GAMES)
    for column, device in enumerate(DEVICES)
]


def test_every_two_of_them_meet() -> None:
    for one in range(4):
        for other in range(one):
            pairs = {(row[one], row[other]) for row in MATRIX}
            assert len(pairs) == len({row[one] for row in MATRIX}) * len({row[other] for row in MATRIX})


@pytest.mark.proof(minutes=1)
@pytest.mark.parametrize(("game", "device", "language", "look"), MATRIX)
def test_a_game_of_two_rounds(game: str, device: str, language: str, look: str, tables: Tables) -> None:
    window = {"device": DEVICES[device], "language": language, "reduced_motion": "no-preference", **LOOKS[look]}
    options = {"rounds": 2, **({} if game != "base" else {"edition": "classic"})}
    people = ["Mila"] if game == "solo" else ["Mila", "Taras"]
    here = {**GAMES[game], "options": options, "windows": dict.fromkeys(people, window)}
    players = [Player(person, seed) for seed, person in enumerate(tables.playing(game, *people, **here))]
    play_to_the_end(*players, patience=600)
    assert [player.result() for player in players] == [tables.gold()] * len(players)
    assert all(player.person.page.locator("html").get_attribute("data-theme") == look for player in players)
