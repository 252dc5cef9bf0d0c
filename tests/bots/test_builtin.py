"""The bots that come with the package."""

import pytest

from saboteur.bots.builtin import BUILT_IN
from saboteur.lab.arena import name_of


def test_there_are_three_levels_and_two_yardsticks() -> None:
    assert list(BUILT_IN) == ["easy", "normal", "hard", "plain", "random"]


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_bot_bears_the_name_it_is_called_by(name: str) -> None:
    assert name_of(BUILT_IN[name](1)) == name
