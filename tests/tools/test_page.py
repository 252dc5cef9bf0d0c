"""The page for browsers is built when something has changed, and one line says why it cannot be."""

import gzip
from pathlib import Path

import pytest

from tools import node, page, prepare

NODE = """#!/bin/sh
echo "$@" >> "{calls}"
if [ "$1" = --version ]; then echo v20.19.0; exit; fi
if [ -e "{broken}" ]; then echo "it is broken"; exit 3; fi
case "$1" in
ci) mkdir -p node_modules ;;
*)
    for word; do case "$word" in --outDir=*) out="${{word#--outDir=}}" ;; esac; done
    mkdir -p "$out/assets"
    echo "a document" > "$out/index.html"
    echo "a script" > "$out/assets/index-B3tVw1Cx.js"
    ;;
esac
"""


class Workshop:
    """A folder with sources of a page, and a Node that notes what it is told to do."""

    def __init__(self, folder: Path) -> None:
        self.calls = folder / "calls"
        self.broken = folder / "broken"
        self.web = folder / "web"
        self.web.mkdir()
        for name in ("package.json", "package-lock.json", ".npmrc", "index.html"):
            (self.web / name).write_text(name)
        program = folder / "node"
        program.write_text(NODE.format(calls=self.calls, broken=self.broken))
        program.chmod(0o755)
        self.node = node.Node(str(program), (str(program),))

    def done(self) -> list[str]:
        """What Node was told to do since the last time."""
        said = self.calls.read_text().splitlines() if self.calls.exists() else []
        self.calls.unlink(missing_ok=True)
        return [line.split()[0].rpartition("/")[2] for line in said if line != "--version"]


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """One in which `tools/page.py` works."""
    found = Workshop(tmp_path)
    built = tmp_path / "build" / "page"
    places = {
        "ROOT": tmp_path, "WEB": found.web, "PAGE": built, "KEY": built.with_suffix(".key"),
        "LOG": built.with_suffix(".log"), "PACKAGES": found.web / "node_modules",
        "INSTALLED": found.web / "node_modules" / ".made",
    }  # fmt: skip
    for name, place in places.items():
        monkeypatch.setattr(page, name, place)
    monkeypatch.setattr(node, "found", lambda venv: found.node)
    monkeypatch.delenv(page.OFF, raising=False)
    return found


def test_it_is_built_once_and_again_after_a_change(workshop: Workshop) -> None:
    folder = page.built()
    assert workshop.done() == ["ci", "vite.js"]
    script = folder / "assets" / "index-B3tVw1Cx.js"
    assert gzip.decompress(script.with_name(f"{script.name}.gz").read_bytes()) == script.read_bytes()
    page.built()
    assert workshop.done() == []
    (workshop.web / "index.html").write_text("another")
    page.built()
    assert workshop.done() == ["vite.js"]
    (workshop.web / "package-lock.json").write_text("another")
    page.built()
    assert workshop.done() == ["ci", "vite.js"]
    (workshop.web / "node_modules" / "x.js").write_text("not a source")
    page.built()
    assert workshop.done() == []


def test_what_fails_is_said_in_a_line_and_the_old_page_stays(workshop: Workshop) -> None:
    folder = page.built()
    workshop.broken.touch()
    (workshop.web / "index.html").write_text("another")
    with pytest.raises(page.CannotBuild, match=r"^vite build ended with 3, see build/page\.log$"):
        page.built()
    assert (folder / "index.html").read_text() == "a document\n"
    assert page.LOG.read_text() == "it is broken\n"
    assert not page.is_built()
    workshop.broken.unlink()
    page.built()
    assert page.is_built()


def test_without_node_or_unwanted_there_is_none(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "found", lambda venv: None)
    with pytest.raises(page.CannotBuild, match="no Node"):
        page.built()
    monkeypatch.setenv(page.OFF, "1")
    with pytest.raises(page.CannotBuild, match="SABOTEUR_NO_PAGE is set"):
        page.built()


def test_the_set_up_goes_on_without_a_page_and_notes_why(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "VENV", tmp_path)
    workshop.broken.touch()
    prepare.build_page()
    printed = capsys.readouterr().out.splitlines()[-1]
    why = "npm ci ended with 3, see build/page.log"
    assert printed == f"no page for browsers ({why}): the game is played in the terminal"
    assert prepare.noted("pageless") == f"{why}\n"
    workshop.broken.unlink()
    prepare.build_page()
    assert prepare.noted("pageless") == ""
    assert page.is_built()


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.4", False),
        ("v20.18.0", False),
        ("v20.19.0", True),
        ("v22.11.0", False),
        ("v24.19.0", True),
        ("", False),
    ],
)
def test_an_old_node_is_not_used(version: str, enough: bool) -> None:
    assert node.is_new_enough(version) is enough


def test_the_lock_of_the_page_names_no_place_to_download_from() -> None:
    lock = (page.WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock
