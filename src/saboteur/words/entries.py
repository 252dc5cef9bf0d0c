"""Everything help knows in a game, as values: what it is called, which words find it, what is said about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from saboteur.engine.core.packed import ASKED
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import TOOLS, Card, Effect, Use
from saboteur.engine.values.refusal import Refusal
from saboteur.rulesets import GAMES, PRINTED
from saboteur.rulesets.options import Option, options_of
from saboteur.table.refusals import TableRefusal
from saboteur.words.cards import card_message
from saboteur.words.catalogue import catalogue
from saboteur.words.help import NUMBER, RULES, cards_of, topic_id, topic_of, topics
from saboteur.words.refusals import refusal_sentence
from saboteur.words.sentence import Argument, Joined, Listed, Sentence, said
from saboteur.words.statements import VERBS

COMMANDS: Final = (
    *("discard", "clear", "bribe", "say", "log", "table", "quit"),
    *("help", "pass", "score", "hand", "undo", "confirm", "hint"),
)
CALLED: Final[dict[str, tuple[str, ...]]] = {"hint": ("table-hint",)}
"""Other names under which a command is printed."""
MENU: Final = ("game", "options", "players", "names", "bots", "language", "pace", "resume")
BOTS: Final = ("easy", "normal", "hard", "plain", "random")
TEMPERS: Final = ("steady", "trusting", "vengeful", "cautious", "loud", "sly")
"""As the menu names them; each has its words."""
LISTS: Final = ("find-", "many-")
"""How the keys of messages begin that hold several phrases, with commas between."""
MOST_CITED: Final = 4
"""How many topics tell about a rule."""
PRINTED_WORDS: Final[dict[str, str]] = {
    "head-mine": "mine",
    "head-own-hand": "hand",
    "head-deck": "deck",
    "head-gold": "gold",
    "head-role": "dwarf",
    "head-name": "seats",
    "head-won": "end",
    "head-place": "gold",
    "gold-some": "gold",
    "turned": "tunnel",
    "opened": "door",
    "bribed": "troll",
    "no-place": "laying",
    "no-target": "choices",
    "nothing-to-clear": "clearing",
    "no-troll": "troll",
    "ask-place": "laying",
    "ask-tool": "repair",
    "ask-clear": "clearing",
    "ask-two": "clearing",
    "ask-say": "talking",
    "ask-say-cell": "talking",
    "ask-say-vein": "talking",
    "ask-say-face": "talking",
    "ask-say-card": "talking",
    "ask-say-whom": "talking",
    "ask-say-role": "talking",
    "legend-start": "start",
    "legend-entrance": "entrance",
    "legend-goal": "goal",
    "legend-vein": "vein",
    "legend-nuggets": "nugget",
    "legend-marker": "marker",
    "legend-green-door": "door",
    "legend-blue-door": "door",
    "legend-ladder": "ladder",
    "legend-crystal": "crystal",
    "legend-troll": "troll",
    "legend-newest": "marks",
    "legend-recent": "marks",
    "legend-drawn": "marks",
    "legend-hit": "marks",
    "dead-end": "dead-end",
    "join-host": "company",
    "lobby-host": "company",
    "join-watch": "company",
    "home-watch": "company",
    "setup-watching": "company",
    "talk-watching": "company",
    "lobby-hat": "company",
    "lobby-beard": "company",
    "mine-name": "mine",
    "mine-goal": "goal",
    "mine-vein": "vein",
    "mine-lit": "light",
    "mine-partly": "light",
    "mine-dark": "light",
    "table-light": "light",
    "table-supply": "marker",
    "table-mark-trust": "marks",
    "table-mark-unsure": "marks",
    "table-mark-suspect": "marks",
    "talk-what": "talking",
    "log-happened": "record",
    "ends-deeds": "deeds",
    "ends-by-round": "gold",
    "ends-left-over": "dwarf",
    "back-proof": "dealing",
}
"""Phrases that are printed, in the terminal or on the page, and the topic that explains each."""
ABOUT: Final[dict[str, str]] = {
    "word-discard": "turn",
    "word-clear": "clearing",
    "word-bribe": "troll",
    "word-say": "talking",
    "asked-turn": "turn",
    "asked-goal": "reaching",
    "asked-position": "reaching",
    "asked-claim": "marker",
    "asked-nugget": "gold",
    "asked-rob": "theft",
    "asked-deal": "dealing",
    "asked-over": "end",
    "refusal-not-in-hand": "hand",
    "refusal-cell-taken": "laying",
    "refusal-edges-disagree": "laying",
    "refusal-not-connected": "laying",
    "refusal-nothing-beside": "laying",
    "refusal-tool-broken": "break",
    "refusal-trapped": "trapped",
    "refusal-not-on-oneself": "action",
    "refusal-no-hats-left": "swap-hats",
    "refusal-lies-not-there": "action",
    "refusal-no-marker-left": "marker",
    "refusal-table-no-such-seat": "seats",
    "refusal-table-not-dealt": "dealing",
    "refusal-table-begun": "seats",
    "refusal-table-over": "end",
    "refusal-table-stale": "choices",
    "refusal-table-not-yet-told": "choices",
    "refusal-table-not-asked": "turn",
    "refusal-table-nonce-given": "dealing",
    "refusal-table-no-seed": "dealing",
    "refusal-table-invalid-nonce": "dealing",
    "refusal-table-too-many-statements": "talking",
    "refusal-table-meaningless": "talking",
}
"""Commands, questions and refusals, and the topic that says more; other refusals have the one that names their rule."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that help explains: sentences for its title, the phrases that find it and what is said."""

    id: str
    title: Sentence
    words: tuple[Sentence, ...]
    text: tuple[Sentence, ...]


def entries(rules: Ruleset) -> tuple[Entry, ...]:
    """All there is to ask about in a game; what comes first is meant first.

    >>> [entry.id for entry in entries(GAMES["base"])][:3]
    ['card-goal-gold', 'card-goal-stone', 'card-tunnel-straight']
    """
    known = topics(rules)
    ids = card_ids(rules)
    found = [
        *_cards(ids, cards_of(rules)),
        *(_tool(tool, known) for tool in TOOLS if _breaks(rules)),
        *(_topic(topic, rules, ids) for topic in known),
        *(_command(command, known) for command in COMMANDS if _typed(command, rules, known)),
        *(_statement(verb, rules) for verb in VERBS if _spoken(verb, rules)),
        *map(_option, options_of(rules).values()),
        *(_menu(line, rules) for line in MENU),
        *map(_game, PRINTED),
        *(_question(what, known) for what in ASKED if _about(f"asked-{what}", known)),
        *(_refusal(refusal, known) for refusal in (*Refusal, *TableRefusal)),
        *(_rule(rule, known) for rule in _citing()),
    ]
    return tuple({entry.id: entry for entry in found}.values())


def card_ids(rules: Ruleset) -> dict[Card, str]:
    """The entry of each card: that of its name, or the topic if all cards of the topic have one name.

    >>> ids = card_ids(GAMES["base"])
    >>> ids[Card.parse("base_map")], ids[Card.parse("base_nesw")]
    ('map', 'card-tunnel-crossing')
    """
    names = {card: card_message(card) for card in cards_of(rules)}
    called: dict[str, set[Sentence]] = {}
    for card, name in names.items():
        called.setdefault(topic_of(card), set()).add(name)
    return {
        card: topic_id(topic_of(card))
        if len(called[topic_of(card)]) == 1
        else "-".join((name.key, *(str(part) for part in name.given.values() if part != "none")))
        for card, name in names.items()
    }


# -- cards, tools, topics ----------------------------------------------------------------------------------------------


def _cards(ids: Mapping[Card, str], counted: Mapping[Card, int]) -> Iterator[Entry]:
    """One for each name that only some cards of a topic have."""
    for card, identity in ids.items():
        topic, name = topic_of(card), card_message(card)
        if identity == topic_id(topic):
            continue
        count = sum(counted[other] for other in ids if ids[other] == identity)
        shaped = card.use is Use.TUNNEL and card.tile and topic != "bridge"  # which is told with the bridges
        shape = (said("help-shape", shape=name.given["shape"]),) if shaped else ()
        yield Entry(identity, name, _names(name), (*shape, said(f"help-{topic}"), said("help-count", count=count)))


def _names(name: Sentence) -> tuple[Sentence, ...]:
    """A card in each of its forms."""
    many = f"many-{name.key.removeprefix('card-')}"
    plural = (Sentence(many, name.given),) if catalogue("en").has(many) else ()
    return (name, Sentence(f"{name.key}.object", name.given), *plural)


def _breaks(rules: Ruleset) -> bool:
    return any(card.effect is Effect.BREAK for card in rules.cards)


def _tool(tool: str, known: Sequence[str]) -> Entry:
    duel = "-duel" if "break-duel" in known else ""
    return Entry(
        f"tool-{tool}", said(f"tool-{tool}"), (said("find-tool", tool=tool),), (said(f"help-tool{duel}", tool=tool),)
    )


def _topic(topic: str, rules: Ruleset, ids: Mapping[Card, str]) -> Entry:
    identity = topic_id(topic)
    cards = {card: count for card, count in cards_of(rules).items() if topic_of(card) == topic}
    named = dict.fromkeys(card_message(card) for card in cards if ids[card] == identity)
    own = [form for name in named for form in _names(name)]
    if identity.startswith("role-"):
        own = [said(identity), said(f"{identity}.who")]
    printed = (said(phrase) for phrase, about in PRINTED_WORDS.items() if about == identity)
    counted = (said("help-count", count=sum(cards.values())),) if any(card in rules.cards for card in cards) else ()
    words = (said(f"help-{topic}.title"), *own, said(f"find-{identity}"), *printed)
    return Entry(identity, said(f"help-{topic}.title"), words, (said(f"help-{topic}"), *counted))


# -- what is typed, said and chosen ------------------------------------------------------------------------------------


def _typed(command: str, rules: Ruleset, known: Sequence[str]) -> bool:
    """Whether a command does something in a game."""
    needs = {"clear": "clearing" in known, "bribe": "troll" in known, "say": rules.seats[-1] > 1}
    return needs.get(command, True)


def _command(command: str, known: Sequence[str]) -> Entry:
    word = said(f"word-{command}")
    called = (word, *map(said, CALLED.get(command, ())))
    more = (said(f"help-{topic}") for topic in _about(word.key, known))
    return Entry(f"command-{command}", word, called, (said(f"help-command-{command}"), *more))


def _spoken(verb: str, rules: Ruleset) -> bool:
    """Whether a game has what a statement speaks of."""
    effects = {card.effect for card in rules.cards}
    needs = {
        **dict.fromkeys(("am", "accuse", "trust"), bool(rules.roles)),
        "looked": Effect.INSPECTION in effects,
        "need": Effect.BREAK in effects,
    }
    return needs.get(verb, True)


def _statement(verb: str, rules: Ruleset) -> Entry:
    veins = any(card.use is Use.VEIN for card in rules.goals)
    title = said("saying-saw.vein" if verb == "saw" and veins else f"saying-{verb}")
    spoken: tuple[Sentence, ...] = ()
    if verb in ("accuse", "trust"):
        spoken = (said(f"says-{verb}.you"),)
    elif verb == "need":
        spoken = tuple(said("says-need", tool=tool) for tool in TOOLS)
    text = (said(f"help-saying-{verb}"), *spoken[:1])
    return Entry(f"saying-{verb}", title, (title, said(f"find-saying-{verb}"), *spoken), text)


def _option(option: Option) -> Entry:
    name = said(f"option-{option.name}")
    values: tuple[Argument, ...] = ()
    if option.kind == "word":
        values = tuple(said(f"value-{option.name}-{value}") for value in option.values)
    elif option.kind == "flag":
        values = (said("value-no"), said("value-yes"))
    elif option.kind == "number":
        values = (Joined((option.least, option.most), "–"),)
    chosen = (said("help-values", values=Listed(values)),) if values else ()
    named = tuple(value for value in values if isinstance(value, Sentence) and option.kind == "word")
    drawn = (said("anybody"),) if option.kind == "seat" else ()
    return Entry(f"option-{option.name}", name, (name, *named, *drawn), (said(f"option-{option.name}.about"), *chosen))


def _menu(line: str, rules: Ruleset) -> Entry:
    name = said(f"menu-{line}")
    more: Mapping[str, tuple[str, ...]] = {
        "bots": tuple(
            f"{each}{more}"
            for each in (*(f"bot-{bot}" for bot in BOTS), *(f"temper-{temper}" for temper in TEMPERS))
            for more in ("", ".many")
        ),
        "options": ("as-printed", "ask-option"),
        "game": ("menu-title", "ask-game"),
        "language": ("ask-language",),
        "pace": ("ask-pace",),
    }
    options = options_of(rules) if line == "options" else ()
    told = (said("help-cited", title=said(f"option-{each}"), text=said(f"option-{each}.about")) for each in options)
    return Entry(f"menu-{line}", name, (name, *map(said, more.get(line, ()))), (said(f"help-menu-{line}"), *told))


def _game(game: str) -> Entry:
    name = said("find-game", game=said(f"game-{game}"))
    return Entry(f"game-{game}", said("help-game", game=said(f"game-{game}")), (name,), (said(f"game-{game}.about"),))


# -- questions, refusals, rules ----------------------------------------------------------------------------------------


def _question(what: str, known: Sequence[str]) -> Entry:
    asked = said(f"asked-{what}")
    return Entry(asked.key, asked, (asked,), _cited(_about(asked.key, known)))


def _refusal(refusal: Refusal | TableRefusal, known: Sequence[str]) -> Entry:
    sentence = refusal_sentence(refusal)
    reason = sentence.given["reason"]
    assert isinstance(reason, Sentence)
    about = _about(reason.key, known) or _topics_about(refusal.rule, known)[:1]
    return Entry(reason.key, sentence, (reason,), _cited(about))


def _rule(rule: str, known: Sequence[str]) -> Entry:
    text = _cited(_topics_about(rule, known)[:MOST_CITED])
    return Entry(f"rule-{rule}", said("help-rule", rule=rule), (said("find-rule", rule=rule),), text)


def _cited(about: Iterable[str]) -> tuple[Sentence, ...]:
    return tuple(said("help-cited", title=said(f"help-{topic}.title"), text=said(f"help-{topic}")) for topic in about)


def _about(key: str, known: Sequence[str]) -> list[str]:
    """The topic of a game that says more about a question or a refusal, if it has that topic."""
    return [topic for topic in known if topic_id(topic) == ABOUT.get(key)]


def _topics_about(rule: str, known: Sequence[str]) -> list[str]:
    """The topics of a game that name a rule, or those of other games: who names it first, rules before cards."""
    naming = _citing().get(rule, {})
    found = [topic for topic in known if topic in naming] or list(naming)
    about_rules = {topic for each in RULES.values() for topic in each}
    return sorted(found, key=lambda topic: (naming[topic], topic not in about_rules))


@cache
def _citing() -> dict[str, dict[str, int]]:
    """Every rule in order, and the topics that name it with how many they name before: the same in each language."""
    words = catalogue("en")
    found: dict[str, dict[str, int]] = {}
    for topic in dict.fromkeys(topic for game in PRINTED for topic in topics(GAMES[game])):
        for place, rule in enumerate(dict.fromkeys(NUMBER.findall(words.text(f"help-{topic}")))):
            found.setdefault(rule, {})[topic] = place
    order = sorted(found, key=lambda rule: tuple(map(int, rule.split("."))))
    return {rule: found[rule] for rule in order}
