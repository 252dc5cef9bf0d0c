"""A record grows by lines: each is written and read by itself, and headers with lines appended to them are a record."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saboteur import ruleset
from saboteur.notation.records.lines import line_text, read_line
from saboteur.notation.records.reading import read_record, read_written
from saboteur.notation.records.record import Abandoned, Line
from saboteur.notation.records.text import header_text, record_text
from saboteur.notation.text import InvalidText
from saboteur.table.table import Table
from tests.table.playing import KINDS, new_table, played, some_move, taken
from tests.table.test_record import HEAD, observers


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_every_line_is_read_by_itself(kind: int) -> None:
    table = played(f"by itself {kind}", kind=kind)
    for observer in observers(table):
        record = table.record(observer, facts=True)
        texts = [line_text(line) for line in record.lines]
        assert header_text(record) + "".join(f"{text}\n" for text in texts) == record_text(record, sums=False)
        for text, line in zip(texts, record.lines, strict=True):
            for end in ("", "\n", "\r\n"):
                assert read_line(text.replace("\n", end or "\n") + end, record.seats) == line


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_headers_and_what_commits_append_are_a_record(kind: int) -> None:
    """Whenever one stops: nothing has to be known of what follows, and nothing above is written again."""
    table, rng = new_table(f"appended/{kind}", kind=kind)
    store = header_text(table.record())
    store += table.begin().text
    while not table.over:
        assert table.game.actor is not None
        store += taken(table.submit(table.game.actor, some_move(table, rng))).text
        if rng.random() < 0.1 and not table.over:
            again = Table.rebuild(read_record(store))
            assert again.record() == table.record()
            assert again.number == table.number
    assert Table.rebuild(read_record(store)).record() == table.record()


def test_what_was_committed_can_be_asked_for_later() -> None:
    """By a host whose players answer through their seats, who are told no lines."""
    table, rng = new_table("later", kind=3)
    commits = [table.begin()]
    while not table.over:
        assert table.game.actor is not None
        commits.append(taken(table.submit(table.game.actor, some_move(table, rng))))
    lines = 0
    for index, each in enumerate(commits):
        later = table.committed(lines)
        assert later.entries == tuple(line for other in commits[index:] for line in other.entries)
        assert (later.first, later.last) == (each.first, table.number)
        lines += len(each.entries)
    nothing = table.committed(lines)
    assert (nothing.entries, nothing.text, nothing.first, nothing.last) == ((), "", table.number + 1, table.number)
    for wrong in (-1, lines + 1):
        with pytest.raises(ValueError, match="since: expected a number of lines from 0 to"):
            table.committed(wrong)


def test_a_deal_given_ahead_is_committed_when_it_is_dealt() -> None:
    table = Table(ruleset("duel", rounds=2), 2)
    deal = table.game.to_deal
    done = table.deal_ahead(deal)
    assert (len(done.lines), done.first, done.last) == (1, 1, 2)
    later = table.deal_ahead(deal)
    assert (later.lines, later.first, later.last) == ((), 3, 2)


def test_a_line_put_together_by_hand_is_read_as_it_is_written() -> None:
    for line in (Line(None), Line(None, comment="a word"), Line(Abandoned(None), time=7, comment="# twice")):
        assert read_line(line_text(line), 3) == line
    assert line_text(Line(None)) == "#"


FAULTY = (
    "3 discard base_ew",
    "0 lay base_ew",
    "@x 0 discard base_ew",
    "@12.5",
    "@12.5 0 says nothing",
    "@7 1 sits cat",
    "1 sits person #1",
    "1 abandons # because",
    "dance",
    "deal deck=(base_ns)",
    "deal  # \x07",
    "0 says need lamp\n  drew seat=0 card=?",
    "deal\n  flew seat=0",
)


@pytest.mark.parametrize("line", FAULTY)
def test_a_line_by_itself_has_the_faults_it_has_in_a_record(line: str) -> None:
    def fault(read: Callable[[], object]) -> str:
        try:
            return str(read())
        except InvalidText as error:
            return f"fault: {error}"

    alone = fault(lambda: read_line(line, 3, HEAD.count("\n") + 2))
    assert alone == fault(lambda: read_record(f"{HEAD}\n{line}\n").lines[0])
    assert alone.startswith("fault: ") or "#" in line  # behind which a comment stands


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 7, column 1: expected a seat, `deal` or `abandoned`, found nothing"),
        (
            "deal\n0 discard base_ns",
            "line 8, column 1: expected one line, and facts under it, found '0 discard base_ns'",
        ),
        ("deal\n\n", "line 8, column 1: expected one line, and facts under it, found nothing"),
        ("deal\n  asked what=over seat=-\n  flew", "line 9, column 3: expected a fact, found 'flew'"),
        ("sums: 123456", "line 7, column 1: expected a seat, `deal` or `abandoned`, found 'sums: 123456'"),
    ],
)
def test_what_is_not_one_line_says_so(text: str, message: str) -> None:
    with pytest.raises(InvalidText) as caught:
        read_line(text, 3, 7)
    assert str(caught.value) == message


def test_a_last_line_cut_off_is_found_wherever_it_was_cut() -> None:
    table = played("torn", kind=3)
    record = table.record()
    text = record_text(record, sums=False)
    begins = text.index("\n\n") + 2
    for cut in range(begins, len(text), 7):
        written = read_written(text[:cut], broken_off=True)
        assert written.torn == text[:cut].rpartition("\n")[2]
        assert written.record.lines == record.lines[: text[begins:cut].count("\n")]
    for cut in range(0, begins - 1, 7):  # no record without its headers
        with pytest.raises(InvalidText):
            read_written(text[:cut], broken_off=True)
