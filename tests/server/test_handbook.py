"""docs/wire.md says what is so."""

from __future__ import annotations

import re

from saboteur.server.people.limits import ADDRESS_CONNECTIONS, MOST_HOSTED, PERSON_CONNECTIONS, Limit, Limits
from saboteur.server.tables import planned
from saboteur.server.web import outbox, patience, socket
from saboteur.server.wire import requests
from saboteur.server.wire.settings import LONGEST_NAME
from saboteur.table.table import MOST_STATEMENTS
from tests.server import reference
from tests.server.documents import AGAIN

TEXT = reference.FILE.read_text(encoding="utf-8")


def test_the_parts_that_are_made_are_those_of_today() -> None:
    assert reference.made(TEXT) == TEXT, AGAIN


def test_every_code_with_which_the_server_closes_is_explained() -> None:
    codes = {socket.GOING_AWAY, socket.UNREADABLE, socket.TOO_BIG, socket.OTHER_VERSION, socket.NO_GREETING}
    codes |= {socket.TOO_SLOW, socket.NOBODY, socket.TOO_MUCH}
    codes.add(1012)  # of the library, when the process ends
    assert {int(code) for code in re.findall(r"^\| (\d{4}) \|", TEXT, re.MULTILINE)} == codes


def rows(head: str) -> dict[str, list[str]]:
    """A table of the document, by the first cell of each row."""
    lines = TEXT.partition(head)[2].partition("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return {name: rest for name, *rest in cells}


def test_the_limits_of_people_and_addresses_are_those_of_the_server() -> None:
    limits = Limits()
    found = rows("| what | by person | by address |")

    def is_said(name: str, limit: Limit) -> bool:
        buckets = (limit._person, limit._address)
        return all(
            not said or pace(said) == (bucket._most, bucket._a_second)
            for said, bucket in zip(found[name], buckets, strict=True)
        )

    assert is_said("requests over WebSockets", limits.sending)
    assert is_said("requests over HTTP", limits.asking)
    assert is_said("`talk`", limits.talking)
    assert is_said("tables set up", limits.creating)
    assert is_said("new people, links and programs", limits.welcoming)
    assert is_said("records checked", limits.checking)
    assert is_said("`hint`", limits.hinting)
    assert is_said("games looked at step by step, stories", limits.looking)
    assert is_said("connections made", limits.connecting)
    assert is_said("codes of tables tried", limits.finding)
    assert found["connections"] == [str(PERSON_CONNECTIONS), str(ADDRESS_CONNECTIONS)]
    assert found["tables of a host that are not over"] == [str(MOST_HOSTED), ""]
    assert len(found) == 12


def pace(said: str) -> tuple[float, float]:
    """`20 at once, then one in 10 seconds`: how many, and how many a second."""
    many = re.fullmatch(
        r"(\d+)(?: at once)?, (?:then )?(\d+|one)(?: a second| in (\d+) seconds)(?:, then it is cut off)?", said
    )
    assert many is not None, said
    count = 1 if many[2] == "one" else int(many[2])
    return int(many[1]), count / int(many[3] or 1)


def test_the_limits_are_those_of_the_server() -> None:
    limits = rows("| what | how much |")

    def numbers(name: str) -> list[float]:
        return [float(found.replace(",", "")) for found in re.findall(r"\d[\d,]*", limits[name][0])]

    assert numbers("a request") == [requests.LONGEST_REQUEST, socket.TOO_BIG]
    assert numbers("a body over HTTP") == [patience.LONGEST_BODY]
    assert numbers("a position") == [planned.LONGEST_POSITION]
    assert numbers("a name") == [LONGEST_NAME]
    assert numbers("what is written with `talk`") == [requests.LONGEST_TALK]
    assert numbers("tables open in one connection") == [socket.MOST_TABLES]
    assert numbers("requests that cannot be read, in a row") == [socket.MOST_REFUSED, socket.UNREADABLE]
    assert pace(limits["pings, pongs and parts of messages in a connection"][0]) == patience.MOST_FRAMES
    assert numbers("requests that came too soon, in a row") == [socket.MOST_HASTY, socket.TOO_MUCH]
    assert numbers("`hello`") == [socket.GREETING]
    assert numbers("what waits for a connection that does not read") == [outbox.MOST_BYTES, outbox.LONGEST_WAIT]
    assert numbers("statements of a seat between two moves") == [MOST_STATEMENTS]
    assert len(limits) == 12
    assert f"the version of the wire that you speak ({requests.VERSION})" in TEXT
