"""Positions as plain values: what the table knows of a game, or what an observer knows of it.

Both have the same form; the table's position contains more. `text.py` makes text of it, `reading.py`
reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from saboteur.engine.game import Game
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.unknown import UNKNOWN, Unknown
from saboteur.engine.view import Away, Goal, Lying, Thrown, View
from saboteur.notation.games import game_plain
from saboteur.notation.version import VERSION

TABLE: Final = "table"
WATCHER: Final = "watcher"

NEEDED: Final = ("position", "game", "seats", "observer", "asked", "round")
SHARED: Final = (
    *(
        "actor",
        "turn",
        "first",
        "deck",
        "hands",
        "mats",
        "roles",
        "away",
        "spare",
        "thefts",
        "goals",
        "boxed",
        "mine",
        "discard",
    ),
    *("purses", "coins", "pile", "offer", "markers", "keys"),
)
OF_VIEWS: Final = ("gold",)
OF_THE_TABLE: Final = (
    *("bribing", "last_mover", "passes", "known", "seen", "waiting", "removed", "kept", "gone"),
    *("earned", "rest"),
)

_options_of = lru_cache(maxsize=256)(game_plain)
"""Kept, because checking whether a ruleset has a text is slow, and rulesets do not change."""


def view_plain(view: View) -> dict[str, object]:
    """What an observer knows, as plain values.

    >>> from saboteur import ruleset
    >>> plain = view_plain(Game(ruleset("base"), 3, seed="1").view(0))
    >>> plain["observer"], plain["asked"], plain["actor"], plain["deck"], plain["roles"]
    (0, 'turn', 2, 49, ['digger', '?', '?'])
    """
    return {
        "position": VERSION,
        "game": _game(view.ruleset),
        "seats": view.seats,
        "observer": WATCHER if view.observer is None else view.observer,
        "asked": view.asked,
        "actor": view.actor,
        "turn": view.turn,
        "round": view.round,
        "first": view.first,
        "deck": view.deck,
        "hands": [hand_plain(hand) for hand in view.hands],
        "mats": [list(mat) for mat in view.mats],
        "roles": known_plain(view.roles),
        "away": away_plain(view.away),
        "spare": known_plain(view.spare),
        "thefts": list(view.thefts),
        "goals": goals_plain(view.goals),
        "boxed": hand_plain(view.boxed),
        "mine": _mine(view),
        "discard": [thrown_plain(each) for each in view.discard],
        "purses": [known_plain(purse) for purse in view.purses],
        "coins": known_plain(view.coins),
        "pile": view.pile,
        "offer": known_plain(view.offer),
        "markers": view.markers,
        "keys": view.keys,
        "gold": list(view.final_gold),
    }


def state_plain(game: Game) -> dict[str, object]:
    """Everything the table knows, as plain values."""
    setup: Any = Setup.of(game)
    seats, view = range(game.seats), game.view(None)
    return {
        "position": VERSION,
        "game": _game(game.ruleset),
        "seats": game.seats,
        "observer": TABLE,
        "asked": setup.asked,
        "actor": game.actor,
        "turn": view.turn,
        "bribing": setup.bribing,
        "round": setup.round,
        "first": view.first,
        "last_mover": setup.last_mover or 0,
        "passes": setup.passes,
        "deck": _ids(setup.deck),
        "hands": [_ids(setup.hands.get(seat, ())) for seat in seats],
        "mats": [list(mat) for mat in view.mats],
        "roles": [*setup.roles.values()],
        "known": _by_seat(setup.known, seats),
        "away": [{"seat": each.seat, "role": each.role, "known_by": list(each.known_by)} for each in setup.away],
        "spare": list(setup.spare or ()),
        "thefts": list(view.thefts),
        "goals": [
            {"cell": [*goal.cell], "face": face.id, "open": goal.open}
            for goal, face in zip(view.goals, setup.goals, strict=True)
        ],
        "seen": [[[*cell] for cell in setup.seen.get(seat, ())] for seat in seats],
        "waiting": _ids(setup.waiting or ()),
        "boxed": _ids(setup.boxed),
        "mine": _mine(view),
        "discard": [{"card": each.card.id, "by": each.by} for each in setup.discard],
        "removed": _ids(setup.removed or ()),
        "purses": _by_seat(setup.purses, seats),
        "coins": [setup.coins.get(seat, 0) for seat in seats] if view.coins else [],
        "kept": [_ids(setup.kept.get(seat, ())) for seat in seats],
        "gone": _ids(setup.gone),
        "pile": list(setup.pile or ()),
        "offer": list(setup.offer),
        "earned": [setup.earned[seat] for seat in seats] if setup.earned is not None else [],
        "markers": setup.markers or 0,
        "keys": setup.keys or 0,
    }


def setup_plain(setup: Setup) -> dict[str, object]:
    """The position that a setup describes; raises `InvalidSetup` if it is impossible."""
    return state_plain(setup.game())


def _game(made: Ruleset) -> dict[str, object]:
    plain = _options_of(made)
    options = plain["options"]
    assert isinstance(options, dict)
    return {"game": plain["game"], "options": dict(options)}


def _ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def _by_seat(named: Mapping[int, Iterable[int]], seats: range) -> list[list[int]]:
    return [list(named.get(seat, ())) for seat in seats]


def hand_plain(hand: tuple[Card | Unknown, ...]) -> list[str]:
    """Cards of which some may be hidden."""
    return ["?" if isinstance(card, Unknown) else card.id for card in hand]


def known_plain(values: Iterable[object]) -> list[object]:
    """Values of which some may be hidden."""
    return ["?" if value is UNKNOWN else value for value in values]


def _mine(view: View) -> list[dict[str, object]]:
    """All cards that lie face up: starts and goals, then the tunnel cards in the order laid (9.3)."""
    lying = {each.cell: each for each in view.mine}
    laid = [lying_plain(lying.pop(cell)) for cell in view.laid]
    return [*map(lying_plain, lying.values()), *laid]


def away_plain(away: Iterable[Away]) -> list[dict[str, object]]:
    """Dwarves put away."""
    return [{"seat": each.seat, "role": "?" if each.role is UNKNOWN else each.role} for each in away]


def goals_plain(goals: Iterable[Goal]) -> list[dict[str, object]]:
    """Goals face up and face down."""
    return [
        {"cell": [*goal.cell], "face": "?" if isinstance(goal.face, Unknown) else goal.face.id, "open": goal.open}
        for goal in goals
    ]


def thrown_plain(thrown: Thrown) -> dict[str, object]:
    """A card of the discard."""
    return {"card": "?" if isinstance(thrown.card, Unknown) else thrown.card.id, "by": thrown.by}


def lying_plain(each: Lying) -> dict[str, object]:
    """A card that lies face up in the mine."""
    cell: Cell = each.cell
    return {
        "cell": [*cell],
        "card": each.card.id,
        "turned": each.turned,
        "opened": each.opened,
        "marker": each.marker,
        "reached": list(each.reached),
    }
