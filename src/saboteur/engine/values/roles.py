"""The dwarves: roles of the base game and of the expansion (2.1, 6.1)."""

from typing import Final, Literal

Role = Literal["digger", "saboteur", "blue", "green", "boss", "profiteer", "geologist"]

R_DIGGER: Final = 0
R_SABOTEUR: Final = 1
R_BLUE: Final = 2
R_GREEN: Final = 3
R_BOSS: Final = 4
R_PROFITEER: Final = 5
R_GEOLOGIST: Final = 6

ROLES: Final[tuple[Role, ...]] = ("digger", "saboteur", "blue", "green", "boss", "profiteer", "geologist")
