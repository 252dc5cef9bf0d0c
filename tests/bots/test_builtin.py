"""The bots that come with the package."""

import pytest

from saboteur.bots.builtin import BUILT_IN, kind_of
from saboteur.bots.thinking.level import LEVELS
from saboteur.bots.thinking.temper import TEMPERS
from saboteur.lab.arena import name_of


def test_there_are_three_levels_and_two_yardsticks() -> None:
    assert list(BUILT_IN) == ["easy", "normal", "hard", "plain", "random"]


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_bot_bears_the_name_it_is_called_by(name: str) -> None:
    assert name_of(BUILT_IN[name](1)) == name + note(name)


def note(level: str) -> str:
    """What a level adds to its name where it does less work than usual."""
    return LEVELS[level].note if level in LEVELS else ""


def test_a_level_can_be_named_with_a_temperament() -> None:
    for level in LEVELS:
        for temper in TEMPERS:
            name = f"{level}:{temper}"
            assert name in BUILT_IN
            assert name_of(BUILT_IN[name](1)) == name + note(level)
            assert kind_of(name) == level


@pytest.mark.parametrize("name", ["normal:", "normal:angry", "plain:sly", ":sly", "sly", "normal:sly:loud", 3])
def test_other_names_are_none(name: str) -> None:
    assert name not in BUILT_IN
    with pytest.raises(KeyError):
        BUILT_IN[name]


def test_those_who_only_have_a_name_differ_by_their_seeds() -> None:
    assert len({str(getattr(BUILT_IN["normal"](seed), "temper", "")) for seed in range(40)}) == len(TEMPERS)
