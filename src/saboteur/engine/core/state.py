"""A game being played, in the form the fast part of the rules works on; one subclass for each way a round is decided.

Every card has exactly one place: the deck, a hand, a mat, the mine, the discard, the goals or the dwarves left over.
What seldom changes (goals, roles, nuggets, marks) is replaced and never changed, so that clones can share it.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec

from saboteur.engine.core.actions import NOBODY_KNOWN, NOTHING_SEEN, with_theft
from saboteur.engine.core.ending import pack_owner
from saboteur.engine.core.hands import HELD, OPENLY, SEAT, card_of, cell_of
from saboteur.engine.core.mine import new_mine
from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.packed import (
    A_DEAL,
    A_OVER,
    A_TURN,
    BRIBE,
    CLEAR,
    DISCARD,
    LAY,
    ON_CELL,
    ON_SEAT,
    THEFT,
    Moves,
    a_of,
    b_of,
    c_of,
    code_in,
    is_turned,
    kinds_in,
    op_of,
)
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.tables import E_KEY, E_MAP, E_ROCKFALL, EFFECT, M_THEFT, REACHED_SIDES, tile_of
from saboteur.engine.core.vecs import NO_CELLS, cells_of, copied_with_room, zeros
from saboteur.engine.core.winnings import Winnings
from saboteur.engine.values import facts
from saboteur.engine.values.causes import C_EXHAUSTED, Cause
from saboteur.engine.values.nature import Nature, Party
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.values.roles import ROLES


class State(Winnings):
    """What all games share: hands, turns, drawing, action cards. How a round is decided is the subclass's."""

    nature: ClassVar[Nature]
    """What kind of game it is."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.round: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.actor: i64 = -1
        self.asked: i64 = A_DEAL
        self.passes: i64 = 0
        self.deck_was_empty: bool = False
        self.last_mover: i64 = 0
        self.to_draw: i64 = 0
        self.laid_code: i64 = 0
        self.pending: i64 = -1  # the goal turned over whose position is asked for
        self.ending: i64 = 0  # how the round has ended (ending.py), 0 while it is played
        self.kept_rounds: vec[i32] = NO_CELLS  # how earlier rounds went: outcome.py

    def new_like(self) -> State:
        """An unused state of the same game."""
        raise TypeError("a state is played by one of the games")

    def clone(self) -> State:
        """A copy of the state, which tells no facts."""
        other = self.new_like()
        other.mine = self.mine.clone()
        other.seats = self.seats[:]
        other.deck = self.deck
        other.top = self.top
        other.discard = self.discard[:]
        other.goals = self.goals
        other.goals_open = self.goals_open
        other.seen = self.seen
        other.roles = self.roles
        other.spare = self.spare
        other.away = self.away
        other.known = self.known
        other.thefts = self.thefts
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.actor = self.actor
        other.asked = self.asked
        other.passes = self.passes
        other.deck_was_empty = self.deck_was_empty
        other.last_mover = self.last_mover
        other.held = self.held
        other.drawer = self.drawer
        other.to_draw = self.to_draw
        other.laid_code = self.laid_code
        other.pending = self.pending
        other.ending = self.ending
        other.kept_rounds = self.kept_rounds
        return other

    def take_arrays(self, arrays: dict[str, list[int]]) -> None:
        super().take_arrays(arrays)
        self.kept_rounds = cells_of(arrays.pop("kept_rounds"))

    # -- what the subclasses decide ------------------------------------------------------------------------------

    def changed(self) -> None:
        """The mine has grown (a lay, a key, a bribe): turn goals over, put markers; then `finish` or ask."""
        raise TypeError

    def exhausted(self) -> bool:
        """Whether nobody can play any more (4.6, 8.11)."""
        raise TypeError

    def left_to_do(self) -> str:
        """Why a round cannot have ended here; an empty text if it can."""
        raise TypeError

    def opens_every_goal(self) -> bool:
        """Whether all goals reached are turned over before the next turn (4.2, 8.12)."""
        raise TypeError

    def end_round(self, cause: i64) -> None:
        """Tells who has won and pays."""
        raise TypeError

    def answer(self, move: i64) -> None:
        """Carries out a choice."""
        raise TypeError

    def options(self, moves: Moves) -> None:
        """Lists the options of a choice."""
        raise TypeError

    def side(self, cause: Cause) -> Party | None:
        """Which of the sides of its nature has won the round that ended so; `None` where one plays alone."""
        raise TypeError

    # -- which of several reasons fits -------------------------------------------------------------------------------

    def refused_apart(self) -> int:
        """A tunnel card agrees with its neighbours, and yet no tunnel leads there (3.3)."""
        return Refusal.NOT_CONNECTED.number

    def refused_ladder_apart(self) -> int:
        """A ladder agrees with its neighbours, and yet it may not lie there (6.3)."""
        return Refusal.LADDER_TOUCHES_NOTHING.number

    def refused_ladder_beside(self) -> int:
        """A ladder beside a card that suffers none (6.3)."""
        return Refusal.LADDER_BESIDE_GOAL.number

    def refused_clearing(self) -> int:
        """There is nothing to clear (6.2)."""
        return Refusal.NOTHING_TO_CLEAR.number

    # -- dealing -------------------------------------------------------------------------------------------------

    def deck_kinds(self) -> vec[u8]:
        """What has to be shuffled for the next round's deck."""
        return self.rules.deck

    def goal_kinds(self) -> vec[u8]:
        """What has to be shuffled for the next round's goals."""
        return self.rules.goals

    def first_seat(self, dealt: i64) -> i64:
        """Who begins the next round: first the seat dealt or named, later the left of the last mover (2.4, 5.5)."""
        if self.round == 0:
            return self.rules.first if self.rules.first >= 0 else dealt
        return (self.last_mover + 1) % self.rules.seats

    def deal(self, deck: vec[u8], roles: vec[u8], goals: vec[u8], pile: vec[u8], first: i64) -> None:
        """Begins the next round with these orders (docs/vocabulary.md)."""
        rules = self.rules
        seats = rules.seats
        if self.round:
            self.keep_round()
        self.round += 1
        self.mine = new_mine(rules.walkers, rules.walker)
        self.deck = deck
        self.top = rules.removed
        self.discard = NO_CELLS
        self.goals = goals
        self.goals_open = 0
        self.seen = NOTHING_SEEN
        self.roles = roles[:seats]
        self.spare = roles[seats:]
        self.away = NO_CELLS
        self.known = NOBODY_KNOWN
        self.thefts = 0
        self.passes = 0
        self.held = 0
        self.pending = -1
        self.ending = 0
        self.first = first
        self.turn = first
        self.last_mover = first
        self.begin(pile)
        for index in range(rules.goal_count):
            self.mine.hide(rules.goal_codes[index])
        for index in range(i64(len(rules.start_codes))):
            self.mine.fix(rules.start_codes[index], tile_of(i64(rules.start_kinds[index]), 0))
        self.seats = zeros(seats * SEAT)
        if not rules.forced_draws:
            for seat in range(seats):
                for _card in range(rules.hand):
                    self.draw_top(seat)
        if self.telling:
            self.told.append(self.round_began())
        if rules.forced_draws:
            self.draw(first, rules.hand)
        self.asked = A_TURN
        self.actor = first
        self.deck_was_empty = self.top == i64(len(self.deck))

    def keep_round(self) -> None:
        """Notes how the round went and what everybody owns, for those who ask what came of the game.

        A round that was not seen to its end, of a game that was set up, has no ending: only the gold counts.
        """
        seats = self.rules.seats
        has_roles = i64(len(self.roles)) > 0
        kept = copied_with_room(self.kept_rounds, 2 + seats)
        kept = append(append(kept, i32(self.round)), i32(self.ending))
        for seat in range(seats):
            role: i64 = 0
            if has_roles:
                role = i64(self.roles[seat])
            kept = append(kept, i32(pack_owner(role, self.gold(seat))))
        self.kept_rounds = kept

    def forget_rounds(self) -> None:
        """From here on the outcome is kept: of a game that was set up, or drawn with gold nobody saw being paid."""
        self.ending = 0
        self.kept_rounds = NO_CELLS
        self.keep_round()

    def begin(self, pile: vec[u8]) -> None:
        """Further setting up of a subclass."""

    def round_began(self) -> facts.RoundBegan:
        """The fact of a deal."""
        hands = tuple(tuple(card_of(kind) for kind in self.hand(seat)) for seat in range(self.rules.seats))
        roles = tuple(ROLES[i64(role)] for role in self.roles)
        return facts.RoundBegan(int(self.round), int(self.first), int(self.left()), hands, roles)

    # -- a turn --------------------------------------------------------------------------------------------------

    def apply(self, move: i64) -> None:
        """Carries out a legal move."""
        if self.asked != A_TURN:
            self.answer(move)
            return
        op = op_of(move)
        seat = self.actor
        if op == BRIBE:
            self.bribe(code_in(move))
            return
        self.last_mover = seat
        self.to_draw = 1
        self.drawer = seat
        if op == DISCARD:
            self.discard_cards(seat, move)
            return
        self.passes = 0
        if op == CLEAR:
            self.clear(seat, move)
            return
        kind = a_of(move)
        self.drop(seat, kind)
        if op == LAY:
            turned = is_turned(move)
            self.laid_code = code_in(move)
            self.mine.lay(self.laid_code, tile_of(kind, turned))
            if self.telling:
                self.told.append(facts.Laid(int(seat), card_of(kind), cell_of(self.laid_code), turned != 0))
            self.changed()
        elif op == ON_SEAT:
            self.play_on_seat(seat, kind, b_of(move), c_of(move))
            self.finish()
        elif op == ON_CELL:
            self.play_on_cell(seat, kind, code_in(move))
        elif op == THEFT:
            self.thefts = with_theft(self.thefts, seat)
            self.put(seat, kind, seat, M_THEFT)
            self.finish()

    def bribe(self, code: i64) -> None:
        """Only the duel has trolls."""
        raise TypeError

    def discard_cards(self, seat: i64, move: i64) -> None:
        """Passes: one or more cards go out face down (3.1, 6.2, 8.2)."""
        self.to_draw = 0
        kinds = kinds_in(move)
        while kinds:
            self.drop(seat, kinds & 255)
            self.throw(kinds & 255, seat)
            self.to_draw += 1
            kinds >>= 8
        if self.deck_was_empty:  # 4.6
            self.passes += 1
        else:
            self.passes = 0
        if self.telling:
            cards = tuple(card_of(kind) for kind in (a_of(move), b_of(move), c_of(move)) if kind)
            self.told.append(facts.Discarded(int(seat), cards))
        self.finish()

    def clear(self, seat: i64, move: i64) -> None:
        """Discards two cards to remove one in front of the player (6.2, 8.2)."""
        self.drop(seat, b_of(move))
        self.throw(b_of(move), seat)
        self.drop(seat, c_of(move))
        self.throw(c_of(move), seat)
        if self.telling:
            self.told.append(facts.Discarded(int(seat), (card_of(b_of(move)), card_of(c_of(move)))))
        self.lift(seat, 0, seat, a_of(move))
        self.finish()

    def play_on_cell(self, seat: i64, kind: i64, code: i64) -> None:
        """A rockfall, a map or a key."""
        self.throw(kind, OPENLY)
        effect = i64(EFFECT[kind])
        if effect == E_ROCKFALL:
            self.collapse(seat, kind, self.mine.cell_at(code))
            self.finish()
        elif effect == E_MAP:
            self.peek(seat, kind, code)
            self.finish()
        elif effect == E_KEY:
            self.open_door(seat, kind, code)

    def open_door(self, seat: i64, kind: i64, code: i64) -> None:
        """Only the duel has keys."""
        raise TypeError

    def goal_key(self, goal: i64, number: i64) -> i64:
        """The edge key of a face-down goal as one walker finds it."""
        mine = self.mine
        return i64(mine.keys[number * i64(len(mine.tiles)) + i64(mine.goals[goal])])

    def is_reached(self, goal: i64) -> bool:
        """Whether a goal lies face down and some walker reaches it (4.1, 8.8)."""
        if (self.goals_open >> goal) & 1:
            return False
        for number in range(self.rules.walkers):
            if REACHED_SIDES[self.goal_key(goal, number)]:
                return True
        return False

    def settle(self, goal: i64, turned: i64) -> None:
        """A goal or vein card lies face up from now on (4.3, 8.8)."""
        code = self.rules.goal_codes[goal]
        self.mine.fix(code, tile_of(i64(self.goals[goal]), turned))
        if self.telling:
            self.told.append(facts.Settled(cell_of(code), turned != 0))

    def uncover(self) -> None:
        """Tells what lies under the goals still face down (4.8, 8.15)."""
        for goal in range(self.rules.goal_count):
            if not (self.goals_open >> goal) & 1:
                cell = cell_of(self.rules.goal_codes[goal])
                self.told.append(facts.Uncovered(cell, card_of(i64(self.goals[goal]))))

    def show_all(self) -> None:
        """Tells what need not be hidden any more when the game has ended (5.1, 8.15)."""
        raise TypeError

    def finish(self) -> None:
        """The move and its effects are done: the check, the draw, the check again, the next seat (1.7)."""
        if self.exhausted():
            self.end_round(C_EXHAUSTED)
            return
        if self.to_draw:
            self.draw(self.drawer, self.to_draw)
            self.to_draw = 0
        while True:
            self.turn += 1
            if self.turn == self.rules.seats:
                self.turn = 0
            self.deck_was_empty = self.top == i64(len(self.deck))
            if self.seats[self.turn * SEAT + HELD]:
                self.asked = A_TURN
                self.actor = self.turn
                return
            if self.exhausted():
                self.end_round(C_EXHAUSTED)
                return
            if self.deck_was_empty:
                self.passes += 1
            if self.telling:
                self.told.append(facts.Passed(int(self.turn)))
            if self.exhausted():
                self.end_round(C_EXHAUSTED)
                return

    def close_round(self) -> None:
        """After all payments: the next round, or the end of the game (5.5, 5.6)."""
        self.actor = -1
        if self.round < self.rules.rounds:
            self.asked = A_DEAL
            return
        self.asked = A_OVER
        if self.telling:
            self.show_all()
            gold = tuple(int(self.gold(seat)) for seat in range(self.rules.seats))
            most = max(gold)
            winners = tuple(seat for seat, amount in enumerate(gold) if amount == most)
            self.told.append(facts.GameEnded(gold, winners))
