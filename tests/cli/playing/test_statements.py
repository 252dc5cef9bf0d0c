"""Statements: every kind a game allows is made by numbers, heard by all, written down; ten between two moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest

from saboteur import Setup, ruleset
from saboteur.cli.playing.desk import Ended
from saboteur.cli.playing.saying import statement, topics
from saboteur.engine.values.cards import TOOLS
from saboteur.notation.records.record import Said
from saboteur.notation.statements import Hold, Saw, Statement, statement_fault
from saboteur.table.refusals import TableRefusal
from saboteur.table.table import MOST_STATEMENTS, Table
from saboteur.words import Words
from tests.cli.playing.desks import EN, NAMES, RU, UK, Scripted, seated, table_of, typed
from tests.table.playing import taken

SPOKEN = {
    "base": ["am", "accuse", "trust", "saw", "hold", "need"],
    "saboteur2": ["am", "accuse", "trust", "saw", "looked", "hold", "need"],
    "duel": ["saw", "hold", "need"],
    "solo": ["saw", "hold", "need"],
}
each_game = pytest.mark.parametrize("game", SPOKEN)
each_language = pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)


def begun(game: str) -> Table:
    """The first turn of a game."""
    return table_of(Setup(ruleset(game, {})).game())


@cache
def all_statements(game: str, language: str) -> list[tuple[tuple[int, ...], Statement]]:
    """Every statement that can be chosen in a game, and the numbers that choose it."""
    view, words = begun(game).game.view(0), Words(language)

    def explore(before: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Statement]]:
        answers, asked = list(before), 0

        def choose(question: str, offered: Sequence[str]) -> int:
            nonlocal asked
            assert question
            assert len(set(offered)) == len(offered), offered
            if not answers:
                asked = len(offered)
                raise StopIteration
            return answers.pop(0)

        try:
            said = statement(view, NAMES[: view.seats], words, choose)
        except StopIteration:
            for number in range(asked):
                yield from explore((*before, number))
        else:
            yield before, said

    return list(explore(()))


@each_game
@each_language
def test_what_can_be_chosen_means_something_in_the_game(game: str, words: Words) -> None:
    table = begun(game)
    assert table.game.actor is not None
    assert topics(table.game.view(table.game.actor)) == SPOKEN[game]
    found = [said for _, said in all_statements(game, words.language)]
    for said in found:
        assert statement_fault(said, table.game.ruleset, table.game.seats, table.game.actor) is None, said
    assert len(set(found)) == len(found)
    assert {str(said).split()[0] for said in found} == set(SPOKEN[game])
    # Every goal, dwarf, player and tool can be spoken of; a card of every name.
    made = table.game.ruleset
    assert {said.cell for said in found if isinstance(said, Saw)} == set(made.goal_cells)
    assert {str(said) for said in found if str(said).startswith("need")} == {f"need {tool}" for tool in TOOLS}
    held = {words.card(said.cards[0]) for said in found if isinstance(said, Hold)}
    assert held == {words.card(card) for card in made.cards}


@each_game
@each_language
def test_every_kind_is_made_by_numbers_and_written_down(game: str, words: Words) -> None:
    table = begun(game)
    assert table.game.actor is not None
    kinds: dict[str, tuple[tuple[int, ...], Statement]] = {}
    for numbers, said in all_statements(game, words.language):
        kinds.setdefault(str(said).split()[0], (numbers, said))
    for numbers, said in kinds.values():
        before = table.number
        move, desk = typed(table, words, words.phrase("word-say"), *(str(number + 1) for number in numbers))
        assert move is None
        assert not desk.wrongs
        assert desk.questions[0] == desk.questions[-1]  # then the turn goes on
        assert words.statement(said, table.game.actor, NAMES, table.game.actor) in desk.text
        heard = [event.what for event in table.events(None, since=before)]
        assert heard == [Said(table.game.actor, said)]
    assert [line.entry for line in table.record().lines] == [Said(table.game.actor, said) for _, said in kinds.values()]


@each_language
def test_the_eleventh_between_two_moves_is_refused(words: Words) -> None:
    table = begun("base")
    desk = Scripted(*["say", "1", "1"] * (MOST_STATEMENTS + 1))
    with pytest.raises(Ended):
        seated(table, words, desk).choose()
    assert table.number == MOST_STATEMENTS
    assert desk.wrongs == [words.refusal(TableRefusal.TOO_MANY_STATEMENTS)]
    move, _ = typed(table, words, "discard 1")
    assert move is not None
    taken(table.submit(0, move))
    number = table.number
    typed(table, words, "say", "1", "1")
    assert table.number == number + 1


def test_what_was_begun_to_be_said_can_be_left() -> None:
    table = begun("base")
    for answers in (["say", ""], ["say", "4", ""], ["say", "4", "1", ""], ["say", "99", "0", "x", ""]):
        move, desk = typed(table, EN, *answers, "discard 1")
        assert move is not None
        assert len(desk.wrongs) == (3 if "99" in answers else 0)
    assert table.number == 0


def test_where_every_goal_lies_open_nobody_speaks_of_what_they_saw() -> None:
    view = begun("base").game.view(0)
    seen = replace(view, goals=tuple(replace(goal, open=True) for goal in view.goals))
    assert topics(seen) == [topic for topic in SPOKEN["base"] if topic != "saw"]
