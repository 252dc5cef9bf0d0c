"""Writes the perft files again: `python -m tests.perft.write`. Check every difference before committing."""

from __future__ import annotations

from saboteur.rulesets import GAMES
from tests.perft.positions import FILES, counts, positions


def main() -> None:
    """A file for each game, a line for each position."""
    for game in GAMES:
        lines = [f"{place}: {' '.join(map(str, counts(place)))}" for place in positions() if place.game == game]
        (FILES / f"{game}.perft").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{game}.perft: {len(lines)} positions")


if __name__ == "__main__":
    main()
