"""The files for hosts in examples/hosting: each can be read, and names only figures that a server has."""

import json
import re
from configparser import ConfigParser
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from saboteur.cli.commands import serve
from saboteur.server.store.kept import KeptSize
from saboteur.server.web.metrics import Metrics
from tests.server.running import ROOT

FOLDER = ROOT / "examples" / "hosting"
NAMES = re.compile(r"\b(?:saboteur|process)_\w+")


@pytest.fixture(scope="module")
def exported() -> set[str]:
    """The names of all figures."""
    metrics = Metrics(lambda: 0, lambda: 0, lambda: 1)
    metrics.measured(KeptSize(taken=1, free=1))
    metrics.refused.labels("stale").inc()
    metrics.requests("move").inc()
    return set(re.findall(r"^(\w+)[{ ]", metrics.text().decode(), re.MULTILINE))


def expressions(found: Any) -> list[str]:
    """All expressions for Prometheus in a file, however deep."""
    if isinstance(found, dict):
        own = [found["expr"]] if "expr" in found else []
        return own + [each for value in found.values() for each in expressions(value)]
    return [each for value in found for each in expressions(value)] if isinstance(found, list) else []


def read(name: str) -> Any:
    """A file as plain values."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    return json.loads(text) if name.endswith(".json") else import_module("yaml").safe_load(text)


@pytest.mark.parametrize(("name", "least"), [("dashboard.json", 15), ("alerts.yml", 5)])
def test_every_figure_that_is_named_is_exported(name: str, least: int, exported: set[str]) -> None:
    found = expressions(read(name))
    assert len(found) >= least
    assert {each for text in found for each in NAMES.findall(text)} <= exported


def test_the_dashboard_shows_every_figure_of_the_server_itself(exported: set[str]) -> None:
    shown = " ".join(expressions(read("dashboard.json")))
    own = {
        re.sub(r"_(?:created|total|bucket|sum|count)$", "", each) for each in exported if each.startswith("saboteur_")
    }
    assert {each for each in own if each not in shown} == set()


def test_there_are_five_alerts_each_with_a_sentence() -> None:
    rules = read("alerts.yml")["groups"][0]["rules"]
    assert len(rules) == 5
    assert all(rule["annotations"]["summary"].endswith((".", "where.")) for rule in rules)
    assert read("prometheus.yml")["rule_files"] == ["alerts.yml"]


def test_the_service_tries_for_ever_to_start() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.read(FOLDER / "saboteur.service")
    assert unit["Unit"]["StartLimitIntervalSec"] == "0", (
        "else five failures in ten seconds are the end: a database away"
    )
    assert unit["Service"]["Restart"] == "always"


def test_nginx_asks_another_node_for_files_of_another_version() -> None:
    (assets,) = re.findall(
        r"location /assets/ \{(.*?)\}", (FOLDER / "nginx.conf").read_text(encoding="utf-8"), re.DOTALL
    )
    assert "http_404" in assets


def test_options_named_in_the_files_exist() -> None:
    options = Path(serve.__file__).read_text(encoding="utf-8")
    for name in ("saboteur.service", "Containerfile", "nginx.conf"):
        text = (FOLDER / name).read_text(encoding="utf-8")
        for variable in re.findall(r"SABOTEUR_([A-Z_]+)", text):
            assert f'_given("{variable.lower()}"' in options, variable
        for option in re.findall(r"serve (--[a-z-]+)", text):
            assert f'"{option}"' in options, option
