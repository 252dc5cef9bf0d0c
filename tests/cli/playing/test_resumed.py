"""Every question of the rules in an interrupted game: asked again on `--resume`, and the answer is recorded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from saboteur import Game, Move, Setup, ruleset
from saboteur.bots.builtin import BUILT_IN
from saboteur.cli.playing import sitting
from saboteur.cli.playing.keeping import Keeper, read_table
from saboteur.cli.playing.person import Leave
from saboteur.cli.playing.sitting import Sitting
from saboteur.cli.playing.wishes import Sitter
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.notation.records.record import Chair, Moved, Said
from saboteur.notation.records.text import record_text
from saboteur.notation.statements import Statement
from saboteur.table.table import Table
from saboteur.words import LANGUAGES, Words
from tests.cli.playing.desks import EN, NAMES, Scripted, played
from tests.cli.running import Here
from tests.laws.strategies import QUESTIONS
from tests.rules.playing import BLUE, DUEL, GREEN, play, position
from tests.rules.test_duel_markers import FOUR_NUGGETS
from tests.table.playing import taken

PRINTED = {plan.until: plan for plan in QUESTIONS if plan.game in ("base", "saboteur2")}
ASKED = ("turn", "goal", "position", "claim", "nugget", "rob")


@cache
def left_at(asked: str) -> Game:
    """A game of a printed box in which something is asked."""
    if asked == "turn":
        return Setup(ruleset("base"), 3, hands={0: ["base_nes", "base_ns"]}, mine={"1,0": "base_nesw"}).game()
    if asked == "claim":
        hands = {GREEN: "duel_ew", BLUE: "duel_new_blue"}
        game = position(FOUR_NUGGETS, DUEL, turn=BLUE, hands=hands, markers=2)
        play(game, "lay duel_new_blue 1,1")
        return game
    return played(PRINTED[asked])


def kept(asked: str, path: Path, *, people: Sequence[int] | None = None) -> Path:
    """Its record, one person at the seat that is asked."""
    game = left_at(asked)
    assert game.asked == asked
    people = [game.actor or 0] if people is None else people
    chairs = [Sitter(name, "" if seat in people else "random").chair for seat, name in enumerate(NAMES[: game.seats])]
    table = Table(game.ruleset, game.seats, seed="later", start=Setup.of(game), chairs=chairs, automatic=True)
    path.write_text(record_text(table.record()), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", ASKED)
def test_a_question_is_asked_again_and_its_answer_written_down(
    asked: str, language: str, here: Here, tmp_path: Path
) -> None:
    words, file = Words(language), kept(asked, tmp_path / "game.sab")
    letters = words.phrase("letters").split()
    answer = {"turn": f"1\n{letters[1]}", "goal": letters[1], "claim": letters[1]}.get(asked, "2")
    done = here("play", "--resume", str(file), "--language", language, stdin=f"{answer}\n".encode())
    assert (done.status, done.err) == (0, "")
    assert words.phrase("resumed", file=str(file)) in done.out
    question = words.phrase("ask-card", most=2) if asked == "turn" else words.asked(asked)
    assert question in done.out
    table, game = read_table(str(file)), left_at(asked)
    first = table.record().lines[0].entry
    assert isinstance(first, Moved)
    assert first.seat == game.actor
    assert first.move in game.legal_moves
    assert first.move == expected(asked, game)
    assert f" --resume {file}\n" in done.out or table.game.over


def expected(asked: str, game: Game) -> Move:
    """The second of what is offered."""
    moves = list(game.legal_moves)
    if asked in ("nugget", "rob"):
        return moves[1]
    if asked == "position":
        return next(move for move in moves if str(move) == "position turned")
    if asked == "turn":
        lays = [move for move in moves if str(move).startswith(f"lay {game.view(0).hand[0]} ")]
        cells = sorted({move.cell for move in lays}, key=lambda cell: (cell.x, -cell.y))  # type: ignore[union-attr]
        fitting = [move for move in lays if move.cell == cells[1]]  # type: ignore[union-attr]
        return min(fitting, key=lambda move: move.turned)  # type: ignore[union-attr]
    return sorted(moves, key=lambda move: (move.cell.x, -move.cell.y))[1]  # type: ignore[union-attr]


def test_what_cannot_go_on_says_why(here: Here, tmp_path: Path) -> None:
    bots = kept("turn", tmp_path / "bots.sab", people=[])
    done = here("play", "--resume", str(bots))
    assert done.status == 2
    assert "nobody at this screen plays in it" in done.err
    assert f" replay {bots}` shows it" in done.err
    game = left_at("turn")
    chairs = [Chair("person", name) for name in NAMES[:3]]
    by_hand = Table(game.ruleset, 3, start=Setup.of(game), chairs=chairs)
    (tmp_path / "hand.sab").write_text(record_text(by_hand.record()), encoding="utf-8")
    done = here("play", "--resume", str(tmp_path / "hand.sab"))
    assert done.status == 2
    assert "its deals were written by hand" in done.err
    seen = Table(game.ruleset, 3, seed="1", start=Setup.of(game), chairs=chairs)
    (tmp_path / "seen.sab").write_text(record_text(seen.record(0)), encoding="utf-8")
    done = here("play", "--resume", str(tmp_path / "seen.sab"))
    assert done.status == 2
    assert "the game cannot be continued" in done.err
    (tmp_path / "none.sab").write_text("none", encoding="utf-8")
    assert here("play", "--resume", str(tmp_path / "none.sab")).status == 2
    table = Table(ruleset("solo", rounds=1), 1, seed="1", chairs=chairs[:1])
    table.begin()
    while not table.game.over:
        taken(table.submit(0, next(iter(table.game.legal_moves))))
    (tmp_path / "over.sab").write_text(record_text(table.record()), encoding="utf-8")
    done = here("play", "--resume", str(tmp_path / "over.sab"))
    assert done.status == 2
    assert "the game is over" in done.err


def test_whoever_has_no_name_is_called_by_the_number_of_the_seat(here: Here, tmp_path: Path) -> None:
    game = left_at("turn")
    table = Table(game.ruleset, 3, seed="1", start=Setup.of(game), chairs=[Chair("person"), Chair("bot"), Chair("bot")])
    (tmp_path / "game.sab").write_text(record_text(table.record()), encoding="utf-8")
    done = here("play", "--resume", str(tmp_path / "game.sab"))
    for seat in range(3):
        assert f"\n{EN.seat(seat)}: " in done.out


class Listener:
    """A bot that remembers what it hears, and plays the first move."""

    def __init__(self) -> None:
        self.sayings: list[tuple[int, Statement]] = []
        self.before_moving: list[int] = []

    def begin(self, view: View) -> None:
        pass

    def told(self, facts: Sequence[Fact]) -> None:
        pass

    def choose(self, moves: Sequence[Move]) -> Move:
        self.before_moving.append(len(self.sayings))
        return min(moves, key=str)

    def heard(self, seat: int, statement: Statement) -> None:
        self.sayings.append((seat, statement))

    def statements(self) -> Sequence[Statement]:
        return ()


def test_what_a_person_says_is_kept_at_once_and_heard_by_all_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots: list[Listener] = []

    def bot(_seed: int) -> Listener:
        bots.append(Listener())
        return bots[-1]

    monkeypatch.setattr(sitting, "BUILT_IN", dict.fromkeys(BUILT_IN, bot))
    file = kept("turn", tmp_path / "game.sab")
    table = read_table(str(file))
    desk = Scripted("say", "1", "1", "say", "6", "2", "discard 1", "quit")
    with pytest.raises(Leave):
        Sitting(desk, EN, Keeper(file, table)).play()
    said = [line.entry for line in table.record().lines if isinstance(line.entry, Said)]
    assert [str(entry.statement) for entry in said] == ["am digger", "need lamp"]
    assert len(bots) == 2
    for each in bots:
        assert each.sayings == [(0, entry.statement) for entry in said]
        assert each.before_moving == [2]
    assert read_table(str(file)).record() == table.record()
    # The person has said it, and is not told so again.
    assert desk.text.count(EN.statement(said[0].statement, 0, NAMES, you=0)) == 1


def test_what_was_said_is_kept_before_the_next_move(here: Here, tmp_path: Path) -> None:
    file = kept("turn", tmp_path / "game.sab")
    done = here("play", "--resume", str(file), stdin=b"say\n1\n2\n")
    assert done.status == 0
    assert [
        str(line.entry.statement) for line in read_table(str(file)).record().lines if isinstance(line.entry, Said)
    ] == ["am saboteur"]
