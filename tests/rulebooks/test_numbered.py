"""The numbers in the numbered rules are those the games are played by."""

import re

import pytest

from saboteur import Game, ruleset
from saboteur.engine.core.payout import saboteurs_due, winners_due
from saboteur.engine.values.cards import Use
from saboteur.rulesets.duel import grade
from saboteur.rulesets.saboteur2 import DWARVES
from tests.rulebooks.books import Book
from tests.rules.numbered import rule_text


def rows(rule: str) -> list[list[str]]:
    """The rows of the one table of a rule."""
    [table] = Book("base", "en", f"{rule_text(rule)}\n").tables
    return table


def numbers(rule: str) -> list[int]:
    """All whole numbers of a rule, in order; other rules it names are left out."""
    text = re.sub(r"\[.*?\)", "", rule_text(rule))
    return [int(number) for number in re.findall(r"(?<![\w.-])\d+(?!\w|\.\d)", text)]


def flat(rule: str) -> str:
    """A rule in one line."""
    return re.sub(r"\s+", " ", rule_text(rule))


def test_2_1_has_the_roles() -> None:
    roles = ruleset("base").roles
    assert rows("2.1") == [[f"{n}", f"{roles[n]['saboteur']}", f"{roles[n]['digger']}"] for n in ruleset("base").seats]


def test_7_5_has_the_gold_of_the_winners() -> None:
    told = {winners.split()[0]: int(gold) for winners, gold in rows("7.5")}
    assert told == {str(winners): winners_due(winners) for winners in range(1, 6)}
    assert rows("7.5")[-1][0] == "5 or more"


def test_6_1_and_8_1_have_the_players_cards_and_dwarves() -> None:
    for game, rule, begins in (("saboteur2", "6.1", [2, 12, 6]), ("duel", "8.1", [6])):
        rules = ruleset(game, {})
        kinds = [sum(n for card, n in rules.cards.items() if card.use is use) for use in (Use.TUNNEL, Use.ACTION)]
        assert numbers(rule)[: len(begins) + 2] == [*begins, *kinds]
        assert set(rules.hand.values()) == {begins[-1]}
    assert numbers("6.1")[5:] == [10, 15, 4, 4, 2, 3]
    assert (ruleset("saboteur2").removed, sum(DWARVES.values())) == (10, 15)


@pytest.mark.parametrize(("game", "rule"), [("base", "1.3"), ("duel", "8.1"), ("solo", "9.1")])
def test_the_cells_are_where_the_cards_lie(game: str, rule: str) -> None:
    rules = ruleset(game, {})
    told = [(int(x), int(y)) for x, y in re.findall(r"\((-?\d+),(-?\d+)\)", rule_text(rule))]
    assert told == [(cell.x, cell.y) for cell in (*rules.starts, *rules.goal_cells)]


def test_5_1_has_the_nugget_cards() -> None:
    values = Game(ruleset("base"), 3).to_deal.nuggets
    assert numbers("5.1") == [len(values), *(n for value in (1, 2, 3) for n in (values.count(value), value))]


def test_5_4_has_what_is_due_to_saboteurs() -> None:
    told = re.search(r"one saboteur gets nuggets worth (\d), two or three get (\d) each, four get (\d)", flat("5.4"))
    assert told is not None
    assert [int(due) for due in told.groups()] == [saboteurs_due(1), saboteurs_due(2), saboteurs_due(4)]


def test_8_11_and_9_1_have_the_markers() -> None:
    assert f"all {ruleset('duel').markers} markers are placed" in flat("8.11")
    assert f"when {ruleset('solo').markers} markers are placed" in flat("9.1")
    assert f"{ruleset('duel').keys} key tokens" in flat("8.1")


def test_9_5_has_the_grades() -> None:
    assert [grade(gold) for gold in numbers("9.5")] == [0, 0, 1, 1, 2, 2, 3]
