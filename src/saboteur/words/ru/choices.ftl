### Что можно сделать, в виде вариантов для выбора, и о чём спрашивают.

## Ходы. `-own` — с самим собой, `-hidden` — то, что видят остальные

move-lay = Положить { $card } на { $cell }
move-lay-leading = Положить { $card } на { $cell }: { $ways }
move-break = Сломать { tool-object } игроку { $target }
move-break-own = Сломать себе { tool-object }
move-repair = Починить { tool-object } игроку { $target }
move-repair-own = Починить себе { tool-object }
move-rockfall = Обрушить карту на { $cell }
move-map = Посмотреть карту на { $cell }
move-key = Открыть дверь на { $cell }
move-theft = Положить перед собой карту «Вор»
move-hands-off = Убрать карту «Вор» у игрока { $target }
move-hands-off-own = Убрать собственную карту «Вор»
move-swap-hands = Обменяться картами с игроком { $target }
move-inspection = Посмотреть карту гнома игрока { $target }
move-swap-hats = Поменять колпак игроку { $target }
move-swap-hats-own = Поменять собственный колпак
move-trapped = Загнать в ловушку игрока { $target }
move-free = Выпустить из ловушки игрока { $target }
move-free-own = Выбраться из ловушки
# Карта и цель, которые не подходят друг другу
move-play = Сыграть { $card }
move-discard = Сбросить { $cards }
move-discard-hidden =
    Сбросить { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } рубашкой вверх
move-clear = Сбросить { $cards } и избавиться от { mat-removed }
move-clear-hidden = Сбросить две карты и избавиться от { mat-removed }
move-bribe = Подкупить тролля на { $cell }
move-turn = Открыть карту на { $cell }
move-position =
    { $turned ->
        [yes] С разворотом
       *[no] Без разворота
    }
move-claim = Положить жетон гнома на золото: { $cell }
move-take = Взять карту с самородками: { $amount }
move-take-hidden = Взять карту с самородками
move-rob = Украсть золотой у игрока { $target }
move-rob-nobody = Ни у кого не красть

## О чём спрашивают вас

asked-turn = Ваш ход: положите карту туннеля, сыграйте карту действия или пропустите ход, сбросив карту.
asked-goal = Туннель дошёл сразу до нескольких карт: какую открыть?
asked-position = Какой стороной вверх положить карту?
asked-claim = Жетонов гномов не хватает: на какое золото положить жетон?
asked-nugget = Какую карту с самородками взять?
asked-rob = У кого украсть золотой?
asked-deal = Раздаются карты нового раунда.
asked-over = Игра окончена.

## Чего ждут все

waiting-turn = { $name } думает.
waiting-goal = { $name } выбирает, какую карту открыть.
waiting-position = { $name } выбирает, как положить карту.
waiting-claim = { $name } выбирает, на какое золото положить жетон.
waiting-nugget = { $name } выбирает карту с самородками.
waiting-rob = { $name } выбирает, у кого украсть золотой.
