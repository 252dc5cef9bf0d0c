"""A player who only reads: every answer is something that is shown on the screen."""

import random
import re
from collections.abc import Sequence

from tests.terminal.terminal import Terminal

CARDS = re.compile(r"1–(\d+) · (.+)$")
LISTED = re.compile(r"^ {0,2}(\d+)(?:  |: )\S")
NAMED = re.compile(r"^([^\W\d_]{1,2}): ")
BACK = re.compile(r"\[Enter")
COUNT = re.compile(r"\(\D*1 \D+(\d)\b")
ODD = ("0", "99", "7 7 7", "xx", "?", "? 1", "? 3.3", "? nothing", "lay", "lay base_map 1", "50,50", "-3,4 x")
"""Wrong answers and requests for help."""


class Reader:
    """Plays on until the end, now and then with something else than a move."""

    def __init__(self, terminal: Terminal, seed: str, odd: Sequence[str] = ODD) -> None:
        self.terminal = terminal
        self.rng = random.Random(seed)
        self.odd = list(odd)
        self.kinds: set[str] = set()
        """The kinds of questions that came."""
        self._hand = 0
        self._discards = False

    def play(self, most: int = 1000) -> int:
        """Answers all questions; returns their number."""
        for count in range(most):
            if not self.terminal.asked():
                return count
            self.terminal.answer(self.choice())
        raise AssertionError("a game without end:\n" + "\n".join(self.terminal.window))

    def choice(self) -> str:
        """An answer to the question on the screen."""
        fresh = [line for line in self.terminal.fresh if line]
        question = " ".join(fresh[-4:])
        if self.odd and self.rng.random() < 0.2:
            return self.odd.pop()
        if cards := CARDS.search(question):
            self._hand = int(cards[1])
            return self._card(cards[2].split(" · "))
        if self._discards and (BACK.search(question)):
            return self._discarded(question)
        if letters := self._letters(fresh):
            self.kinds.add("letters")
            return self.rng.choice(letters)
        if numbers := _numbers(fresh):
            self.kinds.add("list")
            return self.rng.choice(numbers)
        self.kinds.add("enter")
        return ""

    def _card(self, commands: list[str]) -> str:
        """A card of the hand, or one of the other things that stand there but to leave and to be helped."""
        self.kinds.add("card")
        discard, *others = commands
        chance = self.rng.random()
        self._discards = chance < 0.4
        if self._discards:
            return discard
        return self.rng.choice(others[:-2]) if chance < 0.5 else str(self.rng.randint(1, self._hand))

    def _discarded(self, question: str) -> str:
        """As many cards as allowed."""
        self.kinds.add("cards")
        self._discards = False
        most = int(found[1]) if (found := COUNT.search(question)) else 1
        chosen = self.rng.sample(range(1, self._hand + 1), min(most, self._hand))
        return " ".join(map(str, chosen))

    def _letters(self, fresh: list[str]) -> list[str]:
        return self.terminal.lit() or [found[1] for line in fresh if (found := NAMED.match(line))]


def _numbers(fresh: list[str]) -> list[str]:
    """The numbers of the list above the question, from 1 on."""
    found: list[str] = []
    for line in fresh:
        if listed := LISTED.match(line):
            found = [listed[1]] if listed[1] == "1" else [*found, listed[1]]
    return found
