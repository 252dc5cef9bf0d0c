"""`saboteur replay`: step by step in a terminal, all at once elsewhere, never more than the observer saw."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from saboteur import Table, ruleset
from saboteur.cli.commands.replay import Show
from saboteur.cli.replaying.stepwords import StepWords
from saboteur.engine.values import facts
from saboteur.engine.values.cards import CARDS, Card
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import Seen
from saboteur.notation.records.text import record_text
from saboteur.table.verifying.steps import Step, Steps, Whole, steps_of
from saboteur.words import LANGUAGES, Words
from tests.cli.records import GAMES, changed, text_of
from tests.cli.running import Here, in_terminal

ESCAPES = re.compile(r"\x1b\[[?\d;]*[A-Za-z]")
ENGLISH = Words("en")
TOLD = StepWords(ENGLISH)
LINE = re.compile(r"\x1b\[(\d+);1H(.*?)\x1b\[K", re.DOTALL)


def pages(text: str) -> list[list[str]]:
    """What was drawn, page by page, without colours."""
    found: list[list[str]] = []
    for match in LINE.finditer(text):
        if match[1] == "1":
            found.append([])
        assert int(match[1]) == len(found[-1]) + 1
        found[-1].append(ESCAPES.sub("", match[2]))
    return found


def pages_painted(text: str) -> list[str]:
    """What was drawn, page by page, with colours but without the keys below."""
    found: list[str] = []
    for match in LINE.finditer(text):
        if match[1] == "1":
            found.append("")
        elif match[1] != "40":
            found[-1] += match[2]
    return found


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A record of two rounds in a file."""
    path = tmp_path / "evening.sab"
    path.write_text(text_of("two rounds"), encoding="utf-8")
    return path


# -- the steps -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_each_step_leads_to_what_the_observer_was_shown(game: str) -> None:
    """What the table's record shows from a seat is what that seat's own record shows."""
    whole = steps_of(read_record(text_of(game)))
    for seen in ("watcher", 0):
        own = steps_of(read_record(text_of(game, seen)))
        assert own.observers() == (seen,)
        assert (own.fault, whole.fault, own.moves) == ("", "", whole.moves)
        shown = [step for step in whole.steps if step.entry is not None or not step.comment]
        for one, other in zip(shown, own.steps, strict=True):
            assert one.position.view(seen) == other.position.view(seen)
            assert TOLD.lines(one, seen) == TOLD.lines(other, seen)
        for place, step in enumerate(own.steps):
            if step.result == "round":
                number = next(at for at, each in enumerate(whole.steps) if _alike(each, step))
                assert whole.game_until(number, seen).rounds == own.game_until(place, seen).rounds


def _alike(one: Step, other: Step) -> bool:
    return (one.result, one.number) == (other.result, other.number)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_round_is_shown_before_the_next_is_dealt(game: str) -> None:
    steps = steps_of(read_record(text_of(game))).steps
    for number, step in enumerate(steps):
        if any(isinstance(fact, facts.RoundEnded) for fact in step.told):
            view = step.position.view("table")
            assert view.asked in ("deal", "over", "nugget", "rob")
            if view.asked == "deal":
                assert (steps[number + 1].result, steps[number + 1].position) == ("round", step.position)
                assert steps[number + 2].position.view("table").round == view.round + 1
                assert len(steps[number + 2].position.view("table").laid) == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_round_and_the_game_have_a_result_of_their_own(game: str) -> None:
    steps = steps_of(read_record(text_of(game)))
    rounds = [place for place, step in enumerate(steps.steps) if step.result == "round"]
    ended = [fact for step in steps.steps for fact in step.told if isinstance(fact, facts.RoundEnded)]
    for seen in ("table", "watcher", 0):
        assert [steps.game_until(place, seen).rounds[-1].ended for place in rounds] == ended
    assert [step.result for step in steps.steps[-2:]] == ["round", "game"]
    view = steps.steps[-1].position.view("table")
    assert steps.game_until(len(steps.steps) - 1, 0).gold == view.final_gold
    for place in rounds:  # the table knows what everybody got
        assert None not in [steps.game_until(place, "table").rounds[-1].gained(seat) for seat in range(view.seats)]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_sees_all_hands_roles_and_goals(game: str) -> None:
    for step in steps_of(read_record(text_of(game))).steps[1:]:
        view = step.position.view("table")
        assert all(isinstance(goal.face, type(CARDS[0])) for goal in view.goals)
        assert "?" not in str([view.hands, view.roles, view.purses, view.coins])
        for seat in range(view.seats):
            own = step.position.view(seat)
            assert (view.hands[seat], view.purses[seat]) == (own.hand, own.purses[seat])


def printed(here: Here, game: str, *words: str, seen: Seen = "table") -> str:
    """Everything, as it is printed."""
    done = here("replay", "-", *words, stdin=text_of(game, seen).encode())
    assert (done.status, done.err) == (0, "")
    return done.out


# -- anywhere but in a terminal --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_printed_move_by_move(here: Here, game: str) -> None:
    out = printed(here, game)
    record = read_record(text_of(game))
    moves = [line.entry for line in record.lines if hasattr(line.entry, "move")]
    heads = re.findall(r"^(\d+)\. \S", out, re.MULTILINE)
    assert heads == [str(number) for number in range(1, len(moves) + 1)]
    assert not re.search(r"\b(base|s2|duel|duelgoal)_\w", out), "words, not ids"
    assert len(re.findall(r"^[^ ].*: “.*”", out, re.MULTILINE)) == sum(
        type(line.entry).__name__ == "Said" for line in record.lines
    )
    assert "──S" in out
    assert re.search(r"wins? with \d+ gold|brings home", out)


@pytest.mark.parametrize(
    ("language", "head", "waiting"),
    [
        ("en", "Player 1 breaks the game off: too late  @12.5", "The game is over"),
        ("ru", "№ 1 прерывает игру: too late  @12.5", "Игра окончена"),
        ("uk", "№ 1 перериває гру: too late  @12.5", "Гру завершено"),
    ],
)
@pytest.mark.parametrize("seen", ["table", "watcher", 0])
def test_who_broke_a_game_off_is_told_in_every_language(language: str, head: str, waiting: str, seen: Seen) -> None:
    table = Table(ruleset("duel"), 2, seed="7")
    table.begin()
    table.abandon("too late", 1, time=12_500)
    steps = steps_of(read_record(record_text(table.record(seen))))
    assert not steps.fault
    last, words = steps.steps[-1], StepWords(Words(language))
    assert words.lines(last, seen) == [head]
    *_, below = words.seats(last, last.position.view(seen))
    assert waiting in below


def test_a_round_that_was_only_given_ahead_is_no_step() -> None:
    table = Table(ruleset("saboteur2"), 2)
    for _ in range(2):
        table.deal_ahead(replace(table.game.to_deal, first=0))
    assert len(table.record().lines) == 2
    steps = steps_of(read_record(record_text(table.record())))
    assert (len(steps.steps), steps.fault) == (2, "")


def own_secrets(game: str, seat: int) -> set[str]:
    """Names of cards that only this seat held in the first round, as it was dealt: words to look for."""
    view = steps_of(read_record(text_of(game))).steps[1].position.view("table")
    held = [{ENGLISH.card(card).lower() for card in hand if isinstance(card, Card)} for hand in view.hands]
    return {
        name for name in held[seat] if all(name not in " ".join(hand) for hand in (*held[:seat], *held[seat + 1 :]))
    }


def test_a_seat_is_shown_no_more_than_it_saw(here: Here) -> None:
    everything, mine, theirs, watched = (
        printed(here, "saboteur2", *words).partition("\n1. ")[0]
        for words in ([], ["--seat", "0"], ["--seat", "1"], ["--watcher"])
    )
    for seat, own, other in ((0, mine, theirs), (1, theirs, mine)):
        secrets = own_secrets("saboteur2", seat)
        assert secrets
        for card in secrets:
            assert card in everything
            assert card in own
            assert card not in other
            assert card not in watched
    assert "cards" in watched
    assert not re.search(r"\b(saboteur|geologist|profiteer|gold-digger)\b", watched.partition("\n\n")[2], re.IGNORECASE)


@pytest.mark.parametrize("game", ["saboteur2", "duel"])
@pytest.mark.parametrize("seen", ["watcher", 0])
def test_what_one_observer_saw_is_shown_as_they_saw_it(here: Here, game: str, seen: Seen) -> None:
    words = ["--watcher"] if seen == "watcher" else ["--seat", "0"]
    assert printed(here, game, seen=seen) == printed(here, game, *words)
    assert printed(here, game, *words, seen=seen) == printed(here, game, *words)


def test_it_may_begin_with_a_later_move(here: Here) -> None:
    out = printed(here, "duel", "--move", "40")
    assert re.search(r"^\n40\. ", out, re.MULTILINE)
    assert not re.search(r"^39\. ", out, re.MULTILINE)
    assert printed(here, "duel").endswith(out.partition("\n41. ")[2])


def test_comments_stay_with_the_table(here: Here) -> None:
    text, _ = changed(text_of("duel"), "\ndeal\n", "\ndeal  # who shuffled so badly\n# a line alone\n", sums=True)
    shown = here("replay", "-", stdin=text.encode()).out
    assert "# who shuffled so badly" in shown
    assert "# a line alone" in shown
    for words in (["--seat", "0"], ["--watcher"]):
        assert (
            "#" not in here("replay", "-", *words, stdin=text.encode()).out.partition("\n\n")[2].partition("\n1. ")[0]
        )


def test_a_record_that_goes_wrong_is_shown_up_to_there(here: Here) -> None:
    text, _ = changed(text_of("duel"), "\n1 lay ", "\n0 lay ", sums=True)
    done = here("replay", "-", stdin=text.encode())
    assert done.status == 1
    assert done.out.count("\n\n") > 1
    assert re.match(
        r"saboteur replay: standard input: a mistake in the record: seat 0, .*; `saboteur verify` names the line\n",
        done.err,
    )


@pytest.mark.parametrize(
    ("words", "seen", "message"),
    [
        (["--seat", "2"], "table", "--seat 2: the seats are 0 to 1"),
        (["--seat", "12"], "table", "expected a number from 0 to 11, found '12'"),
        (["--seat", "1"], 0, "this record is what seat 0 saw: the others’ view is not in it"),
        (["--seat", "0"], "watcher", "this record is what a watcher saw"),
        (["--seat", "0", "--watcher"], "table", "not allowed with argument"),
        (["--move", "-1"], "table", "found '-1'"),
    ],
)
def test_a_bad_argument_is_explained(here: Here, words: list[str], seen: Seen, message: str) -> None:
    done = here("replay", "-", *words, stdin=text_of("duel", seen).encode())
    assert (done.status, done.out) == (2, "")
    assert message in done.err


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_told_in_every_language(game: str) -> None:
    steps = steps_of(read_record(text_of(game))).steps
    known = {chair.name for step in steps for chair in step.chairs} | {"Player"}
    english = re.compile(r"(?<![✗#])\b[A-Za-z]{2,}\b")
    for step in steps:
        view = step.position.view("table")
        told = {
            language: [*StepWords(Words(language)).lines(step, 0), *StepWords(Words(language)).seats(step, view)]
            for language in LANGUAGES
        }
        assert len(told["en"]) == len(told["ru"]) == len(told["uk"])
        for line in (*told["ru"], *told["uk"]):
            assert not set(english.findall(re.sub(r"\S*_\S*", "", line))) - known, line


def test_it_speaks_the_language_asked_for(here: Here) -> None:
    assert printed(here, "base", "--language", "uk").startswith("До роздачі, хід 0 із ")
    assert "Игра окончена." in printed(here, "duel", "--language", "ru")


# -- in a terminal ---------------------------------------------------------------------------------------------------


KEYS = {
    "→": "\x1b[C",
    "←": "\x1b[D",
    "↓": "\x1bOB",
    "tab": "\t",
    "back tab": "\x1b[Z",
    "home": "\x1b[H",
    "end": "\x1b[4~",
}
NAMES = {"→": "right", "←": "left", "↓": "down", " ": "space", "\r": "enter", "\x7f": "backspace"}
PRESSED = [*" \r→n←bp↓", *"12\r", *"1\x7f\x7f", *"rRR>vV", "tab", "back tab", "home", "end", *"<Gk"]


def test_keys_turn_the_pages(evening: Path) -> None:
    show = Show(steps_of(read_record(text_of("two rounds"))), str(evening), "table", 0, ENGLISH)
    keys, places = [], set()
    for key in PRESSED:
        keys.append((show.frame(110, 40)[0], KEYS.get(key, key)))  # pressed once the page of the key before is there
        assert show.press(NAMES.get(key, key))
        places.add((show.place, show.seen))
    keys.append((show.frame(110, 40)[0], "q"))
    seen = in_terminal("replay", str(evening), rows=40, columns=110, keys=keys)
    assert seen.status == 0
    assert seen.text.startswith("\x1b[?1049h\x1b[?25l")
    assert seen.text.endswith("\x1b[?25h\x1b[?1049l")
    found = pages(seen.text)
    assert len(found) == len(PRESSED) + 1
    assert [line.rstrip() for line in found[-1]] == [line.rstrip() for line in show.frame(110, 40)]
    assert len(places) > 10


@pytest.mark.parametrize("ending", ["q", "\x1b", "\x04"])
def test_it_can_be_left(evening: Path, ending: str) -> None:
    assert in_terminal("replay", str(evening), keys=[("Before the deal", ending)]).status == 0


def test_control_c_leaves_it_and_the_terminal_as_it_was(evening: Path) -> None:
    seen = in_terminal("replay", str(evening), interrupt_at="Before the deal")
    assert seen.status == 130
    assert "Traceback" not in seen.text
    assert seen.text.endswith("\x1b[?25h\x1b[?1049l")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (12, 40), (60, 200), (13, 200), (40, 41)])
@pytest.mark.parametrize(("seen", "language"), [("table", "ru"), (0, "uk")])
def test_every_page_fits_the_window(game: str, rows: int, columns: int, seen: Seen, language: str) -> None:
    steps = steps_of(read_record(text_of(game)))
    show = Show(steps, "evening.sab", seen, 0, Words(language))
    for place in {*range(0, len(steps.steps), 37), len(steps.steps) - 2, len(steps.steps) - 1}:
        show.place = place
        page = [ESCAPES.sub("", line) for line in show.frame(columns, rows)]
        assert len(page) == rows
        assert all(len(line) < columns for line in page)
        assert any("S" in line or "←" in line for line in page) or place == 0 or steps.steps[place].result or rows < 30


def test_a_window_too_small_is_told_so() -> None:
    show = Show(steps_of(read_record(text_of("duel"))), "evening.sab", "table", 0, ENGLISH)
    assert show.frame(39, 24)[0] == "At least 40 × 12:"
    assert show.frame(5, 1) == ["At le"]


def test_in_a_tiny_or_dumb_terminal_it_is_printed(evening: Path) -> None:
    for seen in (
        in_terminal("replay", str(evening), rows=8, columns=20),
        in_terminal("replay", str(evening), TERM="dumb"),
    ):
        assert seen.status == 0
        assert "\x1b" not in seen.text
        assert re.search(r"wins? with \d+ gold", seen.text)


def test_the_newest_card_is_lit_up_unless_colours_are_not_wanted(evening: Path) -> None:
    keys = [("Before the deal", "20\r"), ("move 20 of", "q")]
    drawn = in_terminal("replay", str(evening), rows=40, keys=keys).text
    assert re.search(r"\x1b\[1[;m]", pages_painted(drawn)[-1])
    plain = in_terminal("replay", str(evening), rows=40, keys=keys, NO_COLOR="1").text
    assert not re.search(r"\x1b\[[\d;]*m", plain)


def test_keys_nobody_knows_change_nothing() -> None:
    show = Show(steps_of(read_record(text_of("duel"))), "evening.sab", "table", 0, ENGLISH)
    before = show.frame(80, 24)
    for key in ("x", "é", "\x1b[15~", "�", "", "up", "page up", "backspace"):
        assert show.press(key)
        assert show.frame(80, 24) == before


def test_a_number_is_typed_digit_by_digit_and_may_be_mended() -> None:
    show = Show(steps_of(read_record(text_of("duel"))), "evening.sab", "table", 0, ENGLISH)
    for key in ("1", "2", "backspace", "5"):
        show.press(key)
    assert show.typed == "15"
    show.press("enter")
    assert (show.typed, show.steps.steps[show.place].number) == ("", 15)
    for key in "999999999":
        show.press(key)
    show.press("enter")
    assert show.place == len(show.steps.steps) - 1


def test_rounds_are_found_in_both_directions() -> None:
    steps: Steps = steps_of(read_record(text_of("duel")))
    begins = [place for place, step in enumerate(steps.steps) if TOLD.lines(step, "table")[:1] == ["The deal"]]
    assert len(begins) == 3
    assert steps.of_round(0, 1) == begins[0]
    assert [steps.of_round(place, 1) for place in begins] == [*begins[1:], len(steps.steps) - 1]
    assert [steps.of_round(place, -1) for place in begins] == [0, *begins[:-1]]


def test_names_that_two_seats_share_are_no_names() -> None:
    steps = steps_of(read_record(text_of("base")))
    names = TOLD.names(steps.steps[0])
    assert len(set(names)) == len(names)
    assert names[4] == "Anna"
    assert names[2] == "Player 2"  # two bots are called plain


def test_what_one_does_oneself_is_told_so() -> None:
    steps = steps_of(read_record(text_of("two rounds")))
    step = next(step for step in steps.steps if any(isinstance(fact, facts.Laid) for fact in step.told))
    [laid] = [fact for fact in step.told if isinstance(fact, facts.Laid)]
    assert TOLD.lines(step, laid.seat)[0].startswith(f"{step.number}. You lay ")
    assert TOLD.lines(step, "watcher")[0].startswith(f"{step.number}. {TOLD.names(step)[laid.seat]} lays ")


@pytest.mark.parametrize("seen", ["table", "watcher", 0])
def test_when_the_game_is_over_everybody_sees_what_each_round_brought(seen: Seen) -> None:
    """As in the game itself (5.1): before, only the table knows."""
    steps = steps_of(read_record(text_of("two rounds")))
    last, whole = len(steps.steps) - 1, steps.steps[-1].position
    assert isinstance(whole, Whole)
    for place in (last - 1, last):
        assert steps.game_until(place, seen).gained == tuple(whole.game.outcome.earned.values())
    first = next(place for place, step in enumerate(steps.steps) if step.result == "round")
    assert (None in steps.game_until(first, seen).gained[0]) == (seen != "table")


@pytest.mark.parametrize("seen", ["table", "watcher", 0])
def test_the_result_of_a_round_is_that_of_the_game_itself(seen: Seen) -> None:
    """The table of `saboteur play`, and the story of the round."""
    steps = steps_of(read_record(text_of("base")))
    show = Show(steps, "evening.sab", seen, 0, ENGLISH)
    show.place = len(steps.steps) - 2
    page = "\n".join(ESCAPES.sub("", line) for line in show.frame(100, 60))
    played, names = steps.game_until(show.place, seen).rounds[-1], TOLD.names(steps.steps[-1])
    assert "Round 1" in page
    for line in ENGLISH.story(played, names, seen if isinstance(seen, int) else None):
        assert line in page
    assert "──S" in page
    low = "\n".join(ESCAPES.sub("", line) for line in show.frame(100, 24))
    assert "Round 1" in low
    show.place += 1
    ended = steps.game_until(show.place, seen)
    you = seen if isinstance(seen, int) else None
    assert ENGLISH.game_end(ended, names, you) in "\n".join(show.frame(100, 24))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_not_fit_one_page_stands_on_the_next(language: str) -> None:
    """In the smallest usual window nothing of how a round ended is cut; keys lead through the pages and back."""
    steps, words = steps_of(read_record(text_of("two rounds"))), Words(language)
    show = Show(steps, "a-long-name-of-an-evening-with-friends.sab", "table", 0, words)
    show.place = len(steps.steps) - 2
    played, names = steps.game_until(show.place, "table").rounds[-1], StepWords(words).names(steps.steps[-1])
    read, pages = "", 0
    while show.place == len(steps.steps) - 2:
        head, *page, _ = (ESCAPES.sub("", line) for line in show.frame(60, 16))
        assert len(page) == 14
        read, pages = f"{read} {' '.join(page)}", pages + 1
        assert f"({pages}/" in head
        assert "evening" not in head or head.endswith((".sab", words.game("base")))
        show.press("space")
    assert pages > 1
    for line in words.story(played, names):
        assert "".join(line.split()) in "".join(read.split())
    show.press("b")
    show.frame(60, 16)
    assert (show.place, show.part) == (len(steps.steps) - 2, pages - 1)
    show.press("b")
    assert (show.place, show.part) == (len(steps.steps) - 2, pages - 2)


def test_all_hands_are_drawn_for_the_table() -> None:
    steps = steps_of(read_record(text_of("two rounds")))
    show = Show(steps, "evening.sab", "table", 1, ENGLISH)
    names = TOLD.names(steps.steps[show.place])
    page = [ESCAPES.sub("", line) for line in show.frame(100, 60)]
    titles = " ".join(line for line in page if line.strip().startswith(names))
    assert all(name in titles for name in names)


def test_the_keys_to_go_on_and_to_quit_are_always_shown() -> None:
    for language in LANGUAGES:
        show = Show(steps_of(read_record(text_of("duel"))), "evening.sab", "table", 0, Words(language))
        for width in (40, 80):
            keys = show.frame(width, 24)[-1]
            assert keys.endswith(f"q {Words(language).phrase('key-quit')}")
            assert len(keys) < width
