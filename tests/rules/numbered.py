"""Reads docs/rules/numbered.md: all rules, the rules with tests, and the rules that a text names."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path
from typing import Final

from saboteur.words.help import NUMBER

ROOT: Final = Path(__file__).parents[2]
DOCUMENT: Final = ROOT / "docs" / "rules" / "numbered.md"

RULES: Final = tuple(re.findall(r"^### (\d+\.\d+)$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE))
"""Every rule, in the order of the document."""
TESTED: Final = frozenset(
    f"{section}.{rule}"
    for path in Path(__file__).parent.glob("test_*.py")
    for section, rule in re.findall(r"^def test_(\d+)_(\d+)_[a-z0-9]", path.read_text(encoding="utf-8"), re.MULTILINE)
)
"""The rules a test of this folder is named by."""

_CITED: Final = re.compile(r"(?<!\w)\((\d\.\d+(?:,\s+\d\.\d+)*)\)")
_CODE: Final = re.compile(
    r"^```.*?^```$"  # a fence
    r"|^ *>>> .*?(?:\n\s*\n|\Z)"  # an example, up to an empty line
    r"|^ +[<>] .*?$"  # a line to or from a program
    r"|`[^`]*`",
    re.MULTILINE | re.DOTALL,
)


def rule_text(rule: str) -> str:
    """What the document says under the number of a rule."""
    parts = re.split(r"^##+ (.+)$", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return parts[parts.index(rule) + 1].strip()


def cited(text: str) -> list[str]:
    """The numbers of the rules a text names in brackets, in order."""
    return [number for group in _CITED.findall(text) for number in re.split(r",\s+", group)]


def named(text: str) -> list[str]:
    """The numbers of the rules a text names anywhere but in code, in order."""
    return NUMBER.findall(_CODE.sub("", text))


def named_in_python(source: str) -> list[str]:
    """The numbers that comments and docstrings name, and those that other strings name in brackets."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    found = [number for token in tokens if token.type == tokenize.COMMENT for number in named(token.string)]
    nodes = list(ast.walk(ast.parse(source)))
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}  # docstrings, of values too
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found += (named if id(node) in told else cited)(node.value)
    return found
