"""What a table returns: the lines and events of a step; and a move is checked only once."""

import pytest

from saboteur import Move, Setup, parse_statement, ruleset
from saboteur.engine import game as games
from saboteur.engine.core.refusing import refusal_number
from saboteur.engine.core.state import State
from saboteur.engine.values.refusal import Refusal
from saboteur.notation.records.record import Chair, Seen
from saboteur.notation.records.text import record_text
from saboteur.table.refusals import TableRefusal
from saboteur.table.table import Committed, Table
from tests.table.playing import KINDS, new_table, some_move, taken


def lines_of(table: Table) -> list[str]:
    """The lines of the whole record, below its headers."""
    return record_text(table.record(), sums=False).split("\n\n", 1)[1].splitlines()


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_the_lines_of_all_commits_are_the_record(kind: int) -> None:
    table, rng = new_table(f"committed/{kind}", kind=kind)
    table.automatic = True
    done = [table.begin(time=0)]
    time = 0
    while not table.over:
        actor = table.game.actor
        assert actor is not None
        time += 7
        match rng.randrange(12):
            case 0:
                done.append(taken(table.say(rng.randrange(table.game.seats), parse_statement("need lamp"), time=time)))
            case 1:
                done.append(taken(table.sit(rng.randrange(table.game.seats), Chair("bot", "plain"), time=time)))
            case 2 if time > 1500:
                done.append(taken(table.abandon("late", time=time)))
            case _:
                done.append(taken(table.submit(actor, some_move(table, rng), table.number, time=time)))
    assert [line for each in done for line in each.lines] == lines_of(table)
    assert [each.first for each in done] == [1, *(each.last + 1 for each in done[:-1])]
    assert done[-1].last == table.number
    assert all(each.first <= each.last for each in done)


def test_moves_the_table_makes_itself_belong_to_the_step_that_led_to_them() -> None:
    """Once the only repair lies open, whoever is left can only discard (3.4)."""
    start = Setup(
        ruleset("base", rounds=1),
        3,
        hands={0: ["base_fix_pick"], 1: ["base_ns"], 2: ["base_nes"]},
        mats=dict.fromkeys(range(3), ("pick", "lamp", "cart")),
        rest="discard",
    )
    table = Table(start.ruleset, 3, start=start, automatic=True)
    done = taken(table.submit(0, "play base_fix_pick 0 pick", time=12_500))
    assert done.lines == ("@12.5 0 play base_fix_pick 0 pick", "@12.5 1 discard base_ns", "@12.5 2 discard base_nes")
    assert (done.first, done.last, table.over) == (1, table.number, True)


def test_what_is_refused_commits_nothing() -> None:
    table = Table(ruleset("base"), 3, seed="7")
    assert taken(table.begin()).lines == ("deal",)
    before = record_text(table.record())
    assert table.submit(0, "discard base_ns") is TableRefusal.NOT_ASKED
    assert table.say(0, parse_statement("accuse 0")) is TableRefusal.MEANINGLESS
    assert table.sit(3, Chair("bot")) is TableRefusal.NO_SUCH_SEAT
    assert (record_text(table.record()), table.number) == (before, 2)


@pytest.mark.parametrize("observer", ["table", "watcher", 0])
def test_a_record_before_the_first_line_has_none(observer: Seen) -> None:
    assert Table(ruleset("duel"), 2, seed="1").record(observer, facts=True).lines == ()


def test_a_deal_by_hand_is_committed_with_its_orders() -> None:
    table = Table(ruleset("duel"), 2)
    [line] = table.deal(table.game.to_deal, time=3000).lines
    assert line.startswith("@3 deal ")
    assert [line] == lines_of(table)


def test_a_commit_is_a_value() -> None:
    one, other = (Table(ruleset("duel"), 2, seed="1").begin() for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    with pytest.raises(AttributeError):
        one.last = 9  # type: ignore[misc]
    assert repr(one) == "Committed(lines=('deal',), first=1, last=2)"


class Count:
    """Counts how often legality is checked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls = 0
        self._really = refusal_number
        monkeypatch.setattr(games, "refusal_number", self)

    def __call__(self, state: State, move: int) -> int:
        self.calls += 1
        return self._really(state, move)


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_the_legality_of_a_move_is_looked_at_once(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = new_table(f"once/{kind}", kind=kind)
    table.automatic = False
    table.begin()
    moves: list[tuple[int, Move | str]] = []
    while not table.over:
        assert table.game.actor is not None
        moves.append((table.game.actor, some_move(table, rng)))
        with monkeypatch.context() as patch:
            count = Count(patch)
            assert isinstance(table.submit(*moves[-1], table.number), Committed)
            assert count.calls == 1
    count = Count(monkeypatch)
    Table.rebuild(table.record())
    assert count.calls == len(moves)


def test_a_move_that_is_refused_is_looked_at_once_and_one_out_of_turn_never(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(ruleset("base"), 3, seed="7")
    table.begin()
    before = record_text(table.record())
    count = Count(monkeypatch)
    assert isinstance(table.submit(1, "lay base_ns 3,0"), Refusal)
    assert count.calls == 1
    assert table.submit(0, "lay base_ns 3,0") is TableRefusal.NOT_ASKED
    assert count.calls == 1
    assert record_text(table.record()) == before
