"""Splits a stream of bytes into lines; a line that is too long is dropped while it arrives."""

from __future__ import annotations


class Lines:
    r"""The part of a stream that is not yet a complete line.

    >>> lines = Lines(longest=8)
    >>> lines.cut(b'{"do":'), lines.cut(b'1}\n\n{"a'), lines.cut(b'": 123456'), lines.cut(b'7}\nnext')
    ([], [b'{"do":1}', b''], [None], [])
    >>> lines.rest()
    b'next'
    """

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._begun = bytearray()
        self._dropping = False

    def cut(self, chunk: bytes) -> list[bytes | None]:
        """The lines that end in this chunk, with `None` for each that is too long."""
        parts = chunk.split(b"\n")
        last = parts.pop()
        lines: list[bytes | None] = []
        for part in parts:
            if self._begun:
                self._begun += part
                part = self.rest()
            if self._dropping:
                self._dropping = False
            else:
                lines.append(part if len(part) <= self._longest else None)
        if not self._dropping:
            self._begun += last
            if len(self._begun) > self._longest:
                self.rest()
                self._dropping = True
                lines.append(None)
        return lines

    def rest(self) -> bytes:
        """What follows the last line end when the stream has ended."""
        rest = bytes(self._begun)
        self._begun.clear()
        return rest
