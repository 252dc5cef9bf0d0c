"""What a test reaches, read from the sources: the modules it imports, the files they name, the programs they start.

Imports are followed through `src`, `tests` and `tools`, wherever they stand in a module. `Sources.faults` lists what
contradicts a claim that some sources are out of reach.
"""

import ast
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import PurePosixPath

# What starts another program, or imports by a name that is not known before.
STARTING = frozenset("asyncio multiprocessing pexpect runpy subprocess".split())
CALLS = frozenset("__import__ ProcessPoolExecutor fork forkpty import_module popen posix_spawn system".split())
# The public surface imports by name what it also imports for the type checker.
SURFACE = "src/saboteur/__init__.py"


class Sources:
    """All files of the project by their paths, with the text of those in Python."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files

    def reached(self, begin: Iterable[str]) -> dict[str, str]:
        """Every module that these import, and who imports it; `conftest.py` of their folders belongs to them."""
        todo = [(path, "") for first in begin for path in (first, *self._conftests(first))]
        found: dict[str, str] = {}
        while todo:
            path, by = todo.pop()
            if path not in found:
                found[path] = by
                todo += [(each, path) for name in imports(self.files[path]) for each in self._modules(name)]
        return found

    def _conftests(self, path: str) -> list[str]:
        found = [f"{folder}/conftest.py" for folder in PurePosixPath(path).parents]
        return [each for each in found if each in self.files]

    def _modules(self, name: str) -> list[str]:
        """The files that an import of this name runs: the doors it passes, and the module."""
        parts = (f"src.{name}" if f"{name}.".startswith("saboteur.") else name).split(".")
        paths = ["/".join(parts[:length]) for length in range(1, len(parts) + 1)]
        return [each for path in paths for each in (f"{path}.py", f"{path}/__init__.py") if each in self.files]

    def faults(self, part: str, apart: tuple[str, ...]) -> list[str]:
        """Why the tests whose names begin so may depend on what they are said to be apart from."""
        begin = [path for path in self.files if path.startswith(part) and path.endswith(".py")]
        out_of_reach = {path for path in self.files if matches(path, apart)}
        places = out_of_reach | {str(folder) for path in out_of_reach for folder in PurePosixPath(path).parents}
        programs = any(path.startswith("src/") and path.endswith(".py") for path in out_of_reach)
        reached = self.reached(begin)
        faults = [] if begin else [f"{part}: there is nothing"]
        for path, by in reached.items():
            if path in out_of_reach:
                faults.append(f"{part}: {by} imports {path}")
                continue
            faults += [f"{part}: {path} names {each}" for each in paths(self.files[path]) if each in places - {"."}]
            if programs and path != SURFACE:
                faults += [f"{part}: {path} may start or import anything: {each}" for each in starts(self.files[path])]
        return faults


def matches(path: str, patterns: Iterable[str]) -> bool:
    """Whether a pattern fits, as in tools/sources.py."""
    return any(fnmatchcase(path, pattern) for pattern in patterns)


@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """Everything that is in a source, except the names at its door: those of modules may be those of folders."""
    tree = ast.parse(source)
    door = [each for each in tree.body if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__all__"]
    left_out = {node for each in door for node in ast.walk(each)}
    return tuple(node for node in ast.walk(tree) if node not in left_out)


@cache
def imports(source: str) -> tuple[str, ...]:
    """The names a source imports, `from a import b` as a.b; `saboteur.words` imports too."""
    found: list[str] = []
    for node in nodes(source):
        match node:
            case ast.Import(names=aliases):
                found += [alias.name for alias in aliases]
            case ast.ImportFrom(module=str(module), names=aliases, level=0):
                found += [f"{module}.{alias.name}" for alias in aliases]
            case ast.Attribute(value=ast.Name(id="saboteur"), attr=name):
                found.append(f"saboteur.{name}")
            case _:
                pass
    return tuple(found)


@cache
def starts(source: str) -> tuple[str, ...]:
    """What a source uses that starts programs or imports modules by a name nobody can read."""
    found = [name for name in imports(source) if name.partition(".")[0] in STARTING or name.rpartition(".")[2] in CALLS]
    for node in nodes(source):
        match node:
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
                if name in CALLS or name.startswith(("exec", "spawn")):
                    found.append(name)
            case _:
                pass
    return tuple(found)


@cache
def paths(source: str) -> tuple[str, ...]:
    """The paths a source names: texts, and texts joined by `/` as far as they can be read."""
    inner: set[ast.AST] = set()
    found: list[str] = []
    for node in nodes(source):  # from the outermost
        match node:
            case ast.BinOp(op=ast.Div()) if node not in inner:
                inner |= set(ast.walk(node))
                found.append(_joined(node).strip("/"))
            case ast.Constant(value=str(text)) if node not in inner:
                found.append(text.removeprefix("./").rstrip("/"))
            case _:
                pass
    return tuple(found)


def _joined(node: ast.expr) -> str:
    match node:
        case ast.BinOp(left=left, op=ast.Div(), right=right):
            return f"{_joined(left)}/{_joined(right)}"
        case ast.Constant(value=str(text)):
            return text.strip("/")
        case _:
            return ""
