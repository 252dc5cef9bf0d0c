"""Whether this machine can compile the rules. Standard library only: it is used before anything is installed."""

import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

from tools.missing import Missing

PURE = Missing("SABOTEUR_PURE is set", "unset SABOTEUR_PURE")
NO_COMPILER = Missing("no C compiler", "apt-get install gcc libc6-dev (or your system's gcc or clang)")
NO_LIBRARY = Missing("a C compiler that cannot compile", NO_COMPILER.remedy)
NO_HEADERS = Missing("no Python headers", "apt-get install python3-dev (or your system's like)")


def command() -> list[str] | None:
    """The C compiler: the one of CC, the one Python was built with, or the first one found."""
    for words in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        line = shlex.split(words or "")
        if line and shutil.which(line[0]):
            return line
    return None


def headers() -> Path:
    """Where Python.h should be."""
    return Path(sysconfig.get_path("include"), "Python.h")


def glance() -> Missing | None:
    """What is missing, without trying to compile."""
    if os.environ.get("SABOTEUR_PURE", "0") not in {"", "0"}:
        return PURE
    if command() is None:
        return NO_COMPILER
    return None if headers().is_file() else NO_HEADERS


def missing() -> Missing | None:
    """What is missing, found by compiling: a compiler may lack its libraries."""
    fault = glance()
    line = command()
    if fault or line is None:
        return fault
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n")
        build = [*line, "-shared", "-fPIC", f"-I{headers().parent}", str(source), "-o", f"{folder}/probe.so"]
        done = subprocess.run(build, check=False, capture_output=True)
    return NO_LIBRARY if done.returncode else None
