"""Build hook: compiles the rules with mypyc into the wheel, or leaves them interpreted and says so.

All compiled modules form one mypyc group, so that they call each other directly. The sources go into the
wheel as well: Python prefers the extension beside them, tracebacks quote them. mypyc's output is kept under
`build/`; a second build compiles only what changed.
"""

import os
import shlex
import sys
import sysconfig
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The modules to compile: the rules, and where a plain bot spends its time. One that says OFF in its first lines stays
# interpreted.
COMPILED = (
    "src/saboteur/engine/**/*.py",
    *(f"src/saboteur/bots/plain/{name}.py" for name in ("dwarf", "mind", "prospect", "trust", "veins")),
)
OFF = "# mypyc: off"
# The extension that holds all their code. mypyc finds packages from there: beside saboteur, not inside.
GROUP = "saboteur_rules"


def modules(root: Path) -> list[str]:
    """The sources to compile, relative to the root."""
    found = {path for pattern in COMPILED for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in found if not switched_off(path))


def switched_off(path: Path) -> bool:
    """Whether a module asks to stay interpreted."""
    with path.open(encoding="utf-8") as source:
        return any(line.strip() == OFF for _, line in zip(range(12), source, strict=False))


def compile_modules(sources: list[str], target: Path) -> dict[Path, str]:
    """Compile into `target`: each extension and its place in the wheel. A type error ends the build."""
    from mypyc.build import mypycify  # noqa: PLC0415  (absent and not needed when building without a compiler)
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    extensions = mypycify(
        [f"--cache-dir={target / 'mypy'}", *sources],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(target / "c"),
    )
    if os.name == "posix":  # lets the compiler inline the rules' functions into each other: a fifth faster
        for extension in extensions:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    build = build_ext(Distribution({"name": "saboteur", "ext_modules": extensions}))
    build.build_lib = str(target / "lib")
    build.build_temp = str(target / "tmp")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()
    outputs = [Path(output) for output in build.get_outputs()]
    return {path: path.relative_to(target / "lib").as_posix() for path in outputs}


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled rules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files are collected; an editable install stays interpreted."""
        root = Path(self.root)
        sources = modules(root)
        if not sources or version == "editable":
            return
        sys.path.insert(0, str(root))
        from tools import compiler  # noqa: PLC0415  (not importable before the line above)

        if fault := compiler.missing():
            hint = "" if fault is compiler.PURE else f"; for the fast build {fault.remedy}, then make again"
            self.app.display_warning(f"{fault.what}: the rules run interpreted{hint}")
            return
        os.environ["CC"] = shlex.join(compiler.command() or ())
        target = root / "build" / f"mypyc-{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
        with chdir(root):
            extensions = compile_modules(sources, target)
        build_data["force_include"].update({str(path): place for path, place in extensions.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
