"""What all the games share: hands, mats, the deck, a turn, and choices."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import combinations
from typing import Any

from .cards import CARDS, Cell, Fact, cell_text, parse_cell, positions
from .mine import Laid, Mine, Opening

Step = Callable[[], None]


class Table(ABC):
    """One game at a table. The subclasses say what is in the box and who gets what."""

    hand_size = 6
    cards_out = 0  # cards that go out unseen before each round (6.1, 9.1)
    most_discards = 1  # in a pass (3.1, 6.2, 8.2)
    may_clear = False  # discard two to remove a card in front of the player (6.2, 8.2)
    counts_passes = True  # 4.6

    def __init__(self, players: int, rounds: int) -> None:
        self.players = players
        self.rounds = rounds
        self.round = 0
        self.asked = "deal"
        self.actor: int | None = None
        self.options: dict[str, Step] = {}  # the open choice, where it is not a turn
        self.facts: list[Fact] = []
        self.mine = Mine()
        self.goal_cards: list[tuple[Cell, str]] = []  # in the order of the deal
        self.deck: list[str] = []
        self.removed: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.mats: list[list[str]] = [[] for _ in range(players)]
        self.discard: list[str] = []
        self.roles: list[str] = []
        self.spare_roles: list[str] = []
        self.away_roles: list[str] = []  # put away by a swap of hats (6.8)
        self.turn_seat = 0
        self.last_mover = 0
        self.deck_was_empty = False  # when this turn began
        self.passes = 0

    # --- what each game says itself -------------------------------------------------------------

    @abstractmethod
    def composition(self) -> dict[str, list[Any]]: ...

    @abstractmethod
    def first_seat(self, told: int | None) -> int: ...

    @abstractmethod
    def set_up(self, deal: dict[str, Any]) -> None:
        """Lay out the mine; take over what the deal says beyond deck and roles."""

    @abstractmethod
    def reach_of(self, seat: int) -> set[Opening]:
        """The openings that count for a card this seat lays."""

    @abstractmethod
    def may_lay(self, name: str, turned: bool, cell: Cell, reached: set[Opening]) -> bool: ...

    @abstractmethod
    def after_lay(self, cell: Cell) -> None: ...

    @abstractmethod
    def end_round(self, cause: str) -> None: ...

    @abstractmethod
    def gold(self) -> list[int]: ...

    def tool_targets(self, seat: int) -> list[int]:
        """Before whom this seat may put a broken tool (3.5)."""
        return list(range(self.players))

    def repair_targets(self, seat: int) -> list[int]:
        """Whose tools this seat may repair (3.6)."""
        return list(range(self.players))

    def may_collapse(self, laid: Laid) -> bool:
        """A rockfall removes this card (3.7)."""
        return laid.card.sort == "tunnel"

    def other_plays(self, seat: int, name: str) -> list[str]:
        """Moves with an action card that only this game has."""
        raise ValueError(name)

    def play_other(self, seat: int, name: str, words: list[str]) -> None:
        raise ValueError(name)

    def other_turn_moves(self, seat: int) -> list[str]:
        """Moves of a turn that only this game has."""
        return []

    def other_turn_move(self, seat: int, words: list[str]) -> None:
        raise ValueError(words)

    # --- telling and asking ---------------------------------------------------------------------

    def tell(self, fact: str, **fields: Any) -> None:
        self.facts.append({"fact": fact, **fields})

    def ask(self, asked: str, seat: int, options: dict[str, Step], *, secret: bool = False) -> None:
        """Ask for a choice; a single option is taken without asking, unless that would tell a secret (1.10)."""
        if len(options) == 1 and not secret:
            (step,) = options.values()
            step()
            return
        self.asked, self.actor, self.options = asked, seat, options

    def legal_moves(self) -> list[str]:
        if self.asked == "turn":
            return self.turn_moves(self.turn_seat)
        return list(self.options)

    def apply(self, move: str) -> None:
        """Do a legal move."""
        if self.asked == "turn":
            self.do_turn(self.turn_seat, move)
        else:
            step, self.options = self.options[move], {}
            step()

    # --- a round ----------------------------------------------------------------------------------

    def deal(self, deal: dict[str, Any]) -> None:
        """Begin the next round."""
        first = self.first_seat(deal.get("first"))
        self.round += 1
        cards = list(deal["deck"])
        self.removed, cards = cards[: self.cards_out], cards[self.cards_out :]
        self.hands = []
        for _ in range(self.players):
            self.hands.append(cards[: self.hand_size])
            cards = cards[self.hand_size :]
        self.deck = cards
        self.mats = [[] for _ in range(self.players)]
        self.discard = []
        roles = list(deal["roles"])
        self.roles, self.spare_roles, self.away_roles = roles[: self.players], roles[self.players :], []
        self.mine = Mine()
        self.set_up(deal)
        self.passes = 0
        self.last_mover = first
        self.tell(
            "round_began",
            round=self.round,
            first=first,
            deck=len(self.deck),
            hands=[sorted(hand) for hand in self.hands],
            roles=list(self.roles),
        )
        self.draw_first_hands()
        self.begin_turn(first)

    def draw_first_hands(self) -> None:
        """Solo draws its first hand card by card (9.2); elsewhere the deal gives it."""
        return

    def begin_turn(self, seat: int) -> None:
        self.turn_seat = seat
        self.asked, self.actor = "turn", seat
        self.deck_was_empty = not self.deck

    def finish_turn(self, drawer: int, count: int) -> None:
        """The check, the draw, the check again, the next seat (1.7)."""
        if self.round_is_over():
            return
        self.draw(drawer, count)
        if self.round_is_over():
            return
        self.next_turn()

    def next_turn(self) -> None:
        """The next seat that has cards; those without are passed over (1.10)."""
        seat = (self.turn_seat + 1) % self.players
        while not self.hands[seat]:
            self.tell("passed", seat=seat)
            if not self.deck:
                self.passes += 1
            if self.round_is_over():
                return
            seat = (seat + 1) % self.players
        self.begin_turn(seat)

    def draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            if self.deck:  # 3.2
                name = self.deck.pop(0)
                self.hands[seat].append(name)
                self.tell("drew", seat=seat, card=name)

    def round_is_over(self) -> bool:
        """The check of 4.6 (8.11 in the duel); ends the round if it holds."""
        if self.deck:
            return False
        no_cards = not any(self.hands)
        all_passed = self.counts_passes and self.passes >= self.players
        if no_cards or all_passed:
            self.end_round("exhausted")
            return True
        return False

    def next_round(self) -> None:
        """Everything of this round is done: the next deal, or the end of the game."""
        self.actor = None
        self.options = {}
        if self.round < self.rounds:
            self.asked = "deal"
            return
        self.show_all()
        gold = self.gold()
        winners = [seat for seat in range(self.players) if gold[seat] == max(gold)]  # 5.6
        self.tell("game_ended", gold=gold, winners=winners)
        self.asked = "over"

    @abstractmethod
    def show_all(self) -> None:
        """The game is over: nothing is hidden any more (5.1, 8.15)."""

    def uncover(self) -> None:
        """Goals still face down are shown (4.8, 8.15)."""
        for cell, name in self.goal_cards:
            if cell in self.mine.face_down:
                self.tell("uncovered", cell=list(cell), face=name)

    # --- a turn: listing ------------------------------------------------------------------------

    def turn_moves(self, seat: int) -> list[str]:
        moves = self.lays(seat)
        for name in sorted(set(self.hands[seat])):  # 1.8
            if CARDS[name].sort == "action":
                moves += self.plays(seat, name)
        moves += self.discards(seat)
        if self.may_clear:
            moves += self.clears(seat)
        return moves + self.other_turn_moves(seat)

    def may_lay_at_all(self, seat: int) -> bool:
        """No broken tool lies before the seat (3.4), and it is not trapped (6.8)."""
        return not any(CARDS[name].breaks or CARDS[name].does == "trapped" for name in self.mats[seat])

    def lays(self, seat: int) -> list[str]:
        if not self.may_lay_at_all(seat):
            return []
        reached = self.reach_of(seat)
        moves = []
        for name in sorted(set(self.hands[seat])):
            if CARDS[name].sort != "tunnel":
                continue
            for cell in self.mine.cells_next_to_cards():
                for turned in positions(name):
                    if self.may_lay(name, turned, cell, reached):
                        moves.append(f"lay {name} {cell_text(cell)}" + (" turned" if turned else ""))
        return moves

    def plays(self, seat: int, name: str) -> list[str]:
        """Every legal target of an action card (1.9)."""
        card = CARDS[name]
        if card.does == "break":
            targets = [t for t in self.tool_targets(seat) if not self.has(t, card.breaks)]
            return [f"play {name} {target}" for target in targets]
        if card.does == "repair":
            return [
                f"play {name} {target} {tool}"
                for target in self.repair_targets(seat)
                for tool in card.repairs
                if self.has(target, tool)
            ]
        if card.does == "rockfall":
            cells = [cell for cell, laid in self.mine.cells.items() if self.may_collapse(laid)]
            return [f"play {name} {cell_text(cell)}" for cell in cells]
        if card.does == "map":
            return [f"play {name} {cell_text(cell)}" for cell in self.mine.face_down]
        return self.other_plays(seat, name)

    def discards(self, seat: int) -> list[str]:
        """Passing with 1 to `most_discards` cards; several are a multiset (1.8)."""
        hand = sorted(self.hands[seat])
        chosen = {some for count in range(1, self.most_discards + 1) for some in combinations(hand, count)}
        return ["discard " + " ".join(some) for some in sorted(chosen)]

    def clears(self, seat: int) -> list[str]:
        pairs = sorted(set(combinations(sorted(self.hands[seat]), 2)))
        whats = [CARDS[name].lies_as for name in self.mats[seat]]
        return [f"clear {what} {one} {two}" for what in whats for one, two in pairs]

    def has(self, seat: int, what: str) -> bool:
        """Such a card lies before the seat."""
        return any(CARDS[name].lies_as == what for name in self.mats[seat])

    # --- a turn: doing ----------------------------------------------------------------------------

    def do_turn(self, seat: int, move: str) -> None:
        verb, *words = move.split()
        if verb == "bribe":  # 8.6: not the one move of the turn
            self.other_turn_move(seat, [verb, *words])
            return
        self.last_mover = seat  # 5.5
        is_pass = verb == "discard"
        self.passes = self.passes + 1 if is_pass and self.deck_was_empty else 0  # 4.6
        if verb == "lay":
            cell = parse_cell(words[1])
            self.hands[seat].remove(words[0])
            turned = words[2:] == ["turned"]
            self.mine.lay(words[0], cell, turned)
            self.tell("laid", seat=seat, card=words[0], cell=list(cell), turned=turned)
            self.after_lay(cell)
        elif verb == "play":
            self.hands[seat].remove(words[0])
            self.play(seat, words[0], words[1:])
        elif verb == "discard":
            self.throw(seat, words)
            self.finish_turn(seat, len(words))
        elif verb == "clear":
            self.throw(seat, words[1:])
            self.lift(seat, None, seat, words[0])
            self.finish_turn(seat, 1)
        else:
            raise ValueError(move)

    def throw(self, seat: int, names: list[str]) -> None:
        for name in names:
            self.hands[seat].remove(name)
        self.discard += names
        self.tell("discarded", seat=seat, cards=sorted(names))

    def play(self, seat: int, name: str, words: list[str]) -> None:
        does = CARDS[name].does
        if does == "break":
            self.put(seat, name, int(words[0]))
        elif does == "repair":
            self.discard.append(name)
            self.lift(seat, name, int(words[0]), words[1])
        elif does == "rockfall":
            self.discard.append(name)
            self.collapse(seat, name, parse_cell(words[0]))
        elif does == "map":
            self.discard.append(name)
            cell = parse_cell(words[0])
            self.tell("peeked", seat=seat, card=name, cell=list(cell), face=self.mine.face_down[cell])
        else:
            self.play_other(seat, name, words)
            return
        self.finish_turn(seat, 1)

    def put(self, seat: int, name: str, target: int) -> None:
        self.mats[target].append(name)
        self.tell("put", seat=seat, card=name, target=target)

    def lift(self, seat: int, name: str | None, target: int, what: str) -> None:
        """Remove what lies before the target; nobody has two cards of one kind (6.7)."""
        (lifted,) = [lying for lying in self.mats[target] if CARDS[lying].lies_as == what]
        self.mats[target].remove(lifted)
        self.discard.append(lifted)
        self.tell("lifted", seat=seat, card=name, target=target, lifted=lifted)

    def collapse(self, seat: int, name: str, cell: Cell | None) -> None:
        if cell is None:  # 9.3
            self.tell("collapsed", seat=seat, card=name, cell=None, removed=None)
            return
        removed = self.mine.remove(cell)
        self.discard.append(removed)
        self.tell("collapsed", seat=seat, card=name, cell=list(cell), removed=removed)

    # --- comparing --------------------------------------------------------------------------------

    def zones(self) -> dict[str, Any]:
        """Where every card lies."""
        goals = []
        for cell, name in self.goal_cards:
            laid = self.mine.cells.get(cell)
            goals.append([*cell, name, cell not in self.mine.face_down, laid is not None and laid.turned])
        return {
            "deck": list(self.deck),
            "removed": sorted(self.removed),
            "hands": [sorted(hand) for hand in self.hands],
            "mats": [sorted(mat) for mat in self.mats],
            "mine": sorted([*c, laid.name, laid.turned, laid.opened] for c, laid in self.mine.cells.items()),
            "goals": goals,
            "discard": sorted(self.discard),
            "roles": list(self.roles),
            "spare_roles": list(self.spare_roles),
            "away_roles": sorted(self.away_roles),
            "markers": [],
            "nuggets": [[] for _ in range(self.players)],
            "pile": [],
            "offered": [],
            "waiting": [],
        }
