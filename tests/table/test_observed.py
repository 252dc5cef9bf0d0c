"""What one observer saw is checked as far as they can know: a change is found, or some world explains it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from saboteur import Setup, drawn, ruleset
from saboteur.engine.moves import Lay
from saboteur.engine.values import facts
from saboteur.engine.values.roles import Role
from saboteur.notation.facts import read_fact
from saboteur.notation.moves import read_seen_move
from saboteur.notation.records.record import Moved, Record, Result
from saboteur.notation.records.text import record_text
from saboteur.notation.statements import Need
from saboteur.rulesets.options import Edition
from saboteur.table.fair import commitment
from saboteur.table.table import Table
from saboteur.table.verifying.verify import verify
from tests.table.mutating import Mutant, is_explained, is_found_right, mutants
from tests.table.playing import new_table, seed_of, some_move, steps, taken

GAMES = [
    ("base", 3, {"edition": "classic"}),
    ("base", 5, {"edition": "2016"}),
    ("base", 4, {"edition": "new"}),
    ("saboteur2", 3, {}),
    ("saboteur2", 5, {}),
    ("duel", 2, {}),
    ("solo", 1, {}),
]

EXPLAINED = {
    "change drew": "a card the observer drew and was not seen to use may have been another, until the seed is known",
    "change round_began": "so may the hand or the role they were dealt",
    "swap drew": "in which order several cards were drawn shows nowhere, until the seed is known",
    "swap put": "in which order forced cards came and others were drawn (9.2)",
    "swap collapsed": "in which order forced cards came and others were drawn (9.3)",
    "change peeked": "what lies under a goal that was not turned over",
    "change inspected": "what a dwarf is who was not shown yet",
    "change swapped_hands": "cards in a hand that were not seen again",
    "play laid": "the hand held another card that fits there as well",
    "play put": "the hand held another broken tool",
    "play lifted": "the hand held another card that repairs this tool",
}
"""What survives of the changes of a hundred records, and why."""


def some_record(number: int) -> Record:
    """What an observer saw of a game played to its end, or (every third) of one not yet over: then without the seed."""
    game, seats, options = GAMES[number % len(GAMES)]
    rng = random.Random(f"observed {number}")
    rounds = 2 if number % 20 == 19 else 1
    table = Table(ruleset(game, {"rounds": rounds, **options}), seats, seed=seed_of(f"observed {number}"))
    table.begin()
    stop = rng.randrange(5, 60) if number % 3 == 0 else 10**6
    while not table.game.over and len(table.record().lines) < stop:
        assert table.game.actor is not None
        taken(table.submit(table.game.actor, some_move(table, rng)))
    return table.record(rng.choice(("watcher", *range(seats))))


def check(mutant: Mutant, survivors: Counter[str]) -> None:
    if is_found_right(mutant.record):
        kind = " ".join(mutant.how[:2])
        survivors[kind] += 1
        assert is_explained(mutant.record), (mutant.how, record_text(mutant.record, sums=False))
        assert kind in EXPLAINED, mutant.how


@pytest.mark.parametrize("number", range(2 * len(GAMES)))
def test_a_change_is_found_or_explained(number: int) -> None:
    record = some_record(number)
    assert is_found_right(record)
    rng = random.Random(number)
    survivors: Counter[str] = Counter()
    for mutant in mutants(record, rng):
        if rng.random() < 0.08:
            check(mutant, survivors)


@pytest.mark.proof(minutes=0.3)
@pytest.mark.parametrize("part", range(10))
def test_every_change_of_a_hundred_records_is_found_or_explained(part: int) -> None:
    survivors: Counter[str] = Counter()
    for number in range(part, 100, 10):
        record = some_record(number)
        assert is_found_right(record)
        for mutant in mutants(record, random.Random(number)):
            check(mutant, survivors)
    print(*(f"{count} {kind}: {EXPLAINED[kind]}" for kind, count in survivors.most_common()), sep="\n")


def finished(game: str, seats: int, name: str, **options: object) -> Table:
    """A game played to its end."""
    rng = random.Random(name)
    table = Table(ruleset(game, options), seats, seed=seed_of(name))
    table.begin()
    return play_on(table, rng)


def play_on(table: Table, rng: random.Random) -> Table:
    while not table.game.over:
        assert table.game.actor is not None
        taken(table.submit(table.game.actor, some_move(table, rng)))
    return table


def with_another_seed(record: Record, name: str) -> Record:
    seed = seed_of(name)
    return replace(record, seed=seed, commitment=commitment(seed))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)
def test_the_seed_of_another_game_is_found(game: str, seats: int, options: dict[str, object]) -> None:
    """Cards laid and played, dwarves, goals and nuggets are held against the seed, also by a watcher."""
    for number in range(3):
        table = finished(game, seats, f"foreign {number}", rounds=1, **options)
        for observer in ("watcher", *range(seats)):
            record = with_another_seed(table.record(observer), f"another {number}")
            fault = verify(record_text(record)).fault
            assert fault is not None
            assert "seed" in fault.message or "nobody can have" in fault.message or "nugget" in fault.message


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)
def test_the_seed_of_another_game_is_found_where_a_position_was_played_on(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """The seed deals the rounds after the one that was set up."""
    start = Setup(ruleset(game, {"rounds": 2, **options}), seats)
    table = play_on(Table(start.ruleset, seats, seed=seed_of("later"), start=start), random.Random("on"))
    for observer in ("watcher", *range(seats)):
        record = table.record(observer)
        assert verify(record_text(record)).fault is None
        assert verify(record_text(with_another_seed(record, "another"))).fault is not None


def changed(record: Record, old: str, new: str, *, count: int = 1) -> str:
    """The text of a record with something else in it, its sums made anew."""
    text = record_text(record, sums=False)
    assert old in text
    return text.replace(old, new, count)


def fault_in(text: str) -> str:
    fault = verify(text).fault
    assert fault is not None
    return fault.message


def test_what_is_asked_follows_from_the_rules() -> None:
    """Asked for a goal, no move is held against the rules of laying: so the question itself must be right."""
    record = finished("base", 3, "asked", rounds=1).record(0)
    laying = next(line for line in record.lines if isinstance(line.entry, Moved) and isinstance(line.entry.move, Lay))
    index = record.lines.index(laying)
    before = record.lines[index - 1]
    goal = (*before.facts[:-1], replace(before.facts[-1], what="goal"))  # type: ignore[type-var]
    assert isinstance(laying.entry, Moved)
    far = replace(laying, entry=Moved(laying.entry.seat, read_seen_move("lay base_ew 40,40")))
    lines = (*record.lines[: index - 1], replace(before, facts=goal), far, *record.lines[index + 1 :])
    assert "what happened is: asked what=turn" in fault_in(record_text(replace(record, lines=lines), sums=False))


@pytest.mark.parametrize("observer", ["watcher", 0, 1])
def test_gold_that_lies_open_is_counted(observer: int | str) -> None:
    record = finished("duel", 2, "gold", rounds=1).record(observer)  # type: ignore[arg-type]
    assert record.result is not None
    gold = f"gold=({record.result.gold[0]} {record.result.gold[1]})"
    winners = f"winners=({' '.join(map(str, record.result.winners))})"
    assert "game_ended" in fault_in(changed(record, gold, "gold=(0 99)", count=2))
    both = "winners=(0)" if len(record.result.winners) == 2 else "winners=(0 1)"
    assert "game_ended" in fault_in(changed(record, winners, both, count=2))


@pytest.mark.parametrize("fact", ["peeked", "passed", "drew", "collapsed", "took", "inspected"])
def test_facts_that_were_once_believed(fact: str) -> None:
    """A fact of this kind dropped, doubled or told of another seat is found, in each game that has it."""
    found = 0
    for number in (1, 2, 4, 5, 10, 11):  # games that were played to their end
        record = some_record(number)
        rng = random.Random(number)
        for mutant in mutants(record, rng):
            if mutant.how[:2] in (("drop", fact), ("double", fact)) or mutant.how == ("change", fact, "seat"):
                found += 1
                assert not is_found_right(mutant.record), mutant.how
    assert found > 3


def test_a_hand_is_known_by_what_it_plays_later() -> None:
    """With the seed: a card played late was not among those discarded before."""
    for number in range(40):
        table = finished("base", 3, f"late {number}", rounds=1)
        record = table.record("watcher")
        for index, line in reversed(list(enumerate(record.lines))):
            if not isinstance(line.entry, Moved) or not isinstance(line.entry.move, Lay):
                continue
            for card in record.ruleset.cards:
                fact = read_fact(f"laid seat={line.entry.seat} card={card} cell={line.entry.move.cell} turned=no")
                move = Lay(card, line.entry.move.cell)
                other = replace(line, entry=Moved(line.entry.seat, move), facts=(fact, *line.facts[1:]))
                lines = (*record.lines[:index], other, *record.lines[index + 1 :])
                forged = replace(record, lines=lines)
                if card != line.entry.move.card and is_found_right(forged):
                    assert is_explained(forged)
                    return
            break
    raise AssertionError("no forged record was believed: the test shows nothing")


def test_statements_are_heard_as_at_the_table() -> None:
    table, rng = new_table("statements", kind=0)
    next(iter(steps(table, rng)))
    for _ in range(10):
        taken(table.say(0, Need("lamp")))
    record = table.record(1)
    assert verify(record_text(record)).fault is None
    more = replace(record, lines=(*record.lines, record.lines[-1]))
    assert "no more statements" in fault_in(record_text(more, sums=False))
    over = play_on(table, rng).record(1)
    assert "the game is over" in fault_in(record_text(replace(over, lines=(*over.lines, record.lines[-1])), sums=False))


# -- records that begin with a position --------------------------------------------------------------------------------


def test_a_round_may_end_with_a_swap_of_hats() -> None:
    """The dwarf that is shown in the end was taken from those left over by the very move that ended the round."""
    dwarves: list[Role] = ["boss", "blue", "blue", "blue", "blue", "green", "green", "green", "profiteer"]
    start = Setup(
        ruleset("saboteur2", rounds=1),
        2,
        hands={0: ["s2_swap_hats"], 1: []},
        rest="discard",
        roles={0: "green", 1: "saboteur"},
        spare=(*dwarves, "geologist", "geologist", "saboteur", "saboteur"),
    )
    for target in (0, 1):
        table = Table(start.ruleset, 2, start=start)
        taken(table.submit(0, f"play s2_swap_hats {target}"))
        assert table.over
        for observer in ("watcher", 0, 1):
            assert verify(record_text(table.record(observer))).fault is None
            roles = table.game.view(None).roles
            other = ("saboteur", "blue") if roles[target] == "boss" else ("boss", "boss")
            old = " ".join(map(str, roles))
            forged = changed(table.record(observer), f"roles=({old})", f"roles=({' '.join(other)})")
            assert verify(forged).fault is not None


def rich_position(edition: Edition = "new") -> Setup:
    """Round 2 of 2, somebody about to reach the gold; all have won nuggets, and the pile is whole."""
    return Setup(
        ruleset("base", edition=edition, rounds=2),
        3,
        turn=0,
        round=2,
        hands={0: ["base_new"]},
        mine=drawn("S───┴┴┴·?", ruleset("base")),
        goals={"8,0": "base_goal_gold"},
        roles={0: "digger", 1: "digger", 2: "saboteur"},
        purses={0: [3, 1], 1: [2], 2: [1, 1]},
    )


def shared_out(edition: Edition = "new") -> Table:
    start = rich_position(edition)
    table = Table(start.ruleset, 3, start=start)
    taken(table.submit(0, "lay base_new 7,0"))
    while not table.over:
        assert table.game.actor is not None
        taken(table.submit(table.game.actor, max(map(str, table.game.legal_moves))))
    return table


def with_threes(record: Record, seats: range) -> Record:
    """All that these seats own in the end is worth 3 each."""
    end = record.lines[-1].facts
    shown = [fact for fact in end if isinstance(fact, facts.PurseShown)]
    purses = [(3,) * len(each.values) if each.seat in seats else each.values for each in shown]
    gold = tuple(map(sum, purses))
    result = Result(gold, tuple(seat for seat, amount in enumerate(gold) if amount == max(gold)))
    told: list[facts.Fact] = []
    for fact in end:
        match fact:
            case facts.PurseShown(seat):
                told.append(facts.PurseShown(seat, purses[seat], gold[seat]))
            case facts.GameEnded():
                told.append(facts.GameEnded(result.gold, result.winners))
            case _:
                told.append(fact)
    line = replace(record.lines[-1], facts=tuple(told))
    return replace(record, lines=(*record.lines[:-1], line), result=result)


@pytest.mark.parametrize("observer", ["watcher", 0, 1, 2])
def test_nuggets_won_before_a_position_count(observer: int | str) -> None:
    """5.1: what one has in the end is what one had and what one took; there are four cards of value 3."""
    record = shared_out().record(observer)  # type: ignore[arg-type]
    assert verify(record_text(record)).fault is None
    forged = with_threes(record, range(3))
    assert "nobody can have picked so" in fault_in(record_text(forged, sums=False))
    if isinstance(observer, int):
        own = with_threes(record, range(observer, observer + 1))
        assert "nobody can have picked so" in fault_in(record_text(own, sums=False))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("pile: 23", "pile: 22"),
        ("role 1: ?", "role 1: digger"),
        ("role 0: digger", "role 0: ?"),
        ("spare: ?", "spare: digger"),
        ("hand 1: ? ?", "hand 1: base_map ?"),
        ("purse 0: 1 3", "purse 0: ? ?"),
    ],
)
def test_a_position_shows_an_observer_what_is_theirs_and_adds_up(old: str, new: str) -> None:
    record = shared_out().record(0)
    assert "no such position can be" in fault_in(changed(record, old, new))


def test_no_card_of_a_duel_lies_nowhere_in_its_first_round() -> None:
    start = Setup(ruleset("duel", rounds=1), 2)
    record = play_on(Table(start.ruleset, 2, seed=seed_of("lost"), start=start), random.Random("lost")).record(0)
    assert verify(record_text(record)).fault is None
    assert "1 cards lie nowhere" in fault_in(changed(record, "deck: 40", "deck: 39"))


def test_gold_of_the_expansion_is_at_least_what_is_known() -> None:
    """7.5: of others' coins only that they have some; what they are paid later comes on top."""
    start = Setup(
        ruleset("saboteur2", rounds=1),
        3,
        hands={0: ["base_ew"], 1: [], 2: []},
        rest="discard",
        roles={0: "saboteur", 1: "saboteur", 2: "blue"},
        coins={1: 4},
    )
    table = Table(start.ruleset, 3, start=start)
    taken(table.submit(0, "discard base_ew"))
    assert table.game.gold == (4, 8, 0)
    record = table.record(0)
    assert verify(record_text(record)).fault is None
    more = record_text(record, sums=False).replace("gold=8", "gold=6").replace("gold=(4 8 0)", "gold=(4 6 0)")
    assert verify(more).fault is None  # they may have had 2
    less = record_text(record, sums=False).replace("gold=8", "gold=4").replace("gold=(4 8 0)", "gold=(4 4 0)")
    assert "purse_shown" in fault_in(less.replace("winners=(1)", "winners=(0 1)"))


# -- the seed ----------------------------------------------------------------------------------------------------------


def test_the_seed_is_there_once_the_game_is_over_and_not_before() -> None:
    record = finished("duel", 2, "published", rounds=1).record(1)
    assert record.seed is not None
    assert "the seed it commits to is missing" in fault_in(changed(record, f"seed: {record.seed}\n", ""))
    unfinished = replace(record, lines=record.lines[:-1], result=None)
    assert "the game is not over, so nobody knows the seed" in fault_in(record_text(unfinished, sums=False))
