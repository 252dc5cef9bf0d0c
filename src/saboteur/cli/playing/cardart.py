"""Action cards in three rows of five characters."""

from typing import Final

from saboteur.engine.values.cards import Card, Effect

Rows = tuple[str, str, str]

BROKEN: Final = "✗"
WHOLE: Final = "✓"
_TOOLS: Final[dict[str, Rows]] = {
    "pick": ("╭─┬─╮", "  │ &", "  │  "),
    "lamp": (" ╭─╮&", " │☼│ ", " └─┘ "),
    "cart": ("    &", "╲▁▁▁╱", " o o "),
}
"""`&` is the place that shows whether the tool is broken."""
_SMALL: Final = {"pick": "┬╮", "lamp": "☼ ", "cart": "╲╱"}
_EFFECTS: Final[dict[Effect, Rows]] = {
    Effect.ROCKFALL: ("  o  ", " oOo ", "oOoOo"),
    Effect.MAP: ("┌───┐", "│ x │", "└───┘"),
    Effect.THEFT: (" ╭┴╮ ", " │$│→", " ╰─╯ "),
    Effect.HANDS_OFF: (" ╭┴╮ ", " │$│✗", " ╰─╯ "),
    Effect.SWAP_HANDS: ("┌─┐  ", "│ ⇄─┐", "└─┘ │"),
    Effect.INSPECTION: (" ╭─╮ ", " │?│ ", " ╰─┴─"),
    Effect.SWAP_HATS: (" ┌─┐ ", " │⇄│ ", "─┴─┴─"),
    Effect.TRAPPED: ("╤═╤═╤", "│ │ │", "╧═╧═╧"),
    Effect.FREE: ("╤═╤  ", "│ │ →", "╧═╧  "),
    Effect.KEY: ("     ", "o──┬┬", "     "),
}


def art(card: Card) -> Rows:
    """An action card; one that repairs either of two tools shows both, smaller.

    >>> art(Card.parse("base_break_lamp"))
    (' ╭─╮✗', ' │☼│ ', ' └─┘ ')
    """
    if card.effect not in (Effect.BREAK, Effect.REPAIR):
        return _EFFECTS[card.effect]
    if len(card.tools) > 1:
        first, second = card.tools
        return f"{_SMALL[first]}  {WHOLE}", "  ╱  ", f"   {_SMALL[second]}"
    sign = BROKEN if card.effect is Effect.BREAK else WHOLE
    top, middle, bottom = (row.replace("&", sign) for row in _TOOLS[card.tools[0]])
    return top, middle, bottom
