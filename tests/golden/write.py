"""Writes the golden playthroughs again: `python -m tests.golden.write`. Check every difference before committing."""

from __future__ import annotations

from tests.golden.playthrough import FILES, titles, written


def main() -> None:
    """A file for each game; those no longer listed go."""
    for old in FILES.glob("*.txt"):
        old.unlink()
    for title in titles():
        text = written(title)
        title.path.write_text(text, encoding="utf-8")
        print(f"{title.path.name}: {len(text) / 1000:.1f} kB")


if __name__ == "__main__":
    main()
