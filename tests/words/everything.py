"""Everything that can be said: each fact, card and role at least once in each of its forms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from saboteur import Cell, Fact, Game, parse_move, ruleset
from saboteur.engine.core.packed import ASKED
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import CARDS, MAT_CARDS
from saboteur.engine.values.facts import Drew, GameEnded, RoundEnded
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.values.roles import ROLES
from saboteur.engine.values.unknown import UNKNOWN, HiddenRole
from saboteur.notation.advice import WHY, Advice, Reason
from saboteur.notation.facts import read_fact
from saboteur.notation.moves import read_seen_move
from saboteur.notation.records.record import parse_chair
from saboteur.notation.statements import parse_statement
from saboteur.rulesets import EDITIONS, OPTIONS
from saboteur.server.tables.refusals import ServerRefusal, reason_sentence
from saboteur.table.refusals import TableRefusal
from saboteur.table.story.summary import Deeds, RoundSummary, Team, Turning
from saboteur.table.story.whole import GameSummary
from saboteur.words import Words
from saboteur.words.between import BETWEEN
from saboteur.words.cards import FEATURES, SHAPES, VEINS
from saboteur.words.entries import BOTS, TEMPERS
from saboteur.words.errors import ERRORS
from saboteur.words.joining import JOINING
from saboteur.words.keyboard import KEYBOARD
from saboteur.words.phrases import PHRASES
from saboteur.words.preview import PREVIEW
from saboteur.words.seats import sat_sentence
from saboteur.words.statements import VERBS
from saboteur.words.watching import WATCHING
from tests.words import page
from tests.words.entries import language_patterns, needed

NAMES = ("Alvis", "Brokk", "Durin")
TOOLS = ("pick", "lamp", "cart")

CLOSED = {
    "shape": set(SHAPES),
    "feature": set(FEATURES),
    "vein": set(VEINS),
    "colour": {"any", "green", "blue"},
    "face": {"gold", "stone"},
    "tool": set(TOOLS),
    "tools": {"pick", "lamp", "cart", "lamp-pick", "cart-lamp", "cart-pick"},
    "side": set("NESW"),
    "turned": {"yes", "no"},
    "left": {"yes", "no"},
    "what": set(MAT_CARDS),
    "team": {"green", "blue"},
    "move": {"laid", "collapsed", "opened", "bribed"},
    "end": {"gold", "passed", "spent"},
    "won": {"diggers", "saboteurs", "green", "blue", "teams", "nobody"},
    "form": {"compiled", "interpreted"},
    "kind": {"person", "bot"},
    "cause": {"gold", "exhausted", "spent", "markers", "veins"},
    "game": {"base", "saboteur2", "duel", "solo"},
    "clock": {"none", "turn", "bank"},
    "talk": {"statements", "chat"},
    "listed": {"yes", "no"},
    "hints": {"yes", "no"},
    "watching": {"yes", "no"},
    "several": {"yes", "no"},
    "ways": {"both", "single"},
    "level": set(BOTS),
    "temper": set(TEMPERS),
    "minded": {"yes", "no"},
    "hat": {"helmet", "lamp", "hood", "cone", "cap", "tophat", "crown", "scarf", "horns"},
    "beard": {"long", "round", "fork", "braid", "none"},
    "felt": {"ochre", "red", "blue", "green", "violet", "teal", "grey", "orange"},
}
"""Variables that select a variant, with all their values; the others are numbers."""

REASONS: dict[str, dict[str, Any]] = {
    "target": {"seat": 1},
    "cell": {"cell": Cell(8, 2)},
    "before": {"before": 5},
    "after": {"after": 4},
    "count": {"count": 2},
}
"""The fields of a reason by the variables of its message."""

NUMBERS = ("count", "bots", "free", "friends", "seats", "most", "least", "columns", "round", "rounds", "number")
VALUES: dict[str, tuple[object, ...]] = {
    "edition": tuple(EDITIONS),
    "placing": ("connected", "adjacent"),
    "broken_tools_forfeit": (True, False),
    "one_digger_less": (True, False),
    "colour": ("green", "blue"),
}

FACTS = """
round_began round=1 first=1 deck=43 hands=((base_ew) (?) (?)) roles=(saboteur ? ?)
laid seat=0 card=base_ew cell=1,0 turned=no
laid seat=0 card=base_nesw cell=1,0 turned=no
put seat=0 card=base_break_lamp target=1
put seat=1 card=duel_break_cart target=1
put seat=0 card=s2_theft target=0
put seat=0 card=s2_trapped target=2
lifted seat=0 card=base_fix_pick_lamp target=1 lifted=base_break_pick
lifted seat=0 card=base_fix_cart target=0 lifted=base_break_cart
lifted seat=0 card=s2_hands_off target=1 lifted=s2_theft
lifted seat=0 card=s2_hands_off target=0 lifted=s2_theft
lifted seat=0 card=s2_free target=1 lifted=s2_trapped
lifted seat=0 card=s2_free target=0 lifted=s2_trapped
lifted seat=0 card=- target=0 lifted=base_break_lamp
lifted seat=0 card=- target=0 lifted=s2_theft
lifted seat=0 card=- target=0 lifted=s2_trapped
collapsed seat=0 card=base_rockfall cell=1,0 removed=base_nes
collapsed seat=0 card=duel_rockfall cell=- removed=-
peeked seat=0 card=base_map cell=8,2 face=base_goal_gold
peeked seat=0 card=base_map cell=8,2 face=?
opened seat=0 card=duel_key cell=2,1
swapped_hands seat=0 card=s2_swap_hand target=1 given=(base_ew base_map) taken=()
swapped_hands seat=0 card=s2_swap_hand target=1 given=(? ?) taken=(?)
inspected seat=0 card=s2_inspection target=1 role=boss
inspected seat=0 card=s2_inspection target=1 role=?
swapped_hats seat=0 card=s2_swap_hats target=1 old=blue new=green
swapped_hats seat=0 card=s2_swap_hats target=1 old=? new=?
swapped_hats seat=0 card=s2_swap_hats target=0 old=blue new=geologist
swapped_hats seat=0 card=s2_swap_hats target=0 old=? new=?
discarded seat=0 cards=(base_ew base_map base_rockfall)
discarded seat=0 cards=(? ?)
drew seat=0 card=s2_crystal_new
scrapped seat=0 card=duel_break_lamp
passed seat=0
bribed seat=0 cell=3,1
claimed seat=0 cell=5,2
revealed seat=0 cell=5,2 face=duelgoal_nsw_3_blue
round_ended round=1 cause=gold winners=(0 2) roles=(digger saboteur digger)
round_ended round=1 cause=exhausted winners=() roles=(blue green boss profiteer geologist saboteur digger)
round_ended round=1 cause=gold winners=(0) roles=(digger saboteur)
round_ended round=2 cause=markers winners=() roles=()
round_ended round=2 cause=exhausted winners=() roles=()
offered seat=0 values=(1 1 3)
offered seat=0 values=(? ? ?)
took seat=0 value=2
took seat=0 value=?
returned seat=0 value=3
returned seat=0 value=?
put_back seat=0 values=(1 3)
put_back seat=0 values=(? ?)
paid seat=0 amount=5
paid seat=0 amount=?
robbed seat=0 victim=1 left=yes
robbed seat=0 victim=-  left=-
scored seat=0 cards=(duel_bridge_gold duelgoal_nw_2)
scored seat=0 cards=()
toll seat=0 value=1
toll seat=0 value=0
uncovered cell=8,2 face=base_goal_stone_nw
left_over role=digger
box_shown cards=(duelgoal_dead_new_0 duelgoal_nw_2)
purse_shown seat=0 values=(1 1 3) gold=5
purse_shown seat=1 values=() gold=7
purse_shown seat=2 values=() gold=0
game_ended gold=(5 7 7) winners=(1 2)
game_ended gold=(5 7 6) winners=(1)
"""

STATEMENTS = """
am boss
accuse 1
trust 1
saw 8,2 gold
saw 8,0 base_goal_stone_nw
saw 5,2 duelgoal_nw_2
looked 1 saboteur
hold base_map base_ew
need lamp
"""

MOVES = """
lay base_ew 1,0
lay s2_bridge 1,0
play base_break_pick 1
play base_break_pick 0
play base_fix_pick_lamp 1 lamp
play base_fix_pick_lamp 0 lamp
play base_rockfall 1,0
play base_map 8,0
play duel_key 1,0
play s2_theft
play s2_hands_off 1
play s2_hands_off 0
play s2_swap_hand 1
play s2_inspection 1
play s2_swap_hats 1
play s2_swap_hats 0
play s2_trapped 1
play s2_free 1
play s2_free 0
play base_ew 1
discard base_ew base_map
discard ? ?
clear theft base_ew base_ew
clear lamp ? ?
bribe 1,0
turn 8,0
position turned
claim 5,0
take 2
take ?
rob 1
rob nobody
"""


EVERY_DEED = Deeds(*range(2, 2 + len(fields(Deeds))))
MOVED = """
laid seat=0 card=base_ew cell=1,0 turned=no
collapsed seat=0 card=base_rockfall cell=1,0 removed=base_nes
opened seat=0 card=duel_key cell=2,1
bribed seat=0 cell=3,1
"""


def summaries() -> Iterator[RoundSummary]:
    """Rounds won by every side, lost, blocked and cut off, with every deed."""
    view = Game(ruleset("saboteur2"), 3, seed="1").view(None)
    moved = [read_fact(line) for line in MOVED.strip().splitlines()]
    walkers = (None, 0, 1)
    turned = [Turning(0, fact, *costs, who) for fact in moved for costs in ((9, 30), (30, 9)) for who in walkers]
    barred = (Team("green", has_way=False), Team("blue", has_way=False, doors=(Cell(3, 0), Cell(4, 1))))
    both = (Team("green", has_way=True), Team("blue", has_way=True))
    for cause, finder, winners, roles, teams in (
        ("gold", 0, "", "green blue geologist", barred),
        ("gold", 0, "0", "green blue geologist", both),
        ("gold", 1, "1", "green blue boss", both),
        ("gold", 2, "0 1", "green blue geologist", both),
        ("gold", 0, "0", "green blue boss", (both[0], barred[1])),
        ("gold", 1, "1", "green blue boss", (barred[0], both[1])),
        ("gold", 0, "0 1 2", "blue boss profiteer", (barred[0], both[1])),
        ("gold", 0, "0 1", "digger digger saboteur", ()),
        ("exhausted", None, "2", "digger digger saboteur", ()),
        ("exhausted", None, "", "digger digger geologist", ()),
    ):
        ended = read_fact(f"round_ended round=1 cause={cause} winners=({winners}) roles=({roles})")
        assert isinstance(ended, RoundEnded)
        empty = replace(view, hands=((), (), ()))
        for last in (view, empty):
            yield RoundSummary(
                ended,
                view,
                last,
                gold=(Cell(8, 0),),
                finder=finder,
                teams=teams,
                trapped=(0, 2),
                forfeited=(0, 1),
                crystals=3,
                deeds=(EVERY_DEED, Deeds(), EVERY_DEED),
                turnings=tuple(turned),
            )
    yield from _without_dwarves()


def _without_dwarves() -> Iterator[RoundSummary]:
    """Rounds of the duel and of solo."""
    ended = read_fact("round_ended round=2 cause=markers winners=() roles=()")
    assert isinstance(ended, RoundEnded)
    shared = tuple(read_fact(line) for line in ("scored seat=0 cards=(duelgoal_nw_2)", "toll seat=0 value=1"))
    for purses in (((2,), (1,)), ((1,), (2,)), ((1,), (1,)), ((5,),)):
        name = "duel" if len(purses) == 2 else "solo"
        view = Game(ruleset(name, {}), len(purses), seed="1").view(None)
        yield RoundSummary(ended, view, replace(view, purses=purses), shared=shared)


def games() -> Iterator[GameSummary]:
    """Games that one, two or nobody has won yet."""
    for seats, winners in ((3, "0"), (3, "0 1"), (3, "1 2"), (1, "0")):
        view = Game(ruleset("base" if seats == 3 else "solo"), seats, seed="1").view(None)
        ended = read_fact(f"game_ended gold=({'5 ' * (seats - 1)}5) winners=({winners})")
        assert isinstance(ended, GameEnded)
        yield GameSummary(view, (), ended)
    yield GameSummary(view, ())


def openings() -> Iterator[tuple[Ruleset, HiddenRole]]:
    """Every dwarf, and games without dwarves."""
    for role in ROLES:
        yield ruleset("saboteur2"), role
    for name in ("duel", "solo"):
        yield ruleset(name, {}), UNKNOWN


def facts() -> list[Fact]:
    """A fact of every sentence."""
    told = [read_fact(" ".join(line.split())) for line in FACTS.strip().splitlines()]
    return [*told, *(read_fact(f"game_ended gold=({gold}) winners=(0)") for gold in (14, 15, 20, 25))]


def reasons() -> Iterator[Reason]:
    """Every reason for a hint."""
    for why in WHY:
        given = [REASONS[name] for name in needed(f"hint-{why}", language_patterns("en"))]
        yield Reason(why, **{field: value for each in given for field, value in each.items()})


def said(language: str) -> Iterator[str]:
    """All of it."""
    words = Words(language)
    for card in CARDS:
        yield words.card(card)
        for turned in (False, True):
            yield words.card_whole(card, turned=turned)
        yield words.fact(Drew(0, card), NAMES) or ""
    for role in ROLES:
        yield words.role(role)
    for tool in TOOLS:
        yield words.tool(tool)
    for what in MAT_CARDS:
        yield words.lying(what)
    for colour in ("green", "blue"):
        yield words.colour(colour)
    for fact in facts():
        for you in (None, 0, 1, 2):
            yield words.fact(fact, NAMES, you) or ""
    yield words.fact(read_fact("passed seat=7"), NAMES) or ""
    yield words.seat(7)
    for reason in (*Refusal, *TableRefusal):
        yield words.refusal(reason)
    for refusal in ServerRefusal:
        yield words.text(reason_sentence(refusal))
    for kind in ("person", "bot"):
        for you in (None, 0):
            yield words.text(sat_sentence(0, parse_chair(f"{kind} Ann"), you), NAMES)
    for text in STATEMENTS.strip().splitlines():
        for you in (None, 0, 1):
            yield words.statement(parse_statement(text), 0, NAMES, you)
    for by, you in ((None, None), (0, None), (0, 0)):
        for why in ("", "x"):
            yield words.abandoned(by, why, NAMES, you)
    for verb in VERBS:
        yield words.saying(verb)
        yield words.saying(verb, veins=True)
    for bot in BOTS:
        yield words.bots(bot)
    for temper in TEMPERS:
        yield words.bots(f"normal:{temper}")
    for text in MOVES.strip().splitlines():
        yield words.move(read_seen_move(text), NAMES, by=0)
    for reason in reasons():
        yield words.advice(Advice(parse_move("take 2"), reason), NAMES, 0)
    for question in ASKED:
        yield words.asked(question)
        yield words.waiting(question, 0, NAMES)
    for gold in (0, 15, 20, 25):
        yield words.grade(gold)
    yield from played(words)
    for you in (None, 0, 1, 2):
        for summary in summaries():
            yield from words.story(summary, NAMES, you)
        for game in games():
            yield words.game_end(game, NAMES, you) or "goes on"
    for made, dwarf in openings():
        yield words.opening(made, dwarf, NAMES, 0)
    for first in (0, 1):
        yield words.begins(first, NAMES, 0)
    catalogue = language_patterns("en")
    paged: list[Any] = [phrase for noun in page.NOUNS for phrase in page.phrases(noun)]
    for phrase in (*PHRASES, *KEYBOARD, *WATCHING, *ERRORS, *BETWEEN, *JOINING, *PREVIEW, *paged):
        yield words.phrase(phrase, **{name: 5 if name in NUMBERS else "x" for name in needed(phrase, catalogue)})


def played(words: Words) -> Iterator[str]:
    """Games and their options."""
    for game, options in OPTIONS.items():
        yield words.game(game)
        index = words.index(ruleset(game, {}))
        for entry in index.entries:
            yield index.title(entry)
            yield index.text(entry)
            yield from index.phrases[entry]
        yield words.game(ruleset(game, {"rounds": 2}))
        yield words.about_game(game)
        for option in options:
            yield words.option(option)
            yield words.about_option(option)
            for value in VALUES.get(option, (1,)):
                yield words.option(option, value)
