"""Hints: a move and a reason that is true as far as the seat knows, at every question of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from saboteur import Cell, Game, Move, Table, ruleset
from saboteur.bots.advice.advisor import Advisor
from saboteur.bots.advice.distance import Distance
from saboteur.bots.builtin import advisor
from saboteur.bots.plain.player import Plain
from saboteur.bots.thinking.thinker import Thinker
from saboteur.bots.uniform import Uniform
from saboteur.engine.core.tables import ANYONE
from saboteur.engine.moves import Claim, Clear, Discard, Lay, Play, Position, Rob, Take, Turn
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.cards import Effect
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import View
from saboteur.engine.worlds.history import Player
from saboteur.notation.advice import Advice, Reason, Why
from saboteur.table.driver import Ask, Driver, Tell
from saboteur.table.seated import Seated
from tests.bots.test_plain_play import SEEN, WAY, hand
from tests.bots.test_thinking import TINY
from tests.laws.alike import differ, two_worlds

GAMES = {"base": 5, "saboteur2": 7, "duel": 2, "solo": 1}
ON_SEATS = (
    "friend enemy helper suspect ally unsuspected mends-other perhaps-friend break-other break-more stop-thief"
    " trap-other inspect trade-hands other-hat robs robs-harmful"
).split()
"""Reasons that name somebody."""
AGAINST = (Effect.BREAK, Effect.TRAPPED)


def asked(name: str, seed: str, new: Callable[[int], Advisor] = advisor) -> Iterator[tuple[Advisor, View, list[Move]]]:
    """Every question of a game that is played by its advisors."""
    seats = GAMES[name]
    table = Table(ruleset(name, {"rounds": 1}), seats, seed=seed)
    table.begin()
    advisors = [new(seat) for seat in range(seats)]
    for seat, each in enumerate(advisors):
        each.begin(table.seat(seat).view)
    seated = [Seated(each) for each in advisors]
    for need in Driver(table, told=table.number):
        match need:
            case Tell(seat=place, told=told):
                seated[place.number].tell(told)
            case Ask(place):
                moves = list(place.legal_moves)
                yield advisors[place.number], place.view, moves
                place.submit(advisors[place.number].choose(moves))
            case _:
                return


def holds(reason: Reason, move: Move, view: View, moves: list[Move]) -> bool:
    """Whether what a reason says can be seen in the view and the move, as far as that is simple."""
    own = view.observer
    assert own is not None
    role = view.roles[own] if view.roles else None
    hinders = role in ("saboteur", "profiteer")
    goals = {goal.cell: goal for goal in view.goals}
    match reason.why:
        case "reaches-gold" | "reaches-goal" | "nearer-gold" | "nearer" | "nearer-others" | "easier" | "opens":
            return not hinders and _digs(move) and (reason.after is None or reason.after < (reason.before or 99))
        case "as-far" | "branches":
            return isinstance(move, Lay) and not hinders
        case "blocks" | "farther" | "farther-others" | "harder" | "few-winners":
            longer = reason.after is None or reason.before is None or reason.after > reason.before
            return hinders and _digs(move) and longer and (reason.why == "few-winners") == (role == "profiteer")
        case "cover" | "no-help":
            return hinders and isinstance(move, Lay)
        case "crystal" | "spares-crystals":
            return role == "geologist"
        case "own-door":
            return isinstance(move, Lay) and move.card.door == role
        case "look" | "look-vein":
            return isinstance(move, Play) and isinstance(move.on, Cell) and goals[move.on].face is UNKNOWN
        case "lays-again" | "one-less":
            left = {*view.mats[own]} - {move.what if isinstance(move, Clear) else getattr(move, "tool", None)}
            return (reason.why == "lays-again") == (left <= {"theft"})
        case "mends-openly" | "ally":
            return hinders and isinstance(move, Play) and move.card.effect is Effect.REPAIR
        case "helper":
            return isinstance(move, Play) and (move.card.effect is Effect.BREAK) == hinders
        case "suspect":
            return isinstance(move, Play) and move.card.effect in AGAINST and not hinders
        case "goes-free":
            return "trapped" in view.mats[own]
        case "nothing-to-play":
            return all(isinstance(each, Discard) for each in moves)
        case "cannot-lay":
            return bool({*view.mats[own]} - {"theft"}) and isinstance(move, Discard)
        case "mends-other":
            return isinstance(move, Play) and move.card.effect is Effect.REPAIR and bool(view.mats[reason.seat or 0])
        case "least-needed":
            return isinstance(move, Lay | Play) and move.card in view.hand
        case "nothing-helps" | "keeps-better":
            return isinstance(move, Discard) and (reason.why == "keeps-better") == hinders
        case "turn-gold" | "turn-hope" | "turn-stone" | "turn-vein" | "turn-unknown":
            return isinstance(move, Turn)
        case "lies-nearer" | "lies-farther" | "lies-better" | "lies-anyhow":
            return isinstance(move, Position)
        case "takes-most" | "takes-any":
            return isinstance(move, Take) and move.value == max(each.value for each in moves if isinstance(each, Take))
        case "robs" | "robs-harmful" | "robs-nobody":
            return isinstance(move, Rob)
        case "claims-most":
            return isinstance(move, Claim) and bool(reason.count)
        case "takes-nuggets" | "reaches-vein" | "nearer-vein" | "hope" | "denies" | "branches-on" | "spare":
            return view.ruleset.nature.earns == "cards"
        case _:
            return True


def _digs(move: Move) -> bool:
    return isinstance(move, Lay) or (isinstance(move, Play) and move.card.effect is Effect.ROCKFALL)


def check(advice: Advice, view: View, moves: list[Move]) -> None:
    """A reason holds and names whom the move is about."""
    reason = advice.reason
    assert holds(reason, advice.move, view, moves), advice
    if reason.why in ON_SEATS:
        assert reason.seat == getattr(advice.move, "on", getattr(advice.move, "seat", None))
        assert reason.seat != view.observer
    else:
        assert reason.seat is None, advice


@pytest.mark.parametrize("name", GAMES)
def test_every_hint_has_a_reason_that_holds(name: str) -> None:
    found: set[Why] = set()
    for each, view, moves in islice(asked(name, "3"), 40):  # more of them are weighed by a long run
        advice = each.advise(moves)
        assert advice.move in moves
        check(advice, view, moves)
        found.add(advice.reason.why)
    assert len(found) > 4


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_player_would_do_has_a_reason_that_holds(name: str) -> None:
    """Random moves, so that odd positions come up; and each kind of move that is legal there."""
    kinds: set[tuple[type, Any]] = set()
    for number, (each, view, moves) in enumerate(asked(name, "5", lambda seat: Advisor(Uniform(seat)))):
        of_kinds = {(type(move), getattr(getattr(move, "card", None), "effect", None)): move for move in moves}
        for kind, move in of_kinds.items():
            if number % 3 == 0 or kind not in kinds:
                check(Advice(move, each.reason(move, moves)), view, moves)
        kinds |= of_kinds.keys()
    assert len(kinds) >= 6


@pytest.mark.proof(minutes=0.5)
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_many_games_has_a_reason_that_holds(name: str, seed: int) -> None:
    for each, view, moves in asked(name, f"many {seed}", advisor if seed % 2 else lambda seat: Advisor(Uniform(seat))):
        for move in moves:
            check(Advice(move, each.reason(move, moves)), view, moves)


class Closed:
    """A player into which nobody looks."""

    def __init__(self, player: Player) -> None:
        self.begin = player.begin
        self.told = player.told
        self.choose = player.choose


@pytest.mark.parametrize("make", [Plain, lambda seat: Thinker(seat, TINY)], ids=["plain", "thinker"])
@pytest.mark.parametrize("name", GAMES)
def test_the_plain_bot_in_a_player_gives_the_reasons_of_one_that_is_told_beside_it(
    name: str, make: Callable[[int], Player]
) -> None:
    """So what happened is followed once for both."""
    compared = 0
    within = islice(asked(name, "within", lambda seat: Advisor(make(seat))), 30)
    beside = islice(asked(name, "within", lambda seat: Advisor(Closed(make(seat)))), 30)
    for (one, _, moves), (other, _, _) in zip(within, beside, strict=True):
        for move in moves:
            assert one.reason(move, moves) == other.reason(move, moves)
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("name", GAMES)
def test_the_same_advice_in_two_worlds_that_look_alike(name: str) -> None:
    for number in range(3):
        here, there, seat = two_worlds(name, GAMES[name], 2 + 3 * number, number)
        assert differ(here, there)
        given = []
        for game in (here, there):
            each = advisor(7)
            each.begin(game.view(seat))
            given.append(each.advise(game.legal_moves))
        assert given[0] == given[1]


def position(role: Any, name: str = "base", **parts: Any) -> Game:
    """Seat 0 has the turn."""
    return Setup(ruleset(name, {}), seats=5, roles={0: role}, **parts).game()


def why(game: Game, move: str) -> Reason:
    """Why seat 0 would make a move, before anything has happened."""
    each = advisor(1)
    each.begin(game.view(0))
    [found] = [legal for legal in game.legal_moves if str(legal) == move]
    return each.reason(found, game.legal_moves)


@pytest.mark.parametrize(
    ("role", "move", "reason"),
    [
        ("digger", "lay base_new 7,0", Reason("reaches-gold", cell=Cell(8, 0))),
        ("saboteur", "lay base_dead_ew 7,0", Reason("farther", before=1, after=3)),
        ("digger", "play base_map 8,2", Reason("look-known")),
        ("digger", "play base_rockfall 6,0", Reason("weighed")),
        ("saboteur", "play base_rockfall 4,0", Reason("farther", before=1, after=2)),
        ("saboteur", "discard base_dead_ew", Reason("keeps-better")),
        ("digger", "discard base_dead_ew", Reason("nothing-helps", count=1)),
    ],
)
def test_a_way_almost_dug(role: str, move: str, reason: Reason) -> None:
    """The gold was seen at 8,0, and one card is missing."""
    cards = hand("base_new", "base_map", "base_rockfall", "base_dead_ew")
    assert why(position(role, hands=cards, mine=WAY, **SEEN), move) == reason


def test_cards_are_counted() -> None:
    game = position("digger", hands=hand("base_ew"), mine={"1,0": "base_ew"}, **SEEN)
    assert why(game, "lay base_ew 2,0") == Reason("nearer-gold", cell=Cell(8, 0), before=6, after=5)
    unseen = position("digger", hands=hand("base_ew", "base_map"))
    assert why(unseen, "lay base_ew 1,0") == Reason("nearer", before=7, after=6)
    assert why(unseen, "play base_map 8,0") == Reason("look")
    distance = Distance(bytes(map(int, game.state.rules.deck)), ANYONE)
    assert distance.measure(game.state.mine, 0b111) == {0: 8, 1: 6, 2: 8}


def test_a_tool_of_one_s_own() -> None:
    mats = {0: ["lamp", "pick"], 1: ["lamp"]}
    game = position("digger", hands=hand("base_fix_lamp", "base_break_cart"), mats=mats)
    assert why(game, "play base_fix_lamp 0 lamp") == Reason("one-less")
    assert why(game, "play base_fix_lamp 1 lamp") == Reason("unsuspected", seat=1)
    assert why(game, "play base_break_cart 1") == Reason("break-more", seat=1)
    assert why(game, "play base_break_cart 2") == Reason("break-other", seat=2)
    assert why(game, "discard base_dead_e") == Reason("cannot-lay")
