"""The OpenAPI document against the server, by somebody else's program: schemathesis, in its long form."""

import subprocess
import sys
from pathlib import Path

import pytest

from saboteur.client.visitor import Visitor
from saboteur.server.wire.settings import Settings
from tests.server.running import started

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)
"""None about requests that fit the document and are refused: 2e0 is a whole number in JSON Schema, but not here."""
LEFT_OUT = "forget"
"""Who deletes themselves is a stranger from then on, and the rest would be refused."""


@pytest.mark.proof(minutes=3)
@pytest.mark.parametrize("known", [True, False])
def test_every_operation_as_the_document_says(known: bool, tmp_path: Path) -> None:
    with started(tmp_path / "db", "--no-limits") as server:
        ann = Visitor.new(server.url, "Ann")
        ann.create(Settings(listed=True))
        words = [
            "run", f"{server.url}/api/openapi.json", "--max-examples", "50", "--phases", "examples,coverage,fuzzing",
            "--checks", ",".join(CHECKS), "--exclude-operation-id", LEFT_OUT, "--seed", "1", "--no-color",
        ]  # fmt: skip
        if known:
            words += ["--header", f"Cookie: {ann.cookie}"]
        done = subprocess.run(
            [sys.executable, "-m", "schemathesis.cli", *words],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            check=False,
            timeout=1200,
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
        status, _, errors = server.stop()
    assert (status, errors) == (0, "")
