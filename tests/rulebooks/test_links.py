"""Links within the documents lead somewhere; a rule is found by the number that names it."""

import re
from pathlib import Path

import pytest

from saboteur.engine.values.refusal import Refusal
from tests.rulebooks.links import DOCUMENTS, ROOT, anchors, links
from tests.rules.numbered import DOCUMENT, RULES

each_document = pytest.mark.parametrize(
    "path", DOCUMENTS, ids=[path.relative_to(ROOT).as_posix() for path in DOCUMENTS]
)


@each_document
def test_links_lead_somewhere(path: Path) -> None:
    lost = []
    for _, target in links(path.read_text(encoding="utf-8")):
        name, _, anchor = target.partition("#")
        led_to = path.parent / name if name else path
        if not led_to.exists() or (anchor and anchor not in anchors(led_to.read_text(encoding="utf-8"))):
            lost.append(target)
    assert not lost


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("### 1.10", "110"),
        ("## 1. Words, geometry, procedure", "1-words-geometry-procedure"),
        ("## Expansion (`saboteur2`): mine", "expansion-saboteur2-mine"),
        ("## Moves the table makes by itself", "moves-the-table-makes-by-itself"),
        ("## Кто побеждает", "кто-побеждает"),
    ],
)
def test_an_anchor_is_made_of_a_heading(heading: str, anchor: str) -> None:
    assert anchors(f"{heading}\n\n```\n# no heading\n```\n") == [anchor]
    assert anchors(f"{heading}\n{heading}\n") == [anchor, f"{anchor}-1"]


def test_the_link_to_a_rule_is_its_number_without_the_dot() -> None:
    made = anchors(DOCUMENT.read_text(encoding="utf-8"))
    assert len(set(made)) == len(made)
    for rule in {*RULES, *(refusal.rule for refusal in Refusal)}:
        assert made.count(rule.replace(".", "")) == 1, rule


@each_document
def test_a_link_that_names_a_rule_leads_to_it(path: Path) -> None:
    for words, target in links(path.read_text(encoding="utf-8")):
        if re.fullmatch(r"\d+\.\d+", words):
            name, _, anchor = target.partition("#")
            assert ((path.parent / name if name else path).resolve(), anchor) == (DOCUMENT, words.replace(".", ""))


@pytest.mark.parametrize(
    "name",
    [
        "README.md",
        "CONTRIBUTING.md",
        "docs/architecture.md",
        "docs/bot-protocol.md",
        "docs/protocol.md",
        "docs/vocabulary.md",
        "docs/rules/README.md",
    ],
)
def test_whoever_names_rules_says_where_they_are(name: str) -> None:
    path = ROOT / name
    targets = {(path.parent / target).resolve() for _, target in links(path.read_text(encoding="utf-8"))}
    assert DOCUMENT in targets
