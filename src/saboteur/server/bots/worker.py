"""Bots in a process of their own: `python -m saboteur.server.bots.worker` answers questions until its input ends.

It knows what the seats of its bots are told, and nothing else of any table; bots/workers.py starts it.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import BinaryIO, Final

from saboteur.bots.advice.advisor import Advisor
from saboteur.bots.builtin import BUILT_IN
from saboteur.engine.worlds.history import Player
from saboteur.server.bots.limit import LONGEST_THOUGHT
from saboteur.server.bots.thought import LENGTH, Advised, Answer, Failed, Forgotten, Question, Reply, packed, unpacked
from saboteur.table.seated import Seated

MOST_PLAYERS: Final = 200
"""Players that are remembered; the others are told everything again when it is their turn."""
POLITENESS: Final = 5
"""How much sooner the process of the server gets the processor: people wait for that one."""


class Minds:
    """The players of this process, the one who was asked last at the end."""

    def __init__(self, kinds: Mapping[str, Callable[[int], Player]], most: int = MOST_PLAYERS) -> None:
        self._kinds = kinds
        self._most = most
        self._players: OrderedDict[str, Seated] = OrderedDict()

    def __len__(self) -> int:
        return len(self._players)

    def reply(self, question: Question) -> Reply:
        """What a bot answers; one that fails is forgotten."""
        try:
            return self._reply(question)
        except Exception:  # noqa: BLE001  # whatever it is, the server is told
            self._players.pop(question.player, None)
            return Failed(traceback.format_exc())

    def _reply(self, question: Question) -> Reply:
        seated = self._players.pop(question.player, None)
        if question.first is not None:
            player = self._kinds[question.bot](question.seed)
            if question.advice:
                player = Advisor(player)
            player.begin(question.first)
            seated = Seated(player)
        if seated is None:
            return Forgotten()
        seated.unheard(question.unheard)
        seated.tell(question.told)
        answer = _answer(seated, question)
        self._players[question.player] = seated
        if len(self._players) > self._most:
            self._players.popitem(last=False)
        return answer


def _answer(seated: Seated, question: Question) -> Answer | Advised:
    if isinstance(seated.player, Advisor):
        return Advised(seated.player.advise(question.moves))
    return Answer(seated.player.choose(question.moves), seated.statements())


def work(minds: Minds, questions: BinaryIO, replies: BinaryIO, longest: float = LONGEST_THOUGHT) -> None:
    """Answers until nobody asks any more; each answer may take `longest` seconds of the processor."""
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        body = questions.read(LENGTH.unpack(head)[0])
        signal.setitimer(signal.ITIMER_PROF, longest)  # a bot that hangs ends the process, even if the server has gone
        answer = packed(minds.reply(unpacked(body)))
        signal.setitimer(signal.ITIMER_PROF, 0)
        replies.write(answer)
        replies.flush()


def main(kinds: Mapping[str, Callable[[int], Player]] = BUILT_IN, longest: float = LONGEST_THOUGHT) -> None:
    """The process; what a bot prints does not disturb its answers."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    os.nice(POLITENESS)
    work(Minds(kinds), sys.stdin.buffer, replies, longest)


if __name__ == "__main__":
    main()
