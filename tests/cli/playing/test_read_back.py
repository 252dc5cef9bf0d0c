"""A move is read back before it is made, a card and its place are typed in one line, commands have many names."""

from __future__ import annotations

import pytest

from saboteur import Card, Game, Move, Setup, parse_move, ruleset
from saboteur.cli.playing.desk import Ended
from saboteur.cli.playing.typed import command_in
from saboteur.engine.moves import Lay
from saboteur.table.table import Table
from saboteur.words import Words
from tests.cli.playing.desks import BOTH, EN, NAMES, RU, UK, Scripted, seated, table_of, typed
from tests.cli.playing.exploring import hand_of

each_language = pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)
drawn_or_not = pytest.mark.parametrize("drawing", BOTH, ids=["in words", "drawn"])


def turn() -> Table:
    """A crossing, a broken lamp and a map: a place, a target, a goal."""
    hand = ["base_nesw", "base_break_lamp", "base_map"]
    return table_of(Setup(ruleset("base"), 3, hands={0: hand}, mine={"1,0": "base_nesw"}).game())


def number(table: Table, card: str) -> str:
    return str([each.id for each in hand_of(table)].index(card) + 1)


def read_back(table: Table, words: Words, *answers: str, drawing: bool = False) -> tuple[Move | None, Scripted]:
    """The move that is made at a desk where moves are read back."""
    desk = Scripted(*answers, drawing=drawing)
    desk.confirming = True
    try:
        return seated(table, words, desk).choose(), desk
    except Ended:
        return None, desk


def sentence(move: Move, words: Words) -> str:
    return f"{words.move(move, NAMES[:3], 0)}. [{words.phrase('enter-make')}]"


@each_language
@drawn_or_not
def test_a_move_is_made_by_enter_after_it_was_read(words: Words, drawing: bool) -> None:
    table = turn()
    move = parse_move("discard base_map")
    answer = f"discard {number(table, 'base_map')}"
    made, desk = read_back(table, words, answer, drawing=drawing)
    assert (made, desk.questions[-1]) == (None, sentence(move, words))
    made, desk = read_back(table, words, answer, "", drawing=drawing)
    assert made == move


@each_language
def test_anything_else_goes_back_and_another_card_is_taken_at_once(words: Words) -> None:
    table = turn()
    answer = f"discard {number(table, 'base_map')}"
    for text in ("x", "no", words.phrase("word-undo")):
        made, desk = read_back(table, words, answer, text)
        assert made is None
        assert desk.questions[-1] == desk.questions[0]
        assert not desk.wrongs
    other = f"{number(table, 'base_break_lamp')} 1"
    made, desk = read_back(table, words, answer, other, "")
    assert made is not None
    assert str(made).startswith("play base_break_lamp")
    made, desk = read_back(table, words, answer, "discard base_nesw", "")
    assert str(made) == "discard base_nesw"
    assert desk.questions[-1] == sentence(parse_move("discard base_nesw"), words)


@each_language
def test_whether_moves_are_read_back_is_changed_by_a_command(words: Words) -> None:
    table = turn()
    answer = f"discard {number(table, 'base_map')}"
    made, desk = read_back(table, words, words.phrase("word-confirm"), answer)
    assert str(made) == "discard base_map"
    assert words.phrase("confirm-off") in desk.text
    made, desk = typed(table, words, "confirm", answer)
    assert made is None
    assert words.phrase("confirm-on") in desk.text


@each_language
@drawn_or_not
def test_a_card_and_its_place_or_target_in_one_line(words: Words, drawing: bool) -> None:
    table = turn()
    crossing, lamp = number(table, "base_nesw"), number(table, "base_break_lamp")
    step, _ = typed(table, words, crossing, "2,0", drawing=drawing)
    assert isinstance(step, Lay)
    for text in (f"{crossing} 2,0", f"{crossing} 2 0"):
        assert typed(table, words, text, drawing=drawing)[0] == step
    letter = words.phrase("letters").split()[1]
    by_steps, _ = typed(table, words, crossing, letter, drawing=drawing)
    assert isinstance(by_steps, Lay)
    for text in (f"{crossing} {letter}", f"{crossing} {letter.upper()}", f"{crossing}{letter}"):
        assert typed(table, words, text, drawing=drawing)[0] == by_steps
    assert typed(table, words, f"{lamp} 1", drawing=drawing)[0] == typed(table, words, lamp, "1", drawing=drawing)[0]
    # In the middle of another card too; what is wrong in it is asked for again.
    assert typed(table, words, crossing, f"{lamp} 1", drawing=drawing)[0] is not None
    made, desk = typed(table, words, f"{lamp} 9", drawing=drawing)
    assert made is None
    assert desk.wrongs == [words.phrase("wrong-number", least=1, most=len(desk.offers[-1]))]


NAMED = {
    "en": "help rules|q quit exit|pass skip|score gold|log|hand|say|undo back|table",
    "ru": "помощь справка правила|выход выйти|пас пасс|счёт счет|журнал|рука|сказать говорить|отменить назад|стол",
    "uk": "допомога довідка правила|вихід вийти|пас пасс|рахунок|журнал|рука|сказати|відмінити скасувати|стіл",
}
COMMANDS = ("help", "quit", "pass", "score", "log", "hand", "say", "undo", "table")


@each_language
def test_commands_by_the_names_a_player_tries(words: Words) -> None:
    for command, names in zip(COMMANDS, NAMED[words.language].split("|"), strict=True):
        english = dict(zip(COMMANDS, NAMED["en"].split("|"), strict=True))[command]
        for name in (*names.split(), *english.split()):
            assert command_in(name, words) == (command, ""), name


@each_language
@drawn_or_not
def test_every_command_is_answered_and_moves_nothing(words: Words, drawing: bool) -> None:
    table = turn()
    for command, shown in (
        ("help", words.phrase("word-score")),
        ("score", words.phrase("head-gold")),
        ("hand", words.card(Card.parse("base_map"))),
        ("log", "the log"),
        ("undo", words.phrase("no-undo")),
        ("pass", words.phrase("pass-discards")),
    ):
        made, desk = typed(table, words, command, drawing=drawing)
        assert made is None
        assert shown in desk.text, command
        assert not desk.wrongs
    made, desk = typed(table, words, "pass", number(table, "base_map"), drawing=drawing)
    assert str(made) == "discard base_map"


def test_the_score_is_told_round_by_round_as_far_as_the_person_knows() -> None:
    table = table_of(Game(ruleset("base", rounds=3), 3, seed="4"))
    while table.game.round < 2:
        assert table.game.actor is not None
        table.submit(table.game.actor, next(iter(table.game.legal_moves)))
    _, desk = typed(table, EN, "score")
    lines = [line for line in desk.text.splitlines() if line.startswith(f"{EN.phrase('head-name')}: ")]
    assert len(lines) == 3
    assert all(EN.phrase("head-round", round=1, rounds=3) in line for line in lines)
