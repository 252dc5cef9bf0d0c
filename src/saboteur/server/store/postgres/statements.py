"""The one statement with which a batch of steps is kept.

It is a transaction by itself: a node that stops or hangs in the middle of it holds nothing that others wait for. Rows
go in by game and number, so that batches of two nodes never wait for each other in a circle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.json import Encoder

from saboteur.server.store.kept import KeptStep, Mark

Appended = tuple[KeptStep, Mark | None]
STEPS_CHANNEL: Final = "saboteur_steps"
NEWS_CHANNEL: Final = "saboteur_news"
A_NOTICE: Final = 200
"""Steps of which one notice tells: it has room for 8,000 bytes."""
_encoder: Final = Encoder()

_KEEP: Final = f"""
    with given as (
        select * from unnest($1::text[], $2::integer[], $3::text[], $4::bytea[], $5::bigint[], $6::bytea[], $7::text[])
        with ordinality as given(game, number, person, id, at, what, lines, place)
    ), present as (
        select id as game from game where id = any($1::text[]) order by id for key share
    ), kept as (
        insert into step(game, number, person, id, at, what, lines)
        select game, number, person, id, at, what, lines from given join present using (game)
        order by game, number, place
        on conflict do nothing returning game, number, person, id
    ), told as materialized (
        select pg_notify('{STEPS_CHANNEL}', $8 || ' ' || string_agg(game || ' ' || number, ' ' order by game, number))
        from (select game, number, (row_number() over (order by game, number) - 1) / {A_NOTICE} as part from kept) kept
        group by part
    )"""
_MARK: Final = """, marks as (
        select * from json_to_recordset($9::json)
            as mark(game text, number integer, state text, listed boolean, due bigint, ended bigint,
                settings text)
        join kept using (game, number)
    ), marked as (
        update game set state = mark.state, listed = mark.listed, due = mark.due, settings = mark.settings,
            ended = coalesce(game.ended, (select min(ended) from marks where marks.game = game.id))
        from (select distinct on (game) * from marks order by game, number desc) as mark
        where game.id = mark.game
    ), owners as (
        select distinct on (game, seat) game, seat, owner.person from json_to_recordset($10::json)
            as owner(game text, number integer, seat integer, person text)
        join kept using (game, number) order by game, seat, number desc
    ), stood as (
        delete from seat using owners
        where owners.person is null and seat.game = owners.game and seat.seat = owners.seat
    ), sat as (
        insert into seat(game, seat, person) select game, seat, person from owners where person is not null
        order by game, seat on conflict (game, seat) do update set person = excluded.person
    ), brought as (
        insert into result(game, seat, round, person, ruleset, role, won, gold)
        select distinct on (game, seat, round) game, seat, round, result.person, ruleset, role, won, gold
        from json_to_recordset($11::json) as result(game text, number integer, seat integer, round integer,
            person text, ruleset text, role text, won boolean, gold integer)
        join kept using (game, number) order by game, seat, round, number desc
        on conflict (game, seat, round) do update set person = excluded.person, ruleset = excluded.ruleset,
            role = excluded.role, won = excluded.won, gold = excluded.gold
    )"""
_ANSWER: Final = """
    select kept.game, kept.number, kept.person, kept.id from kept, (select count(told) from told) as counted"""
KEEP_STEPS: Final = _KEEP + _ANSWER
KEEP_MARKED_STEPS: Final = _KEEP + _MARK + _ANSWER
TELL: Final = f"select pg_notify('{NEWS_CHANNEL}', text) from unnest($1::text[]) as text"


def keeping(node: str, batch: Sequence[Appended]) -> tuple[str, list[Any]]:
    """The statement for a batch, and its values."""
    steps = [step for step, _ in batch]
    values: list[Any] = [
        [step.game for step in steps],
        [step.number for step in steps],
        [step.person for step in steps],
        [step.id.encode() if step.id else None for step in steps],
        [step.at for step in steps],
        [step.what for step in steps],
        [step.lines for step in steps],
        node,
    ]
    marked = [(step, mark) for step, mark in batch if mark is not None]
    if not marked:
        return KEEP_STEPS, values
    marks, owners, results = [], [], []
    for step, mark in marked:
        key = {"game": step.game, "number": step.number}
        ended = step.at if mark.state == "over" else None
        found = {"state": mark.state, "listed": mark.listed, "due": mark.due, "ended": ended, "settings": mark.settings}
        marks.append(key | found)
        owners += [key | {"seat": seat, "person": person} for seat, person in mark.owners]
        results += [
            key
            | {"seat": each.seat, "round": each.round, "person": each.person, "ruleset": each.ruleset}
            | {"role": each.role, "won": each.won, "gold": each.gold}
            for each in mark.results
        ]
    return KEEP_MARKED_STEPS, [*values, *(_encoder.encode(each).decode() for each in (marks, owners, results))]


def won(batch: Sequence[Appended], kept: Sequence[Any]) -> list[bool]:
    """Which of a batch were kept; of two that are alike, the first."""
    there = {(row["game"], row["number"], row["person"], row["id"] or b"") for row in kept}
    found = []
    for step, _ in batch:
        key = (step.game, step.number, step.person, step.id.encode())
        found.append(key in there)
        there.discard(key)
    return found
