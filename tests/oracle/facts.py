"""Who is told what: vocabulary.md, the table of facts."""

from typing import Any

from .cards import Fact

# fact: (hidden fields, the fields that name the seats that see them)
HIDDEN: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "peeked": (("face",), ("seat",)),
    "swapped_hands": (("given", "taken"), ("seat", "target")),
    "inspected": (("role",), ("seat",)),
    "swapped_hats": (("old", "new"), ("target",)),
    "discarded": (("cards",), ("seat",)),
    "drew": (("card",), ("seat",)),
    "offered": (("values",), ("seat",)),
    "took": (("value",), ("seat",)),
    "returned": (("value",), ("seat",)),
    "put_back": (("values",), ("seat",)),
    "paid": (("amount",), ("seat",)),
}


def unknown(value: Any) -> Any:
    """`?` of the same shape: a list keeps its length."""
    return ["?"] * len(value) if isinstance(value, list) else "?"


def redact(fact: Fact, observer: int | None) -> Fact:
    """What that seat (None: a watcher) is told of the fact."""
    told = dict(fact)
    if fact["fact"] == "round_began":
        hands = enumerate(fact["hands"])
        told["hands"] = [hand if seat == observer else unknown(hand) for seat, hand in hands]
        told["roles"] = [role if seat == observer else "?" for seat, role in enumerate(fact["roles"])]
        return told
    fields, seers = HIDDEN.get(fact["fact"], ((), ()))
    if observer is None or observer not in [fact[seer] for seer in seers]:
        for name in fields:
            told[name] = unknown(fact[name])
    return told
