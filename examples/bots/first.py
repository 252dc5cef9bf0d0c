#!/usr/bin/env python3
"""The smallest bot: it makes a random one of the moves it is given (docs/bot-protocol.md).

    saboteur match --game duel --bot 'python3 examples/bots/first.py' --bot random

With a word after it (`first.py luck`) its choices are the same every time.
"""

import json
import random
import sys


def answer(line: dict[str, object]) -> None:
    """Writes a line at once: a buffered line would come too late."""
    print(json.dumps(line), flush=True)


def main() -> None:
    """Reads lines until the input ends."""
    dice = random.Random(*sys.argv[1:2])
    for line in sys.stdin:
        told = json.loads(line)
        match told["tell"]:
            case "begin":
                answer({"ready": "first.py"})
            case "ask":
                answer({"move": dice.choice(told["moves"])})
            case _:
                pass  # facts, statements, the end: not needed for random moves


if __name__ == "__main__":
    main()
