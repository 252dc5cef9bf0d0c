"""The solo game: rule 9."""

from .cards import CARDS, SOLO_VEINS, Cell
from .duel import Duel


class Solo(Duel):
    """The duel for one, with forced cards."""

    cards_out = 10
    all_markers = 6
    vein_cells = SOLO_VEINS

    def __init__(self, players: int = 1, *, colour: str = "green", rounds: int = 3, maps: int | None = None) -> None:
        super().__init__(players, rounds=rounds, maps=maps)
        self.colours = [colour]
        self.entrances: list[Cell] = [(0, 0)]
        self.hand_size = 0  # nothing is dealt in a block; the first hand is drawn (9.2)

    def first_seat(self, told: int | None) -> int:
        return 0

    def draw_first_hands(self) -> None:
        self.draw(0, 6)

    def draw(self, seat: int, count: int) -> None:
        """Forced cards are resolved one by one, and another card is drawn for each (9.2, 9.3)."""
        wanted = count
        while wanted > 0 and self.deck:
            name = self.deck.pop(0)
            self.tell("drew", seat=seat, card=name)
            card = CARDS[name]
            if card.sort == "action" and card.does == "break":
                self.forced_tool(seat, name)
            elif card.sort == "action" and card.does == "rockfall":
                self.discard.append(name)
                self.collapse(seat, name, self.laid_last())
            else:
                self.hands[seat].append(name)
                wanted -= 1

    def forced_tool(self, seat: int, name: str) -> None:
        if self.has(seat, CARDS[name].breaks):
            self.discard.append(name)
            self.tell("scrapped", seat=seat, card=name)
        else:
            self.put(seat, name, seat)

    def laid_last(self) -> Cell | None:
        """The tunnel card laid last of those still in the mine, without nugget or troll (9.3)."""
        for cell in reversed(self.mine.order_laid):
            if self.may_collapse(self.mine.cells[cell]):
                return cell
        return None
