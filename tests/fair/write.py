"""Writes docs/fair-deal-vectors.jsonl, docs/games.json and docs/cards.json again: `python -m tests.fair.write`.

A line of the vectors that changes breaks old records.
"""

from __future__ import annotations

from tests.cli.running import saboteur
from tests.fair.vectors import CARDS, FILE, GAMES, LINES


def main() -> None:
    """A line for each deal."""
    lines = [saboteur("deal", *words, "--json").stdout for words in LINES]
    assert all(lines)
    FILE.write_text("".join(lines), encoding="utf-8")
    print(f"{FILE.name}: {len(lines)} deals")
    GAMES.write_text(games(), encoding="utf-8")
    CARDS.write_text(cards(), encoding="utf-8")


def games() -> str:
    """What the referee says of the games."""
    return saboteur("referee", stdin='{"do": "games"}').stdout


def cards() -> str:
    """What the referee says of the cards."""
    return saboteur("referee", stdin='{"do": "cards"}').stdout


if __name__ == "__main__":
    main()
