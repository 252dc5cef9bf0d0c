"""Sums over the games of one number of players. Only whole numbers: a million games need no more memory than ten."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from saboteur.lab.simulation.estimates import Sums
from saboteur.lab.simulation.played import GamePlayed, RoundPlayed
from saboteur.lab.simulation.sides import side_of_two
from saboteur.rulesets.duel import grade

Group = tuple[str, str]
"""What cases have in common: `("role", "digger")`, `("place", "1")`."""
Groups = defaultdict[Group, Sums]


def _groups() -> Groups:
    return defaultdict(Sums)


@dataclass(slots=True)
class Tally:
    """What happened so far, with this number of players."""

    players: int
    games: int = 0
    rounds: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    """Rounds by the side that won."""
    causes: Counter[str] = field(default_factory=Counter)
    duels: Counter[str] = field(default_factory=Counter)
    """Games of the duel by who won."""
    grades: Counter[int] = field(default_factory=Counter)
    """Solo games by how well they went (9.5)."""
    won: Groups = field(default_factory=_groups)
    """Rounds won; a unit is a round, a case a seat."""
    earned: Groups = field(default_factory=_groups)
    """Gold a round; units and cases as above."""
    games_won: Groups = field(default_factory=_groups)
    """First places, shared ones too; a unit is a game, a case a seat."""
    gold: Groups = field(default_factory=_groups)
    """Gold a game."""
    found: defaultdict[int, Sums] = field(default_factory=lambda: defaultdict(Sums))
    """Rounds the saboteurs lost, by how many saboteurs there were."""
    turns: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """Turns a round took, by the side that won it."""
    laid: Counter[int] = field(default_factory=Counter)
    opened: Counter[int] = field(default_factory=Counter)
    deck: Counter[int] = field(default_factory=Counter)
    moves: Counter[int] = field(default_factory=Counter)
    """Moves a game took."""
    purses: Counter[int] = field(default_factory=Counter)
    """Gold of a seat at the end of a game."""

    def add(self, played: GamePlayed, bots: tuple[str, ...]) -> None:
        """One more game, with these bots in its seats."""
        self.games += 1
        for round_played in played.rounds:
            self._add_round(round_played, bots)
        self.moves[played.moves] += 1
        self.purses.update(played.gold)
        if self.players == 1:
            self.grades[grade(played.gold[0])] += 1
        if self.players == 2 and not played.rounds[0].roles:
            self.duels[side_of_two(played.gold)] += 1
        seats: dict[Group, list[int]] = defaultdict(list)
        for seat, bot in enumerate(bots):
            for group in (("seat", str(seat)), ("bot", bot), ("all", "")):
                seats[group].append(seat)
        for group, members in seats.items():
            self.games_won[group].add(len(members), sum(seat in played.winners for seat in members))
            self.gold[group].add(len(members), sum(played.gold[seat] for seat in members))

    def _add_round(self, played: RoundPlayed, bots: tuple[str, ...]) -> None:
        self.rounds += 1
        self.outcomes[played.outcome] += 1
        self.causes[played.cause] += 1
        self.turns[played.outcome][played.turns] += 1
        self.laid[played.laid] += 1
        self.opened[played.opened] += 1
        self.deck[played.deck] += 1
        if played.roles:
            self.found[played.roles.count("saboteur")].add(1, played.outcome != "saboteurs")
        seats: dict[Group, list[int]] = defaultdict(list)
        for seat, bot in enumerate(bots):
            place = (seat - played.first) % self.players + 1
            groups = [("seat", str(seat)), ("place", str(place)), ("bot", bot)]
            if played.roles:
                groups += [("role", played.roles[seat]), ("bot and role", f"{bot} {played.roles[seat]}")]
            for group in groups:
                seats[group].append(seat)
        for group, members in seats.items():
            self.won[group].add(len(members), sum(seat in played.winners for seat in members))
            self.earned[group].add(len(members), sum(played.gold[seat] for seat in members))
