### Карты, гномы и инструменты. Значение — название карты; `.object` — то же в винительном падеже.

# $shape и $feature: см. words/cards.py
card-tunnel =
    { $shape ->
        [straight] прямой туннель
        [curve] поворот
        [junction] развилка
        [crossing] перекрёсток
        [dead-end] тупик
        [bridge] мост
       *[double-curve] двойной изгиб
    }{ tunnel-feature }
    .object =
        { $shape ->
            [straight] прямой туннель
            [curve] поворот
            [junction] развилку
            [crossing] перекрёсток
            [dead-end] тупик
            [bridge] мост
           *[double-curve] двойной изгиб
        }{ tunnel-feature }
tunnel-feature =
    { $feature ->
       *[none] {""}
        [dead-end] {" "}с тупиком
        [ladder] {" "}с лестницей
        [green-ladder] {" "}с зелёной лестницей
        [blue-ladder] {" "}с синей лестницей
        [green-door] {" "}с зелёной дверью
        [blue-door] {" "}с синей дверью
        [crystal] {" "}с кристаллом
        [troll] {" "}с троллем
        [nugget] {" "}с самородком
    }
# $colour: any (базовая игра и дополнение), green или blue (дуэль и одиночная игра)
card-start =
    { $colour ->
       *[any] вход
        [green] зелёный вход
        [blue] синий вход
    }
    .object =
        { $colour ->
           *[any] вход
            [green] зелёный вход
            [blue] синий вход
        }
# $face: gold или stone
card-goal =
    { $face ->
        [gold] сокровище
       *[stone] камень
    }
    .object =
        { $face ->
            [gold] сокровище
           *[stone] камень
        }
# $vein: empty, open, green-door или blue-door; $nuggets: сколько самородков
card-vein =
    { $vein ->
        [empty] пустая жила
       *[open] жила с { vein-content }
        [green-door] жила с { vein-content } за зелёной дверью
        [blue-door] жила с { vein-content } за синей дверью
    }
    .object =
        { $vein ->
            [empty] пустую жилу
           *[open] жилу с { vein-content }
            [green-door] жилу с { vein-content } за зелёной дверью
            [blue-door] жилу с { vein-content } за синей дверью
        }
vein-content =
    { $nuggets ->
        [one] { $nuggets } самородком
        [few] { $nuggets } самородками
       *[many] { $nuggets } самородками
    }
card-break =
    { $tool ->
        [pick] сломанная кирка
        [lamp] сломанный фонарь
       *[cart] сломанная вагонетка
    }
    .object =
        { $tool ->
            [pick] сломанную кирку
            [lamp] сломанный фонарь
           *[cart] сломанную вагонетку
        }
# $tools: один или два инструмента по алфавиту
card-repair =
    { $tools ->
        [pick] ремонт кирки
        [lamp] ремонт фонаря
        [cart] ремонт вагонетки
        [lamp-pick] ремонт фонаря или кирки
        [cart-lamp] ремонт вагонетки или фонаря
       *[cart-pick] ремонт вагонетки или кирки
    }
    .object =
        { $tools ->
            [pick] ремонт кирки
            [lamp] ремонт фонаря
            [cart] ремонт вагонетки
            [lamp-pick] ремонт фонаря или кирки
            [cart-lamp] ремонт вагонетки или фонаря
           *[cart-pick] ремонт вагонетки или кирки
        }
card-rockfall = обвал
    .object = карту «Обвал»
card-map = разведка
    .object = карту «Разведка»
card-treasure-map = карта сокровищ
    .object = карту сокровищ
card-theft = вор
    .object = карту «Вор»
card-hands-off = руки прочь
    .object = карту «Руки прочь»
card-swap-hands = обмен инвентаря
    .object = карту «Обмен инвентаря»
card-inspection = инспекция
    .object = карту «Инспекция»
card-swap-hats = обмен колпаками
    .object = карту «Обмен колпаками»
card-trapped = пойман!
    .object = карту «Пойман!»
card-free = наконец свобода!
    .object = карту «Наконец свобода!»
card-key = ключ
    .object = ключ

## Куда ведут туннели

side =
    { $side ->
        [N] вверх
        [E] вправо
        [S] вниз
       *[W] влево
    }
ways-dead = тупик { $sides }
ways-door = дверь — { $sides }
ways-nugget = к самородку — { $sides }
# Карта и её выходы: для тех, кто не видит рисунка
card-described = { $card } ({ $ways })
card-several = { $card } × { $count }

## Гномы. `.who` — кем кто-то является.

role-digger = золотоискатель
    .who = золотоискатель
role-saboteur = вредитель
    .who = вредитель
role-blue = синий золотоискатель
    .who = синий золотоискатель
role-green = зелёный золотоискатель
    .who = зелёный золотоискатель
role-boss = босс
    .who = босс
role-profiteer = перекупщик
    .who = перекупщик
role-geologist = геолог
    .who = геолог

## Инструменты и цвета

tool-pick = кирка
tool-lamp = фонарь
tool-cart = вагонетка
colour-green = зелёный
colour-blue = синий
