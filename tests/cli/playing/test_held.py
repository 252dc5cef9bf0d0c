"""Cards keep their places in the hand, new ones come last and are marked; what is new in the mine is marked."""

from __future__ import annotations

import pytest

from saboteur import Card, Cell, Game, ruleset
from saboteur.cli.playing.fresh import Fresh
from saboteur.cli.playing.held import Held
from saboteur.cli.playing.page import Around, Below, Page
from saboteur.cli.playing.places import LetteredPlaces
from saboteur.cli.playing.signs import DRAWN
from saboteur.engine.moves import Lay
from saboteur.engine.values.facts import Laid
from saboteur.rulesets import GAMES
from saboteur.words import Words
from tests.cli.playing.desks import EN, NAMES, RU, UK, Scripted, cells_drawn
from tests.table.playing import taken
from tests.terminal.leftgames import chosen, new_table

each_language = pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)


@pytest.mark.parametrize("game", GAMES)
def test_survivors_keep_their_order_and_what_came_is_marked(game: str) -> None:
    seats = GAMES[game].seats[-1]
    table = new_table(game, NAMES[:seats], "3", rounds=1)
    before: dict[int, list[object]] = {}
    marked = 0
    while (seat := table.game.actor) is not None:
        view = table.game.view(seat)
        if table.game.asked == "turn":
            held = Held.of(view, table.seat(seat).events())
            assert sorted(map(str, held.cards)) == sorted(map(str, view.hand))
            if seat in before:
                old, left = list(held.cards[: len(held.cards) - held.new]), list(before[seat])
                for card in old:  # in the same order as they were
                    assert card in left
                    left = left[left.index(card) + 1 :]
                marked += held.new
            else:
                assert held.new == 0
            before[seat] = list(held.cards)
        move = chosen(table)
        if "swap_hands" in str(move):
            before.clear()
        taken(table.submit(seat, move))
    assert marked > 5


def test_the_newest_card_and_those_since_the_own_turn() -> None:
    table = new_table("base", NAMES[:3], "3", rounds=1)
    found = 0
    for _ in range(25):
        seat = table.game.actor
        assert seat is not None
        fresh = Fresh.of(table.game.view(seat), table.seat(seat).events())
        lying = {each.cell for each in table.game.view(None).mine}
        laid = [event.what for event in table.events(None) if isinstance(event.what, Laid)]
        there = [fact.cell for fact in laid if fact.cell in lying]
        assert fresh.newest == (there[-1] if there else None)
        assert set(fresh.others) <= set(there) - {fresh.newest}
        by = {fact.cell: fact.seat for fact in laid}
        assert all(by[cell] != seat for cell in fresh.others)
        found += len(set(fresh.others))
        taken(table.submit(seat, chosen(table)))
    assert found > 3


@each_language
@pytest.mark.parametrize(("game", "seats"), [("base", 10), ("saboteur2", 12)])
@pytest.mark.parametrize("kind", ["turn", "list"])
def test_in_24_lines_a_page_of_many_players_has_the_dwarf_all_names_and_the_newest_card(
    game: str, seats: int, kind: str, words: Words
) -> None:
    names = Words(words.language).phrase("dwarves").split(", ")[:seats]
    table = new_table(game, names, "5", rounds=1)
    for _ in range(60):
        seat = table.game.actor
        assert seat is not None
        if table.game.asked == "turn" and table.number > 30:
            view = table.game.view(seat)
            events = table.seat(seat).events()
            around = Around(Held.of(view, events), Fresh.of(view, events), ["A sentence of the log."] * 9)
            desk = Scripted(drawing=True, columns=80, lines=24)
            answers = [f"{name} is asked for" for name in names] if kind == "list" else []
            Page(desk, words, names).show(view, around, Below(hand=kind == "turn", answers=answers, lines=["Which?"]))
            lines = desk.text.splitlines()
            assert len(lines) + len(answers) + 2 <= 24
            assert any(words.phrase("head-own-role", role="").strip() in line for line in lines)
            assert all(any(name in line for line in lines) for name in names), lines
            assert around.fresh.newest is not None
            assert set("".join(cells_drawn(lines)[around.fresh.newest])) & set("[]")
            assert any(f"{len(view.hand)}{DRAWN}" in line for line in lines) == (kind == "turn" and around.held.new > 0)
        taken(table.submit(seat, chosen(table)))


def test_letters_outside_the_part_that_is_drawn_are_named() -> None:
    view = Game(ruleset("base"), 3, seed="1").view(0)
    moves = [Lay(Card.parse("base_ew"), Cell(1, y)) for y in range(-9, 10, 3)]
    places = LetteredPlaces.of(moves, EN)
    desk = Scripted(drawing=True, columns=80, lines=24)
    Page(desk, EN, NAMES[:3]).show(view, Around(Held(view.hand)), Below(places=places, lines=["Where?"]))
    drawn = cells_drawn(desk.text.splitlines())
    [line] = [
        line for line in desk.text.splitlines() if line.startswith(EN.phrase("places-outside", places="").strip())
    ]
    for cell, [label] in places.on.items():
        assert (f"{label} {cell}" in line) == (cell not in drawn)
    assert len(desk.text.splitlines()) + 2 <= 24
