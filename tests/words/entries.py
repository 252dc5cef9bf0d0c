"""The catalogue's files as they are written: entries, their variables, selectors and text."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import saboteur.words

FOLDER = Path(saboteur.words.__file__).parent


@dataclass
class Pattern(Visitor):
    """A message's value or one of its attributes."""

    name: str
    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    selectors: list[tuple[str, list[str], str]] = field(default_factory=list)
    """The variable that selects, the keys of its variants, the default one."""
    texts: list[str] = field(default_factory=list)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        raise AssertionError(f"{self.name}: {node.id.name}() is not the same in every library")

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {_key(variant.key): variant.default for variant in node.variants}
        assert len(keys) == len(node.variants), f"{self.name}: a variant stands twice"
        [default] = [key for key, is_default in keys.items() if is_default]
        self.selectors.append((node.selector.id.name, list(keys), default))
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def files(language: str) -> list[Path]:
    """The files of a language."""
    return sorted((FOLDER / language).glob("*.ftl"))


def junk(text: str) -> list[str]:
    """The parts of a file that are not valid Fluent."""
    return [str(entry.content) for entry in _parsed(text) if isinstance(entry, ast.Junk)]


def patterns(text: str) -> list[Pattern]:
    """All messages and attributes of a file."""
    found = []
    for entry in _parsed(text):
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, value in parts:
                if value is not None:
                    pattern = Pattern(name)
                    pattern.visit(value)
                    found.append(pattern)
        else:
            assert not isinstance(entry, ast.Term), "dynamic values cannot be given to terms: write a message"
    return found


def _parsed(text: str) -> list[Any]:
    return FluentParser().parse(text).body


@cache
def language_patterns(language: str) -> dict[str, Pattern]:
    """A language's whole catalogue."""
    found: dict[str, Pattern] = {}
    for path in files(language):
        for pattern in patterns(path.read_text(encoding="utf-8")):
            assert pattern.name not in found, f"{path}: {pattern.name} stands twice"
            found[pattern.name] = pattern
    return found


def needed(name: str, catalogue: dict[str, Pattern]) -> set[str]:
    """The variables of a message and of the messages it refers to."""
    pattern = catalogue[name]
    return pattern.variables.union(*(needed(other, catalogue) for other in pattern.messages))
