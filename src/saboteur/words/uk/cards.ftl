### Карти, гноми та інструменти. Значення — назва карти; `.object` — те саме у знахідному відмінку.

# $shape і $feature: див. words/cards.py
card-tunnel =
    { $shape ->
        [straight] прямий тунель
        [curve] поворот
        [junction] розвилка
        [crossing] перехрестя
        [dead-end] глухий кут
        [bridge] міст
       *[double-curve] подвійний вигин
    }{ tunnel-feature }
    .object =
        { $shape ->
            [straight] прямий тунель
            [curve] поворот
            [junction] розвилку
            [crossing] перехрестя
            [dead-end] глухий кут
            [bridge] міст
           *[double-curve] подвійний вигин
        }{ tunnel-feature }
tunnel-feature =
    { $feature ->
       *[none] {""}
        [dead-end] {" "}із глухим кутом
        [ladder] {" "}зі сходами
        [green-ladder] {" "}із зеленими сходами
        [blue-ladder] {" "}із синіми сходами
        [green-door] {" "}із зеленими дверима
        [blue-door] {" "}із синіми дверима
        [crystal] {" "}із кристалом
        [troll] {" "}з тролем
        [nugget] {" "}із самородком
    }
# $colour: any (базова гра й доповнення), green або blue (дуель і гра для одного)
card-start =
    { $colour ->
       *[any] початок
        [green] зелений вхід
        [blue] синій вхід
    }
    .object =
        { $colour ->
           *[any] початок
            [green] зелений вхід
            [blue] синій вхід
        }
# $face: gold або stone
card-goal =
    { $face ->
        [gold] золото
       *[stone] камінь
    }
    .object =
        { $face ->
            [gold] золото
           *[stone] камінь
        }
# $vein: empty, open, green-door або blue-door; $nuggets: скільки самородків
card-vein =
    { $vein ->
        [empty] порожня жила
       *[open] жила з { vein-content }
        [green-door] жила з { vein-content } за зеленими дверима
        [blue-door] жила з { vein-content } за синіми дверима
    }
    .object =
        { $vein ->
            [empty] порожню жилу
           *[open] жилу з { vein-content }
            [green-door] жилу з { vein-content } за зеленими дверима
            [blue-door] жилу з { vein-content } за синіми дверима
        }
vein-content =
    { $nuggets ->
        [one] { $nuggets } самородком
        [few] { $nuggets } самородками
       *[many] { $nuggets } самородками
    }
card-break =
    { $tool ->
        [pick] зламана кирка
        [lamp] зламаний ліхтар
       *[cart] зламана вагонетка
    }
    .object =
        { $tool ->
            [pick] зламану кирку
            [lamp] зламаний ліхтар
           *[cart] зламану вагонетку
        }
# $tools: один або два інструменти за абеткою
card-repair =
    { $tools ->
        [pick] ремонт кирки
        [lamp] ремонт ліхтаря
        [cart] ремонт вагонетки
        [lamp-pick] ремонт ліхтаря або кирки
        [cart-lamp] ремонт вагонетки або ліхтаря
       *[cart-pick] ремонт вагонетки або кирки
    }
    .object =
        { $tools ->
            [pick] ремонт кирки
            [lamp] ремонт ліхтаря
            [cart] ремонт вагонетки
            [lamp-pick] ремонт ліхтаря або кирки
            [cart-lamp] ремонт вагонетки або ліхтаря
           *[cart-pick] ремонт вагонетки або кирки
        }
card-rockfall = обвал тунелю
    .object = карту «Обвал тунелю»
card-map = розвідка
    .object = карту «Розвідка»
card-treasure-map = мапа скарбів
    .object = мапу скарбів
card-theft = злодій
    .object = карту «Злодій»
card-hands-off = руки геть
    .object = карту «Руки геть»
card-swap-hands = обмін інвентарем
    .object = карту «Обмін інвентарем»
card-inspection = інспекція
    .object = карту «Інспекція»
card-swap-hats = обмін ковпаками
    .object = карту «Обмін ковпаками»
card-trapped = спіймано!
    .object = карту «Спіймано!»
card-free = нарешті воля!
    .object = карту «Нарешті воля!»
card-key = ключ
    .object = ключ

## Куди ведуть тунелі

side =
    { $side ->
        [N] вгору
        [E] праворуч
        [S] вниз
       *[W] ліворуч
    }
ways-dead = глухий кут { $sides }
ways-door = двері — { $sides }
ways-nugget = до самородка — { $sides }
# Карта та її виходи: для тих, хто не бачить малюнка
card-described = { $card } ({ $ways })
card-several = { $card } × { $count }

## Гноми. `.who` — ким хтось є.

role-digger = золотошукач
    .who = золотошукач
role-saboteur = саботер
    .who = саботер
role-blue = синій золотошукач
    .who = синій золотошукач
role-green = зелений золотошукач
    .who = зелений золотошукач
role-boss = бос
    .who = бос
role-profiteer = перекупник
    .who = перекупник
role-geologist = геолог
    .who = геолог

## Інструменти та кольори

tool-pick = кирка
tool-lamp = ліхтар
tool-cart = вагонетка
colour-green = зелений
colour-blue = синій
