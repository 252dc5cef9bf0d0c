"""After a game: again, other settings, a look back, or leave."""

import pytest

from saboteur.cli.playing.after import ANSWERS, what_next
from saboteur.cli.playing.desk import Ended
from saboteur.cli.playing.wishes import Sitter, Wishes
from saboteur.words import Words
from tests.cli.playing.desks import EN, RU, UK, Scripted


@pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)
@pytest.mark.parametrize(
    ("answers", "expected", "looks"),
    [
        (["1"], "again", 0),
        (["2"], "settings", 0),
        (["3", "3", "1"], "again", 2),
        (["4"], "leave", 0),
        ([""], "leave", 0),
        (["quit"], "leave", 0),
        (["5", "x", "2"], "settings", 0),
    ],
)
def test_every_answer(words: Words, answers: list[str], expected: str, looks: int) -> None:
    looked: list[int] = []
    desk = Scripted(*answers)
    assert what_next(desk, words, lambda: looked.append(1)) == expected
    assert len(looked) == looks
    assert desk.offers[0] == [words.phrase(answer) for answer in ANSWERS]
    assert len(desk.wrongs) == (2 if "x" in answers else 0)


def test_whoever_types_no_more_is_asked_once() -> None:
    with pytest.raises(Ended):
        what_next(Scripted(), EN, lambda: None)


def test_the_same_settings_make_the_same_table_with_another_deal() -> None:
    wishes = Wishes(
        "base", {"rounds": 1}, (Sitter("Anna"), Sitter("Brokk", "plain"), Sitter("Durin", "random")), "uk", 0.3
    )
    table = wishes.table(None, "2026-11-16T18:00:00Z")
    again = Wishes.of(table, "uk", 0.3)
    assert again == wishes
    assert again.table(None, "2026-11-16T18:00:00Z").seed != table.seed
