"""What a player, or nobody, is asked for."""

from typing import Literal

Question = Literal["turn", "goal", "position", "claim", "nugget", "rob", "deal", "over"]
