"""The numbers of a game for the fast part of the rules."""

from __future__ import annotations

from librt.vecs import vec

from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.vecs import bytes_of, cells_of, no_bytes, words_of, zeros


class Rules:
    """What differs between the games, editions, options and numbers of players. Made by a ruleset, never changed."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        # What a state has before its first deal; shared by all states, replaced and never changed.
        self.no_cards: vec[u8] = zeros(seats * 8)
        self.no_nuggets: vec[u8] = zeros(seats * 4)
        self.no_coins: vec[i32] = cells_of([0] * seats)
        self.hand: i64 = 6
        self.removed: i64 = 0  # cards that go out unseen before each round (6.1, 9.1)
        self.rounds: i64 = 3
        self.deck: vec[u8] = no_bytes()  # kinds of the first round's deck, sorted
        self.mat_kinds: vec[u8] = no_bytes()  # for each of MAT_CARDS the card that lies there, 0 if the game has none
        self.goals: vec[u8] = no_bytes()  # kinds of goal or vein cards, sorted
        self.goal_codes: vec[i64] = words_of([])  # where they lie, in the order of the deal
        self.goal_count: i64 = 0
        self.start_codes: vec[i64] = words_of([])
        self.start_kinds: vec[u8] = no_bytes()
        self.roles: vec[u8] = no_bytes()  # places in `ROLES`, sorted
        self.walkers: i64 = 1
        self.walker: i64 = 2
        self.adjacent: bool = False  # option placing="adjacent" (3.3)
        self.most_discarded: i64 = 1  # 3.1, 6.2, 8.2
        self.clearing: bool = False  # discard two to remove a card in front of the player (6.2, 8.2)
        self.against_opponent: bool = False  # tools: break the opponent's, repair the player's own (8.4)
        self.every_goal: bool = False  # edition classic turns every goal reached over (4.2)
        self.share_of_diggers: bool = False  # edition new draws a nugget card for each gold-digger (5.2)
        self.tools_forfeit: bool = False  # 5.3
        self.first: i64 = -1  # the seat that begins the game, -1: as dealt (2.4)
        self.veins: bool = False  # every goal is worth reaching (8.8)
        self.trolls: bool = False  # some may be bribed (8.6)
        self.markers: i64 = 0  # 8.1, 9.1
        self.keys: i64 = 0
        self.forced_draws: bool = False  # solo: tools and rockfalls act when drawn (9.2, 9.3)

    # An array that interpreted code assigns to a compiled object is never freed (mypyc 2.4): it is done here.

    def set_cards(self, deck: list[int], goals: list[int], roles: list[int], mat_kinds: list[int]) -> None:
        """The kinds of the deck and of the goals, and the dwarves, each sorted; the cards that can lie on a mat."""
        self.deck = bytes_of(deck)
        self.goals = bytes_of(goals)
        self.roles = bytes_of(roles)
        self.mat_kinds = bytes_of(mat_kinds)

    def set_places(self, goal_codes: list[int], start_codes: list[int], start_kinds: list[int]) -> None:
        """Where goals and starts lie."""
        self.goal_codes = words_of(goal_codes)
        self.goal_count = len(goal_codes)
        self.start_codes = words_of(start_codes)
        self.start_kinds = bytes_of(start_kinds)
