"""A bot with bad manners, for tests: `hostile.py MANNER [--at N] [--once FILE]`. Standard library only.

It plays well (a move that hangs on all it was told) but for its N-th question, counted from 1 in each process; 0 is the
question whether it is ready. With a file it behaves badly only as long as that file is not there, and makes it then.
"""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

Told = dict[str, Any]
MANNERS: dict[str, Callable[[Told], None]] = {}


def manner(act: Callable[[Told], None]) -> Callable[[Told], None]:
    """One way to behave badly, by its name."""
    MANNERS[act.__name__] = act
    return act


def write(data: bytes) -> None:
    """Writes, whatever it is."""
    while data:
        data = data[os.write(1, data) :]


def answer(line: object) -> None:
    """Writes a line as it should be."""
    write(json.dumps(line).encode() + b"\n")


def sleep() -> None:
    """For longer than anybody waits."""
    time.sleep(600)


# -- ending -------------------------------------------------------------------------------------------------------


@manner
def ends(told: Told) -> None:
    sys.exit(3)


@manner
def crashes(told: Told) -> None:
    raise RuntimeError("the mine is flooded")


@manner
def dies(told: Told) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


@manner
def sometimes_dies(told: Told) -> None:
    """One time in three, as the number of bytes in a file says; so it is the same every time."""
    with open(os.environ["DICE"], "ab") as dice:
        dice.write(b".")
        count = dice.tell()
    if hashlib.sha256(str(count).encode()).digest()[0] % 3 == 0:
        os.kill(os.getpid(), signal.SIGKILL)


@manner
def shows_what_it_knows(told: Told) -> None:
    files = [file for file in range(256) if _is_open(file)]
    print(json.dumps({"environment": sorted(os.environ), "files": files, "words": sys.argv}), file=sys.stderr)
    sys.exit(4)


def _is_open(file: int) -> bool:
    try:
        os.fstat(file)
    except OSError:
        return False
    return True


# -- saying nothing -------------------------------------------------------------------------------------------------


@manner
def hangs(told: Told) -> None:
    sleep()


@manner
def hangs_and_ignores_signals(told: Told) -> None:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    sleep()


@manner
def stops(told: Told) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


@manner
def says_half(told: Told) -> None:
    write(b'{"move": "dis')
    sleep()


@manner
def says_half_and_ends(told: Told) -> None:
    write(b'{"move": "dis')
    sys.exit(0)


@manner
def closes_its_output(told: Told) -> None:
    os.close(1)
    sleep()


@manner
def closes_its_input(told: Told) -> None:
    os.close(0)
    answer({"move": told["moves"][0]} if "moves" in told else {"ready": "deaf"})
    sleep()


@manner
def leaves_a_child(told: Told) -> None:
    """A child with the same pipes lives on."""
    if os.fork() == 0:
        sleep()
    sys.exit(5)


@manner
def hangs_with_a_child(told: Told) -> None:
    child = subprocess.Popen([sys.executable, "-IS", "-c", "import time; time.sleep(600)"])
    print(f"child {child.pid}", file=sys.stderr, flush=True)
    sleep()


@manner
def leaves_a_child_in_a_session_of_its_own(told: Told) -> None:
    child = subprocess.Popen([sys.executable, "-IS", "-c", "import time; time.sleep(600)"], start_new_session=True)
    print(f"child {child.pid}", file=sys.stderr, flush=True)
    sys.exit(6)


# -- saying too much ------------------------------------------------------------------------------------------------


@manner
def floods(told: Told) -> None:
    while True:
        write(b"x" * 65536)


@manner
def floods_with_lines(told: Told) -> None:
    while True:
        write(b"x\n" * 4096)


@manner
def floods_with_empty_lines(told: Told) -> None:
    while True:
        write(b" \n" * 4096)


@manner
def floods_its_log(told: Told) -> None:
    while True:
        os.write(2, b"\x1b[2Jlog\n" * 4096)


@manner
def says_something_unasked(told: Told) -> None:
    good(told)
    answer({"move": "discard base_map"})


# -- saying nonsense ------------------------------------------------------------------------------------------------

NONSENSE = {
    "garbage": b"hello?",
    "no_utf8": b'{"move": "\xff\xfe"}',
    "utf16": '{"move": "rob 1"}'.encode("utf-16"),
    "nul": b"\0\0\0\0",
    "deep": b'{"move": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    "deep_objects": b'{"move":' * 100_000 + b"1" + b"}" * 100_000,
    "nothing": b"null",
    "number": b"7",
    "list": b'[{"move": "rob 1"}]',
    "text": b'"rob 1"',
    "empty": b"{}",
    "two": b'{"move": "rob 1"} {"move": "rob 1"}',
    "comma": b'{"move": "rob 1",}',
    "unknown_and_no_move": b'{"mov": "rob 1"}',
    "null_move": b'{"move": null}',
    "unknown_and_bad_says": b'{"move": "rob 1", "seat": 1, "says": 7}',
    "many_unknown": b'{"mov": 1' + b"".join(b',"x%d":1' % number for number in range(50_000)) + b"}",
    "bad_says": b'{"move": "rob 1", "says": "accuse 1"}',
    "much_said": b'{"move": "rob 1", "says": [' + b'"accuse 1",' * 10 + b'"accuse 1"]}',
    "bad_at": b'{"move": "rob 1", "at": "now"}',
    "negative_at": b'{"move": "rob 1", "at": -1}',
    "infinite": b'{"move": 1e999}',
    "wrong_type": b'{"move": 7}',
    "wrong_says": b'{"move": "rob 1", "says": [7]}',
    "nested": b'{"move": {"move": "lay", "card": {"card": "base_ew"}}}',
    "nested_deeper": b'{"move": {"move": ' + b"[" * 900 + b"]" * 900 + b"}}",
    "surrogate": b'{"move": "\\ud800"}',
}
# In form, but not to be taken: such an answer is refused and the question asked again.
REFUSED = {
    "no_move": b'{"move": "win"}',
    "no_move_object": b'{"move": {"move": "lay"}}',
    "absent_card": b'{"move": "discard base_gold"}',
    "others_question": b'{"move": "rob 1"}',
    "hidden": b'{"move": "discard ?"}',
    "other_seat": b'{"move": "play duel_break_pick 0"}',
    "huge_number": b'{"move": "take ' + b"9" * 6000 + b'"}',
    "stale": b'{"move": "discard duel_ew", "at": 99999}',
    "unknown_field": b'{"move": "discard duel_ew", "seat": 1}',
    "unknown_fields": b'{"move": "rob 1"' + b"".join(b',"x%d":null,"y%d":1' % (n, n) for n in range(20_000)) + b"}",
    "long_unknown_field": b'{"move": "rob 1", "' + b"x" * 90_000 + b'": 1}',
}


def good(told: Told) -> None:
    """A move that hangs on everything told so far, and on nothing else."""
    number = int.from_bytes(hashlib.sha256(b"".join(HISTORY)).digest(), "big")
    answer({"move": told["moves"][number % len(told["moves"])]})


HISTORY: list[bytes] = []


def misbehaves(how: str, told: Told) -> bool:
    """Behaves as badly as it must; whether the question is answered by that."""
    if how in MANNERS:
        MANNERS[how](told)
        return how == "says_something_unasked"
    if how == "late":
        time.sleep(1.5)
        return False
    if how == "talkative":
        answer({"move": told["moves"][0], "says": ["need lamp", {"says": "hold", "cards": ["duel_map"]}]})
    else:
        write({**NONSENSE, **REFUSED}[how] + b"\n")
    return True


def main() -> None:
    """Plays until its input ends."""
    parser = ArgumentParser()
    parser.add_argument("manner", choices=[*MANNERS, *NONSENSE, *REFUSED, "good", "unmoved", "late", "talkative"])
    parser.add_argument("--at", type=int, default=1)
    parser.add_argument("--every", action="store_true", help="at every question for a move")
    parser.add_argument("--once")
    args = parser.parse_args()
    if args.manner == "unmoved":
        sleep()  # without reading anything
    questions = -1
    for line in sys.stdin.buffer:
        told = json.loads(line)
        if told["tell"] in ("begin", "facts", "statement"):
            HISTORY.append(line)
        if told["tell"] not in ("begin", "ask"):
            continue
        questions += 1
        bad = args.manner != "good" and (questions == args.at or (args.every and questions > 0))
        if bad and args.once:
            bad = not os.path.exists(args.once)
            open(args.once, "a").close()
        if bad and misbehaves(args.manner, told):
            continue
        if told["tell"] == "begin":
            answer({"ready": args.manner})
        else:
            good(told)


if __name__ == "__main__":
    main()
