"""The two-player game: rule 8."""

from functools import partial
from typing import Any

from .cards import (
    CARDS,
    DUEL_ENTRANCES,
    DUEL_VEINS,
    Cell,
    cell_text,
    deck_of,
    parse_cell,
    positions,
    vein_cards,
)
from .mine import Laid, Opening
from .table import Step, Table

KEY_TOKENS = 2
COLOURS = ("green", "blue")


class Duel(Table):
    """Seat 0 is green, seat 1 blue."""

    most_discards = 2
    may_clear = True
    counts_passes = False  # 8.11
    all_markers = 8
    vein_cells = DUEL_VEINS

    def __init__(self, players: int = 2, *, rounds: int = 3, maps: int | None = None) -> None:
        super().__init__(players, rounds)
        self.maps = maps
        self.colours: list[str] = list(COLOURS)
        self.entrances: list[Cell] = [DUEL_ENTRANCES[colour] for colour in COLOURS]
        self.markers: dict[Cell, int] = {}
        self.kept: list[list[str]] = [[] for _ in range(players)]  # nugget cards won
        self.veins: list[str] = vein_cards()  # still in the game
        self.tunnels: list[str] = deck_of(["duel"], maps)  # still in the game
        self.earned: list[int] = [0] * players  # in the round before
        self.never_opened: list[str] = []  # vein cards of earlier rounds

    # --- setting up -------------------------------------------------------------------------------

    def composition(self) -> dict[str, list[Any]]:
        return {
            "deck": sorted(self.tunnels),
            "roles": [],
            "goals": sorted(self.veins),
            "nuggets": [],
            "first": [],
        }

    def first_seat(self, told: int | None) -> int:
        """8.14."""
        if self.round == 0:
            return 0
        return 0 if self.earned[0] < self.earned[1] else 1

    def show_all(self) -> None:
        """8.15."""
        if self.never_opened:
            self.tell("box_shown", cards=sorted(self.never_opened))
        self.uncover()

    def set_up(self, deal: dict[str, Any]) -> None:
        self.markers = {}
        for colour, cell in zip(self.colours, self.entrances, strict=True):
            self.mine.cells[cell] = Laid(f"duel_start_{colour}", False)
        dealt, self.veins = list(deal["goals"])[:6], list(deal["goals"])[6:]
        self.goal_cards = list(zip(self.vein_cells, dealt, strict=True))
        self.mine.face_down = dict(self.goal_cards)

    # --- ways -----------------------------------------------------------------------------------------

    def reach_of(self, seat: int) -> set[Opening]:
        """From the player's entrance, by ways this player may pass (8.3)."""
        return self.mine.reach(self.entrances[seat], self.colours[seat])

    def may_lay(self, name: str, turned: bool, cell: Cell, reached: set[Opening]) -> bool:
        if not self.mine.is_empty(cell) or not self.mine.agrees(name, turned, cell):
            return False
        if not CARDS[name].ladder:
            return self.mine.meets(name, turned, cell, reached)
        # 8.7: joins by a tunnel a card already laid; never next to a vein card or a card with nuggets.
        next_to_nuggets = any(there.card.nuggets for _, there in self.mine.neighbours(cell))
        return self.mine.joins_any(name, turned, cell) and not next_to_nuggets and not self.mine.is_next_to_goal(cell)

    # --- action cards -----------------------------------------------------------------------------------

    def tool_targets(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat]  # 8.4

    def repair_targets(self, seat: int) -> list[int]:
        return [seat]  # 8.4

    def may_collapse(self, laid: Laid) -> bool:
        card = laid.card
        return card.sort == "tunnel" and not card.nuggets and not card.troll  # 8.10

    def tokens_left(self) -> int:
        """Key tokens lie on the doors they opened; a destroyed door gives its token back (8.5)."""
        return KEY_TOKENS - sum(laid.opened and laid.card.door != "" for laid in self.mine.cells.values())

    def other_plays(self, seat: int, name: str) -> list[str]:
        """The key: one closed door of the opponent's colour (8.5)."""
        if self.tokens_left() == 0:
            return []
        return [
            f"play {name} {cell_text(cell)}"
            for cell, laid in self.mine.cells.items()
            if laid.card.door not in ("", self.colours[seat]) and not laid.opened
        ]

    def play_other(self, seat: int, name: str, words: list[str]) -> None:
        cell = parse_cell(words[0])
        self.discard.append(name)
        self.mine.cells[cell].opened = True
        self.tell("opened", seat=seat, card=name, cell=list(cell))
        self.effects(partial(self.finish_turn, seat, 1))

    def other_turn_moves(self, seat: int) -> list[str]:
        """Bribes: a troll that nobody bribed and that the player's entrance reaches, if a marker is left (8.6)."""
        if self.markers_left() == 0 or not self.hands[seat]:
            return []
        reached_cells = {cell for cell, _ in self.reach_of(seat)}
        return [
            f"bribe {cell_text(cell)}"
            for cell, laid in self.mine.cells.items()
            if laid.card.troll and not laid.opened and cell in reached_cells
        ]

    def other_turn_move(self, seat: int, words: list[str]) -> None:
        cell = parse_cell(words[1])
        self.mine.cells[cell].opened = True
        self.markers[cell] = seat
        self.tell("bribed", seat=seat, cell=list(cell))
        self.effects(partial(self.begin_turn, seat))  # it does not end the turn

    # --- the effects of a lay, a key or a bribe (8.12) ----------------------------------------------------

    def after_lay(self, cell: Cell) -> None:
        self.effects(partial(self.finish_turn, self.turn_seat, 1))

    def markers_left(self) -> int:
        return self.all_markers - len(self.markers)

    def claims_due(self, seat: int) -> list[Cell]:
        """Unmarked nugget cards this seat has a way to, from north to south, then west to east (8.9)."""
        reached = self.reach_of(seat)
        due = [
            cell
            for cell, laid in self.mine.cells.items()
            if laid.card.nuggets
            and cell not in self.markers
            and self.mine.nugget_is_reached(cell, reached, self.colours[seat])
        ]
        return sorted(due, key=lambda cell: (-cell[1], cell[0]))

    def effects(self, then: Step) -> None:
        """(a) markers, the active player's first."""
        active = self.turn_seat
        for seat in [active] + [other for other in range(self.players) if other != active]:
            due = self.claims_due(seat)
            if len(due) <= self.markers_left():
                for cell in due:
                    self.claim(seat, cell)
            elif self.markers_left() > 0:
                options: dict[str, Step] = {
                    f"claim {cell_text(cell)}": partial(self.claim_chosen, seat, cell, then) for cell in due
                }
                self.ask("claim", seat, options)
                return
        self.after_markers(then)

    def claim(self, seat: int, cell: Cell) -> None:
        self.markers[cell] = seat
        self.tell("claimed", seat=seat, cell=list(cell))

    def claim_chosen(self, seat: int, cell: Cell, then: Step) -> None:
        self.claim(seat, cell)
        self.effects(then)

    def after_markers(self, then: Step) -> None:
        """(b) no marker left; (c) vein cards that are reached."""
        if self.markers_left() == 0:
            self.end_round("markers")
            return
        reached: set[Cell] = set()
        for seat in range(self.players):  # 8.8: from either entrance
            reached |= set(self.mine.goals_reached(self.reach_of(seat)))
        if reached:
            options: dict[str, Step] = {
                f"turn {cell_text(cell)}": partial(self.turn_over, cell, then) for cell in sorted(reached)
            }
            self.ask("goal", self.turn_seat, options)
        elif not self.mine.face_down:
            self.end_round("veins")
        else:
            then()

    def turn_over(self, cell: Cell, then: Step) -> None:
        name = self.mine.face_down.pop(cell)
        self.tell("revealed", seat=self.turn_seat, cell=list(cell), face=name)
        good = [turned for turned in positions(name) if self.mine.agrees(name, turned, cell)]
        if not good:
            good = list(positions(name))  # 8.8: an exception
        options: dict[str, Step] = {
            f"position {'turned' if turned else 'upright'}": partial(self.settle, cell, name, turned, then)
            for turned in good
        }
        self.ask("position", self.turn_seat, options)

    def settle(self, cell: Cell, name: str, turned: bool, then: Step) -> None:
        self.mine.cells[cell] = Laid(name, turned)
        self.tell("settled", cell=list(cell), turned=turned)
        self.effects(then)

    # --- the end of a round (8.13, 8.14) --------------------------------------------------------------------

    def end_round(self, cause: str) -> None:
        self.tell("round_ended", round=self.round, cause=cause, winners=[], roles=[])
        before = self.gold()
        for seat in range(self.players):
            marked = [self.mine.cells[cell].card for cell, marker in self.markers.items() if marker == seat]
            cards = sorted(card.id for card in marked if not card.troll)
            self.kept[seat] += cards
            for name in cards:
                if CARDS[name].sort == "tunnel":
                    self.tunnels.remove(name)  # kept or paid, it leaves the decks
            self.tell("scored", seat=seat, cards=cards)
        for seat in range(self.players):
            for cell, marker in self.markers.items():
                if marker == seat and self.mine.cells[cell].card.troll:
                    self.pay_toll(seat)
        after = self.gold()
        self.earned = [after[seat] - before[seat] for seat in range(self.players)]
        if self.round < self.rounds:
            self.never_opened += self.mine.face_down.values()  # to the box, unseen (8.13)
        self.next_round()

    def pay_toll(self, seat: int) -> None:
        """The cheapest card owned, earlier rounds included (8.13)."""
        owned = sorted(self.kept[seat], key=lambda name: (CARDS[name].nuggets, name))
        value = 0
        if owned:
            self.kept[seat].remove(owned[0])
            value = CARDS[owned[0]].nuggets
        self.tell("toll", seat=seat, value=value)

    def gold(self) -> list[int]:
        return [sum(CARDS[name].nuggets for name in kept) for kept in self.kept]

    def zones(self) -> dict[str, Any]:
        own = {
            "markers": sorted([*cell, seat] for cell, seat in self.markers.items()),
            "nuggets": [sorted(CARDS[name].nuggets for name in kept) for kept in self.kept],
            "waiting": list(self.veins),
        }
        return super().zones() | own
