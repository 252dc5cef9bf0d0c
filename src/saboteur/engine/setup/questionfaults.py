"""Whether the question of a setup can be asked: goals reached, few markers, nuggets to share, thieves, a round over."""
# mypyc: off

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from saboteur.engine.core.hands import cell_of
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import KIND, REACHED_SIDES, goal_fits
from saboteur.engine.setup.layout import Layout
from saboteur.engine.values.cards import Use
from saboteur.engine.values.cell import Cell


def due_faults(layout: Layout, state: State) -> list[str]:
    """What should have been done before this question, and why it would not be asked (1.10)."""
    return [*_turn_faults(layout, state), *_choice_faults(layout, state), *_end_faults(layout, state)]


# -- in a turn --------------------------------------------------------------------------------------------------------


def _turn_faults(layout: Layout, state: State) -> Iterator[str]:
    """Goals turned over, markers put (4.2, 8.12)."""
    if layout.ended:
        return
    if layout.setup.asked == "turn" and state.opens_every_goal():
        for code in _reached(state):
            yield f"mine: the goal on {cell_of(code)} is reached, so it would lie open (4.2, 8.12)"
    for seat in range(state.rules.seats):
        choosing = layout.setup.asked == "claim" and (seat == layout.actor or layout.actor == layout.setup.turn)
        for code in [] if choosing else state.claims_due(seat):
            yield f"mine: seat {seat} reaches the nugget on {cell_of(code)} and has no marker there (8.9)"


def _choice_faults(layout: Layout, state: State) -> Iterator[str]:
    asked, setup = layout.setup.asked, layout.setup
    if asked == "goal" and (reached := len(_reached(state))) < 2:
        yield f"asked: a goal to turn over, but {reached} can be reached: nothing to choose (1.10)"
    if asked == "position" and layout.pending is not None:
        yield from _position_faults(layout, state, layout.pending)
    if asked == "claim" and not 0 < state.markers_left() < (due := len(state.claims_due(layout.actor))):
        yield (
            f"asked: a claim of seat {layout.actor}, who reaches {due} nuggets without a marker, "
            f"and {state.markers_left()} markers are left: nothing to choose (8.12)"
        )
    trolls = [each for each in layout.laid if each.card.troll and each.marker == setup.turn]
    if setup.bribing and not trolls:
        yield f"bribing: no troll has a marker of seat {setup.turn} (8.6)"


def _position_faults(layout: Layout, state: State, cell: Cell) -> Iterator[str]:
    goal = layout.ruleset.goal_cells.index(cell)
    card = layout.goals[goal]
    key = int(state.goal_key(goal, 0))
    fits = int(goal_fits(KIND[card.id], key))
    asks = fits == 0 if card.use is Use.GOAL else not card.symmetric and fits in (0, 3)
    if not any(REACHED_SIDES[state.goal_key(goal, number)] for number in range(state.rules.walkers)):
        yield f"pending: the goal on {cell} is not reached, so it would lie face down (4.1, 8.8)"
    elif card.goal == "gold" or not asks:
        yield f"pending: how {card} lies on {cell} is clear: nothing to choose (4.3, 4.5, 8.8)"


def _reached(state: State) -> list[int]:
    """Codes of the goals that lie face down and are reached."""
    return [int(code) for goal, code in enumerate(state.rules.goal_codes) if state.is_reached(goal)]


# -- after a round ----------------------------------------------------------------------------------------------------


def _end_faults(layout: Layout, state: State) -> Iterator[str]:
    if not layout.ended:
        return
    asked = layout.setup.asked
    if left := state.left_to_do():
        yield f"asked: {'a nugget to pick' if asked == 'nugget' else asked}, but {left}"
    yield from _score_faults(layout)
    if asked == "rob":
        yield from _theft_faults(layout, state)
    elif asked == "nugget":
        yield from _offer_faults(layout, state)


def _score_faults(layout: Layout) -> Iterator[str]:
    """Cards with a marker belong to its owner, or were paid for a troll (8.13)."""
    marked = Counter(each.card for each in layout.laid if layout.is_scored(each))
    taken = Counter(card for cards in (*layout.kept.values(), layout.gone) for card in cards)
    for card in sorted(marked - taken):
        yield f"kept, gone: {card} has a marker, so somebody owns it or has paid with it (8.13)"
    for seat, amount in layout.earned.items():
        most = sum(each.card.nuggets for each in layout.lying if layout.is_scored(each) and each.marker == seat)
        trolls = sum(each.card.troll and each.marker == seat for each in layout.lying)
        if not most - 3 * trolls <= amount <= most:
            yield f"earned: {amount} of seat {seat}, whose markers lie on {most} nuggets and {trolls} trolls (8.13)"


def _theft_faults(layout: Layout, state: State) -> Iterator[str]:
    if not state.thieves_left():
        yield f"actor: seat {layout.actor} has no theft before it, or is trapped (7.6)"
    if not any(amount for seat, amount in enumerate(state.coins_held()) if seat != layout.actor):
        yield f"coins: nobody but seat {layout.actor} has gold: nothing to choose (7.6)"


def _offer_faults(layout: Layout, state: State) -> Iterator[str]:
    """The finder picks first, then the others counter-clockwise; all of it is handed out (5.2)."""
    offer, seats = layout.offer, layout.seats
    if len(offer) < 2:
        yield f"offer: {len(offer)} nugget cards: nothing to choose (1.10, 5.2)"
    order = [seat for step in range(seats) if state.shares(seat := (layout.setup.turn - step) % seats)]
    if layout.actor not in order:
        yield f"actor: seat {layout.actor} gets no nuggets (5.2, 5.3)"
        return
    most = len(order) if state.rules.share_of_diggers else min(seats, 9)
    picked = range(most - len(offer) + 1) if not layout.pile else [most - len(offer)]  # a short pile: fewer to share
    if not any(count >= 0 and order[count % len(order)] == layout.actor for count in picked):
        yield f"offer: {len(offer)} nugget cards for seat {layout.actor}, which does not come out (5.2)"
