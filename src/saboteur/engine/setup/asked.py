"""What is asked in a setup: a turn, a choice in the middle of a turn or after a round, a deal, or nothing (over)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from saboteur.engine.core.packed import ASKED
from saboteur.engine.values.cell import Cell

if TYPE_CHECKING:
    from saboteur.engine.core.state import State
    from saboteur.engine.setup.layout import Layout

CHOICES: Final = ("goal", "position", "claim")
"""In the middle of a turn."""
ENDED: Final = ("nugget", "rob", "deal", "over")
"""The round has ended (4.7, 8.11)."""
OF_NOBODY: Final = ("deal", "over")


def question_of(state: State) -> dict[str, Any]:
    """What is asked in a state, as the fields of a setup."""
    asked, turn, actor = ASKED[state.asked], int(state.turn), int(state.actor)
    found: dict[str, Any] = {"asked": asked, "turn": turn}
    if asked not in OF_NOBODY and actor != turn:
        found["actor"] = actor
    if asked == "position":
        found["pending"] = Cell.of_code(int(state.rules.goal_codes[state.pending]))
    held = state.holdings()
    if asked == "nugget":
        found["offer"] = held.offer
    if asked == "deal" and held.earned is not None:
        found["earned"] = dict(enumerate(held.earned))
    return {**found, "bribing": held.bribing}


def ask(state: State, layout: Layout) -> None:
    """Puts the question of a setup into its state."""
    setup = layout.setup
    state.asked = ASKED.index(setup.asked)
    state.turn = setup.turn
    state.actor = -1 if setup.asked in OF_NOBODY else layout.actor
    if setup.asked in CHOICES and not setup.bribing:
        state.to_draw = 1  # the card just laid, or the key
        state.drawer = setup.turn
    if layout.pending is not None:
        goal = layout.ruleset.goal_cells.index(layout.pending)
        state.pending = goal
        state.goals_open |= 1 << goal


def question_faults(layout: Layout) -> Iterator[str]:
    """A question that this game does not have, or one to the wrong seat, or with parts of another question."""
    setup, asked, name = layout.setup, layout.setup.asked, layout.ruleset.name
    if asked not in ASKED:
        yield f"asked: expected {', '.join(ASKED[:-1])} or {ASKED[-1]}, found {asked!r}"
        return
    if asked not in ("turn", *layout.nature.asks, *OF_NOBODY):
        yield f"asked: {name} has no {asked}"
    if asked in ("goal", "position") and layout.rules.every_goal:
        yield f"asked: no {asked} is asked for in this edition (4.2, 4.3)"
    if asked in OF_NOBODY and setup.actor is not None:
        yield f"actor: nobody is asked for: {asked}"
    if asked in ("turn", "goal", "position") and layout.actor != setup.turn:
        yield f"actor: seat {layout.actor}, but it is the turn of seat {setup.turn}, who is asked (4.2, 4.3, 8.8)"
    if (setup.pending is not None) != (asked == "position"):
        yield f"pending: a goal whose position is asked for, if one is, and {asked} is asked (4.3, 8.8)"
    if setup.offer and asked != "nugget":
        yield f"offer: nugget cards to pick from, but {asked} is asked (5.2)"
    if setup.bribing and (asked not in CHOICES or not layout.rules.trolls):
        yield f"bribing: a bribe whose effects ask for a choice, but {asked} is asked (8.6)"
    if setup.earned and asked != "deal":
        yield "earned: it says who begins the next round of a duel, so only where a deal is asked for (8.14)"
    yield from _round_faults(layout)
    yield from _hand_faults(layout)


def _round_faults(layout: Layout) -> Iterator[str]:
    setup, rounds = layout.setup, layout.rules.rounds
    if not 1 <= setup.round <= rounds:
        yield f"round: {setup.round}, the game has {rounds} (5.5, 8.14)"
    elif setup.asked in OF_NOBODY and (setup.round == rounds) != (setup.asked == "over"):
        yield f"asked: {setup.asked} after round {setup.round}, the game has {rounds} (5.5, 8.14)"
    if not layout.nature.passes_counted:
        return
    if setup.passes and layout.deck:
        yield f"passes: {setup.passes}, but the deck is not empty (4.6)"
    if not 0 <= setup.passes <= (layout.seats if layout.ended else layout.seats - 1):
        yield f"passes: {setup.passes} of {layout.seats} seats: the round would have ended (4.6)"
    elif setup.passes and setup.asked in (*CHOICES, "nugget"):
        yield f"passes: {setup.passes}, but seat {setup.turn} has just laid a card (4.6)"


def _hand_faults(layout: Layout) -> Iterator[str]:
    """Whether the seat whose turn it is can have its cards and what lies in front of it, before or after its move."""
    setup, turn = layout.setup, layout.setup.turn
    if not layout.is_seat(turn):
        return
    hand, asked = layout.hands.get(turn, []), setup.asked
    if not hand and (asked == "turn" or setup.bribing):
        yield f"turn: seat {turn} has no cards, so no turn is asked of it (1.10)"
    if (asked not in CHOICES or setup.bribing) and asked != "nugget":
        return
    if len(hand) >= layout.rules.hand:
        yield f"hands: seat {turn} has {len(hand)} cards and has just played one, so at most {layout.rules.hand - 1}"
    if layout.last_mover != turn:
        yield f"last_mover: seat {layout.last_mover}, but seat {turn} has just played a card (5.5)"
    lying = [*layout.laid, *layout.open_goals]
    has_opened = any(each.opened and not each.card.troll for each in lying)
    if not layout.laid and not has_opened:
        yield f"mine: {asked} is asked, but no card was laid (4.1, 8.12)"
    hindered = [] if layout.rules.keys else [what for what in layout.mats.get(turn, ()) if what != "theft"]
    if hindered:
        yield f"mats: seat {turn} has just laid a card, which it could not with {', '.join(hindered)} (3.4, 6.8)"
