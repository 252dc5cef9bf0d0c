"""A player who only reads: every answer is something that is shown on the screen."""

import random
import re
from collections.abc import Callable, Sequence

from saboteur.words import LANGUAGES, Words
from tests.terminal.terminal import Terminal

CARDS = re.compile(r"\b(?:1–)?(\d+) · (.+)$")
LISTED = re.compile(r"^ {0,2}(\d+)(?:  |: )\S")
NAMED = re.compile(r"^([^\W\d_]{1,2}): ")
READ_BACK = tuple("".join(Words(language).phrase("enter-make").split()) for language in LANGUAGES)
BACK = re.compile(r"\[Enter")
ENTER = re.compile(r"^(Press )?Enter\b|\(Enter")
"""Enter goes on, and leaves after the game."""
COUNT = re.compile(r"\(\D*1 \D+(\d)\b")
ODD = (
    "0",
    "99",
    "7 7 7",
    "xx",
    "?",
    "? 1",
    "? 3.3",
    "? nothing",
    "lay",
    "lay base_map 1",
    "50,50",
    "-3,4 x",
    "5 x",
    "pass",
)
"""Wrong answers and requests for help."""
ASKED_FOR = ("help", "score", "hand")
"""What is to be read instead of the page."""


class Reader:
    """Plays on until the end, now and then with something else than a move."""

    def __init__(
        self, terminal: Terminal, seed: str, odd: Sequence[str] = ODD, look: Callable[[str], None] | None = None
    ) -> None:
        """`look` is given the answer before, at every question."""
        self.terminal = terminal
        self.rng = random.Random(seed)
        self.odd = list(odd)
        self.look = look
        self.kinds: set[str] = set()
        """The kinds of questions that came."""
        self._hand = 0
        self._most = 0  # cards that may be discarded together, once that has been read
        self._discards = False

    def play(self, most: int = 1000) -> int:
        """Answers all questions; returns their number."""
        answer = ""
        for count in range(most):
            if not self.terminal.asked():
                return count
            if self.look is not None:
                self.look(answer)
            answer = self.choice()
            self.terminal.answer(answer)
        raise AssertionError("a game without end:\n" + "\n".join(self.terminal.window))

    def choice(self) -> str:
        """An answer to the question on the screen."""
        fresh = [line for line in self.terminal.fresh if line]
        question = " ".join(fresh[-4:])
        if any(asked in "".join(question.split()) for asked in READ_BACK):
            self.kinds.add("read back")
            # Now and then another card instead: that makes no move.
            return str(self._hand) if self._hand and self.rng.random() < 0.1 else ""
        if ENTER.search(fresh[-1]):
            self.kinds.add("enter")
            return ""
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
        if chance < 0.3 and self._most:  # all in one line
            return f"{discard} {self._some_cards()}"
        self._discards = chance < 0.3
        if self._discards:
            return discard
        return self.rng.choice(others[:-2]) if chance < 0.35 else str(self.rng.randint(1, self._hand))

    def _discarded(self, question: str) -> str:
        """As many cards as allowed."""
        self.kinds.add("cards")
        self._discards = False
        self._most = int(found[1]) if (found := COUNT.search(question)) else 1
        return self._some_cards()

    def _some_cards(self) -> str:
        chosen = self.rng.sample(range(1, self._hand + 1), min(self._most, self._hand))
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
