"""The cards of the package are those of `cards.json`, in every field and number."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from saboteur import Cell, Game, ruleset
from saboteur.engine.values.cards import ALIASES, BASE, BY_ID, CARDS, DUEL, EXPANSION, Card, Effect, Use

COPY = Path(__file__).parent.parent / "oracle" / "cards.json"
ORIGINAL = Path(__file__).parent.parent.parent.parent / "shared" / "cards.json"
FACTS: dict[str, Any] = json.loads(COPY.read_text(encoding="utf-8"))
BOXES = {"base": BASE, "saboteur2": EXPANSION, "duel": DUEL}
USES = {"starts": Use.START, "tunnels": Use.TUNNEL, "actions": Use.ACTION, "goals": Use.VEIN}
EFFECTS = {
    "rockfall": Effect.ROCKFALL,
    "map": Effect.MAP,
    "theft": Effect.THEFT,
    "hands_off": Effect.HANDS_OFF,
    "swap_hand": Effect.SWAP_HANDS,
    "inspection": Effect.INSPECTION,
    "swap_hats": Effect.SWAP_HATS,
    "trapped": Effect.TRAPPED,
    "free": Effect.FREE,
    "key": Effect.KEY,
}
UNCOMPARED = {"confidence", "note"}


def printed() -> list[tuple[str, Use, dict[str, Any]]]:
    """Every kind of card of the file: its box, what it is for, its facts."""
    found = [(box, use, facts) for box in BOXES for part, use in USES.items() for facts in FACTS[box].get(part, ())]
    found += [("base", Use.START if "start" in f else Use.GOAL, f) for f in FACTS["base"]["start_and_goals"]]
    return found


def facts_of(card: Card) -> dict[str, Any]:
    """A card of the package in the terms of the file; missing properties are left out."""
    ladder: object = True if card.ladder == "any" else card.ladder
    start: object = card.use is Use.START and (True if card.ladder == "any" else card.ladder)
    words = {
        "id": card.id,
        "count": card.count,
        "tunnels": None if card.tile is None else "".join(sorted(str(card.tile))),
        "ladder": ladder,
        "start": start,
        "goal": card.goal,
        "door": card.door,
        "door_at": card.door_at,
        "troll": card.troll,
        "crystal": card.crystals,
        "nuggets": card.nuggets,
        "nugget_reach": "".join(sorted(card.nugget_reach)),
        "breaks": list(card.tools) if card.effect is Effect.BREAK else None,
        "repairs": sorted(card.tools) if card.effect is Effect.REPAIR else None,
    }
    return {name: value for name, value in words.items() if value}


def comparable(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of the file, sides and tools in one order."""
    found = {name: value for name, value in facts.items() if name not in UNCOMPARED and value}
    for name in ("tunnels", "nugget_reach"):
        if name in found:
            found[name] = "".join(sorted(found[name]))
    if "repairs" in found:
        found["repairs"] = sorted(found["repairs"])
    return found


def groups(tunnels: str) -> set[frozenset[str]]:
    """Openings that are joined inside a card."""
    return {frozenset(group) for group in tunnels.split(".")}


@pytest.mark.parametrize(("box", "use", "facts"), printed(), ids=[f["id"] for _, _, f in printed()])
def test_a_card_is_as_printed(box: str, use: Use, facts: dict[str, Any]) -> None:
    if facts["id"] in ALIASES:  # 1.8: the rockfalls of both boxes are alike
        card = BY_ID[ALIASES[facts["id"]]]
        assert (facts["count"], set(facts) - UNCOMPARED, card.effect) == (1, {"id", "count"}, Effect.ROCKFALL)
        return
    card = BY_ID[facts["id"]]
    assert card in BOXES[box]
    assert card.use is use
    assert facts_of(card) == comparable(facts)
    if "tunnels" in facts:
        assert card.tile is not None
        assert groups(str(card.tile)) == groups(facts["tunnels"])
        assert card.effect is Effect.NONE
    else:
        assert card.effect is effect_of(facts)


def effect_of(facts: dict[str, Any]) -> Effect:
    """What an action card does: by its tools, or else by its name."""
    if "breaks" in facts:
        return Effect.BREAK
    return Effect.REPAIR if "repairs" in facts else EFFECTS[facts["id"].split("_", 1)[1]]


def test_the_package_has_no_other_cards() -> None:
    names = [facts["id"] for _, _, facts in printed()]
    assert sorted(card.id for card in CARDS) == sorted({ALIASES.get(name, name) for name in names})
    assert len(names) == len(set(names))


def test_the_boxes_hold_the_printed_totals() -> None:
    base, more, duel = FACTS["base"]["totals"], FACTS["saboteur2"]["totals"], FACTS["duel"]["totals"]

    def count(cards: tuple[Card, ...], *uses: Use) -> int:
        return sum(card.count for card in cards if card.use in uses)

    assert count(BASE, Use.TUNNEL) == base["tunnel"]
    assert count(BASE, Use.TUNNEL, Use.START, Use.GOAL) == base["path"]
    assert count(BASE, Use.ACTION) == base["action"]
    assert count(EXPANSION, Use.TUNNEL) == more["path"]
    assert count(EXPANSION, Use.ACTION) + 1 == more["action"]  # its rockfall is the base game's (1.8)
    assert sum(card.crystals * card.count for card in EXPANSION) == more["crystals"]
    assert count(DUEL, Use.TUNNEL) == duel["tunnels"]
    assert count(DUEL, Use.TUNNEL, Use.START) == duel["path"]
    assert count(DUEL, Use.ACTION) == duel["action"]
    assert count(DUEL, Use.VEIN) == duel["goal"]
    assert sum(card.nuggets * card.count for card in DUEL if card.use is Use.VEIN) == duel["gold_in_goal_deck"]
    assert sum(card.nuggets * card.count for card in DUEL if card.use is Use.TUNNEL) == duel["gold_in_main_deck"]
    assert ruleset("duel").markers == duel["dwarf_tokens"]
    assert ruleset("duel").keys == ruleset("solo").keys == duel["key_tokens"]


def test_the_decks_of_the_games_are_the_boxes() -> None:
    def deck(*boxes: str) -> Counter[str]:
        found: Counter[str] = Counter()
        for box in boxes:
            for facts in FACTS[box]["tunnels"] + FACTS[box]["actions"]:
                found[ALIASES.get(facts["id"], facts["id"])] += facts["count"]
        return found

    for game, boxes in (
        ("base", ("base",)),
        ("saboteur2", ("base", "saboteur2")),
        ("duel", ("duel",)),
        ("solo", ("duel",)),
    ):
        assert {card.id: count for card, count in ruleset(game, {}).cards.items()} == deck(*boxes)


def test_nuggets_and_dwarves_are_as_printed() -> None:
    values = {pair["value"]: pair["count"] for pair in FACTS["base"]["gold_cards"]["distribution"]}
    assert Counter(Game(ruleset("base"), 3).to_deal.nuggets) == values
    assert sum(values.values()) == FACTS["base"]["totals"]["gold"]
    assert sum(value * count for value, count in values.items()) == FACTS["base"]["totals"]["gold_value"]
    dwarves = FACTS["base"]["dwarves"]
    roles = ruleset("base").roles
    assert max(some["digger"] for some in roles.values()) == dwarves["gold_diggers"]
    assert max(some["saboteur"] for some in roles.values()) == dwarves["saboteurs"]
    words = {"blue gold digger": "blue", "green gold digger": "green"}
    expected = {words.get(d["role"], d["role"]): d["count"] for d in FACTS["saboteur2"]["dwarves"]["roles"]}
    for some in ruleset("saboteur2").roles.values():
        assert some == expected
    assert sum(expected.values()) == FACTS["saboteur2"]["totals"]["dwarves"]


def test_the_layouts_are_as_printed() -> None:
    def cells(pairs: list[list[int]]) -> tuple[Cell, ...]:
        return tuple(Cell(*pair) for pair in pairs)

    base, two, solo = FACTS["base"]["layout"], FACTS["duel"]["layout_two_players"], FACTS["duel"]["layout_solo"]
    for game in ("base", "saboteur2"):
        made = ruleset(game)
        assert made.goal_cells == cells(base["goals"])
        assert {cell: card.id for cell, card in made.starts.items()} == {Cell(*base["start"]): "base_start"}
    duel = ruleset("duel")
    assert duel.goal_cells == cells(two["goals"])
    starts = {Cell(*cell): f"duel_start_{colour}" for colour, cell in two["starts"].items()}
    assert {cell: card.id for cell, card in duel.starts.items()} == starts
    for colour in ("green", "blue"):
        made = ruleset("solo", colour=colour)
        assert made.goal_cells == cells(solo["goals"])
        assert {cell: card.id for cell, card in made.starts.items()} == {Cell(*solo["start"]): f"duel_start_{colour}"}


def test_the_expansion_is_set_up_as_printed() -> None:
    setup, made = FACTS["saboteur2"]["setup"], ruleset("saboteur2")
    assert f"{made.seats[0]}-{made.seats[-1]}" == setup["players"]
    assert set(made.hand.values()) == {setup["hand"]}
    assert made.removed == setup["removed_per_round"]


def test_the_copy_of_the_file_is_the_file() -> None:
    assert not ORIGINAL.is_file() or ORIGINAL.read_bytes() == COPY.read_bytes()
