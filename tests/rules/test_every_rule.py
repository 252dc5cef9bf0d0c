"""Every numbered rule has a test that is named by it."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.both

RULES_IN_SECTION = {1: 10, 2: 4, 3: 9, 4: 8, 5: 6, 6: 9, 7: 7, 8: 15, 9: 5}
RULES = [f"{section}.{rule}" for section, count in RULES_IN_SECTION.items() for rule in range(1, count + 1)]
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
TESTED = {f"{section}.{rule}" for section, rule in re.findall(r"^def test_(\d+)_(\d+)_[a-z0-9]", TESTS, re.MULTILINE)}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_named_by_it(rule: str) -> None:
    assert rule in TESTED


def test_no_test_is_named_by_a_rule_there_is_not() -> None:
    assert set(RULES) >= TESTED
