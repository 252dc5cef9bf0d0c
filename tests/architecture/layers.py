"""Which room of `src/saboteur` may import which, read from the sources: `violations` lists what breaks it.

engine <- rulesets <- notation <- table <- { bots, words } <- { env, server, cli }; bots do not know words;
bots <- simulation <- cli
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import PurePosixPath

# The rooms each room may import, besides itself.
ROOMS: dict[str, frozenset[str]] = {
    "engine": frozenset(),
    "rulesets": frozenset({"engine"}),
    "notation": frozenset({"engine", "rulesets"}),
    "table": frozenset({"engine", "rulesets", "notation"}),
    "bots": frozenset({"engine", "rulesets", "notation", "table"}),
    "simulation": frozenset({"engine", "rulesets", "notation", "table", "bots"}),
    "words": frozenset({"engine", "rulesets", "notation", "table"}),
    "env": frozenset({"engine", "rulesets", "notation", "table", "bots"}),
    "server": frozenset({"engine", "rulesets", "notation", "table", "bots", "words"}),
    "cli": frozenset(
        {"engine", "rulesets", "notation", "table", "bots", "simulation", "words", "env", "server", "saboteur"}
    ),
}
# Modules directly under saboteur/: the public surface, and `python -m saboteur`.
TOP: dict[str, frozenset[str]] = {
    "__init__": frozenset({"engine", "rulesets", "notation", "table"}),
    "__main__": frozenset({"cli"}),
}

# The rules use no clock, no I/O, and only the random numbers they are given.
ENGINE_MAY_IMPORT = frozenset(
    """
    __future__ abc array bisect collections collections.abc copy dataclasses enum functools hashlib heapq
    itertools math operator re types typing librt.vecs mypy_extensions
    """.split()
)
# The other rooms without I/O: what they may not import.
WITHOUT_IO = ("rulesets", "notation", "table")
# What these rooms take from outside: JSON, typed messages and their schemas.
LIBRARIES = {"notation": frozenset({"msgspec"}), "table": frozenset({"msgspec"})}
IO = frozenset("asyncio http io os pathlib random secrets socket sqlite3 subprocess threading time urllib".split())

RELATIVE = "a module relatively"  # hides the arrow
PACKAGES = frozenset({"saboteur", "librt"})

NAMES_THAT_SAY_NOTHING = frozenset({"utils", "util", "helpers", "helper", "manager", "common", "misc"})
LONGEST = 450


def violations(path: PurePosixPath, source: str) -> list[str]:
    """What is wrong with one module, its path given relative to `src/saboteur`."""
    faults = [f"{path}: a module named {part} says nothing" for part in names(path) & NAMES_THAT_SAY_NOTHING]
    lines = source.count("\n")
    if lines > LONGEST:
        faults.append(f"{path}: {lines} lines, more than {LONGEST}: one noun per file")
    for line, module in imports(source):
        if fault := refused(path, module):
            faults.append(f"{path}:{line}: {fault}")
    return faults


def refused(path: PurePosixPath, module: str) -> str | None:
    """Why a module may not import another one, or `None`."""
    top = len(path.parts) == 1
    room = path.parts[0]
    allowed = TOP.get(path.stem) if top else ROOMS.get(room)
    if allowed is None:
        return "neither a room nor a known module: see tests/architecture/layers.py"
    if module == RELATIVE:
        return f"{room} may not import {module}"
    package, _, rest = module.partition(".")
    if package == "saboteur":
        first = rest.partition(".")[0]
        other = first if first in ROOMS else "saboteur"  # a name the top module defines
        if other == room or other in allowed:
            return None
        return f"{path.stem if top else room} may not import {module}"
    if room == "engine":
        return None if module in ENGINE_MAY_IMPORT else f"the rules are pure: engine may not import {module}"
    if room in WITHOUT_IO and package in IO:
        return f"{room} is without I/O: it may not import {module}"
    outside = package not in sys.stdlib_module_names and module not in ENGINE_MAY_IMPORT
    if room in WITHOUT_IO and outside and package not in LIBRARIES.get(room, ()):
        return f"{room} may not depend on {module}"
    return None


def imports(source: str) -> Iterator[tuple[int, str]]:
    """Every module that a source imports anywhere, with the line.

    `from a import b` counts as `a.b` where b may be a module.
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=aliases):
                for alias in aliases:
                    yield node.lineno, alias.name
            case ast.ImportFrom(module=module, names=aliases, level=level):
                if level:
                    yield node.lineno, RELATIVE
                elif module in PACKAGES:
                    yield from ((node.lineno, f"{module}.{alias.name}") for alias in aliases)
                else:
                    yield node.lineno, module or ""
            case ast.Call(func=ast.Name(id="__import__")):
                yield node.lineno, "__import__"
            case _:
                pass


def names(path: PurePosixPath) -> set[str]:
    """The names a module is found by: of its folders and its own."""
    return {*path.parts[:-1], path.stem}
