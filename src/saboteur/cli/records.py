"""Files with records and positions, as text or as JSON; the content shows which."""

import json
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from saboteur.cli import Unusable
from saboteur.cli.files import read_text, shown_name
from saboteur.cli.speaking import told
from saboteur.engine.setup.setup import Setup
from saboteur.notation.plain import InvalidValue
from saboteur.notation.positions.position import read_state, read_state_plain
from saboteur.notation.records.plain import read_record_plain, record_plain
from saboteur.notation.records.reading import read_written
from saboteur.notation.records.record import Record, Seen
from saboteur.notation.records.text import FIRST, record_text
from saboteur.notation.text import InvalidText, shown_word
from saboteur.notation.version import EARLIER, NEWER, VERSION, other_version, version_of
from saboteur.table.verifying.verify import Fault, Verdict, verify

TEXT: Final = "text"
JSON: Final = "json"
BEGINS: Final = FIRST.rpartition(" ")[0]  # whichever version


class OtherVersion(Unusable):
    """A record that was played by rules of another version."""


@dataclass(frozen=True, slots=True)
class Paper:
    """The content of a file with a record."""

    name: str
    form: str
    text: str
    plain: Any = None
    broken_off: bool = False
    """Whether its last line may have been cut off while it was written."""

    def record(self) -> Record:
        """The record as it is written; it is not played again."""
        try:
            if self.form == JSON:
                return read_record_plain(self.plain)
            return read_written(self.text, broken_off=self.broken_off).record
        except InvalidText as fault:
            raise _unusable(self.name, fault) from None
        except InvalidValue as fault:
            raise Unusable(told("error-at", place=self.name, fault=str(fault))) from None

    def verdict(self) -> tuple[Verdict, str]:
        """The result of playing it again, and the place of its first fault, if there is one."""
        if self.form == TEXT:
            verdict = verify(self.text)
            return verdict, "" if verdict.fault is None else f":{verdict.fault.line}:{verdict.fault.column}"
        try:
            text = record_text(read_record_plain(self.plain), sums=False)
        except InvalidValue as fault:
            return Verdict(Fault(0, 0, str(fault))), ""
        verdict = verify(text)
        return verdict, "" if verdict.fault is None else f": {_path(text, verdict.fault)}"


def read_paper(name: str, *, broken_off: bool = False) -> Paper:
    """The file of this name; what is no record at all is refused."""
    text, shown = read_text(name, broken_off=broken_off), shown_name(name)
    if not text.lstrip().startswith("{"):
        first = text.partition("\n")[0].removesuffix("\r")
        if not first.startswith(BEGINS):
            raise Unusable(told("error-no-record", file=shown, first=FIRST, brace="{"))
        if first != FIRST:
            _check_version(shown, version_of("record", first))
            raise Unusable(told("error-first-line", place=f"{shown}:1:1", expected=FIRST, found=shown_word(first)))
        return Paper(shown, TEXT, text, broken_off=broken_off)
    plain = _loaded(shown, text)
    _check_version(shown, plain.get("record") if isinstance(plain, dict) else None)
    return Paper(shown, JSON, text, plain)


def _check_version(shown: str, version: object) -> None:
    if other_version("record", version):
        assert isinstance(version, int)
        why = EARLIER.get(version, NEWER)
        raise OtherVersion(told("error-old-version", file=shown, found=str(version), why=why, read=str(VERSION)))


def read_position(name: str) -> Setup:
    """The position in a file, as text or as JSON; the view of an observer is not enough."""
    text, shown = read_text(name), shown_name(name)
    try:
        return read_state_plain(_loaded(shown, text)) if text.lstrip().startswith("{") else read_state(text)
    except InvalidText as fault:
        raise _unusable(shown, fault) from None
    except InvalidValue as fault:
        raise Unusable(told("error-at", place=shown, fault=str(fault))) from None


def _loaded(shown: str, text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as fault:
        raise Unusable(told("error-no-json", place=f"{shown}:{fault.lineno}:{fault.colno}", fault=fault.msg)) from None
    except RecursionError:
        raise Unusable(told("error-nested", file=shown)) from None
    except ValueError as fault:
        raise Unusable(told("error-odd-json", file=shown, fault=str(fault))) from None


def seen_only_by(seen: Seen) -> str:
    """Why others' view cannot be shown."""
    return told("error-seen-by-seat", seat=seen) if isinstance(seen, int) else told("error-seen-by-watcher")


def json_text(record: Record) -> str:
    """A record as JSON with a line for every header and every line, so that it can be compared with diff."""
    plain = record_plain(record)
    lines = plain.pop("lines")
    assert isinstance(lines, list)
    headers = "".join(f" {json_of(name)}: {json_of(value)},\n" for name, value in plain.items())
    body = ",\n".join(f"  {json_of(line)}" for line in lines)
    return f'{{\n{headers} "lines": [\n{body}\n ]\n}}\n'


def json_of(value: object) -> str:
    """A plain value in one line."""
    return json.dumps(value, ensure_ascii=False)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; the same name twice is an error."""
    made = dict(pairs)
    if len(made) != len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{next(name for name in names if names.count(name) > 1)!r} stands twice in one object")
    return made


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


def _path(text: str, fault: Fault) -> str:
    """Where a fault of the text stands in the JSON it was made of."""
    written = read_written(text)
    for index, place in reversed(list(enumerate(written.places))):
        if place <= fault.line:
            return f"lines[{index}]" if fault.line < written.end + 1 else "lines"
    return next((name for name, line in written.headers.items() if line == fault.line), "headers")


def _unusable(shown: str, fault: InvalidText) -> Unusable:
    what = str(fault).partition(": ")[2]
    return Unusable(told("error-at", place=f"{shown}:{fault.line}:{fault.column}", fault=what))
