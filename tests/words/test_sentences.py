"""Sentences as a player reads them, with the plural forms of each language."""

from __future__ import annotations

import pytest

from saboteur import Card, ruleset
from saboteur.engine.values.facts import RoundEnded
from saboteur.engine.values.refusal import Refusal
from saboteur.notation.facts import read_fact
from saboteur.notation.moves import read_seen_move
from saboteur.notation.statements import parse_statement
from saboteur.table.refusals import TableRefusal
from saboteur.words import LANGUAGES, Words, language_of
from saboteur.words.catalogue import Catalogue, Unworded, catalogue
from saboteur.words.phrases import Phrase

NAMES = ("Альвис", "Brokk", "Дарія")
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101, 111)
FORMS = {
    ("en", "nuggets"): "nuggets nugget nuggets nuggets nuggets nuggets nuggets nuggets nuggets nuggets",
    ("ru", "nuggets"): (
        "самородков самородок самородка самородков самородков самородок самородка самородков самородок самородков"
    ),
    ("uk", "nuggets"): (
        "самородків самородок самородки самородків самородків самородок самородки самородків самородок самородків"
    ),
    ("ru", "coins"): "золотых золотой золотых золотых золотых золотой золотых золотых золотой золотых",
    ("uk", "coins"): "золотих золотий золоті золотих золотих золотий золоті золотих золотий золотих",
}


@pytest.mark.parametrize(("language", "message"), FORMS)
def test_plural_forms(language: str, message: str) -> None:
    words = catalogue(language)
    expected = [f"{number} {form}" for number, form in zip(NUMBERS, FORMS[language, message].split(), strict=True)]
    assert [words.text(message, count=number) for number in NUMBERS] == expected


SENTENCES = {
    "laid seat=0 card=s2_door_green_ew cell=3,-1 turned=yes": (
        "Альвис lays a straight tunnel with a green door at 3,-1: left–right.",
        "Альвис кладёт прямой туннель с зелёной дверью на 3,-1: влево–вправо.",
        "Альвис кладе прямий тунель із зеленими дверима на 3,-1: ліворуч–праворуч.",
    ),
    "laid seat=1 card=base_nw cell=3,0 turned=yes": (
        "Brokk lays a curve at 3,0: right–down.",
        "Brokk кладёт поворот на 3,0: вправо–вниз.",
        "Brokk кладе поворот на 3,0: праворуч–вниз.",
    ),
    "laid seat=1 card=base_nesw cell=3,0 turned=no": (
        "Brokk lays a crossing at 3,0.",
        "Brokk кладёт перекрёсток на 3,0.",
        "Brokk кладе перехрестя на 3,0.",
    ),
    "discarded seat=2 cards=(base_ew base_ew base_map)": (
        "Дарія discards a straight tunnel × 2 and a map.",
        "Дарія сбрасывает прямой туннель × 2 и карту «Разведка».",
        "Дарія скидає прямий тунель × 2 та карту «Розвідка».",
    ),
    "put seat=1 card=base_break_lamp target=2": (
        "Brokk breaks Дарія’s lamp.",
        "Brokk ломает фонарь игроку Дарія.",
        "Brokk ламає ліхтар гравцеві Дарія.",
    ),
    "lifted seat=1 card=- target=1 lifted=base_break_pick": (
        "Brokk discards two cards to get rid of the broken pickaxe.",
        "Ценой двух карт Brokk избавляется от сломанной кирки.",
        "Ціною двох карт Brokk позбувається зламаної кирки.",
    ),
    "discarded seat=2 cards=(base_map base_nes)": (
        "Дарія discards a map and a junction.",
        "Дарія сбрасывает карту «Разведка» и развилку.",
        "Дарія скидає карту «Розвідка» та розвилку.",
    ),
    "discarded seat=2 cards=(?)": (
        "Дарія discards 1 card face down.",
        "Дарія сбрасывает 1 карту рубашкой вверх.",
        "Дарія скидає 1 карту долілиць.",
    ),
    "discarded seat=2 cards=(? ? ?)": (
        "Дарія discards 3 cards face down.",
        "Дарія сбрасывает 3 карты рубашкой вверх.",
        "Дарія скидає 3 карти долілиць.",
    ),
    "revealed seat=0 cell=5,2 face=duelgoal_nsw_3_blue": (
        "Альвис turns over the card at 5,2: a vein with 3 nuggets behind a blue door!",
        "Альвис открывает на 5,2 жилу с 3 самородками за синей дверью!",
        "Альвис відкриває на 5,2 жилу з 3 самородками за синіми дверима!",
    ),
    "round_began round=2 first=0 deck=21 hands=(() (?) (?)) roles=(? saboteur ?)": (
        "Round 2 begins. Альвис goes first; 21 cards are left in the deck. Brokk is a saboteur.",
        "Начинается раунд 2. Первым ходит игрок Альвис; в колоде 21 карта. Brokk — вредитель.",
        "Починається раунд 2. Першим ходить гравець Альвис; у колоді 21 карта. Brokk — саботер.",
    ),
    "round_ended round=1 cause=gold winners=(1) roles=(saboteur digger)": (
        "Round 1 is over: the gold is found! Brokk wins. Альвис is a saboteur. Brokk is a gold-digger.",
        "Раунд 1 окончен: сокровище найдено! Побеждает Brokk. Альвис — вредитель. Brokk — золотоискатель.",
        "Раунд 1 завершено: золото знайдено! Перемагає Brokk. Альвис — саботер. Brokk — золотошукач.",
    ),
    "game_ended gold=(19) winners=(0)": (
        "The game is over: Альвис brings home 19 nuggets. Not bad.",
        "Игра окончена: Альвис приносит домой 19 самородков. Неплохо.",
        "Гру завершено: Альвис приносить додому 19 самородків. Непогано.",
    ),
}


@pytest.mark.parametrize("fact", SENTENCES)
def test_sentences(fact: str) -> None:
    assert tuple(Words(language).fact(read_fact(fact), NAMES) for language in LANGUAGES) == SENTENCES[fact]


YOU = {
    "drew seat=1 card=base_nesw": (
        "You draw a crossing.",
        "Вы берёте перекрёсток.",
        "Ви берете перехрестя.",
    ),
    "put seat=0 card=base_break_lamp target=1": (
        "Альвис breaks your lamp!",
        "Альвис ломает вам фонарь!",
        "Альвис ламає вам ліхтар!",
    ),
    "put seat=1 card=base_break_lamp target=0": (
        "You break Альвис’s lamp.",
        "Вы ломаете фонарь игроку Альвис.",
        "Ви ламаєте ліхтар гравцеві Альвис.",
    ),
    "put seat=2 card=s2_trapped target=1": (
        "Дарія traps you!",
        "Дарія загоняет вас в ловушку!",
        "Дарія заганяє вас у пастку!",
    ),
    "robbed seat=2 victim=1 left=no": (
        "Дарія steals a gold piece from you; you have none left!",
        "Дарія крадёт у вас один золотой; больше у вас ничего нет!",
        "Дарія краде у вас один золотий; більше у вас нічого немає!",
    ),
    "inspected seat=0 card=s2_inspection target=1 role=?": (
        "Альвис looks at your dwarf.",
        "Альвис смотрит вашу карту гнома.",
        "Альвис дивиться вашу карту гнома.",
    ),
    "swapped_hats seat=0 card=s2_swap_hats target=1 old=blue new=saboteur": (
        "Альвис swaps your dwarf: now you are a saboteur.",
        "Альвис меняет вам колпак: теперь вы — вредитель.",
        "Альвис міняє вам ковпак: тепер ви — саботер.",
    ),
    "swapped_hands seat=0 card=s2_swap_hand target=1 given=(base_map) taken=(base_ew)": (
        "Альвис swaps hands with you: you give straight tunnel and get map.",
        "Альвис обменивается картами с вами. Отдано: прямой туннель. Получено: разведка.",
        "Альвис обмінюється картами з вами. Віддано: прямий тунель. Отримано: розвідка.",
    ),
    "round_began round=1 first=1 deck=21 hands=((?) () (?)) roles=(? saboteur ?)": (
        "Round 1 begins. You go first; 21 cards are left in the deck. You are a saboteur.",
        "Начинается раунд 1. Первыми ходите вы; в колоде 21 карта. Вы — вредитель.",
        "Починається раунд 1. Першими ходите ви; у колоді 21 карта. Ви — саботер.",
    ),
    "round_ended round=1 cause=exhausted winners=(1 2) roles=(digger saboteur saboteur)": (
        (
            "Round 1 is over: nobody found the gold. You win, together with Дарія! "
            "You are a saboteur. Альвис is a gold-digger. Дарія is a saboteur."
        ),
        (
            "Раунд 1 окончен: сокровище не найдено. Вы победили! Вместе с вами: Дарія. "
            "Вы — вредитель. Альвис — золотоискатель. Дарія — вредитель."
        ),
        (
            "Раунд 1 завершено: золото не знайдено. Ви перемогли! Разом із вами: Дарія. "
            "Ви — саботер. Альвис — золотошукач. Дарія — саботер."
        ),
    ),
    "round_ended round=1 cause=exhausted winners=() roles=()": (
        "Round 1 is over: the cards have run out.",
        "Раунд 1 окончен: карты закончились.",
        "Раунд 1 завершено: карти скінчилися.",
    ),
    "game_ended gold=(3 9 2) winners=(1)": (
        "The game is over. You win with 9 gold!",
        "Игра окончена. Вы победили, золота — 9!",
        "Гру завершено. Ви перемогли, золота — 9!",
    ),
}


@pytest.mark.parametrize("fact", YOU)
def test_what_is_done_by_you_and_to_you_is_told_to_you(fact: str) -> None:
    assert tuple(Words(language).fact(read_fact(fact), NAMES, you=1) for language in LANGUAGES) == YOU[fact]


def test_what_is_said_of_you_is_said_to_you() -> None:
    accused = parse_statement("accuse 1")
    assert [Words(language).statement(accused, 0, NAMES, you=1) for language in LANGUAGES] == [
        "Альвис: “I think you are against us.”",
        "Альвис: «Думаю, вы против нас»",
        "Альвис: «Гадаю, ви проти нас»",
    ]
    assert Words("en").statement(accused, 0, NAMES, you=0) == "You: “I think Brokk is against us.”"


def test_refusals() -> None:
    assert [Words(language).refusal(Refusal.TOOL_BROKEN) for language in LANGUAGES] == [
        "You cannot lay tunnel cards with a broken tool (rule 3.4).",
        "Со сломанным инструментом нельзя класть карты туннелей (правило 3.4).",
        "Зі зламаним інструментом не можна класти карти тунелів (правило 3.4).",
    ]
    assert Words("uk").refusal(TableRefusal.NOT_ASKED) == "Зараз ходить інший гравець."


@pytest.mark.parametrize(
    ("statement", "english", "russian", "ukrainian"),
    [
        ("am boss", "“I am the boss.”", "«Я — босс»", "«Я — бос»"),
        (
            "saw 8,0 base_goal_stone_ne",
            "“I have looked: there is only stone at 8,0.”",
            "«Точно знаю: на 8,0 только камень»",
            "«Точно знаю: на 8,0 лише камінь»",
        ),
        (
            "hold base_map base_dead_n",
            "“I hold: dead end and map.”",
            "«У меня на руке: тупик и разведка»",
            "«У мене на руці: глухий кут та розвідка»",
        ),
    ],
)
def test_statements(statement: str, english: str, russian: str, ukrainian: str) -> None:
    said = [Words(language).statement(parse_statement(statement), 1, NAMES) for language in LANGUAGES]
    assert said == [f"Brokk: {english}", f"Brokk: {russian}", f"Brokk: {ukrainian}"]


@pytest.mark.parametrize(
    ("move", "english", "russian", "ukrainian"),
    [
        (
            "play base_break_cart 2",
            "Break Дарія’s cart",
            "Сломать вагонетку игроку Дарія",
            "Зламати вагонетку гравцеві Дарія",
        ),
        ("play base_break_cart 1", "Break your own cart", "Сломать себе вагонетку", "Зламати собі вагонетку"),
        ("discard ? ?", "Discard 2 cards face down", "Сбросить 2 карты рубашкой вверх", "Скинути 2 карти долілиць"),
        (
            "take 1",
            "Take the nugget card: 1 nugget",
            "Взять карту с самородками: 1 самородок",
            "Узяти карту скарбів: 1 самородок",
        ),
    ],
)
def test_moves(move: str, english: str, russian: str, ukrainian: str) -> None:
    told = [Words(language).move(read_seen_move(move), NAMES, by=1) for language in LANGUAGES]
    assert told == [english, russian, ukrainian]


COUNTED = {
    "people-count": ("22 people", "22 человека", "22 людини"),
    "bots-count": ("22 bots", "22 бота", "22 боти"),
    "hand-count": ("22 cards", "22 карты", "22 карти"),
    "markers-left": ("22 markers left", "осталось 22 жетона гномов", "лишилося 22 жетони гномів"),
}


@pytest.mark.parametrize("phrase", COUNTED)
def test_phrases_count(phrase: Phrase) -> None:
    assert tuple(Words(language).phrase(phrase, count=22) for language in LANGUAGES) == COUNTED[phrase]


def test_games_and_options() -> None:
    rules = ruleset("base", edition="classic", broken_tools_forfeit=True)
    assert [Words(language).game(rules) for language in LANGUAGES] == [
        "Saboteur (no gold with a broken tool: yes, edition: classic)",
        "Вредитель (сломанный инструмент лишает золота: да, издание: классическое)",
        "Саботер (зламаний інструмент позбавляє золота: так, видання: класичне)",
    ]
    assert Words("uk").option("rounds", 3) == "Раунди: 3"


def test_a_card_is_told_with_its_ways() -> None:
    card = Card.parse("duel_nsw_de_gold")
    assert [Words(language).card_whole(card, turned=True) for language in LANGUAGES] == [
        "Junction with a nugget (up–right–down; dead end left; to the nugget: left)",
        "Развилка с самородком (вверх–вправо–вниз; тупик влево; к самородку — влево)",
        "Розвилка із самородком (вгору–праворуч–вниз; глухий кут ліворуч; до самородка — ліворуч)",
    ]


def test_the_language_of_an_environment() -> None:
    assert language_of("", "ru_RU.KOI8-R") == "ru"
    assert language_of("uk", "en_GB") == "uk"
    assert language_of("POSIX", "C.UTF-8") == "en"
    assert language_of() == "en"


def test_what_has_no_words_is_named() -> None:
    with pytest.raises(Unworded, match="card-joker"):
        catalogue("en").text("card-joker")
    with pytest.raises(Unworded, match=r"card-map\.subject"):
        catalogue("en").text("card-map.subject")
    with pytest.raises(Unworded, match="count"):
        catalogue("en").text("nuggets")
    with pytest.raises(ValueError, match="en, ru, uk"):
        Catalogue("tlh")


def test_the_last_nugget_card_is_taken_without_being_picked() -> None:
    for values, told in (("(2)", False), ("(?)", False), ("(1 2)", True), ("(? ?)", True)):
        assert (Words("en").fact(read_fact(f"offered seat=0 values={values}"), ["Anna"]) is not None) == told


def test_the_end_of_a_round_is_told_without_who_was_who() -> None:
    ended = read_fact("round_ended round=1 cause=gold winners=(1) roles=(saboteur digger)")
    duel = read_fact("round_ended round=2 cause=veins winners=() roles=()")
    assert isinstance(ended, RoundEnded)
    assert isinstance(duel, RoundEnded)
    assert [Words(language).round_end(ended, NAMES) for language in LANGUAGES] == [
        "Round 1 is over: the gold is found! Brokk wins.",
        "Раунд 1 окончен: сокровище найдено! Побеждает Brokk.",
        "Раунд 1 завершено: золото знайдено! Перемагає Brokk.",
    ]
    assert Words("en").round_end(duel, NAMES) == Words("en").fact(duel, NAMES) == "Round 2 is over: every vein is open."


def test_a_game_that_is_broken_off() -> None:
    assert [Words(language).abandoned(1, "", NAMES) for language in LANGUAGES] == [
        "Brokk breaks the game off.",
        "Brokk прерывает игру.",
        "Brokk перериває гру.",
    ]
    assert [Words(language).abandoned(None, "too late") for language in LANGUAGES] == [
        "The game was broken off: too late",
        "Игра прервана: too late",
        "Гру перервано: too late",
    ]
