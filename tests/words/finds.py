"""What is found in the index of help: words of the rulebooks, and the queries of docs/help.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from saboteur.rulesets import GAMES
from saboteur.words import LANGUAGES, Words
from saboteur.words.index import index_plain
from tests.words.names import names

FILE = Path(__file__).parents[2] / "docs" / "help.json"

_RU: Final = {
    "саботаж": "break",
    "карты саботажа": "break",
    "карта сломанного инструмента": "break",
    "лампа": "tool-lamp",
    "фонарем": "tool-lamp",
    "вагонетка": "tool-cart",
    "вагонеткой": "tool-cart",
    "кирка": "tool-pick",
    "киркой": "tool-pick",
    "обвал": "rockfall",
    "картой обвала": "rockfall",
    "провалы": "rockfall",
    "карта ремонта": "repair",
    "карты ремонта": "repair",
    "карта пути": "tunnel",
    "карты пути": "tunnel",
    "тоннель": "tunnel",
    "тоннели": "tunnel",
    "лабиринт": "mine",
    "колода": "deck",
    "карта действия": "action",
    "карты действий": "action",
    "раунд": "end",
}
_RU_ROLES: Final = {"вредитель": "role-saboteur", "вредители": "role-saboteur", "карта гнома": "dwarf"}
_RU_DUEL: Final = {
    **_RU,
    "карта вредительства": "break",
    "карта сокровищ": "treasure-map",
    "карта входа": "entrance",
    "вход в шахту": "entrance",
    "карта золотой жилы": "vein",
    "карту золотой жилы": "vein",
    "золотые самородки": "nugget",
    "самородок": "nugget",
    "тролль": "troll",
    "троллей": "troll",
    "троллем": "troll",
    "жетон гнома": "marker",
    "жетоны гномов": "marker",
    "жетон ключа": "key",
    "ключом": "key",
    "дверью": "door",
    "карту туннеля": "tunnel",
}
_UK: Final = {
    "саботаж": "break",
    "карти саботажу": "break",
    "лампа": "tool-lamp",
    "ліхтарем": "tool-lamp",
    "вагонетка": "tool-cart",
    "вагонетки": "tool-cart",
    "киркою": "tool-pick",
    "обвал": "rockfall",
    "обвал тунелю": "rockfall",
    "карта для ремонту": "repair",
    "карти тунелів": "tunnel",
    "лабіринт": "mine",
    "карта дії": "action",
    "карти дій": "action",
}
_UK_ROLES: Final = {"саботер": "role-saboteur", "саботери": "role-saboteur", "карти гномів": "dwarf"}
_EN: Final = {
    "rock fall": "rockfall",
    "rockfall": "rockfall",
    "cave-in": "rockfall",
    "cart": "tool-cart",
    "trolley": "tool-cart",
    "mine cart": "tool-cart",
    "lantern": "tool-lamp",
    "pick": "tool-pick",
    "sabotage": "break",
    "path cards": "tunnel",
    "labyrinth": "mine",
    "action cards": "action",
    "draw pile": "deck",
}
_S2_EN: Final = {"thief": "theft", "trap": "trapped", "dwarf card": "dwarf", "stairs": "ladder"}
_DUEL_EN: Final = {
    "key token": "key",
    "dwarf marker": "marker",
    "gold vein": "vein",
    "toll": "troll",
    "map": "treasure-map",
}
RULEBOOK: Final[dict[str, dict[str, dict[str, str]]]] = {
    "en": {
        "base": {**_EN, "gold miner": "role-digger", "nugget cards": "gold", "nuggets": "gold", "goal card": "goal"},
        "saboteur2": {**_EN, **_S2_EN, "gold pieces": "gold"},
        "duel": {**_EN, **_DUEL_EN},
        "solo": {**_EN, **_DUEL_EN},
    },
    "ru": {
        "base": {
            **_RU,
            **_RU_ROLES,
            "старатель": "role-digger",
            "старателями": "role-digger",
            "золотоискателей": "role-digger",
            "саботер": "role-saboteur",
            "карта цели": "goal",
            "карты целей": "goal",
            "сокровище": "card-goal-gold",
            "камень": "card-goal-stone",
            "разведка": "map",
            "карты золотых самородков": "gold",
            "самородок": "gold",
            "тупик": "dead-end",
        },
        "saboteur2": {
            **_RU,
            **_RU_ROLES,
            "босс": "role-boss",
            "перекупщик": "role-profiteer",
            "геологи": "role-geologist",
            "кристаллов": "crystal",
            "вор": "theft",
            "пойман": "trapped",
            "ловушку": "trapped",
            "свобода": "free",
            "инспекция": "inspection",
            "обмен колпаками": "swap-hats",
            "обмен инвентаря": "swap-hands",
            "лестницей": "ladder",
            "мост": "card-tunnel-bridge",
            "дверью": "door",
        },
        "duel": _RU_DUEL,
        "solo": _RU_DUEL,
    },
    "uk": {
        "base": {
            **_UK,
            **_UK_ROLES,
            "золотошукачами": "role-digger",
            "карта «кінець»": "goal",
            "карта «початок»": "start",
            "скарб": "card-goal-gold",
            "золото": "card-goal-gold",
            "камінь": "card-goal-stone",
            "розвідка": "map",
            "карту розвідки": "map",
            "карти скарбів": "gold",
            "карти золотих самородків": "gold",
            "самородки": "gold",
        },
        "saboteur2": {**_UK, **_UK_ROLES, "сходи": "ladder", "пастка": "trapped"},
        "duel": {**_UK, "золота жила": "vein", "мапа": "treasure-map", "тролями": "troll"},
        "solo": {**_UK, "золота жила": "vein", "жетон гнома": "marker"},
    },
}
"""Words of the printed rulebooks (in English: of its printings), in the forms they stand in there."""
TYPED: Final = (
    *("3", "3.3", "rule 3.", "§ 8.6", "", "?", "xyzzy", "lapm", "обвла", "карт", "tool brokes", "broken", "lad"),
    *("troll", "тролем", "геолог", "edition", "crossing", "repair lamp", "repaired carts", "фонаря ремонт"),
)


def queries(words: Words, game: str) -> list[str]:
    """Some printed names, their beginnings, misspelt ones; the words of the rulebooks."""
    printed = sorted({name for name, _ in names(words, game)})[::20]
    misspelt = [name[:2] + name[3:] for name in printed[::6]]
    begun = [name[:4] for name in printed[::2]]
    return list(dict.fromkeys([*RULEBOOK[words.language][game], *TYPED, *printed, *misspelt, *begun]))


def vectors() -> list[dict[str, Any]]:
    """What each query finds."""
    found = []
    for language in LANGUAGES:
        words = Words(language)
        for game in ("base", "saboteur2", "duel"):
            for query in queries(words, game):
                index, result = words.find(query, game)
                there = {"in": index.ruleset.name, "how": result.how, "ids": result.ids}
                found.append({"language": language, "game": game, "query": query, **there})
    return found


def document() -> str:
    """The whole file: all entries, the index of every game by their places, and queries with what they find."""
    places: dict[str, int] = {}
    index = {}
    for game in GAMES:
        written = [json.dumps(entry) for entry in index_plain(GAMES[game])]
        index[game] = [places.setdefault(entry, len(places)) for entry in written]
    tried = ",\n".join(json.dumps(vector, ensure_ascii=False) for vector in vectors())
    entries = ",\n".join(places)
    return f'{{"entries": [\n{entries}\n],\n"index": {json.dumps(index)},\n"vectors": [\n{tried}\n]}}\n'
