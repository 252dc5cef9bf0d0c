"""Runs a command with databases of its own: `python -m tests.server.withpostgres 'saboteur load --database {0} …'`.

`{0}` is the address of one PostgreSQL server, `{1}` that of another. They wait for the disk, as a host's would.
"""

import shlex
import subprocess
import sys
from contextlib import ExitStack

from tests.server import postgres

DURABLE = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "256MB"}


def main(command: str) -> int:
    """Its exit status."""
    postgres.QUICK.update(DURABLE)
    with ExitStack() as stack:
        addresses = []
        for number in range(2):
            if f"{{{number}}}" in command:
                server = postgres.Postgres()
                stack.callback(server.close)
                addresses.append(server.address)
        return subprocess.run(shlex.split(command.format(*map(shlex.quote, addresses))), check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
