"""The measurement of a bot against plain: the same deals, so that plain against itself differs by nothing."""

import pytest

from saboteur.lab.levels import TWO_SABOTEURS, Levels, Paired


def test_plain_does_not_differ_from_itself() -> None:
    levels = Levels("plain", 2, "few")
    for role in ("digger", "saboteur"):
        found = levels.base(role, TWO_SABOTEURS)
        assert found.bot == found.plain
        assert found.margin == 0
    found = levels.solo()
    assert found.bot == found.plain
    assert str(found).endswith("difference +0.000 ± 0.000, 2 games")


def test_in_a_duel_what_one_wins_the_other_loses_and_random_loses() -> None:
    found = Levels("random", 4, "few").duel()
    assert [one + other for one, other in zip(found.bot, found.plain, strict=True)] == [1.0] * 4
    assert sum(found.bot) <= 1


def test_in_the_expansion_teams_are_exchanged() -> None:
    found = Levels("random", 2, "few").expansion()
    assert len(found.bot) == len(found.plain) == 2


def test_the_interval_is_that_of_the_differences() -> None:
    paired = Paired()
    for bot, plain in ((1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0)):
        paired.add(bot, plain)
    assert paired.margin == pytest.approx(1.96 * 0.5 / 2)


def test_a_figure_is_a_line() -> None:
    [line] = Levels("plain", 1, "few").figures(["solo"])
    assert line.startswith("plain   solo ")
