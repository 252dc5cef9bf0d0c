"""What bots of different temperaments say and do at one table, and whether what they say moves those who hear it.

    python -m saboteur.lab.watching.talking --bot normal --rounds 200

prints the figures of docs/bots.md. Five seats, always two saboteurs; each temperament comes to each seat equally often.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from saboteur.bots.belief.ear import HARMFUL, says_gold
from saboteur.bots.thinking.level import LEVELS, Level
from saboteur.bots.thinking.temper import TEMPERS, Temper
from saboteur.bots.thinking.thinker import Thinker
from saboteur.engine.values.cards import Effect
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact, Lifted, Put, RoundEnded
from saboteur.engine.values.roles import Role
from saboteur.lab.simulation.estimates import Estimate, Sums
from saboteur.lab.watching.rounds import GAME, SEATS
from saboteur.notation.games import read_game
from saboteur.notation.records.record import Said
from saboteur.notation.statements import Accuse, Am, Looked, Saw, Statement, Trust
from saboteur.table.seated import play
from saboteur.table.table import Table

STILL: Final = 1e-6
"""A belief that changes by less is not moved: the listener was sure, or did not believe it."""


class Listening(Thinker):
    """A bot; how what it hears moves its belief is recorded, above 0 in the direction that the speaker means."""

    def __init__(self, seed: int, level: Level, temper: Temper) -> None:
        super().__init__(seed, level, temper)
        self.moved: list[float] = []

    def heard(self, seat: int, statement: Statement) -> None:
        """Weighs what is said."""
        before = self._meant(seat, statement)
        super().heard(seat, statement)
        after = self._meant(seat, statement)
        if before is not None and after is not None:
            self.moved.append(after - before)

    def _meant(self, seat: int, statement: Statement) -> float | None:
        """How likely what somebody else wants to be believed is held here; of itself everybody knows better."""
        belief = self.belief
        if belief is None or seat == belief.knowledge.seat:
            return None
        match statement:
            case Accuse(other) | Trust(other) if other != belief.knowledge.seat:
                harm = sum(chance for role, chance in belief.roles[other].items() if role in HARMFUL)
                return harm if isinstance(statement, Accuse) else 1 - harm
            case Am(role):
                return belief.roles[seat][role]
            case Saw(cell):
                gold = belief.goals[belief.knowledge.goal_at(cell.code)]
                return gold if says_gold(statement, belief.knowledge.ruleset.goals) else 1 - gold
            case _:
                return None


@dataclass(slots=True)
class Manners:
    """What seats did in all rounds: those of a temperament, or of a side."""

    seats: int = 0
    statements: int = 0
    accusations: int = 0
    breaks: int = 0
    mends: int = 0
    won: Sums = field(default_factory=Sums)
    reports: list[bool] = field(default_factory=list)
    """Whether what a seat said of goals, or of its own dwarf, was true."""
    opinions: list[bool] = field(default_factory=list)
    """Whether the others are what it said they were."""

    def add(self, did: Counter[str], said: Sequence[Statement], *, won: bool) -> None:
        """One seat in one round."""
        self.seats += 1
        self.statements += len(said)
        self.accusations += sum(isinstance(each, Accuse) for each in said)
        self.breaks += did["break"]
        self.mends += did["mend"]
        self.won.add(1, won)

    def judge(self, truths: Iterator[tuple[Statement, bool]]) -> None:
        """What was said, once everything is known."""
        for statement, is_so in truths:
            (self.opinions if isinstance(statement, Accuse | Trust) else self.reports).append(is_so)


@dataclass(slots=True)
class Talk:
    """All rounds."""

    rounds: int = 0
    statements: int = 0
    tempers: dict[str, Manners] = field(default_factory=dict)
    sides: dict[str, Manners] = field(default_factory=dict)
    moved: Counter[str] = field(default_factory=Counter)
    """Beliefs of listeners: in the direction meant, in the other, or not at all."""
    movement: float = 0.0
    """Of all these together."""

    def add(self, table: Table, players: Sequence[Listening]) -> None:
        """A round that is over."""
        told = [event.what for event in table.events(None)]
        facts = [what for what in told if isinstance(what, Fact)]
        ended = next(fact for fact in facts if isinstance(fact, RoundEnded))
        golds = {goal.cell: getattr(goal.face, "goal", "") == "gold" for goal in table.game.view(None).goals}
        self.rounds += 1
        for seat, player in enumerate(players):
            said = [what.statement for what in told if isinstance(what, Said) and what.seat == seat]
            self.statements += len(said)
            did = Counter(_deeds(facts, seat))
            for group, name in ((self.tempers, player.temper.name), (self.sides, ended.roles[seat])):
                manners = group.setdefault(name, Manners())
                manners.add(did, said, won=seat in ended.winners)
                manners.judge(
                    (each, _is_so(each, ended.roles[seat], ended.roles, golds)) for each in said if _may_lie(each)
                )
            for moved in player.moved:
                self.moved["as meant" if moved > STILL else "otherwise" if moved < -STILL else "not"] += 1
                self.movement += moved


def _deeds(facts: Sequence[Fact], seat: int) -> Iterator[str]:
    for fact in facts:
        match fact:
            case Put(by, card, _) if by == seat and card.effect is Effect.BREAK:
                yield "break"
            case Lifted(seat=by, target=target) if by == seat != target:
                yield "mend"
            case _:
                pass


def _may_lie(statement: Statement) -> bool:
    return isinstance(statement, Am | Accuse | Trust | Saw | Looked)


def _is_so(statement: Statement, own: Role, roles: Sequence[Role], golds: Mapping[Cell, bool]) -> bool:
    match statement:
        case Am(role):
            return own == role
        case Accuse(other):
            return roles[other] in HARMFUL
        case Trust(other):
            return roles[other] not in HARMFUL
        case Looked(other, role):
            return roles[other] == role
        case Saw(cell, face):
            return golds[cell] == ("gold" in face)
        case _:
            return True


def talk(level: Level, rounds: int, seed: str) -> Talk:
    """Plays rounds in which all temperaments come together."""
    found, tempers = Talk(), list(TEMPERS.values())
    for number in range(rounds):
        table = Table(read_game(GAME), SEATS, seed=f"{seed}/{number}")
        players = [
            Listening(number * SEATS + seat, level, tempers[(seat + number) % len(tempers)]) for seat in range(SEATS)
        ]
        play(table, players)
        found.add(table, players)
    return found


def lines(found: Talk) -> Iterator[str]:
    """As tables of docs/bots.md."""
    rounds = found.rounds
    yield f"{rounds} rounds, {found.statements / rounds:.1f} statements a round"
    heard = sum(found.moved.values())
    shares = ", ".join(f"{name} {100 * count / heard:.1f} %" for name, count in sorted(found.moved.items()))
    yield f"beliefs of listeners moved: {shares}; on average {100 * found.movement / heard:+.1f} points as meant"
    yield ""
    yield "| dwarf | statements | reports true | opinions right |"
    yield "|---|---|---|---|"
    for name, each in sorted(found.sides.items()):
        shares = " | ".join(_share(told) for told in (each.reports, each.opinions))
        yield f"| {name} | {each.statements / each.seats:.2f} | {shares} |"
    yield ""
    yield "| temperament | statements | accusations | tools broken | tools mended for others | rounds won |"
    yield "|---|---|---|---|---|---|"
    for name in TEMPERS:
        each = found.tempers[name]
        deeds = (each.statements, each.accusations, each.breaks, each.mends)
        figures = " | ".join(f"{count / each.seats:.2f}" for count in deeds)
        yield f"| {name} | {figures} | {_percent(each.won.rate())} |"


def _share(told: Sequence[bool]) -> str:
    return f"{100 * sum(told) / len(told):.0f} % of {len(told)}" if told else "–"


def _percent(figure: Estimate | None) -> str:
    if figure is None or figure.margin is None:
        return "–"
    return f"{100 * figure.value:.1f} % ± {100 * figure.margin:.1f}"


def main() -> None:
    """Prints the figures."""
    parser = ArgumentParser(prog="python -m saboteur.lab.watching.talking", description="What bots say.")
    parser.add_argument("--bot", choices=tuple(LEVELS), default="normal")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", default="talk")
    args = parser.parse_args()
    print("\n".join(lines(talk(LEVELS[args.bot], args.rounds, args.seed))))


if __name__ == "__main__":
    main()
