"""Every way to answer a question, found only from what is shown: numbers, letters and the texts beside them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from saboteur import Card, Move
from saboteur.cli.playing.picture import Look, mine_rows
from saboteur.engine.moves import Position
from saboteur.notation.drawing.large import EMPTY
from saboteur.table.table import Table
from saboteur.words import Words
from tests.cli.playing.desks import NAMES, Scripted, cells_drawn, places_in_words, typed

Ways = dict[tuple[str, ...], str]
"""What is typed, and the text beside the last answer; empty for a letter in the drawing."""


def hand_of(table: Table) -> list[Card]:
    """The cards of the person who is asked, in the order of their numbers."""
    assert table.game.actor is not None
    return [card for card in table.game.view(table.game.actor).hand if isinstance(card, Card)]


def ways(table: Table, words: Words, *, drawing: bool) -> Ways:
    """All of them."""
    if table.game.asked != "turn":
        return dict(shown(table, words, (), drawing=drawing))
    found: Ways = {}
    for number in range(1, len(hand_of(table)) + 1):
        found.update(shown(table, words, (str(number),), drawing=drawing))
    found.update(_discards(table))
    found.update(_clears(table, words, drawing=drawing))
    found.update(shown(table, words, ("bribe",), drawing=drawing))
    return found


def shown(
    table: Table, words: Words, before: tuple[str, ...], *, drawing: bool
) -> Iterator[tuple[tuple[str, ...], str]]:
    """Numbers and letters shown after these answers; none if they were refused."""
    move, desk = typed(table, words, *before, drawing=drawing)
    assert move is None
    if desk.wrongs:
        return
    if desk.offers:
        for number, answer in enumerate(desk.offers[-1], 1):
            assert f"{number}: {answer}" in desk.text or drawing
            yield (*before, str(number)), answer
    elif drawing:
        for label in letters_drawn(table, desk):
            yield (*before, label), ""
    else:
        for label, text in places_in_words(desk.text).items():
            yield (*before, label), text


def letters_drawn(table: Table, desk: Scripted) -> list[str]:
    """Letters in the drawing: characters in a cell that would be empty, or a card, without them."""
    assert table.game.actor is not None
    view = table.game.view(table.game.actor)
    plain = cells_drawn([row.plain for row in mine_rows(view, Look(desk.columns - 1))])
    found: list[str] = []
    for cell, (north, middle, south) in cells_drawn(desk.text.splitlines()).items():
        before = plain.get(cell, EMPTY)
        assert (north, south) == (before[0], before[2]), cell
        if before == EMPTY:
            found += middle.replace("·", " ").split()
        elif middle != before[1]:  # on a card: one letter at its heart, or two
            found.append(middle[2 if middle[1] == before[1][1] else 1 : 3])
    return found


def _discards(table: Table) -> Ways:
    """One to as many cards as the game allows, by their numbers."""
    numbers = [str(number) for number in range(1, len(hand_of(table)) + 1)]
    most = table.game.ruleset.most_discarded
    return {(f"discard {' '.join(some)}",): "" for count in range(1, most + 1) for some in combinations(numbers, count)}


def _clears(table: Table, words: Words, *, drawing: bool) -> Ways:
    """Two cards for each thing that lies there."""
    move, desk = typed(table, words, "clear", drawing=drawing)
    assert move is None
    if desk.wrongs:
        return {}
    numbers = [str(number) for number in range(1, len(hand_of(table)) + 1)]
    pairs = [" ".join(pair) for pair in combinations(numbers, 2)]
    which = [(str(number),) for number in range(1, len(desk.offers[-1]) + 1)] if desk.offers else [()]
    return {("clear", *what, pair): "" for what in which for pair in pairs}


def named(move: Move, table: Table, words: Words) -> str:
    """A move as it is offered; a position of a goal with where it leads."""
    text = words.move(move, NAMES[: table.game.seats], table.game.actor)
    if not isinstance(move, Position):
        return text
    view = table.game.view(table.game.actor)
    [card] = [goal.face for goal in view.goals if goal.open and goal.cell not in {each.cell for each in view.mine}]
    assert isinstance(card, Card)
    return f"{text}: {words.card_whole(card, turned=move.turned)}"
