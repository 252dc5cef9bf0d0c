### Лабиринт на странице: что говорится о его клетках, и кнопки вокруг.

mine-name = Лабиринт
# Маленькая картинка. $cards: сколько карт на ней
mine-picture =
    { $cards ->
        [one] Лабиринт из { $cards } карты
        [few] Лабиринт из { $cards } карт
       *[many] Лабиринт из { $cards } карт
    }

## Клетка. $column и $row: числа; $what: что там лежит, из строк ниже через запятую

mine-cell = столбец { $column }, ряд { $row }: { $what }
# $card: название; $ways: стороны списком
mine-card = { $card }, выходы: { $ways }
mine-north = север
mine-east = восток
mine-south = юг
mine-west = запад
mine-lit = есть путь от входа
mine-partly = путь от входа есть не ко всем выходам
mine-theirs = путь есть только у соперника
mine-dark = нет пути от входа
mine-opened = открыто
mine-marker = жетон игрока { $name }
mine-goal = карта цели рубашкой вверх
mine-vein = карта золотой жилы рубашкой вверх
# $goal: одна из двух строк выше; $card: что там видели
mine-seen = { $goal }, вы видели там { $card }
mine-empty = пусто
mine-fits = пусто, ваша карта подходит
mine-fits-turned = пусто, ваша карта подходит с разворотом
mine-fits-both = пусто, ваша карта подходит и без разворота, и с разворотом
mine-target = можно выбрать
mine-chosen = выбрано

## Списки и кнопки

mine-places = Места ({ $count })
mine-targets = Карты на выбор ({ $count })
mine-turn = Развернуть
mine-lay = Положить сюда
mine-do = Сыграть сюда
mine-nearer = Ближе
mine-further = Дальше
mine-whole = Весь лабиринт
mine-overview = Лабиринт целиком
mine-more-left =
    { $count ->
        [one] Ещё { $count } место слева
        [few] Ещё { $count } места слева
       *[many] Ещё { $count } мест слева
    }
mine-more-right =
    { $count ->
        [one] Ещё { $count } место справа
        [few] Ещё { $count } места справа
       *[many] Ещё { $count } мест справа
    }
mine-more-up =
    { $count ->
        [one] Ещё { $count } место выше
        [few] Ещё { $count } места выше
       *[many] Ещё { $count } мест выше
    }
mine-more-down =
    { $count ->
        [one] Ещё { $count } место ниже
        [few] Ещё { $count } места ниже
       *[many] Ещё { $count } мест ниже
    }
