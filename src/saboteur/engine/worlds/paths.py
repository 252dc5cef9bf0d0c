"""Paths through layers of possibilities, drawn from the end; a path is as likely as the product of its weights."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from saboteur.engine.core.native import i64
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.vecs import words_of

WHOLE: Final = 1 << 30  # shares of a choice are fractions of this


class Paths:
    """A node of a layer stores the nodes before it, the probability of each, and what happened between."""

    def __init__(self) -> None:
        self.begin: vec[i64] = words_of([0, 0])  # the edges of node n are begin[n] to begin[n + 1]; node 0 is the root
        self.source: vec[i64] = words_of([])
        self.bound: vec[i64] = words_of([])
        self.label: vec[i64] = words_of([])
        self.leaves: vec[i64] = words_of([0])
        self.leaf_bound: vec[i64] = words_of([WHOLE])
        self.trail: vec[i64] = words_of([])  # what happened on the path that was drawn, the last first
        self.steps: i64 = 0

    def copy(self) -> Paths:
        """The same, to be led on elsewhere."""
        other = Paths()
        other.begin = self.begin[:]
        other.source = self.source[:]
        other.bound = self.bound[:]
        other.label = self.label[:]
        other.leaves = self.leaves[:]
        other.leaf_bound = self.leaf_bound[:]
        return other

    def add(self, sources: list[int], weights: list[float], labels: list[int]) -> int:
        """Adds a node of a new layer, with the weights of the paths that lead to it; returns its number."""
        self.bound = shares(self.bound, weights)
        for source in sources:
            self.source = append(self.source, i64(source))
        for label in labels:
            self.label = append(self.label, i64(label))
        self.begin = append(self.begin, i64(len(self.source)))
        return len(self.begin) - 2

    def end(self, leaves: list[int], weights: list[float]) -> None:
        """The nodes that are possible now, and how likely each is."""
        self.leaves = words_of(leaves)
        self.leaf_bound = shares(words_of([]), weights)

    def walk(self, rng: Rng) -> i64:
        """Draws a path and writes what happened on it into `trail`; returns the place of its end among the leaves."""
        leaf = pick(self.leaf_bound, 0, i64(len(self.leaf_bound)), rng)
        node = self.leaves[leaf]
        steps: i64 = 0
        while node:
            edge = pick(self.bound, self.begin[node], self.begin[node + 1], rng)
            if steps == i64(len(self.trail)):
                self.trail = append(self.trail, self.label[edge])
            else:
                self.trail[steps] = self.label[edge]
            steps += 1
            node = self.source[edge]
        self.steps = steps
        return leaf


def pick(bound: vec[i64], first: i64, end: i64, rng: Rng) -> i64:
    """Draws one of some neighbouring places; its share is its probability."""
    if end - first > 1:
        share = rng.below(WHOLE)
        while share >= bound[first]:
            first += 1
    return first


def shares(bound: vec[i64], weights: list[float]) -> vec[i64]:
    """Appends the running sums of these weights as fractions of the whole."""
    total = sum(weights)
    reached = 0.0
    for weight in weights[:-1]:
        reached += weight
        bound = append(bound, i64(int(reached / total * WHOLE)))
    return append(bound, i64(WHOLE))
