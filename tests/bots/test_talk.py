"""What the bots that search say: answers, reports, wishes and suspicions, a few in a round, all from the history."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saboteur import Game, Table, play, ruleset
from saboteur.bots.belief.eye import Eye
from saboteur.bots.plain.player import Plain
from saboteur.bots.thinking.leanings import ASKED_FOR, Leanings
from saboteur.bots.thinking.level import EASY, NORMAL, Level
from saboteur.bots.thinking.temper import FEWER_WORDS, STEADY, TEMPERS, Temper, temper_of
from saboteur.bots.thinking.thinker import Thinker
from saboteur.engine.moves import packed_move
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.facts import Fact, RoundEnded
from saboteur.engine.values.roles import Role
from saboteur.notation.records.record import Said
from saboteur.notation.statements import Accuse, Am, Looked, Saw, Statement, parse_statement
from saboteur.table.seated import Seated
from saboteur.table.talk import Talker

TINY = replace(NORMAL, work=10_000, candidates=3, eye=Eye(hands=1))
DWARVES: dict[int, Role] = {0: "digger", 1: "saboteur", 2: "digger"}
HAND = ("base_map", "base_ew", "base_ew", "base_ns", "base_ns", "base_rockfall")
GOLD_AHEAD = ("base_goal_stone_ne", "base_goal_gold", "base_goal_stone_nw")


def seated(seat: int, temper: Temper = STEADY, level: Level = TINY, **more: object) -> tuple[Game, Thinker]:
    """A bot in a game of three whose first turn it is."""
    given: dict[str, object] = {"hands": {seat: HAND}, "goals": GOLD_AHEAD, **more}
    game = Setup(ruleset("base", rounds=1, first=seat), seats=3, roles=DWARVES, turn=seat, **given).game()  # type: ignore[arg-type]
    player = Thinker(1, level, temper)
    player.begin(game.view(seat))
    return game, player


def looks(game: Game, player: Thinker, seat: int) -> None:
    """The bot looks at the gold, the others throw a card away."""
    for turn in range(3):
        move = "play base_map 8,0" if turn == 0 else next(m for m in game.legal_moves if "discard" in str(m))
        player.told([fact.seen_by(seat) for fact in game.apply(move, tell=True)])


def texts(player: Thinker) -> list[str]:
    return [str(each) for each in player.statements()]


def test_a_gold_digger_tells_what_its_map_showed_and_a_saboteur_something_else() -> None:
    told = {}
    for seat, temper in (
        (0, replace(STEADY, lies=1.0)),
        (1, replace(STEADY, lies=1.0)),
        (1, replace(STEADY, lies=0.0)),
    ):
        game, player = seated(seat, temper)
        assert texts(player) == []
        looks(game, player, seat)
        told[seat, temper.lies] = texts(player)
    assert told == {(0, 1.0): ["saw 8,0 gold"], (1, 1.0): ["saw 8,0 stone"], (1, 0.0): ["saw 8,0 gold"]}


@pytest.mark.parametrize("seat", [0, 1])
def test_who_is_accused_answers_once(seat: int) -> None:
    _, player = seated(seat)
    player.heard(2, parse_statement(f"accuse {seat}"))
    assert texts(player)[0] == "am digger"
    player.heard(seat, parse_statement("am digger"))
    assert "am digger" not in texts(player)


def broken(target: int, card: str, temper: Temper = STEADY) -> tuple[Game, Thinker]:
    """Seat 1 has broken a lamp, and it is the turn of a bot in seat 0 with this card."""
    useless = ("base_dead_e", "base_dead_n", "base_dead_ne", "base_dead_nw", "base_dead_ns")
    game, _ = seated(1, hands={1: ("base_break_lamp", *HAND[1:]), 0: (card, *useless)})
    player = Thinker(1, TINY, temper)
    player.begin(game.view(0))
    facts: list[Fact] = [*game.apply(f"play base_break_lamp {target}", tell=True)]
    facts += game.apply(next(move for move in game.legal_moves if "discard" in str(move)), tell=True)
    player.told([fact.seen_by(0) for fact in facts])
    return game, player


@pytest.mark.parametrize("card", ["base_fix_lamp", "base_fix_pick"])
def test_a_broken_tool_that_it_cannot_mend_is_asked_for(card: str) -> None:
    _, player = broken(0, card)
    assert ("need lamp" in texts(player)) == (card == "base_fix_pick")


def leaning(game: Game, player: Thinker, move: str) -> float:
    assert player.belief is not None
    found = next(each for each in game.legal_moves if move in str(each))
    return Leanings(player.belief, player.company, player.temper).of(int(packed_move(found)))


def test_who_asks_for_a_tool_is_answered_by_mending() -> None:
    game, player = broken(2, "base_fix_lamp")
    player.heard(2, parse_statement("need pick"))
    assert leaning(game, player, "base_fix_lamp 2") == 0.0
    player.heard(2, parse_statement("need lamp"))
    assert leaning(game, player, "base_fix_lamp 2") == pytest.approx(ASKED_FOR)


def test_one_who_harms_the_mine_leans_to_nothing() -> None:
    """What pays a gold-digger's grudge would cost a saboteur rounds, and show what it is."""
    leanings = []
    for bot in (2, 1):  # a gold-digger, then a saboteur
        useless = ("base_dead_e", "base_dead_n", "base_dead_ne", "base_dead_nw", "base_dead_ns")
        hands = {bot - 1: ("base_break_lamp", *HAND[1:]), bot: ("base_break_pick", *useless)}
        game, _ = seated(bot - 1, hands=hands)
        player = Thinker(1, TINY, TEMPERS["vengeful"])
        player.begin(game.view(bot))
        player.told([fact.seen_by(bot) for fact in game.apply(f"play base_break_lamp {bot}", tell=True)])
        leanings.append(leaning(game, player, f"base_break_pick {bot - 1}"))
    assert leanings[0] > 0.0
    assert leanings[1] == 0.0


def rounds(count: int, level: Level) -> list[tuple[list[Thinker], list[Said], RoundEnded]]:
    """Rounds of bots with all temperaments."""
    found = []
    for number in range(count):
        table = Table(ruleset("base", {"rounds": 1, "one_digger_less": True}), 5, seed=f"talk/{number}")
        tempers = [*TEMPERS.values()]
        players = [Thinker(seat, level, tempers[(seat + number) % len(tempers)]) for seat in range(5)]
        play(table, players)
        told = [event.what for event in table.events(None)]
        [ended] = [what for what in told if isinstance(what, RoundEnded)]
        found.append((players, [what for what in told if isinstance(what, Said)], ended))
    return found


def is_true(statement: Statement, seat: int, ended: RoundEnded) -> bool | None:
    match statement:
        case Am(role):
            return ended.roles[seat] == role
        case Accuse(other):
            return ended.roles[other] == "saboteur"
        case _:
            return None


def test_they_speak_to_a_purpose_a_few_times_a_round_and_gold_diggers_mean_it() -> None:
    honest: list[bool] = []
    for players, said, ended in rounds(3, TINY):
        assert 2 <= len(said) <= 20
        for seat, player in enumerate(players):
            own = [each.statement for each in said if each.seat == seat]
            assert len(own) <= player.temper.words
            assert len(set(own)) == len(own), "nobody repeats itself"
            found = [is_true(each, seat, ended) for each in own]
            if ended.roles[seat] == "digger":
                honest += [each for each in found if each is not None]
    assert sum(honest) / len(honest) > 0.6


def test_easy_says_less() -> None:
    for players, said, _ in rounds(1, replace(EASY, work=10_000, candidates=3, eye=Eye(hands=1))):
        for seat in range(len(players)):
            assert sum(each.seat == seat for each in said) <= FEWER_WORDS["easy"]


def test_words_follow_from_the_history_and_the_seed() -> None:
    """Rebuilt from all that its seat was told, statements too, a bot says and does the same."""
    table = Table(ruleset("base", {"rounds": 1}), 4, seed="again")
    players = [Thinker(seat, TINY) for seat in range(4)]
    play(table, players)
    told = [event.what for event in table.events(1)]
    said = [place for place, what in enumerate(told) if isinstance(what, Said) and what.seat == 1]
    assert said
    place = said[-1]
    again = Thinker(1, TINY)
    again.begin(table.first_view(1))
    Seated(again).tell(told[:place])
    last = told[place]
    assert isinstance(last, Said)
    assert last.statement in again.statements()
    assert again.statements() == again.statements(), "asked again, it says the same"


def test_without_hidden_dwarves_there_is_nothing_to_say() -> None:
    game = Game(ruleset("duel", rounds=1), 2, seed="1")
    player = Thinker(1, TINY)
    player.begin(game.view(0))
    player.heard(1, parse_statement("need lamp"))
    assert player.statements() == ()


def test_yardsticks_stay_silent() -> None:
    assert isinstance(Thinker(1, TINY), Talker)
    assert not isinstance(Plain(1), Talker)


def test_statements_mean_something_in_every_game_with_dwarves() -> None:
    """The table refuses what it does not understand, and a bot is told; here nothing is refused."""

    class Told(Thinker):
        def unheard(self, statement: Statement, reason: object) -> None:
            raise AssertionError(f"{statement}: {reason}")

    table = Table(ruleset("saboteur2", {"rounds": 1}), 6, seed="dwarves")
    play(table, [Told(seat, replace(TINY, work=0), TEMPERS["loud"]) for seat in range(6)])
    said = [event.what.statement for event in table.events(None) if isinstance(event.what, Said)]
    assert said
    assert any(not isinstance(each, Accuse | Saw | Looked) for each in said)


def test_a_temperament_follows_from_the_seed_and_all_are_found() -> None:
    assert {temper_of(seed).name for seed in range(60)} == set(TEMPERS)
    assert Thinker(5, TINY).temper == temper_of(5)
    assert (Thinker(5, TINY).name, Thinker(5, TINY, TEMPERS["sly"]).name) == ("normal", "normal:sly")


def test_who_is_vengeful_leans_to_pay_back() -> None:
    leans = {}
    for name in ("vengeful", "steady", "trusting"):
        game, player = broken(0, "base_break_cart", TEMPERS[name])
        for target in (1, 2):
            leans[name, target] = leaning(game, player, f"base_break_cart {target}")
    assert leans["vengeful", 1] > leans["vengeful", 2] > leans["steady", 1] == 0 > leans["trusting", 1]
