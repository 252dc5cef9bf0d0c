#!/usr/bin/env python3
"""A bot that uses its view: it digs towards the goals, repairs tools, and tells the others what it saw.

It wants the view with every question (`"views": true`), so that it only has to remember what it still wants to say.
A saboteur does the opposite and says nothing. (docs/bot-protocol.md)
"""

import json
import sys
from typing import Any

Move = dict[str, Any]
View = dict[str, Any]


def worth(move: Move, view: View, seat: int, against: bool) -> float:
    """The value of a move for this seat; below 0 it is worse than discarding a card."""
    match move["move"]:
        case "lay":
            gold = 5 if "gold" in move["card"] else 0
            return gold + way_left(move, view) if against == ("dead" in move["card"]) else -2
        case "play":
            return action(move, view, seat, against)
        case "discard":
            return -len(move["cards"])
        case "clear":
            return 12
        case "bribe":
            return 2
        case "take":
            return float(move["value"])
        case _:  # which goal, how it lies, which claim, whom to rob
            return 0


def way_left(move: Move, view: View) -> float:
    """The value is greater if the tunnel card is nearer to a goal that may be worth reaching."""
    goals = [goal["cell"] for goal in view["goals"] if not goal["open"] and "stone" not in goal["face"]]
    x, y = move["cell"]
    return 20 - min((abs(x - goal[0]) + abs(y - goal[1]) for goal in goals), default=20)


def action(move: Move, view: View, seat: int, against: bool) -> float:
    """The value of an action card."""
    card, mine = move["card"], move.get("seat") == seat
    if "map" in card:
        unknown = any(goal["cell"] == move["cell"] and goal["face"] == "?" for goal in view["goals"])
        return 15 if unknown else -4
    if "fix" in card or "free" in card:
        return 30 if mine else -3
    if "break" in card or "trapped" in card:
        return 14 if not mine and (against or not view["roles"]) else -3
    if "rockfall" in card:
        return 10 if against else -3
    return 5  # keys, thefts, maps and swaps are useful


def main() -> None:
    """Reads lines until the input ends."""
    seat, to_say = 0, []
    for line in sys.stdin:
        told = json.loads(line)
        match told["tell"]:
            case "begin":
                seat = told["seat"]
                print(json.dumps({"ready": "digger.py", "views": True}), flush=True)
            case "facts":
                for fact in told["facts"]:
                    if fact["fact"] == "peeked" and fact["seat"] == seat:
                        to_say.append({"says": "saw", "cell": fact["cell"], "face": fact["face"]})
            case "ask":
                view = told["view"]
                against = bool(view["roles"]) and view["roles"][seat] == "saboteur"
                best = max(told["moves"], key=lambda move: worth(move, view, seat, against))
                print(json.dumps({"move": best, "says": [] if against else to_say[-1:]}), flush=True)
                to_say = []
            case _:
                pass  # statements of others: it ignores them


if __name__ == "__main__":
    main()
