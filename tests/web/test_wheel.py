"""The built wheel, alone in an empty folder: it serves the page and all its files, without Node or the clone."""

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import page

LARGEST = 4_000_000
PAGE = "saboteur/server/page/"


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The one that the set-up has built."""
    [found] = (page.ROOT / "build" / "wheel").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def served(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of the wheel; of the clone it has only the packages that the wheel needs."""
    folder = tmp_path_factory.mktemp("empty")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", f"--target={folder / 'lib'}"]
    subprocess.run([*pip, str(wheel)], check=True)
    serve = [sys.executable, "-m", "saboteur", "serve", "--port=0", f"--database={folder / 'tables.sqlite'}"]
    environment = {"PYTHONPATH": str(folder / "lib"), "PATH": "", "HOME": str(folder)}
    where = "import saboteur; print(saboteur.__file__)"
    found = subprocess.run([sys.executable, "-c", where], env=environment, capture_output=True, text=True, check=True)
    assert found.stdout.startswith(os.fspath(folder))
    with subprocess.Popen(serve, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = re.search(r"open at http://localhost:(\d+)", process.stdout.readline())
        assert address
        yield f"http://127.0.0.1:{address[1]}"
        process.terminate()


def fetched(url: str) -> tuple[bytes, str]:
    """A file and its media type."""
    with urllib.request.urlopen(url, timeout=10) as answer:
        return answer.read(), answer.headers["content-type"]


def test_it_is_small_and_has_no_maps_of_its_sources(wheel: Path) -> None:
    assert wheel.stat().st_size < LARGEST
    names = zipfile.ZipFile(wheel).namelist()
    assert f"{PAGE}index.html" in names
    assert not [name for name in names if name.endswith((".map", ".ts", ".svelte")) or "node_modules" in name]


def test_it_serves_the_page_and_every_file_of_it(wheel: Path, served: str) -> None:
    document, kind = fetched(f"{served}/")
    assert kind == "text/html; charset=utf-8"
    with zipfile.ZipFile(wheel) as archive:
        files = {name.removeprefix(PAGE): name for name in archive.namelist() if name.startswith(PAGE)}
        loaded = re.findall(r'(?:src|href)="/([^"]+)"', document.decode())
        assert any(name.endswith(".js") for name in loaded)
        asked = {name for name in loaded if name.startswith("api/")}  # what the page will ask for first
        assert {fetched(f"{served}/{name}")[1] for name in asked} == {"application/json"}
        assert set(loaded) - asked <= set(files)
        assert "preview.png" in files
        for name, place in files.items():
            # The server reads these itself.
            if name in ("index.html", "hints.json", "carved.json") or name.endswith((".gz", ".br")):
                continue
            content, kind = fetched(f"{served}/{name}")
            assert content == archive.read(place), name
            assert kind != "application/octet-stream", name
            assert b"sourceMappingURL" not in content, name
