"""The cards, read from the copy of cards.json beside this file."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Fact = dict[str, Any]

TOOLS = ("pick", "lamp", "cart")
STEP: dict[str, Cell] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}  # 1.3
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}

BASE_GOALS: list[Cell] = [(8, 2), (8, 0), (8, -2)]  # 1.3
DUEL_VEINS: list[Cell] = [(5, 2), (5, 0), (5, -2), (7, 1), (7, -1), (9, 0)]  # 8.1
SOLO_VEINS: list[Cell] = [(8, 2), (8, 0), (8, -2), (10, 1), (10, -1), (12, 0)]  # 9.1
DUEL_ENTRANCES: dict[str, Cell] = {"green": (0, 1), "blue": (0, -1)}  # 8.1
ROLE_WORDS = {"blue gold digger": "blue", "green gold digger": "green"}


@dataclass(frozen=True)
class Card:
    """One kind of card."""

    id: str
    count: int
    sort: str  # start, goal, tunnel, action
    groups: tuple[str, ...]  # openings joined inside the card, as printed (1.2)
    ladder: str  # "" none; "all" base start and expansion; else the colour (duel)
    door: str  # "" none, else the colour
    door_at: str  # duel: the arm the door closes
    troll: bool
    nuggets: int
    nugget_reach: str
    crystals: int
    breaks: str  # the tool a broken-tool card breaks
    repairs: tuple[str, ...]

    @property
    def does(self) -> str:
        """What an action card does: break, repair, or the last part of its name."""
        if self.breaks:
            return "break"
        if self.repairs:
            return "repair"
        return self.id.split("_", 1)[1]

    @property
    def lies_as(self) -> str:
        """What it is called when it lies before a player: a tool, theft or trapped."""
        return self.breaks or self.does


def _card(raw: dict[str, Any], sort: str) -> Card:
    ladder = raw.get("ladder", "")
    return Card(
        id=raw["id"],
        count=raw["count"],
        sort=sort,
        groups=tuple(raw["tunnels"].split(".")) if "tunnels" in raw else (),
        ladder="all" if ladder is True else ladder,
        door=raw.get("door", ""),
        door_at=raw.get("door_at", ""),
        troll=raw.get("troll", False),
        nuggets=raw.get("nuggets", 0),
        nugget_reach=raw.get("nugget_reach", ""),
        crystals=raw.get("crystal", 0),
        breaks=raw.get("breaks", [""])[0],
        repairs=tuple(raw.get("repairs", [])),
    )


RAW: dict[str, Any] = json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8"))


def _cards() -> dict[str, Card]:
    parts = [
        ("base", "tunnels", "tunnel"),
        ("base", "actions", "action"),
        ("saboteur2", "tunnels", "tunnel"),
        ("saboteur2", "actions", "action"),
        ("duel", "starts", "start"),
        ("duel", "tunnels", "tunnel"),
        ("duel", "goals", "goal"),
        ("duel", "actions", "action"),
    ]
    found = [_card(raw, sort) for box, part, sort in parts for raw in RAW[box][part]]
    for raw in RAW["base"]["start_and_goals"]:
        found.append(_card(raw, "start" if "start" in raw else "goal"))
    return {card.id: card for card in found}


CARDS = _cards()


def deck_of(boxes: Iterable[str], maps: int | None) -> list[str]:
    """All tunnel and action cards of these boxes, sorted; `maps` limits the map cards."""
    deck: list[str] = []
    for box in boxes:
        for raw in RAW[box]["tunnels"] + RAW[box]["actions"]:
            card = CARDS[raw["id"]]
            name = "base_rockfall" if card.id == "s2_rockfall" else card.id  # 1.8
            count = card.count
            if card.does == "map" and card.sort == "action" and maps is not None:
                count = min(count, maps)
            deck += [name] * count
    return sorted(deck)


def vein_cards() -> list[str]:
    """The 18 vein cards of the duel (8.1)."""
    return sorted(raw["id"] for raw in RAW["duel"]["goals"] for _ in range(raw["count"]))


def nugget_values() -> list[int]:
    """The 28 nugget cards of the base game (5.1)."""
    return sorted(pair["value"] for pair in RAW["base"]["gold_cards"]["distribution"] for _ in range(pair["count"]))


def expansion_roles() -> list[str]:
    """The 15 dwarves of the expansion (6.1)."""
    roles = RAW["saboteur2"]["dwarves"]["roles"]
    return sorted(ROLE_WORDS.get(r["role"], r["role"]) for r in roles for _ in range(r["count"]))


def _turn_sides(sides: str, turned: bool) -> str:
    return "".join(OPPOSITE[side] for side in sides) if turned else sides


@cache
def groups(name: str, turned: bool) -> tuple[str, ...]:
    """The groups of a card as it lies (1.2)."""
    return tuple(_turn_sides(group, turned) for group in CARDS[name].groups)


@cache
def openings(name: str, turned: bool) -> frozenset[str]:
    """The sides where a tunnel leaves the card as it lies."""
    return frozenset("".join(groups(name, turned)))


def door_arm(name: str, turned: bool) -> str:
    """Duel: the side on which the door of the card sits, as it lies."""
    return _turn_sides(CARDS[name].door_at, turned)


def nugget_sides(name: str, turned: bool) -> str:
    """Duel: the openings from which the nugget is reached, as the card lies."""
    return _turn_sides(CARDS[name].nugget_reach, turned)


@cache
def positions(name: str) -> tuple[bool, ...]:
    """The positions that look different: upright, and turned if that looks different (1.8)."""

    def looks(turned: bool) -> object:
        return (
            {frozenset(group) for group in groups(name, turned)},
            door_arm(name, turned),
            frozenset(nugget_sides(name, turned)),
        )

    return (False,) if looks(False) == looks(True) else (False, True)


def cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def parse_cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)
