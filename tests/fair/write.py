"""Writes docs/fair-deal-vectors.jsonl anew: `python -m tests.fair.write`. A line that changes breaks old records."""

from __future__ import annotations

from tests.cli.running import saboteur
from tests.fair.vectors import FILE, LINES


def main() -> None:
    """A line for each deal."""
    lines = [saboteur("deal", *words, "--json").stdout for words in LINES]
    assert all(lines)
    FILE.write_text("".join(lines), encoding="utf-8")
    print(f"{FILE.name}: {len(lines)} deals")


if __name__ == "__main__":
    main()
