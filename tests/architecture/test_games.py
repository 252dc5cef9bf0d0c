"""Games answer for themselves."""

import ast
from pathlib import Path, PurePosixPath

import pytest

from tests.architecture.games import STATES, questions

SOURCES = Path(__file__).parents[2] / "src" / "saboteur"


def test_nobody_asks_which_game_it_is() -> None:
    faults = [
        fault
        for path in sorted(SOURCES.rglob("*.py"))
        for fault in questions(PurePosixPath(path.relative_to(SOURCES)), path.read_text(encoding="utf-8"))
    ]
    assert not faults, "\n" + "\n".join(faults)


def test_every_class_of_a_game_is_known() -> None:
    found, kinds = {"State"}, ""
    while found != (found := found | _derived(found)):
        kinds = " ".join(sorted(found))
    assert kinds.split() == sorted({"State", *STATES})


def _derived(kinds: set[str]) -> set[str]:
    """The classes of the rules made from these."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(SOURCES.joinpath("engine", "core").glob("*.py"))]
    return {
        node.name
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id in kinds for base in node.bases)
    }


@pytest.mark.parametrize(
    "source",
    [
        "isinstance(state, DuelState)",
        "isinstance(game.state, BaseState | ExpansionState)",
        "isinstance(state, (base.BaseState, int))",
        "issubclass(made.decided, DuelState)",
        "type(state) is DuelState",
        "made.decided is kind",
        "match state:\n    case DuelState():\n        pass",
        'ruleset.name == "duel"',
        'game != "base"',
        'name in ("duel", "solo")',
        'match made.name:\n    case "solo":\n        pass',
        "PACES[ruleset.name]",
        "words.RULES[view.ruleset.name]",
        "if ruleset.markers:\n    pass",
        "x = 6 if view.ruleset.markers else 3",
        "x = not self._ruleset.markers",
        "x = state.asked and state.rules.markers",
        "x = bool(made.markers)",
        "x = rules.markers > 0",
        "x = [1 for _ in y if made.markers]",
        "x = view.ruleset.markers == 6",
        "x = 0 < rules.markers",
        "match ruleset.markers:\n    case 6:\n        pass",
        "x = made.name in DUELS",
        "x = made.name == other",
        'x = name.startswith("solo")',
        'x = type(state).__name__ == "DuelState"',
        "from saboteur.engine.core.duel import DuelState as Kind",
        "m = ruleset.markers",
        "if m := made.markers:\n    pass",
        "name = ruleset.name",
        "x = type(game.state) in KINDS",
        "x = state.__class__ is kind",
        'x = {"duel": 1}[ruleset.name]',
    ],
)
def test_a_question_is_found(source: str) -> None:
    [fault] = questions(PurePosixPath("table/verifying/secrets.py"), source)
    assert fault.startswith("table/verifying/secrets.py:")


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/core/duel.py", "assert isinstance(other, DuelState)"),
        ("engine/ruleset.py", "x = self.markers > 0"),
        ("rulesets/options.py", 'x = made.name == "base"'),
        ("table/verifying/secrets.py", 'x = ruleset.nature.earns == "cards"'),
        ("table/verifying/secrets.py", "isinstance(state, State)"),
        ("table/verifying/secrets.py", "x = made.name != other.ruleset.name"),
        ("words/help.py", 'x = card.id.startswith("duel")'),
        ("table/verifying/secrets.py", 'TOPICS = {"base": 1, "duel": 2}'),
        ("table/verifying/secrets.py", "x = ruleset.markers - placed"),
        ("table/verifying/secrets.py", "if view.markers:\n    pass"),
        ("table/verifying/secrets.py", "x = ruleset.claims"),
    ],
)
def test_what_is_allowed_is_not_complained_about(path: str, source: str) -> None:
    assert questions(PurePosixPath(path), source) == []
