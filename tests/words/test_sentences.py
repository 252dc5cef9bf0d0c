"""Sentences as a player reads them, with the plural forms of each language."""

from __future__ import annotations

import pytest

from saboteur import Card
from saboteur.notation.facts import read_fact
from saboteur.words import LANGUAGES, Words, language_of
from saboteur.words.catalogue import Catalogue, Unworded, catalogue

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
        "Альвис lays a straight tunnel with a green door at 3,-1, turned.",
        "Альвис кладёт прямой туннель с зелёной дверью на 3,-1, развернув карту.",
        "Альвис кладе прямий тунель із зеленими дверима на 3,-1, розвернувши карту.",
    ),
    "put seat=1 card=base_break_lamp target=2": (
        "Brokk breaks Дарія’s lamp.",
        "Brokk ломает фонарь игроку Дарія.",
        "Brokk ламає ліхтар гравцеві Дарія.",
    ),
    "lifted seat=1 card=- target=1 lifted=base_break_pick": (
        "For two cards Brokk is rid of the broken pickaxe.",
        "Ценой двух карт Brokk избавляется от сломанной кирки.",
        "Ціною двох карт Brokk позбувається зламаної кирки.",
    ),
    "discarded seat=2 cards=(base_map base_nes)": (
        "Дарія discards a map and a junction.",
        "Дарія сбрасывает разведку и развилку.",
        "Дарія скидає розвідку та розвилку.",
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
        "Альвис turns over a vein with 3 nuggets behind a blue door at 5,2!",
        "Альвис открывает на 5,2 жилу с 3 самородками за синей дверью!",
        "Альвис відкриває на 5,2 жилу з 3 самородками за синіми дверима!",
    ),
    "round_began round=2 first=0 deck=21 hands=(() (?) (?)) roles=(? saboteur ?)": (
        "Round 2 begins: Альвис moves first, 21 cards are left in the deck. Brokk is a saboteur.",
        "Начинается раунд 2: первым ходит игрок Альвис, в колоде 21 карта. Brokk — вредитель.",
        "Починається раунд 2: першим ходить гравець Альвис, у колоді 21 карта. Brokk — саботер.",
    ),
    "round_ended round=1 cause=gold winners=(1) roles=(saboteur digger)": (
        "Round 1 is over: the gold is found! The winner is Brokk. Альвис is a saboteur. Brokk is a gold-digger.",
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


def test_a_card_is_told_with_its_ways() -> None:
    card = Card.parse("duel_nsw_de_gold")
    assert [Words(language).card_whole(card, turned=True) for language in LANGUAGES] == [
        "Junction with a nugget (up–right–down; dead end left; to the nugget: left)",
        "Развилка с самородком (вверх–вправо–вниз; тупик влево; к самородку — влево)",
        "Розвилка із самородком (угору–праворуч–униз; глухий кут ліворуч; до самородка — ліворуч)",
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
