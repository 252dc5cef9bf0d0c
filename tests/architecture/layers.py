"""Which room of `src/saboteur` may import which, read from the sources: `House.violations` lists what breaks it.

A room is a package with the modules that lie in it; a package inside is a room of its own. A room says at its door, in
the `__all__` of its `__init__`, which of its modules and rooms others may import.

engine <- rulesets <- notation <- table <- { bots, words }; bots <- lab; bots and words <- server; all <- cli
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

ENGINE = frozenset({"engine.values", "engine.core", "engine", "engine.search", "engine.setup", "engine.worlds"})
NOTATION = frozenset({"notation", "notation.drawing", "notation.positions", "notation.records"})
TABLE = frozenset({"table", "table.referee", "table.story", "table.verifying"})
BOTS = frozenset({"bots", "bots.advice", "bots.belief", "bots.command", "bots.plain", "bots.thinking"})
LAB = frozenset(
    {"lab", "lab.bench", "lab.contest", "lab.fairness", "lab.load", "lab.secrecy", "lab.simulation", "lab.watching"}
)
SERVER = frozenset(
    {"server", "server.bots", "server.people", "server.store", "server.store.postgres"}
    | {"server.tables", "server.web", "server.wire"}
)
GAMES = ENGINE | {"rulesets"} | NOTATION | TABLE
COMMAND_LINE = GAMES | BOTS | LAB | {"words", "env", "client", "saboteur"} | SERVER

# The rooms each room may import, besides itself; in an order in which each imports only those before it.
ROOMS: dict[str, frozenset[str]] = {
    "engine.values": frozenset(),
    "engine.core": frozenset({"engine.values"}),
    "engine": frozenset({"engine.values", "engine.core"}),
    "engine.setup": frozenset({"engine.values", "engine.core", "engine"}),
    "engine.worlds": frozenset({"engine.values", "engine.core", "engine"}),
    "engine.search": frozenset({"engine.values", "engine.core", "engine", "engine.worlds"}),
    "rulesets": ENGINE,
    "notation": ENGINE | {"rulesets"},
    "notation.drawing": ENGINE | {"rulesets", "notation"},
    "notation.positions": ENGINE | {"rulesets", "notation"},
    "notation.records": ENGINE | {"rulesets", "notation", "notation.positions"},
    "table": ENGINE | {"rulesets"} | NOTATION,
    "table.story": ENGINE | {"rulesets"} | NOTATION | {"table"},
    "table.verifying": ENGINE | {"rulesets"} | NOTATION | {"table", "table.story"},
    "table.referee": ENGINE | {"rulesets"} | NOTATION | {"table", "table.verifying"},
    "bots.plain": GAMES,
    "bots.advice": GAMES | {"bots.plain"},
    "bots.command": GAMES,
    "bots.belief": GAMES,
    "bots.thinking": GAMES | {"bots.belief", "bots.plain"},
    "bots": GAMES | {"bots.plain", "bots.advice", "bots.command", "bots.belief", "bots.thinking"},
    "lab": GAMES | BOTS,
    "lab.bench": GAMES | BOTS | {"lab"},
    "lab.fairness": GAMES | BOTS | {"lab"},
    "lab.simulation": GAMES | BOTS | {"lab"},
    "lab.contest": GAMES | BOTS | {"lab", "lab.simulation"},
    "lab.watching": GAMES | BOTS | {"lab", "lab.simulation", "lab.contest"},
    "words": GAMES,
    "env": GAMES | BOTS,
    "server.store": frozenset(),
    "server.store.postgres": frozenset({"server.store"}),
    "server.wire": GAMES | {"words"},
    "server.bots": GAMES | BOTS,
    "server.tables": GAMES | BOTS | {"words", "server.bots", "server.store", "server.wire"},
    "server.people": frozenset({"server.store"}),
    "server.web": GAMES | {"words"} | (SERVER - {"server", "server.web"}),
    "server": GAMES | BOTS | {"words"} | (SERVER - {"server"}),
    "client": GAMES | BOTS | {"server.wire"},
    "lab.load": frozenset({"client", "server.store", "server.store.postgres", "server.wire"}),
    "lab.secrecy": GAMES | {"server.bots", "server.tables", "server.wire"},
    "cli.terminal": COMMAND_LINE,
    "cli": COMMAND_LINE | {"cli.terminal"},
    "cli.playing": COMMAND_LINE | {"cli", "cli.terminal"},
    "cli.replaying": COMMAND_LINE | {"cli", "cli.terminal", "cli.playing"},
    "cli.simulating": COMMAND_LINE | {"cli", "cli.terminal"},
    "cli.contesting": COMMAND_LINE | {"cli", "cli.terminal", "cli.simulating"},
    "cli.joining": COMMAND_LINE | {"cli", "cli.terminal", "cli.playing"},
    "cli.commands": COMMAND_LINE
    | {"cli", "cli.terminal", "cli.playing", "cli.joining", "cli.replaying", "cli.simulating", "cli.contesting"},
}
# Modules directly under saboteur/: the public surface, and `python -m saboteur`.
TOP: dict[str, frozenset[str]] = {"__init__": GAMES, "__main__": frozenset({"cli"})}

# The rules are pure: no clock, no I/O, no randomness but what they are handed.
ENGINE_MAY_IMPORT = frozenset(
    """
    __future__ abc array bisect collections collections.abc copy dataclasses enum functools hashlib heapq
    itertools math operator re types typing librt.vecs mypy_extensions
    """.split()
)
# The other rooms without I/O: what they may not import.
WITHOUT_IO = frozenset({"rulesets", "notation", "table"})
# What these rooms take from outside: JSON, typed messages and their schemas.
LIBRARIES = {"notation": frozenset({"msgspec"}), "table": frozenset({"msgspec"})}
IO = frozenset("asyncio http io os pathlib random secrets socket sqlite3 subprocess threading time urllib".split())

# Imports that close a circle on purpose, inside a function: games are compared by what a setup describes.
LATER = frozenset({("engine/game.py", "saboteur.engine.setup.setup")})

RELATIVE = "a module relatively"  # hides the arrow
NAMES_THAT_SAY_NOTHING = frozenset({"utils", "util", "helpers", "helper", "manager", "common", "misc"})
LONGEST = 450


class House:
    """All modules of the package, each by its path relative to `src/saboteur`, with its source."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = sources
        self.modules = {dotted(PurePosixPath(path)) for path in sources}
        self.doors = {
            dotted(PurePosixPath(path)): public(source)
            for path, source in sources.items()
            if path.endswith("/__init__.py")
        }

    @classmethod
    def at(cls, root: Path) -> "House":
        """The one that lies in a folder."""
        paths = sorted(root.rglob("*.py"))
        return cls({path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in paths})

    def violations(self) -> list[str]:
        """What is wrong, module by module."""
        return [fault for path in self.sources for fault in self.violations_in(path)]

    def violations_in(self, name: str) -> list[str]:
        """What is wrong with one module."""
        path, source = PurePosixPath(name), self.sources[name]
        faults = [f"{path}: a module named {part} says nothing" for part in names(path) & NAMES_THAT_SAY_NOTHING]
        lines = source.count("\n")
        if lines > LONGEST:
            faults.append(f"{path}: {lines} lines, more than {LONGEST}: one noun per file")
        if path.name == "__init__.py" and len(path.parts) > 1:
            faults += self._wrong_door(path)
        for line, module in self.imports(source):
            if (name, module) not in LATER and (fault := self.refused(path, module)):
                faults.append(f"{path}:{line}: {fault}")
        return faults

    def _wrong_door(self, path: PurePosixPath) -> list[str]:
        room = dotted(path)
        if self.doors[room] is None:
            return [f"{path}: no __all__ says what others may import"]
        inside = defined(self.sources[path.as_posix()])
        return [
            f"{path}: {name} is in __all__ and not in the room"
            for name in self.doors[room] or ()
            if f"{room}.{name}" not in self.modules and name not in inside
        ]

    def refused(self, path: PurePosixPath, module: str) -> str | None:
        """Why a module may not import another one; `None` if it may."""
        top = len(path.parts) == 1
        room = path.stem if top else room_of(path)
        allowed = TOP.get(path.stem) if top else ROOMS.get(room)
        if allowed is None:
            return "neither a room nor a known module: see tests/architecture/layers.py"
        if module == RELATIVE:
            return f"{room} may not import {module}"
        package, _, rest = module.partition(".")
        if package == "saboteur":
            return self._refused_inside(room, allowed, rest)
        return refused_outside(room.partition(".")[0], module)

    def _refused_inside(self, room: str, allowed: frozenset[str], module: str) -> str | None:
        """The same for a module of the package, without its first name."""
        other = module if module in self.doors else module.rpartition(".")[0]
        if module not in self.modules:
            other = "saboteur"  # a name that the top module defines
        if other not in (room, "") and other not in allowed:
            return f"{room} may not import saboteur.{module}"
        parts = module.split(".")
        for depth in range(1, len(parts)):
            door = ".".join(parts[:depth])
            inside = room == door or room.startswith(f"{door}.")
            if door in self.doors and not inside and parts[depth] not in (self.doors[door] or ()):
                return f"{room} may not import saboteur.{module}: the door of {door} does not name {parts[depth]}"
        return None

    def imports(self, source: str) -> Iterator[tuple[int, str]]:
        """Every module a source imports, wherever in it, with the line; `from a import b` is a.b if b is a module."""
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Import(names=aliases):
                    for alias in aliases:
                        yield node.lineno, alias.name
                case ast.ImportFrom(module=module, names=aliases, level=level):
                    if level:
                        yield node.lineno, RELATIVE
                        continue
                    for found in {self._imported(module or "", alias.name) for alias in aliases}:
                        yield node.lineno, found
                case ast.Call(func=ast.Name(id="__import__")):
                    yield node.lineno, "__import__"
                case _:
                    pass

    def _imported(self, module: str, name: str) -> str:
        if module in ("saboteur", "librt") or f"{module}.{name}".removeprefix("saboteur.") in self.modules:
            return f"{module}.{name}"
        return module


def refused_outside(room: str, module: str) -> str | None:
    """Why the modules of a room may not import something from outside of the package."""
    package = module.partition(".")[0]
    if room == "engine":
        return None if module in ENGINE_MAY_IMPORT else f"the rules are pure: engine may not import {module}"
    if room in WITHOUT_IO and package in IO:
        return f"{room} is without I/O: it may not import {module}"
    outside = package not in sys.stdlib_module_names and module not in ENGINE_MAY_IMPORT
    if room in WITHOUT_IO and outside and package not in LIBRARIES.get(room, ()):
        return f"{room} may not depend on {module}"
    return None


def public(source: str) -> tuple[str, ...] | None:
    """The `__all__` of a door; `None` if it has none."""
    for node in ast.parse(source).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return tuple(ast.literal_eval(value))
            case _:
                pass
    return None


def defined(source: str) -> set[str]:
    """The names that a door defines or imports itself."""
    found = set()
    for node in ast.parse(source).body:
        match node:
            case ast.ImportFrom(names=aliases):
                found |= {alias.asname or alias.name for alias in aliases}
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
            case _:
                pass
    return found


def dotted(path: PurePosixPath) -> str:
    """The name a module is imported by, without that of the package."""
    return ".".join(path.parent.parts if path.stem == "__init__" else path.with_suffix("").parts)


def room_of(path: PurePosixPath) -> str:
    """The room a module lies in."""
    return ".".join(path.parent.parts)


def names(path: PurePosixPath) -> set[str]:
    """The names a module is found by: of its folders and its own."""
    return {*path.parts[:-1], path.stem}
