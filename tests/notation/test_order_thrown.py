"""How the discard of a position is ordered, as docs/notation.md says, and that the duel counts no passes."""

from typing import Any

import pytest

from saboteur import Setup, ruleset
from saboteur.notation.positions.position import state_plain, state_text, view_plain

MINE = {"1,0": "base_nesw"}


@pytest.mark.parametrize(
    ("game", "setup", "move", "thrown"),
    [
        ("base", {"hands": {0: ["base_ns"]}}, "discard base_ns", "0:base_ns"),
        ("base", {"hands": {0: ["base_map"]}}, "play base_map 8,0", "base_map"),
        ("base", {"hands": {0: ["base_break_pick"]}}, "play base_break_pick 1", ""),
        (
            "base",
            {"hands": {0: ["base_fix_pick_lamp"]}, "mats": {1: ["lamp"]}},
            "play base_fix_pick_lamp 1 lamp",
            "base_break_lamp base_fix_pick_lamp",
        ),
        (
            "base",
            {"hands": {0: ["base_rockfall"]}, "mine": MINE},
            "play base_rockfall 1,0",
            "base_rockfall base_nesw",
        ),
        (
            "saboteur2",
            {"hands": {0: ["base_ns", "base_ew", "base_map"]}},
            "discard base_ew base_map base_ns",
            "0:base_ew 0:base_map 0:base_ns",
        ),
        (
            "saboteur2",
            {"hands": {0: ["base_ns", "base_ew"]}, "mats": {0: ["trapped"]}},
            "clear trapped base_ew base_ns",
            "0:base_ew 0:base_ns s2_trapped",
        ),
        (
            "saboteur2",
            {"hands": {0: ["s2_free"]}, "mats": {1: ["trapped"]}},
            "play s2_free 1",
            "s2_trapped s2_free",
        ),
    ],
)
def test_cards_of_one_move_are_thrown_in_the_order_of_the_document(
    game: str, setup: dict[str, Any], move: str, thrown: str
) -> None:
    before = Setup(ruleset(game, {}), 3, discard=["base_ne"], **setup).game()
    before.apply(move)
    assert ("discard: base_ne " + thrown).strip() in state_text(before).splitlines()
    shown = [each["card"] for each in view_plain(before.view(None))["discard"]]  # type: ignore[attr-defined]
    assert shown == ["?" if ":" in word else word for word in f"base_ne {thrown}".split()]


@pytest.mark.parametrize(("game", "counted"), [("base", 1), ("saboteur2", 1), ("duel", 0)])
def test_only_where_a_round_ends_by_passing_passes_are_counted(game: str, counted: int) -> None:
    card = "duel_ew" if game == "duel" else "base_ew"
    seats = ruleset(game, {}).seats[0]
    hands = {seat: [card, card][seat:] if seat < 2 else [] for seat in range(seats)}
    played = Setup(ruleset(game, {}), seats, hands=hands, rest="discard").game()
    played.apply(f"discard {card}")
    assert played.actor == 1
    assert state_plain(played)["passes"] == counted
