#!/usr/bin/env python3
"""The smallest bot: it makes any of the moves it is given (docs/bot-protocol.md).

    saboteur match --game duel --bot 'python3 examples/bots/first.py' --bot random

With a word behind it (`first.py luck`) its dice fall the same way every time.
"""

import json
import random
import sys


def answer(line: dict[str, object]) -> None:
    """Writes a line at once: a line kept back is an answer that comes too late."""
    print(json.dumps(line), flush=True)


def main() -> None:
    """Reads what it is told until there is no more."""
    dice = random.Random(*sys.argv[1:2])
    for line in sys.stdin:
        told = json.loads(line)
        match told["tell"]:
            case "begin":
                answer({"ready": "first.py"})
            case "ask":
                answer({"move": dice.choice(told["moves"])})
            case _:
                pass  # facts, statements, the end: not of interest to somebody who rolls dice


if __name__ == "__main__":
    main()
