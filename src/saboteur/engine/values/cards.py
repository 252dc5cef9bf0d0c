"""Every card of the three boxes: shape, number of copies, what an action does."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Literal

from saboteur.engine.values.tile import Tile

_t = Tile.parse


class Use(Enum):
    """What a card is for."""

    TUNNEL = "tunnel"
    ACTION = "action"
    START = "start"
    GOAL = "goal"
    VEIN = "vein"


class Effect(Enum):
    """What an action card does when it is played."""

    NONE = "none"
    BREAK = "break"  # 3.5
    REPAIR = "repair"  # 3.6
    ROCKFALL = "rockfall"  # 3.7
    MAP = "map"  # 3.8
    THEFT = "theft"  # 6.8, with the six below
    HANDS_OFF = "hands off"
    SWAP_HANDS = "swap hands"
    INSPECTION = "inspection"
    SWAP_HATS = "swap hats"
    TRAPPED = "trapped"
    FREE = "free"
    KEY = "key"  # 8.5


Tool = Literal["pick", "lamp", "cart"]
MatCard = Literal["pick", "lamp", "cart", "theft", "trapped"]
Colour = Literal["green", "blue"]
Side = Literal["N", "E", "S", "W"]

TOOLS: Final[tuple[Tool, ...]] = ("pick", "lamp", "cart")
MAT_CARDS: Final[tuple[MatCard, ...]] = (*TOOLS, "theft", "trapped")
"""What can lie before a seat, at most one of each (3.5, 6.7); the first three are the tools."""


def mat_bits(names: Iterable[str]) -> int:
    """What lies before a seat as bits, as the rules keep it."""
    return sum(1 << MAT_CARDS.index(name) for name in names)


def mat_names(bits: int) -> tuple[MatCard, ...]:
    """The same by its names, in the order of `MAT_CARDS`."""
    return tuple(MAT_CARDS[place] for place in mat_places(bits))


def mat_places(bits: int) -> list[int]:
    """The same by their places in `MAT_CARDS`."""
    return [place for place in range(len(MAT_CARDS)) if bits >> place & 1]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One kind of card: equal cards are one object (1.8), also when copied or pickled. `count`: how many the box holds.

    >>> Card.parse("s2_bridge").tile
    Tile.parse('NS.EW')
    >>> Card.parse("s2_rockfall")            # both boxes' rockfalls are alike (1.8)
    Card.parse('base_rockfall')
    """

    id: str
    count: int
    tile: Tile | None = None
    ladder: Colour | Literal["any"] | None = None
    """`any` in the expansion, else the colour of the entrance it is joined to (6.3, 8.7)."""
    door: Colour | None = None
    door_at: Side | None = None
    """Duel: the arm the door closes (8.5); the expansion's doors close the one through group (6.4)."""
    troll: bool = False
    crystals: int = 0
    nuggets: int = 0
    nugget_reach: str = ""
    goal: Literal["gold", "stone"] | None = None
    effect: Effect = Effect.NONE
    tools: tuple[Tool, ...] = ()
    use: Use = Use.TUNNEL
    symmetric: bool = field(init=False)
    """Whether both positions look the same (1.8)."""

    def __post_init__(self) -> None:
        reach = set(self.nugget_reach)
        turned = {"NESW"["SWNE".index(side)] for side in reach}
        looks_the_same = self.tile is None or (self.tile.turned() == self.tile and turned == reach)
        object.__setattr__(self, "symmetric", looks_the_same and not self.door_at)

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        return Card.parse, (self.id,)

    @staticmethod
    def parse(text: str) -> Card:
        """The card of this id."""
        card = BY_ID.get(ALIASES.get(text, text))
        if card is None:
            raise ValueError(f"unknown card: {text!r}")
        return card

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"Card.parse({self.id!r})"

    def __lt__(self, other: Card) -> bool:
        return self.id < other.id


BASE: Final = (
    Card("base_start", 1, tile=_t("NESW"), ladder="any", use=Use.START),
    Card("base_goal_gold", 1, tile=_t("NESW"), goal="gold", use=Use.GOAL),
    Card("base_goal_stone_nw", 1, tile=_t("NW"), goal="stone", use=Use.GOAL),
    Card("base_goal_stone_ne", 1, tile=_t("NE"), goal="stone", use=Use.GOAL),
    Card("base_ns", 4, tile=_t("NS")),
    Card("base_ew", 3, tile=_t("EW")),
    Card("base_nes", 5, tile=_t("NES")),
    Card("base_new", 5, tile=_t("NEW")),
    Card("base_nesw", 5, tile=_t("NESW")),
    Card("base_ne", 5, tile=_t("NE")),
    Card("base_nw", 4, tile=_t("NW")),
    Card("base_dead_n", 1, tile=_t("N")),
    Card("base_dead_e", 1, tile=_t("E")),
    Card("base_dead_ns", 1, tile=_t("N.S")),
    Card("base_dead_ew", 1, tile=_t("E.W")),
    Card("base_dead_ne", 1, tile=_t("N.E")),
    Card("base_dead_nw", 1, tile=_t("N.W")),
    Card("base_dead_nes", 1, tile=_t("N.E.S")),
    Card("base_dead_new", 1, tile=_t("N.E.W")),
    Card("base_dead_nesw", 1, tile=_t("N.E.S.W")),
    Card("base_break_pick", 3, effect=Effect.BREAK, tools=("pick",), use=Use.ACTION),
    Card("base_break_lamp", 3, effect=Effect.BREAK, tools=("lamp",), use=Use.ACTION),
    Card("base_break_cart", 3, effect=Effect.BREAK, tools=("cart",), use=Use.ACTION),
    Card("base_fix_pick", 2, effect=Effect.REPAIR, tools=("pick",), use=Use.ACTION),
    Card("base_fix_lamp", 2, effect=Effect.REPAIR, tools=("lamp",), use=Use.ACTION),
    Card("base_fix_cart", 2, effect=Effect.REPAIR, tools=("cart",), use=Use.ACTION),
    Card("base_fix_pick_lamp", 1, effect=Effect.REPAIR, tools=("pick", "lamp"), use=Use.ACTION),
    Card("base_fix_pick_cart", 1, effect=Effect.REPAIR, tools=("pick", "cart"), use=Use.ACTION),
    Card("base_fix_lamp_cart", 1, effect=Effect.REPAIR, tools=("lamp", "cart"), use=Use.ACTION),
    Card("base_rockfall", 3, effect=Effect.ROCKFALL, use=Use.ACTION),
    Card("base_map", 6, effect=Effect.MAP, use=Use.ACTION),
)

EXPANSION: Final = (
    Card("s2_bridge", 2, tile=_t("NS.EW")),
    Card("s2_dcurve_nw_es", 1, tile=_t("NW.ES")),
    Card("s2_dcurve_ne_sw", 1, tile=_t("NE.SW")),
    Card("s2_ladder_n", 1, tile=_t("N"), ladder="any"),
    Card("s2_ladder_e", 1, tile=_t("E"), ladder="any"),
    Card("s2_ladder_ne", 1, tile=_t("NE"), ladder="any"),
    Card("s2_ladder_nw", 1, tile=_t("NW"), ladder="any"),
    Card("s2_door_blue_ns", 1, tile=_t("NS"), door="blue"),
    Card("s2_door_blue_ew", 1, tile=_t("EW"), door="blue"),
    Card("s2_door_blue_ne", 1, tile=_t("NE"), door="blue"),
    Card("s2_door_green_ns_dw", 1, tile=_t("NS.W"), door="green"),
    Card("s2_door_green_ew", 1, tile=_t("EW"), door="green"),
    Card("s2_door_green_nw", 1, tile=_t("NW"), door="green"),
    Card("s2_crystal_dead_n", 1, tile=_t("N"), crystals=1),
    Card("s2_crystal_dead_e", 1, tile=_t("E"), crystals=1),
    Card("s2_crystal_nesw", 1, tile=_t("NESW"), crystals=1),
    Card("s2_crystal_nes", 1, tile=_t("NES"), crystals=1),
    Card("s2_crystal_new", 3, tile=_t("NEW"), crystals=1),
    Card("s2_crystal_esw_dn", 1, tile=_t("ESW.N"), crystals=1),
    Card("s2_crystal_nes_dw", 1, tile=_t("NES.W"), crystals=1),
    Card("s2_crystal_ew_ds", 1, tile=_t("EW.S"), crystals=1),
    Card("s2_ns_de", 1, tile=_t("NS.E")),
    Card("s2_ns_de_dw", 1, tile=_t("NS.E.W")),
    Card("s2_ew_dn_ds", 1, tile=_t("EW.N.S")),
    Card("s2_nw_ds", 2, tile=_t("NW.S")),
    Card("s2_ne_ds", 1, tile=_t("NE.S")),
    Card("s2_theft", 4, effect=Effect.THEFT, use=Use.ACTION),
    Card("s2_hands_off", 3, effect=Effect.HANDS_OFF, use=Use.ACTION),
    Card("s2_swap_hand", 2, effect=Effect.SWAP_HANDS, use=Use.ACTION),
    Card("s2_inspection", 2, effect=Effect.INSPECTION, use=Use.ACTION),
    Card("s2_swap_hats", 2, effect=Effect.SWAP_HATS, use=Use.ACTION),
    Card("s2_trapped", 3, effect=Effect.TRAPPED, use=Use.ACTION),
    Card("s2_free", 4, effect=Effect.FREE, use=Use.ACTION),
)

DUEL: Final = (
    Card("duel_start_blue", 1, tile=_t("NESW"), ladder="blue", use=Use.START),
    Card("duel_start_green", 1, tile=_t("NESW"), ladder="green", use=Use.START),
    Card("duel_cross_troll", 1, tile=_t("NESW"), troll=True),
    Card("duel_cross_blue", 1, tile=_t("NESW"), door="blue", door_at="S"),
    Card("duel_cross_green", 1, tile=_t("NESW"), door="green", door_at="W"),
    Card("duel_nsw_troll", 1, tile=_t("NSW"), troll=True),
    Card("duel_nsw_blue", 1, tile=_t("NSW"), door="blue", door_at="N"),
    Card("duel_nsw_green", 1, tile=_t("NSW"), door="green", door_at="S"),
    Card("duel_new_troll", 1, tile=_t("NEW"), troll=True),
    Card("duel_new_blue", 1, tile=_t("NEW"), door="blue", door_at="E"),
    Card("duel_new_green", 1, tile=_t("NEW"), door="green", door_at="N"),
    Card("duel_ew", 4, tile=_t("EW")),
    Card("duel_ns", 3, tile=_t("NS")),
    Card("duel_nw", 2, tile=_t("NW")),
    Card("duel_ne", 2, tile=_t("NE")),
    Card("duel_nw_ladder_blue", 1, tile=_t("NW"), ladder="blue"),
    Card("duel_ne_ladder_green", 1, tile=_t("NE"), ladder="green"),
    Card("duel_bridge", 1, tile=_t("NS.EW")),
    Card("duel_bridge_gold", 1, tile=_t("NS.EW"), nugget_reach="NS", nuggets=1),
    Card("duel_dcurve_ne_sw", 1, tile=_t("NE.SW")),
    Card("duel_dcurve_nw_es_gold", 1, tile=_t("NW.ES"), nugget_reach="ES", nuggets=1),
    Card("duel_nsw_de_gold", 1, tile=_t("NSW.E"), nugget_reach="E", nuggets=1),
    Card("duel_new_ds_gold", 1, tile=_t("NEW.S"), nugget_reach="S", nuggets=1),
    Card("duel_ew_ds_gold", 1, tile=_t("EW.S"), nugget_reach="S", nuggets=1),
    Card("duel_ns_dw", 1, tile=_t("NS.W")),
    Card("duel_ne_dw", 1, tile=_t("NE.W")),
    Card("duel_ne_ds", 1, tile=_t("NE.S")),
    Card("duel_nw_de", 1, tile=_t("NW.E")),
    Card("duel_nw_ds", 1, tile=_t("NW.S")),
    Card("duelgoal_cross_0", 1, tile=_t("NESW"), use=Use.VEIN),
    Card("duelgoal_dead4_0", 1, tile=_t("N.E.S.W"), use=Use.VEIN),
    Card("duelgoal_dead_nsw_0", 1, tile=_t("N.S.W"), use=Use.VEIN),
    Card("duelgoal_dead_new_0", 1, tile=_t("N.E.W"), use=Use.VEIN),
    Card(
        "duelgoal_nw_1_green", 1, tile=_t("NW"), door="green", door_at="W", nugget_reach="NW", nuggets=1, use=Use.VEIN
    ),
    Card("duelgoal_nw_2", 1, tile=_t("NW"), nugget_reach="NW", nuggets=2, use=Use.VEIN),
    Card("duelgoal_ne_1_blue", 1, tile=_t("NE"), door="blue", door_at="E", nugget_reach="NE", nuggets=1, use=Use.VEIN),
    Card("duelgoal_ne_2", 1, tile=_t("NE"), nugget_reach="NE", nuggets=2, use=Use.VEIN),
    Card("duelgoal_dead_nw_1", 1, tile=_t("N.W"), nugget_reach="W", nuggets=1, use=Use.VEIN),
    Card("duelgoal_dead_ne_3", 1, tile=_t("N.E"), nugget_reach="N", nuggets=3, use=Use.VEIN),
    Card("duelgoal_ns_de_dw_1", 1, tile=_t("NS.E.W"), nugget_reach="NS", nuggets=1, use=Use.VEIN),
    Card("duelgoal_ew_dn_ds_2", 1, tile=_t("EW.N.S"), nugget_reach="EW", nuggets=2, use=Use.VEIN),
    Card(
        "duelgoal_nsw_1_blue", 1, tile=_t("NSW"), door="blue", door_at="W", nugget_reach="NSW", nuggets=1, use=Use.VEIN
    ),
    Card(
        "duelgoal_nsw_2_green",
        1,
        tile=_t("NSW"),
        door="green",
        door_at="S",
        nugget_reach="NSW",
        nuggets=2,
        use=Use.VEIN,
    ),
    Card(
        "duelgoal_nsw_3_blue", 1, tile=_t("NSW"), door="blue", door_at="N", nugget_reach="NSW", nuggets=3, use=Use.VEIN
    ),
    Card(
        "duelgoal_new_1_green",
        1,
        tile=_t("NEW"),
        door="green",
        door_at="E",
        nugget_reach="NEW",
        nuggets=1,
        use=Use.VEIN,
    ),
    Card(
        "duelgoal_new_2_blue", 1, tile=_t("NEW"), door="blue", door_at="N", nugget_reach="NEW", nuggets=2, use=Use.VEIN
    ),
    Card(
        "duelgoal_new_3_green",
        1,
        tile=_t("NEW"),
        door="green",
        door_at="N",
        nugget_reach="NEW",
        nuggets=3,
        use=Use.VEIN,
    ),
    Card("duel_break_pick", 2, effect=Effect.BREAK, tools=("pick",), use=Use.ACTION),
    Card("duel_break_lamp", 2, effect=Effect.BREAK, tools=("lamp",), use=Use.ACTION),
    Card("duel_break_cart", 2, effect=Effect.BREAK, tools=("cart",), use=Use.ACTION),
    Card("duel_fix_pick", 1, effect=Effect.REPAIR, tools=("pick",), use=Use.ACTION),
    Card("duel_fix_lamp", 1, effect=Effect.REPAIR, tools=("lamp",), use=Use.ACTION),
    Card("duel_fix_cart", 1, effect=Effect.REPAIR, tools=("cart",), use=Use.ACTION),
    Card("duel_fix_lamp_pick", 1, effect=Effect.REPAIR, tools=("lamp", "pick"), use=Use.ACTION),
    Card("duel_fix_lamp_cart", 1, effect=Effect.REPAIR, tools=("lamp", "cart"), use=Use.ACTION),
    Card("duel_fix_pick_cart", 1, effect=Effect.REPAIR, tools=("pick", "cart"), use=Use.ACTION),
    Card("duel_map", 2, effect=Effect.MAP, use=Use.ACTION),
    Card("duel_rockfall", 2, effect=Effect.ROCKFALL, use=Use.ACTION),
    Card("duel_key", 2, effect=Effect.KEY, use=Use.ACTION),
)

ALIASES: Final = {"s2_rockfall": "base_rockfall"}
"""Cards of one box that are equal to cards of another (1.8)."""

CARDS: Final = tuple(sorted((*BASE, *EXPANSION, *DUEL), key=lambda card: card.id))
BY_ID: Final = {card.id: card for card in CARDS}
assert len(BY_ID) == len(CARDS) == 123
