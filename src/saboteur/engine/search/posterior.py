"""Who may be who, after all that was seen: dwarves shared out to places, each weighed by what was done there.

A place is where a dwarf was dealt: a seat's, until a swap of hats gives the seat another (6.8). What was done at a
place is as likely as its logarithm says, for each place of the gold and each dwarf. Every deal of dwarves is equally
likely before that. Sums over all assignments go place by place, over the numbers of dwarves left of each kind: so there
may be more assignments than could be listed. The places of the seats come first, in the order of the seats.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec

from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.vecs import bytes_of, words_of
from saboteur.engine.values.roles import R_PROFITEER, R_SABOTEUR

KINDS: Final = 7
"""Dwarves of different kinds (roles.py)."""
UNSEEN: Final = 255
DIGITS: Final = 8  # for each state the number of dwarves left of each kind, and of all
ONE: Final = 1 << 30
LEAST: Final = -40.0
"""The logarithm of what is as good as impossible at one place, few enough times in all to be a number."""
MOST_DIGITS: Final = 64

_digits: Final[dict[tuple[int, ...], vec[u8]]] = {}
_by_total: Final[dict[tuple[int, ...], list[vec[i64]]]] = {}
_zeros: Final[dict[int, vec[float]]] = {}


class Posterior:
    """The probability of every assignment together with every place of the gold."""

    def __init__(self, places: vec[u8], pool: vec[u8], seats: vec[i64], prior: vec[float], logs: vec[float]) -> None:
        """The dwarf at each place or UNSEEN, dwarves at no known place, the place of each seat's dwarf.

        Further how likely each goal was the gold before anybody moved, and the logarithms by goal, place and dwarf.
        """
        self.number: i64 = i64(len(places))
        self.goals: i64 = i64(len(prior))
        self.prior: vec[float] = prior
        self.seats: i64 = i64(len(seats))
        self.order: vec[i64] = seats_first(seats, self.number)
        self.known: vec[u8] = bytes_of([int(places[place]) for place in self.order])
        counts = [0] * KINDS
        for role in pool:
            counts[int(role)] += 1
        self.left: vec[i64] = words_of(counts)
        steps: list[int] = []
        size = 1
        for count in counts:
            steps.append(size)
            size *= count + 1
        self.steps: vec[i64] = words_of(steps)
        self.size: i64 = size
        self.digits: vec[u8] = digits_of(counts, size)
        self.by_total: list[vec[i64]] = states_by_total(counts, size)  # the states with this number of dwarves left
        self.weights: vec[float] = self.weigh(logs)
        self.weighed: i64 = self.last_weighed()  # of all places from there nothing is known
        self.later: list[vec[float]] = []  # by goal: for a place and dwarves left, what all places from there weigh
        self.gold: vec[float] = vec[float]()  # how likely each goal is the gold now
        self.sum_up()

    def weigh(self, logs: vec[float]) -> vec[float]:
        """What each dwarf at each place weighs, divided by the largest of a place: nothing becomes too small."""
        weights = vec[float]([0.0] * len(logs))
        for index in range(self.number):
            known = i64(self.known[index])
            most = -1e300
            for goal in range(self.goals):
                for role in range(KINDS):
                    found = logs[(goal * self.number + self.order[index]) * KINDS + role]
                    if (known == UNSEEN or known == role) and found > most:
                        most = found
            for goal in range(self.goals):
                for role in range(KINDS):
                    found = logs[(goal * self.number + self.order[index]) * KINDS + role]
                    weights[(goal * self.number + index) * KINDS + role] = exp(max(LEAST, min(0.0, found - most)))
        return weights

    def last_weighed(self) -> i64:
        """The place from which on all dwarves are equally likely, wherever the gold is."""
        place = self.number
        while place > self.seats and i64(self.known[place - 1]) == UNSEEN:
            for goal in range(self.goals):
                for role in range(KINDS):
                    if self.weights[(goal * self.number + place - 1) * KINDS + role] != 1.0:
                        return place
            place -= 1
        return place

    def sum_up(self) -> None:
        """Sums over all assignments, for every place of the gold."""
        total = 0.0
        found: vec[float] = vec[float]()
        for goal in range(self.goals):
            weight = 0.0
            self.later.append(vec[float]())
            if self.prior[goal] > 0.0:
                self.later[goal] = self.sums(goal)
                weight = self.prior[goal] * self.later[goal][self.size - 1]
            found = append(found, weight)
            total += weight
        for goal in range(self.goals):
            self.gold = append(self.gold, found[goal] / total)

    def sums(self, goal: i64) -> vec[float]:
        """From the last place to the first: what the assignments of the rest weigh, by the dwarves left."""
        size = self.size
        later = zeros(int(size * (self.number + 1)))
        left = self.number - self.weighed
        ways = 1.0  # in which the dwarves left can lie at places where all are equally likely
        for count in range(left + 1):
            if count:
                ways *= float(count)
            for state in self.by_total[count]:
                later[(self.number - count) * size + state] = ways
        for step in range(self.weighed):
            index = self.weighed - 1 - step
            base = index * size
            after = base + size
            first = (goal * self.number + index) * KINDS
            known = i64(self.known[index])
            if known != UNSEEN:
                for state in self.by_total[left]:
                    later[base + state] = self.weights[first + known] * later[after + state]
                continue
            left += 1
            for state in self.by_total[left]:
                total = 0.0
                for role in range(KINDS):
                    count = i64(self.digits[state * DIGITS + role])
                    if count:
                        total += float(count) * self.weights[first + role] * later[after + state - self.steps[role]]
                later[base + state] = total
        return later

    def marginals(self) -> vec[float]:
        """For each seat and dwarf how likely they belong together."""
        found = vec[float]([0.0] * int(self.seats * KINDS))
        for goal in range(self.goals):
            if self.gold[goal] > 0.0:
                self.add_marginals(goal, found)
        return found

    def add_marginals(self, goal: i64, found: vec[float]) -> None:
        """Adds those of one place of the gold."""
        size = self.size
        later = self.later[goal]
        now = zeros(int(size))
        now[size - 1] = self.gold[goal] / later[size - 1]
        left = i64(len(self.by_total)) - 1
        for index in range(self.seats):
            after = (index + 1) * size
            first = (goal * self.number + index) * KINDS
            known = i64(self.known[index])
            if known != UNSEEN:
                found[index * KINDS + known] += self.gold[goal]
                for state in self.by_total[left]:
                    now[state] *= self.weights[first + known]
                continue
            then = zeros(int(size))
            for state in self.by_total[left]:
                before = now[state]
                if before == 0.0:
                    continue
                for role in range(KINDS):
                    count = i64(self.digits[state * DIGITS + role])
                    if count:
                        rest = state - self.steps[role]
                        weight = before * float(count) * self.weights[first + role]
                        then[rest] += weight
                        found[index * KINDS + role] += weight * later[after + rest]
            now = then
            left -= 1

    def harms(self, seats: i64) -> list[float]:
        """How likely each seat harms the mine."""
        found = self.marginals()
        return [found[seat * KINDS + R_SABOTEUR] + found[seat * KINDS + R_PROFITEER] for seat in range(seats)]

    def probability(self, goal: i64, roles: list[int]) -> float:
        """How likely the first places have these dwarves, and the gold is there: of some seats, or of all places."""
        if self.gold[goal] == 0.0:
            return 0.0
        weight = self.gold[goal] / self.later[goal][self.size - 1]
        state = self.size - 1
        for index in range(i64(len(roles))):
            role = i64(roles[index])
            known = i64(self.known[index])
            if known == UNSEEN:
                count = i64(self.digits[state * DIGITS + role])
                if not count:
                    return 0.0
                weight *= float(count)
                state -= self.steps[role]
            elif known != role:
                return 0.0
            weight *= self.weights[(goal * self.number + index) * KINDS + role]
        return weight * self.later[goal][i64(len(roles)) * self.size + state]

    def draw_gold(self, rng: Rng) -> i64:
        """A place of the gold."""
        chance = float(rng.below(ONE)) / ONE
        last: i64 = 0
        for goal in range(self.goals):
            if self.gold[goal] > 0.0:
                last = goal
                chance -= self.gold[goal]
                if chance < 0.0:
                    break
        return last

    def draw_roles(self, goal: i64, rng: Rng) -> vec[u8]:
        """A dwarf for every place, if the gold is there."""
        size = self.size
        later = self.later[goal]
        state = size - 1
        drawn = bytes_of([0] * int(self.number))
        for index in range(self.number):
            chosen = i64(self.known[index])
            if chosen == UNSEEN:
                first = (goal * self.number + index) * KINDS
                chance = later[index * size + state] * float(rng.below(ONE)) / ONE
                for role in range(KINDS):
                    count = i64(self.digits[state * DIGITS + role])
                    if count:
                        rest = (index + 1) * size + state - self.steps[role]
                        part = float(count) * self.weights[first + role] * later[rest]
                        if part > 0.0:
                            chosen = role
                            chance -= part
                            if chance < 0.0:
                                break
                state -= self.steps[chosen]
            drawn[self.order[index]] = u8(chosen)
        return drawn


def seats_first(seats: vec[i64], number: i64) -> vec[i64]:
    """The places, those of the seats before the others."""
    order = seats[:]
    for place in range(number):
        if place not in seats:
            order = append(order, place)
    return order


def digits_of(counts: list[int], size: int) -> vec[u8]:
    """For every state how many dwarves of each kind it has, and how many in all; shared by all beliefs."""
    key = tuple(counts)
    if key in _digits:
        return _digits[key]
    found = bytes_of([])
    for state in range(size):
        rest = state
        total = 0
        for count in counts:
            digit = rest % (count + 1)
            rest //= count + 1
            total += digit
            found = append(found, u8(digit))
        found = append(found, u8(total))
    if len(_digits) >= MOST_DIGITS:
        _digits.clear()
    _digits[key] = found
    return found


def states_by_total(counts: list[int], size: int) -> list[vec[i64]]:
    """The states in their order, by how many dwarves they have in all; shared by all beliefs."""
    key = tuple(counts)
    if key in _by_total:
        return _by_total[key]
    digits = digits_of(counts, size)
    found = [
        words_of([state for state in range(size) if digits[state * DIGITS + KINDS] == total])
        for total in range(sum(counts) + 1)
    ]
    if len(_by_total) >= MOST_DIGITS:
        _by_total.clear()
    _by_total[key] = found
    return found


def zeros(size: int) -> vec[float]:
    """As many."""
    if size not in _zeros:
        if len(_zeros) >= MOST_DIGITS:
            _zeros.clear()
        _zeros[size] = vec[float]([0.0] * size)
    return _zeros[size][:]
