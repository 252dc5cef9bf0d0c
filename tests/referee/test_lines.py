"""Lines are the same however a stream is cut, and a long one never fills the memory."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from saboteur.table.referee.lines import Lines

CHUNKS = st.lists(st.binary(max_size=12).map(lambda data: data.replace(b"\x00", b"\n")), max_size=12)


@given(CHUNKS, st.integers(1, 9))
def test_lines_are_those_of_the_whole_stream(chunks: list[bytes], longest: int) -> None:
    lines = Lines(longest)
    found = [line for chunk in chunks for line in lines.cut(chunk)]
    rest = lines.rest()
    *whole, last = b"".join(chunks).split(b"\n")
    expected = [line if len(line) <= longest else None for line in whole]
    if len(last) <= longest:
        assert (found, rest) == (expected, last)
    else:
        assert (found, rest) == ([*expected, None], b"")


def test_a_line_without_end_is_told_once_and_not_kept() -> None:
    lines = Lines(longest=1000)
    found = [line for _ in range(10_000) for line in lines.cut(b"x" * 100)]
    assert found == [None]
    assert lines.cut(b"\n{}\n") == [b"{}"]
    assert len(lines._begun) == 0
