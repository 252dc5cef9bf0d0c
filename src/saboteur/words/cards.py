"""Cards in words: what kind of card it is, and where its tunnels lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from saboteur.engine.values.cards import Card, Effect, Use
from saboteur.engine.values.tile import SIDES, Tile
from saboteur.engine.values.unknown import Hidden
from saboteur.words.sentence import Argument, CardForm, CardName, Joined, Listed, Sentence, said

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


def card_message(card: Card) -> Sentence:
    """What a card is called; its attribute `.object` is what somebody lays, plays or draws.

    >>> card_message(Card.parse("duel_cross_troll"))
    Sentence(key='card-tunnel', given={'shape': 'crossing', 'feature': 'troll'})
    """
    match card:
        case Card(effect=Effect.BREAK):
            return said("card-break", tool=card.tools[0])
        case Card(effect=Effect.REPAIR):
            return said("card-repair", tools="-".join(sorted(card.tools)))
        case Card(effect=Effect.MAP):
            return said("card-map" if card.id == "base_map" else "card-treasure-map")
        case Card(use=Use.ACTION):
            return said(_TITLES[card.effect])
        case Card(use=Use.START):
            return said("card-start", colour=card.ladder or "any")
        case Card(use=Use.GOAL):
            return said("card-goal", face=card.goal or "")
        case Card(use=Use.VEIN):
            vein = f"{card.door}-door" if card.door else "open" if card.nuggets else "empty"
            return said("card-vein", vein=vein, nuggets=card.nuggets)
        case _:
            assert card.tile is not None
            return said("card-tunnel", shape=shape_of(card.tile), feature=feature_of(card))


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


def cards_listed(cards: Iterable[Hidden]) -> Listed:
    """The names of several cards."""
    return _several(cards, "name")


def card_objects(cards: Iterable[Hidden]) -> Listed:
    """Several cards as what somebody discards."""
    return _several(cards, "object")


def _several(cards: Iterable[Hidden], form: CardForm) -> Listed:
    """Cards that are called alike are named once, with their number."""
    named = [card for card in cards if isinstance(card, Card)]
    counted = Counter(card_message(card) for card in named)
    first = {card_message(card): card for card in reversed(named)}
    return Listed(
        tuple(
            CardName(first[name], form)
            if count == 1
            else said("card-several", card=CardName(first[name], form), count=count)
            for name, count in counted.items()
        )
    )


def card_whole(card: Card, *, turned: bool = False) -> CardName | Sentence:
    """A card and where its tunnels lead, for somebody who does not see it drawn."""
    leads = ways(card, turned=turned)
    return CardName(card) if leads is None else said("card-described", card=CardName(card), ways=leads)


@cache
def ways(card: Card, *, turned: bool = False) -> Joined | None:
    """Where the tunnels of a card lead; `None` for an action card."""
    if card.tile is None:
        return None
    parts = _tunnels(card, card.tile.turned() if turned else card.tile)
    if card.door_at:
        parts.append(said("ways-door", sides=_sides(_as_it_lies(card.door_at, turned))[0]))
    if card.nugget_reach and len(card.nugget_reach) < card.tile.openings.bit_count():
        reach = _sides(_as_it_lies(card.nugget_reach, turned))
        parts.append(said("ways-nugget", sides=Listed(reach)))
    return Joined(tuple(parts), "; ")


@cache
def leading(card: Card, *, turned: bool) -> Joined | None:
    """Where the tunnels of a card lead as it lies; `None` if there is only one way it can lie."""
    if card.symmetric and str(card.tile) in ("NESW", "NS.EW", "N.E.S.W"):
        return None
    return ways(card, turned=turned)


def _tunnels(card: Card, tile: Tile) -> list[Argument]:
    groups = [letters(group) for group in tile.groups]
    parts: list[Argument] = [Joined(_sides(group), "–") for group in groups if len(group) > 1]
    ends = _sides("".join(group for group in groups if len(group) == 1))
    if ends and not parts and card.use is Use.TUNNEL:
        parts.append(Listed(ends))  # it is called a dead end already
    elif ends:
        parts.append(said("ways-dead", sides=Listed(ends)))
    return parts


def letters(group: int) -> str:
    """The sides of a group by their letters."""
    return "".join(side for index, side in enumerate(SIDES) if group >> index & 1)


def _sides(sides: str) -> tuple[Sentence, ...]:
    """In words, clockwise from the left."""
    return tuple(said("side", side=side) for side in "WNES" if side in sides)


def _as_it_lies(sides: str, turned: bool) -> str:
    return "".join(SIDES[SIDES.index(side) ^ 2] for side in sides) if turned else sides
