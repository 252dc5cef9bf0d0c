"""Build hook: compiles the rules with mypyc into the wheel, or leaves them interpreted and says so; adds the page.

All compiled modules form one mypyc group, so that they call each other directly. The sources go into the
wheel as well: Python prefers the extension beside them, tracebacks quote them. mypyc's output is kept under
`build/`; a second build compiles only what changed. The page for browsers is built from web/ with Node (tools/page.py);
without it the wheel plays in the terminal.
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
# Where the server looks for the page.
PAGE = "saboteur/server/page"


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


class CompleteWheel(BuildHookInterface[Any]):
    """Adds the compiled rules and the page to the wheel."""

    def dependencies(self) -> list[str]:
        """Node, on a machine that has none."""
        sys.path.insert(0, self.root)
        from tools import node, page  # noqa: PLC0415  (not importable before the line above)

        return [] if page.switched_off() or page.is_built() or node.of_the_system() else [node.PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are collected; an editable install stays interpreted and has no page."""
        if version != "editable":
            sys.path.insert(0, self.root)
            self._add_rules(Path(self.root), build_data)
            self._add_page(build_data)

    def _add_page(self, build_data: dict[str, Any]) -> None:
        from tools import page  # noqa: PLC0415

        if page.switched_off():
            return
        try:
            build_data["force_include"][str(page.built())] = PAGE
        except page.CannotBuild as fault:
            self.app.display_warning(f"no page for browsers ({fault}): the game is played in the terminal")

    def _add_rules(self, root: Path, build_data: dict[str, Any]) -> None:
        if not (sources := modules(root)):
            return
        from tools import compiler  # noqa: PLC0415

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
