"""What a client does with a change (docs/wire.md), and what a change has to be: made of two views and nothing else."""

from __future__ import annotations

from typing import Any

Plain = dict[str, Any]


def put_over(view: Plain, change: Plain) -> Plain:
    """The view after a change, as the documents tell a client to make it."""
    made = {**view, **change}
    if "mine" in change:
        mine = [card for card in view["mine"] if card["cell"] not in change["mine"]["gone"]]
        for card in change["mine"]["now"]:
            places = [place for place, lying in enumerate(mine) if lying["cell"] == card["cell"]]
            if places:
                mine[places[0]] = card
            else:
                mine.append(card)
        made["mine"] = mine
    if "discard" in change:
        made["discard"] = view["discard"][: change["discard"]["from"]] + change["discard"]["added"]
    return made


def difference(before: Plain, after: Plain) -> Plain:
    """The only change that makes one view of another."""
    found = {name: value for name, value in after.items() if before[name] != value}
    if "mine" in found:
        found["mine"] = _mine(before["mine"], after["mine"])
    if "discard" in found:
        was, now = before["discard"], after["discard"]
        same = 0
        while same < min(len(was), len(now)) and was[same] == now[same]:
            same += 1
        found["discard"] = {"from": same, "added": now[same:]}
    return found


def _mine(was: list[Plain], now: list[Plain]) -> Plain:
    """Cards stay as long as they come in the same order as before; the rest is taken away, and put down again."""
    gone, stay = [], 0
    for card in was:
        if stay < len(now) and now[stay]["cell"] == card["cell"]:
            stay += 1
        else:
            gone.append(card["cell"])
    return {"gone": gone, "now": [*(card for card in now[:stay] if card not in was), *now[stay:]]}
