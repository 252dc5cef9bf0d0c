"""The golden playthroughs are played again: equal deals, facts, questions and numbers of legal moves."""

from __future__ import annotations

import pytest

from saboteur import SeededDealer
from saboteur.engine.values.facts import type_of_fact
from saboteur.rulesets import OPTIONS
from tests.golden.playthrough import FILES, Title, kinds_of_games, replayed, text_of_deal, titles

TITLES = list(titles())
RARE = {"put_back"}
"""Needs an almost empty pile of nuggets, after more rounds than fit in a file."""


@pytest.mark.both
@pytest.mark.parametrize("title", TITLES, ids=str)
def test_the_game_goes_as_it_went(title: Title) -> None:
    text = title.path.read_text(encoding="utf-8")
    assert text.splitlines()[0] == str(title)
    assert replayed(title, text).splitlines() == text.splitlines()
    assert text.splitlines()[-1] == "  asked what=over seat=-"


@pytest.mark.both
@pytest.mark.parametrize("title", TITLES, ids=str)
def test_the_seed_deals_as_it_dealt(title: Title) -> None:
    dealt = list(text_of_deal(SeededDealer(title.seed).deal(title.begun().to_deal, 1, title.players), 1))
    assert title.path.read_text(encoding="utf-8").splitlines()[1 : 1 + len(dealt)] == dealt


def test_no_game_or_edition_is_missing() -> None:
    kinds = {(title.game, dict(title.options).get("edition")) for title in TITLES}
    assert kinds_of_games() <= kinds
    used = {(title.game, name) for title in TITLES for name, _ in title.options}
    assert {name for names in OPTIONS.values() for name in names} == {name for _, name in used}


def test_no_file_is_missing_or_left_over() -> None:
    assert sorted(FILES.glob("*.txt")) == sorted(title.path for title in TITLES)
    sizes = [title.path.stat().st_size for title in TITLES]
    assert max(sizes) < 60_000
    assert sum(sizes) < 800_000


def test_every_fact_happens_in_some_playthrough() -> None:
    words = {line.split()[0] for path in FILES.glob("*.txt") for line in path.read_text(encoding="utf-8").splitlines()}
    assert {name for name in type_of_fact if not name.startswith("_")} - words <= RARE
