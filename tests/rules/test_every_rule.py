"""Every numbered rule has a test named by it, and every number named anywhere is the number of a rule."""

import re
from pathlib import Path

import pytest

from saboteur.engine.values.refusal import Refusal
from tests.rulebooks.links import DOCUMENTS
from tests.rules.numbered import DOCUMENT, ROOT, RULES, TESTED, cited, named, named_in_python, rule_text

# Here numbers with a dot are also versions and measurements: those of rules stand in brackets.
BRACKETED = {
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *(
        ROOT / "docs" / name
        for name in (
            "architecture.md",
            "bots.md",
            "capacity.md",
            "fair-deal.md",
            "findings.md",
            "hosting.md",
            "load.md",
            "web.md",
        )
    ),
}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_named_by_it(rule: str) -> None:
    assert rule in TESTED


def test_no_test_is_named_by_a_rule_there_is_not() -> None:
    assert set(RULES) >= TESTED


def test_rules_are_counted_within_their_sections() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    sections = re.split(r"^## (\d+)\. .+$", text, flags=re.MULTILINE)
    assert sections[1::2] == [str(number) for number in range(1, 10)]
    counted = []
    for section, body in zip(sections[1::2], sections[2::2], strict=True):
        rules = re.findall(r"^###+ (.+)$", body, re.MULTILINE)
        assert rules == [f"{section}.{number}" for number in range(1, len(rules) + 1)]
        counted += rules
    assert counted == list(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_says_something(rule: str) -> None:
    assert re.match(r"\*\*[A-Z][^*]+\*\*.*\w{3}", rule_text(rule), re.DOTALL)


def test_every_rule_that_a_refusal_names_is_there() -> None:
    assert {refusal.rule for refusal in Refusal} <= set(RULES)


def test_every_number_that_the_sources_name_is_a_rule() -> None:
    folders = [ROOT / name for name in ("src", "tests", "tools", "examples")]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    found = {path: named_in_python(path.read_text(encoding="utf-8")) for path in paths}
    assert set(RULES) <= {number for numbers in found.values() for number in numbers}
    assert not unknown(found)


def test_every_number_that_the_words_name_is_a_rule() -> None:
    paths = sorted((ROOT / "src").rglob("*.ftl"))
    found = {path: named(path.read_text(encoding="utf-8")) for path in paths}
    assert {path.parent.name for path, numbers in found.items() if set(RULES) <= set(numbers)} == {"en", "ru", "uk"}
    assert not unknown(found)


def test_every_number_that_the_documents_name_is_a_rule() -> None:
    found = {}
    for path in DOCUMENTS:
        read = cited if path in BRACKETED else named
        found[path] = read(path.read_text(encoding="utf-8"))
    assert len([path for path, numbers in found.items() if numbers]) > 15
    assert not unknown(found)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("every side agrees (3.3, 8.3), from 1.2-1.5 and in 1.10.", ["3.3", "8.3", "1.2", "1.5", "1.10"]),
        ("version 1.2.3 at @12.5, in x1.5", []),
        ("`54.8 %` and\n```\n9.9\n```\n(8.15)", ["8.15"]),
        ("One. (4.2)\n\n    >>> 2.5 + 1\n    3.5\n\n4.4: two.", ["4.2", "4.4"]),
        ('    > {"seconds": 5.0}\n6.1', ["6.1"]),
    ],
)
def test_a_number_that_a_text_names_is_found(text: str, numbers: list[str]) -> None:
    assert named(text) == numbers


def test_a_number_that_a_source_names_is_found() -> None:
    source = '''
"""The doors (6.4)."""
half = f(0.5)  # 8.99: a comment
"""9.9 of it."""
words = "twice 2.5, sleep(1.5), the rule (7.7)"
'''
    assert sorted(named_in_python(source)) == ["6.4", "7.7", "8.99", "9.9"]


def unknown(found: dict[Path, list[str]]) -> dict[str, list[str]]:
    """For each file the numbers it names that are not rules."""
    faults = {path.relative_to(ROOT).as_posix(): sorted(set(numbers) - set(RULES)) for path, numbers in found.items()}
    return {name: numbers for name, numbers in faults.items() if numbers}
