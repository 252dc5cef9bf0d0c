"""What a terminal can do: colours, one line of progress, a page to turn, a picture that is drawn again in place."""

__all__ = [
    "colours",
    "gamesbar",
    "keyboard",
    "plain",
    "progress",
    "screen",
    "window",
]
