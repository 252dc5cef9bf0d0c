"""Facts and statements in plain English: one line each, as much as the fact says; a watcher's says no secrets."""

from collections.abc import Sequence
from typing import Final, assert_never

from saboteur.engine import facts
from saboteur.engine.cards import Card, Effect, Use
from saboteur.engine.facts import Fact
from saboteur.engine.tile import Tile
from saboteur.engine.unknown import UNKNOWN
from saboteur.notation.statements import Accuse, Am, Hold, Looked, Need, Saw, Statement, Trust

DWARVES: Final = (
    *("Alvis", "Brokk", "Durin", "Eitri", "Fjalar", "Galar"),
    *("Hepti", "Litr", "Nabbi", "Regin", "Sindri", "Vestri"),
)
COLOURS: Final = ("Green", "Blue")
ROLES: Final = {
    "digger": "gold-digger",
    "blue": "blue gold-digger",
    "green": "green gold-digger",
    "boss": "the boss",
    "profiteer": "profiteer",
    "geologist": "geologist",
    "saboteur": "saboteur",
}
TOOLS: Final = {"pick": "pick", "lamp": "lamp", "cart": "mine cart"}
CAUSES: Final = {
    "gold": "The gold is found!",
    "exhausted": "Nobody can go on.",
    "markers": "The last marker is placed.",
    "veins": "Every vein card is turned over.",
}


def names_of(seats: int, *, coloured: bool) -> tuple[str, ...]:
    """What the players are called: by their colour in the duel."""
    return COLOURS[:seats] if coloured else DWARVES[:seats]


def what(card: Card) -> str:
    """A card in words.

    >>> what(Card.parse("s2_door_green_ew")), what(Card.parse("base_dead_nes"))
    ('a tunnel with a green door', 'a dead end')
    """
    match card.effect:
        case Effect.NONE:
            return _tunnel(card)
        case Effect.BREAK:
            return f"a broken {TOOLS[card.tools[0]]}"
        case Effect.REPAIR:
            return f"a repaired {' or '.join(TOOLS[tool] for tool in card.tools)}"
        case Effect.FREE:
            return "“free at last”"
        case Effect.HANDS_OFF | Effect.TRAPPED | Effect.THEFT:
            return f"“{card.effect.value}”"
        case Effect.INSPECTION:
            return "an inspection"
        case _:
            return f"a {card.effect.value}"


def _tunnel(card: Card) -> str:
    match card:
        case Card(goal="gold"):
            return "the gold"
        case Card(goal="stone"):
            return "a stone"
        case Card(use=Use.VEIN):
            door = f" behind a {card.door} door" if card.door else ""
            return f"a vein of {card.nuggets}{door}" if card.nuggets else "an empty vein"
        case Card(ladder=str()):
            return "a ladder"
        case Card(troll=True):
            return "a tunnel with a troll"
        case Card(door=str()):
            return f"a tunnel with a {card.door} door"
        case _:
            pass
    assert card.tile is not None
    extra = " with a nugget" if card.nuggets else " with a crystal" if card.crystals else ""
    return _shape(card.tile) + extra


def _shape(tile: Tile) -> str:
    joined = [group for group in tile.groups if group.bit_count() > 1]
    match [group.bit_count() for group in joined]:
        case []:
            return "a dead end"
        case [2, 2]:
            return "a bridge" if tile.joins("N", "S") else "a double curve"
        case [4]:
            return "a crossing"
        case [3]:
            return "a junction"
        case _:
            return "a tunnel" if tile.joins("N", "S") or tile.joins("E", "W") else "a curve"


def told(fact: Fact, names: Sequence[str]) -> str | None:
    """What a fact says; nothing for those that only carry on."""
    match fact:
        case facts.RoundEnded() | facts.GameEnded():
            return _end(fact, names)
        case facts.Took() | facts.Paid() | facts.Robbed() | facts.Scored() | facts.Toll():
            return _gold(fact, names)
        case facts.Offered() | facts.Returned() | facts.PutBack():
            return _choosing(fact, names)
        case facts.Laid(seat, card, cell, _):
            return f"{names[seat]} lays {what(card)} at {cell}."
        case facts.Put(seat, card, target):
            return f"{names[seat]} lays {what(card)} before {_other(seat, target, names)}."
        case facts.Lifted(seat, None, _, lifted):
            return f"{names[seat]} is rid of {what(lifted)} for two cards."
        case facts.Lifted(seat, card, target, lifted):
            by = what(card) if card else "two cards"
            return f"{names[seat]} plays {by}: {what(lifted)} before {_other(seat, target, names)} is gone."
        case facts.Collapsed(seat, _, None, _):
            return f"{names[seat]} has a rockfall that finds nothing."
        case facts.Collapsed(seat, _, cell, removed):
            return f"{names[seat]} lets {what(removed) if removed else 'a card'} at {cell} collapse."
        case facts.Peeked(seat, _, cell, face):
            return f"{names[seat]} looks at the goal at {cell} in secret{_known(face)}."
        case facts.Opened(seat, _, cell):
            return f"{names[seat]} unlocks the door at {cell}."
        case facts.Bribed(seat, cell):
            return f"{names[seat]} bribes the troll at {cell}."
        case facts.Claimed(seat, cell):
            return f"{names[seat]} claims the gold at {cell}."
        case facts.Revealed(seat, cell, face):
            return f"{names[seat]} turns over {what(face)} at {cell}!"
        case facts.SwappedHands(seat, _, target):
            return f"{names[seat]} swaps hands with {names[target]}."
        case facts.Inspected(seat, _, target, role):
            return f"{names[seat]} inspects {names[target]} and knows who they are{_known(role)}."
        case facts.SwappedHats(seat, _, target, _, new):
            return f"{names[seat]} makes {_other(seat, target, names)} take another dwarf{_known(new)}."
        case facts.Discarded(seat, cards):
            return f"{names[seat]} passes and throws {_number(len(cards), 'card')} away{_known(*cards)}."
        case facts.Scrapped(seat, card):
            return f"{names[seat]} draws {what(card)}, which lies there already."
        case facts.Passed(seat):
            return f"{names[seat]} has no cards left."
        case facts.RoundBegan(number, first):
            return f"{names[first]} begins round {number}."
        case facts.Drew(seat, Card() as card):
            return f"{names[seat]} draws {what(card)} ({card})."
        case _:
            return None


def _end(fact: Fact, names: Sequence[str]) -> str | None:
    match fact:
        case facts.RoundEnded(_, cause, winners, _) if winners:
            return f"{CAUSES[cause]} {_listed(winners, names)} {'win' if len(winners) > 1 else 'wins'} the round."
        case facts.RoundEnded(_, cause):
            return CAUSES[cause]
        case facts.GameEnded(gold, winners) if len(gold) > 1:
            return f"{_listed(winners, names)} {'have' if len(winners) > 1 else 'has'} the most gold: {max(gold)}."
        case facts.GameEnded(gold, _):
            return f"{names[0]} has brought home {gold[0]} gold."
        case _:
            return None


def _gold(fact: Fact, names: Sequence[str]) -> str | None:
    match fact:
        case facts.Took(seat, value):
            return f"{names[seat]} takes a nugget card{_known(value)}."
        case facts.Paid(seat, amount):
            return f"{names[seat]} is paid in gold{_known(amount)}."
        case facts.Robbed(seat, None):
            return f"{names[seat]} robs nobody."
        case facts.Robbed(seat, int(victim)):
            return f"{names[seat]} robs {names[victim]}."
        case facts.Scored(seat, cards):
            return f"{names[seat]} takes {_number(len(cards), 'nugget card')} home."
        case facts.Toll(seat, value):
            return f"{names[seat]} pays the troll {value}."
        case _:
            return None


def _choosing(fact: Fact, names: Sequence[str]) -> str | None:
    """What goes on with nugget cards before somebody has them; nothing for whoever does not see them."""
    match fact:
        case facts.Offered(seat, values) if UNKNOWN not in values:
            return f"{names[seat]} may choose{_known(*values)}."
        case facts.Returned(seat, int(value)):
            return f"{names[seat]} lays a nugget card under the pile{_known(value)}."
        case facts.PutBack(seat, values) if UNKNOWN not in values:
            return f"{names[seat]} puts {_number(len(values), 'nugget card')} back{_known(*values)}."
        case _:
            return None


def _known(*values: object) -> str:
    """What a fact says of something hidden, if it does."""
    if UNKNOWN in values or not values:
        return ""
    return ": " + ", ".join(ROLES.get(str(value), str(value)) for value in values)


def said(statement: Statement, names: Sequence[str]) -> str:
    """What somebody states, true or not."""
    match statement:
        case Am(role):
            return f"I am {_somebody(role)}."
        case Accuse(seat):
            return f"I accuse {names[seat]}."
        case Trust(seat):
            return f"I trust {names[seat]}."
        case Saw(cell, face):
            return f"I saw what lies at {cell}: {face}."
        case Looked(seat, role):
            return f"I looked: {names[seat]} is {_somebody(role)}."
        case Hold(cards):
            return f"I hold {', '.join(map(str, cards))}."
        case Need(tool):
            return f"I need a new {TOOLS[tool]}."
        case _:
            assert_never(statement)


def _somebody(role: str) -> str:
    return ROLES[role] if role == "boss" else f"a {ROLES[role]}"


def _other(seat: int, target: int, names: Sequence[str]) -> str:
    return "themselves" if seat == target else names[target]


def _listed(seats: Sequence[int], names: Sequence[str]) -> str:
    *most, last = (names[seat] for seat in seats)
    return f"{', '.join(most)} and {last}" if most else last


def _number(count: int, noun: str) -> str:
    return f"a {noun}" if count == 1 else f"{count or 'no'} {noun}s"
