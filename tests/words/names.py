"""Every name that the program prints in a game, and the entry of help that explains it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from saboteur.cli.playing.fresh import LAST, RECENT
from saboteur.cli.playing.signs import DRAWN, HIT, MARKS, SMALL
from saboteur.cli.playing.typed import COMMANDS, word_for
from saboteur.cli.terminal.window import LEGENDS
from saboteur.engine.values.cards import TOOLS, Effect
from saboteur.engine.values.refusal import Refusal
from saboteur.rulesets import GAMES, OPTIONS
from saboteur.table.refusals import TableRefusal
from saboteur.words import Words
from saboteur.words.help import cards_of, topic_id, topic_of
from saboteur.words.sentence import CardName, said
from saboteur.words.statements import VERBS
from tests.rules.numbered import RULES

SIGNS: Final = {
    "legend-gold": "card-goal-gold",
    "legend-stone": "card-goal-stone",
    "legend-nuggets": "nugget",
    "legend-green-door": "door",
    "legend-blue-door": "door",
}
"""Words of the legend whose entry is not called as their key ends."""
DEEDS: Final = {
    **dict.fromkeys(("laid", "helped", "hindered", "looked"), "deeds"),
    "collapsed": "rockfall",
    "broke": "break",
    "repaired": "repair",
    "trapped": "trapped",
    "freed": "free",
    "opened": "key",
    "bribed": "troll",
    "claimed": "marker",
    "stole": "theft",
    "swapped": "swap-hands",
}
"""What everybody did, and the card or topic that is about it."""
NUMBERED: Final = {"en": "rule", "ru": "правило", "uk": "правило"}
MENU: Final = (
    "menu-game",
    "menu-options",
    "menu-players",
    "menu-names",
    "menu-bots",
    "menu-language",
    "menu-pace",
    "menu-resume",
)
NOT_SPOKEN: Final = {
    "base": {"looked"},
    "saboteur2": set(),
    "duel": {"am", "accuse", "trust", "looked"},
    "solo": {"am", "accuse", "trust", "looked"},
}
PAGE: Final = {
    **dict.fromkeys(("lobby-host", "join-host", "join-watch", "home-watch", "talk-watching"), "company"),
    **dict.fromkeys(("setup-watching", "lobby-hat", "lobby-beard"), "company"),
    **dict.fromkeys(("mine-lit", "mine-partly", "mine-dark", "table-light"), "light"),
    **dict.fromkeys(("table-mark-trust", "table-mark-unsure", "table-mark-suspect"), "marks"),
    "mine-name": "mine",
    "mine-goal": "goal",
    "mine-vein": "vein",
    "table-hint": "command-hint",
    "table-supply": "marker",
    "talk-what": "talking",
    "log-happened": "record",
    "ends-deeds": "deeds",
    "ends-by-round": "gold",
    "ends-left-over": "dwarf",
    "back-proof": "dealing",
}
"""Words of the page, and the card or topic that is about them."""
WITHIN: Final = {
    "en": {"seal": "dealing", "commitment": "dealing", "watchers": "company", "hats": "company", "dark": "light"},
    "ru": {"печать": "dealing", "обязательство": "dealing", "зритель": "company", "колпаки": "company"},
    "uk": {"печатка": "dealing", "зобов’язання": "dealing", "глядач": "company", "ковпаки": "company"},
}
"""The same, where they stand in a sentence."""
ABSENT: Final = {"base": {"clear", "bribe"}, "saboteur2": {"bribe"}, "duel": set(), "solo": {"say"}}
"""Commands that do nothing in a game."""
PLURALS: Final = {
    "en": {
        "rockfall": "rockfalls",
        "map": "maps",
        "treasure-map": "treasure maps",
        "theft": "thefts",
        "swap-hands": "swaps of hands",
        "swap-hats": "swaps of hats",
        "inspection": "inspections",
        "key": "keys",
        "dead-end": "dead ends",
        "ladder": "ladders",
        "door": "doors",
        "crystal": "crystals",
        "troll": "trolls",
        "nugget": "nuggets",
        "vein": "veins",
        "goal": "goals",
        "start": "starts",
        "entrance": "entrances",
        "marker": "markers",
        "tunnel": "tunnels",
        "repair": "repairs",
        "tool-pick": "pickaxes",
        "tool-lamp": "lamps",
        "tool-cart": "carts",
        "card-break-lamp": "broken lamps",
        "card-repair-cart": "cart repairs",
        "card-tunnel-junction": "junctions",
        "card-tunnel-junction-troll": "junctions with a troll",
        "card-tunnel-bridge": "bridges",
        "card-goal-stone": "stones",
        "card-vein-empty-0": "empty veins",
        "role-digger": "gold-diggers",
        "role-saboteur": "saboteurs",
        "role-blue": "blue gold-diggers",
        "role-green": "green gold-diggers",
        "role-boss": "bosses",
        "role-profiteer": "profiteers",
        "role-geologist": "geologists",
    },
    "ru": {
        "rockfall": "обвалы",
        "map": "разведки",
        "treasure-map": "карты сокровищ",
        "theft": "воры",
        "swap-hands": "обмены инвентаря",
        "swap-hats": "обмены колпаками",
        "inspection": "инспекции",
        "key": "ключи",
        "dead-end": "тупики",
        "ladder": "лестницы",
        "door": "двери",
        "crystal": "кристаллы",
        "troll": "тролли",
        "nugget": "самородки",
        "vein": "жилы",
        "goal": "цели",
        "start": "входы",
        "entrance": "входы",
        "marker": "жетоны",
        "tunnel": "туннели",
        "repair": "ремонты",
        "tool-pick": "кирки",
        "tool-lamp": "фонари",
        "tool-cart": "вагонетки",
        "card-break-lamp": "сломанные фонари",
        "card-repair-cart": "ремонты вагонетки",
        "card-tunnel-junction": "развилки",
        "card-tunnel-junction-troll": "развилки с троллем",
        "card-tunnel-bridge": "мосты",
        "card-goal-stone": "камни",
        "card-vein-empty-0": "пустые жилы",
        "role-digger": "золотоискатели",
        "role-saboteur": "вредители",
        "role-blue": "синие золотоискатели",
        "role-green": "зелёные золотоискатели",
        "role-boss": "боссы",
        "role-profiteer": "перекупщики",
        "role-geologist": "геологи",
    },
    "uk": {
        "rockfall": "обвали тунелів",
        "map": "розвідки",
        "treasure-map": "мапи скарбів",
        "theft": "злодії",
        "swap-hands": "обміни інвентарем",
        "swap-hats": "обміни ковпаками",
        "inspection": "інспекції",
        "key": "ключі",
        "dead-end": "глухі кути",
        "ladder": "сходи",
        "door": "двері",
        "crystal": "кристали",
        "troll": "тролі",
        "nugget": "самородки",
        "vein": "жили",
        "goal": "карти «кінець»",
        "start": "початки",
        "entrance": "входи",
        "marker": "жетони",
        "tunnel": "тунелі",
        "repair": "ремонти",
        "tool-pick": "кирки",
        "tool-lamp": "ліхтарі",
        "tool-cart": "вагонетки",
        "card-break-lamp": "зламані ліхтарі",
        "card-repair-cart": "ремонти вагонетки",
        "card-tunnel-junction": "розвилки",
        "card-tunnel-junction-troll": "розвилки з тролем",
        "card-tunnel-bridge": "мости",
        "card-goal-stone": "камені",
        "card-vein-empty-0": "порожні жили",
        "role-digger": "золотошукачі",
        "role-saboteur": "саботери",
        "role-blue": "сині золотошукачі",
        "role-green": "зелені золотошукачі",
        "role-boss": "боси",
        "role-profiteer": "перекупники",
        "role-geologist": "геологи",
    },
}
"""Names in the plural, written down here once more."""


def names(words: Words, game: str) -> Iterator[tuple[str, str]]:
    """A name as it is printed, and the entry it should find."""
    yield from _cards(words, game)
    yield from _play(words, game)
    yield from _words(words, game)
    yield from _page(words, game)
    ids = words.index(game).entries
    yield from ((many, entry) for entry, many in PLURALS[words.language].items() if entry in ids)


def _cards(words: Words, game: str) -> Iterator[tuple[str, str]]:
    """Every card by its name, as what is drawn, and with its ways in both positions."""
    index = words.index(game)
    for card in cards_of(GAMES[game]):
        entry = index.entry_of(card)
        assert entry is not None
        assert entry == topic_id(topic_of(card)) or entry.startswith("card-")
        yield words.card(card), entry
        yield words.text(CardName(card, "object")), entry
        if card.tile:
            yield words.card_whole(card), entry
            yield words.card_whole(card, turned=True), entry


def _without_number(deed: str) -> str:
    return " ".join(re.sub(r"[0-9]+", " ", deed).split())


def _play(words: Words, game: str) -> Iterator[tuple[str, str]]:
    """Dwarves, tools, what lies before players, the legend, statements, commands, questions."""
    rules = GAMES[game]
    for role in {role: None for roles in rules.roles.values() for role in roles}:
        yield words.role(role), f"role-{role}"
    for tool in TOOLS:
        yield words.tool(tool), f"tool-{tool}"
        yield words.lying(tool), f"card-break-{tool}"
    for card in rules.cards:
        if card.effect in (Effect.THEFT, Effect.TRAPPED):
            yield words.lying(card.effect.value), card.effect.value
    for phrase in LEGENDS[game].values():
        yield words.phrase(phrase), SIGNS.get(phrase, phrase.removeprefix("legend-"))
    yield words.phrase("dead-end"), "dead-end"
    for deed, entry in DEEDS.items():
        told = (_without_number(words.text(said(f"deed-{deed}", count=count, laid=9))) for count in (1, 2, 5))
        yield from ((text, entry) for text in told if entry in words.index(game).entries)
    yield words.phrase("record-replay", command="").partition(":")[0], "record"
    if game == "base":
        yield words.text(said("fact-left-over", role="")).partition(":")[0], "dwarf"
    for verb in VERBS:
        if verb not in NOT_SPOKEN[game]:
            yield words.saying(verb, veins=game in ("duel", "solo")), f"saying-{verb}"
    for command in COMMANDS:
        if command not in ABSENT[game]:
            yield word_for(command, words), f"command-{command}"
    for asked in {"base": ("turn", "goal", "nugget"), "saboteur2": ("turn", "goal", "rob")}.get(
        game, ("turn", "claim")
    ):
        yield words.asked(asked), f"asked-{asked}"


def _page(words: Words, game: str) -> Iterator[tuple[str, str]]:
    """What only the page prints, and the marks and small letters beside the drawing in the terminal."""
    printed = {words.phrase(phrase): entry for phrase, entry in PAGE.items()}  # type: ignore[arg-type]
    yield from ((text, entry) for text, entry in printed.items() if entry in words.index(game).entries)
    yield from WITHIN[words.language].items()
    yield from ((words.phrase(phrase), "marks") for sign, phrase in MARKS.items() if sign in (LAST, RECENT, DRAWN, HIT))
    if game in ("duel", "solo"):
        yield from ((words.phrase(phrase), "troll" if sign == "t" else "door") for sign, phrase in SMALL.items())


def _words(words: Words, game: str) -> Iterator[tuple[str, str]]:
    """Refusals, rules, options, the menu, the topics."""
    for refusal in Refusal:
        yield words.refusal(refusal), f"refusal-{refusal.name.lower().replace('_', '-')}"
    for table in TableRefusal:
        yield words.refusal(table), f"refusal-table-{table.name.lower().replace('_', '-')}"
    for rule in RULES:
        yield rule, f"rule-{rule}"
        yield f"{NUMBERED[words.language]} {rule}", f"rule-{rule}"
    for name, option in OPTIONS[game].items():
        yield words.option(name), f"option-{name}"
        if option.kind == "word":
            yield from ((words.value(name, value), f"option-{name}") for value in option.values)
    for line in MENU:
        yield words.phrase(line), line
    for other in ("base", "saboteur2", "duel", "solo"):
        yield words.game(other), f"game-{other}"
    for topic, title in words.topics(game).items():
        yield title, topic
