"""`saboteur move-database`: what it prints, and what it refuses."""

from pathlib import Path

from tests.cli.running import Here
from tests.server.running import run
from tests.server.store.test_moving import filled


def test_it_says_what_was_moved_and_how_to_go_on(here: Here, tmp_path: Path) -> None:
    source, target = tmp_path / "tables.sqlite", tmp_path / "target.sqlite"
    run(filled(source))
    done = here("move-database", str(source), str(target))
    assert (done.status, done.err) == (0, "")
    assert done.out == (
        f"{target} holds 3 tables with 5 steps and 2 people now, each row as it was.\n"
        f"{source} is left as it was. To go on: saboteur serve --database {target}\n"
    )
    done = here("move-database", str(source), str(target))
    assert (done.status, done.out) == (2, "")
    assert done.err == f"saboteur move-database: {target} is not empty; give a file that is not there yet\n"
