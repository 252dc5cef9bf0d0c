"""Cards in words: what kind of card it is, and where its tunnels lead."""

from __future__ import annotations

from typing import Final

from saboteur.engine.cards import Card, Effect, Use
from saboteur.engine.tile import SIDES, Tile
from saboteur.words.catalogue import Catalogue

SHAPES: Final = ("straight", "curve", "junction", "crossing", "dead-end", "bridge", "double-curve")
FEATURES: Final = (
    *("none", "dead-end", "ladder", "green-ladder", "blue-ladder"),
    *("green-door", "blue-door", "crystal", "troll", "nugget"),
)
VEINS: Final = ("empty", "open", "green-door", "blue-door")

_TITLES: Final = {
    Effect.ROCKFALL: "card-rockfall",
    Effect.THEFT: "card-theft",
    Effect.HANDS_OFF: "card-hands-off",
    Effect.SWAP_HANDS: "card-swap-hands",
    Effect.INSPECTION: "card-inspection",
    Effect.SWAP_HATS: "card-swap-hats",
    Effect.TRAPPED: "card-trapped",
    Effect.FREE: "card-free",
    Effect.KEY: "card-key",
}

Message = tuple[str, dict[str, str | int]]
"""A message's name and its arguments."""


def card_message(card: Card) -> Message:
    """The name of a card; its attribute `.object` is the form for what somebody lays, plays or draws.

    >>> card_message(Card.parse("duel_cross_troll"))
    ('card-tunnel', {'shape': 'crossing', 'feature': 'troll'})
    """
    match card:
        case Card(effect=Effect.BREAK):
            return "card-break", {"tool": card.tools[0]}
        case Card(effect=Effect.REPAIR):
            return "card-repair", {"tools": "-".join(sorted(card.tools))}
        case Card(effect=Effect.MAP):
            return ("card-map" if card.id == "base_map" else "card-treasure-map"), {}
        case Card(use=Use.ACTION):
            return _TITLES[card.effect], {}
        case Card(use=Use.START):
            return "card-start", {"colour": card.ladder or "any"}
        case Card(use=Use.GOAL):
            return "card-goal", {"face": card.goal or ""}
        case Card(use=Use.VEIN):
            vein = f"{card.door}-door" if card.door else "open" if card.nuggets else "empty"
            return "card-vein", {"vein": vein, "nuggets": card.nuggets}
        case _:
            assert card.tile is not None
            return "card-tunnel", {"shape": shape_of(card.tile), "feature": feature_of(card)}


def shape_of(tile: Tile) -> str:
    """What the tunnels that lead through a card look like."""
    through = [group.bit_count() for group in tile.groups if group.bit_count() > 1]
    straight = tile.joins("N", "S") or tile.joins("E", "W")
    match through:
        case []:
            return "dead-end"
        case [4]:
            return "crossing"
        case [3]:
            return "junction"
        case [2, 2]:
            return "bridge" if straight else "double-curve"
        case _:
            return "straight" if straight else "curve"


def feature_of(card: Card) -> str:
    """What is special about a tunnel card; dead ends beside a way only if there is nothing else."""
    match card:
        case Card(ladder=str(ladder)):
            return "ladder" if ladder == "any" else f"{ladder}-ladder"
        case Card(door=str(door)):
            return f"{door}-door"
        case Card(troll=True):
            return "troll"
        case Card(nuggets=1):
            return "nugget"
        case Card(crystals=1):
            return "crystal"
        case _:
            groups = card.tile.groups if card.tile else ()
            beside = groups and groups[0].bit_count() > 1 and groups[-1].bit_count() == 1
            return "dead-end" if beside else "none"


def ways(card: Card, words: Catalogue, *, turned: bool = False) -> str:
    """Where the tunnels of a card lead, for people who do not see a drawing; empty for an action card."""
    if card.tile is None:
        return ""
    parts = _tunnels(card, card.tile.turned() if turned else card.tile, words)
    if card.door_at:
        parts.append(words.text("ways-door", sides=_sides(_as_it_lies(card.door_at, turned), words)[0]))
    if card.nugget_reach and len(card.nugget_reach) < card.tile.openings.bit_count():
        reach = _sides(_as_it_lies(card.nugget_reach, turned), words)
        parts.append(words.text("ways-nugget", sides=words.listed(reach)))
    return "; ".join(parts)


def leading(card: Card, words: Catalogue, *, turned: bool) -> str:
    """Where the tunnels of a card lead in its position; empty if both positions look the same."""
    if card.symmetric and str(card.tile) in ("NESW", "NS.EW", "N.E.S.W"):
        return ""
    return ways(card, words, turned=turned)


def _tunnels(card: Card, tile: Tile, words: Catalogue) -> list[str]:
    groups = [letters(group) for group in tile.groups]
    parts = ["–".join(_sides(group, words)) for group in groups if len(group) > 1]
    ends = _sides("".join(group for group in groups if len(group) == 1), words)
    if ends and not parts and card.use is Use.TUNNEL:
        parts.append(words.listed(ends))  # its name already says that it is a dead end
    elif ends:
        parts.append(words.text("ways-dead", sides=words.listed(ends)))
    return parts


def letters(group: int) -> str:
    """The sides of a group by their letters."""
    return "".join(side for index, side in enumerate(SIDES) if group >> index & 1)


def _sides(sides: str, words: Catalogue) -> list[str]:
    """In words, clockwise from the left."""
    return [words.text("side", side=side) for side in "WNES" if side in sides]


def _as_it_lies(sides: str, turned: bool) -> str:
    return "".join(SIDES[SIDES.index(side) ^ 2] for side in sides) if turned else sides
