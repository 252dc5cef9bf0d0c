"""What the referee lists is what there is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from saboteur.rulesets import GAMES, OPTIONS, InvalidOptions, ruleset
from tests.referee.asking import Asking

GAMES_LISTED = {game["game"]: game for game in Asking().ok("games")["games"]}
CARDS_LISTED = {card["card"]: card for card in Asking().ok("cards")["cards"]}
PRINTED: dict[str, Any] = json.loads((Path(__file__).parent.parent / "oracle" / "cards.json").read_text("utf-8"))
OPTIONS_LISTED = [(game, option) for game, listed in GAMES_LISTED.items() for option in listed["options"]]


def test_every_game_and_option_is_listed() -> None:
    assert {game: list(listed["options"]) for game, listed in GAMES_LISTED.items()} == {
        game: list(options) for game, options in OPTIONS.items()
    }


@pytest.mark.parametrize(("game", "option"), OPTIONS_LISTED)
def test_an_option_takes_what_is_listed_and_nothing_else(game: str, option: str) -> None:
    listed = GAMES_LISTED[game]["options"][option]
    numbers = "least" in listed
    values = range(listed["least"], listed["most"] + 1) if numbers else listed["values"]
    for value in values:
        ruleset(game, {option: value})
    for wrong in [values[0] - 1, values[-1] + 1] if numbers else ["no such value", 1]:
        with pytest.raises(InvalidOptions):
            ruleset(game, {option: wrong})


@pytest.mark.parametrize(("game", "option"), OPTIONS_LISTED)
def test_the_default_is_the_game_without_the_option(game: str, option: str) -> None:
    made = ruleset(game, {option: GAMES_LISTED[game]["options"][option]["default"]})
    plain = ruleset(game, {})
    assert {**vars(made), "options": {}} == {**vars(plain), "options": {}}


@pytest.mark.parametrize("game", GAMES)
def test_a_listed_game_is_the_one_that_is_played(game: str) -> None:
    listed, asking = GAMES_LISTED[game], Asking()
    least, most = listed["seats"]
    for seats in (least, most):
        table = asking.ok("new", game=game, seats=seats)["table"]
        deal = asking.ok("to_deal", table=table)["deal"]
        counted = {card: deal["deck"].count(card) for card in deal["deck"]}
        assert counted == listed["cards"]
        assert sorted(deal["goals"]) == sorted(listed["goal_cards"])
        roles = {role: deal["roles"].count(role) for role in deal["roles"]}
        assert roles == listed["roles"].get(str(seats), {})
        assert {value: deal["nuggets"].count(int(value)) for value in listed["nuggets"]} == listed["nuggets"]
        assert len(deal["nuggets"]) == sum(listed["nuggets"].values())
        hand = asking.ok("new", game=game, seats=seats, seed="7", tell="table")["events"][0]["hands"][0]
        state = asking.ok("state", table=asking.ok("new", game=game, seats=seats, seed="7")["table"])["state"]
        assert len(state["removed"]) == listed["removed"]
        assert len(hand) == (0 if game == "solo" else listed["hand"][str(seats)])  # solo draws one by one (9.2)
    assert asking.code_and_field("new", game=game, seats=most + 1)[0] == "invalid_value"


def test_every_printed_card_is_listed_with_what_it_shows() -> None:
    printed = {
        facts["id"]: (box, facts)
        for box, parts in PRINTED.items()
        if box in ("base", "saboteur2", "duel")
        for part in ("start_and_goals", "starts", "tunnels", "actions", "goals")
        for facts in parts.get(part, ())
    }
    assert printed.pop("s2_rockfall")  # the base game's, under another name (1.8)
    assert printed.keys() == CARDS_LISTED.keys()
    for name, (box, facts) in printed.items():
        card = CARDS_LISTED[name]
        assert (card["box"], card["count"]) == (box, facts["count"])
        assert sorted(card.get("tunnels", "")) == sorted(facts.get("tunnels", ""))
        assert card.get("ladder") == ("any" if facts.get("ladder") is True else facts.get("ladder"))
        for same in ("door", "door_at", "troll", "nuggets", "goal"):
            assert card.get(same) == facts.get(same), (name, same)
        assert card.get("crystals") == facts.get("crystal")
        assert sorted(card.get("nugget_reach", "")) == sorted(facts.get("nugget_reach", ""))
        assert sorted(card.get("tools", [])) == sorted(facts.get("breaks", facts.get("repairs", [])))
        assert (card.get("effect") == "break") == ("breaks" in facts)
        assert (card.get("effect") == "repair") == ("repairs" in facts)
