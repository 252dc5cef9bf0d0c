### Факты: ход игры в предложениях. `$name` действует, `$target` — кто-то другой; `-own` — сделано самому себе,
### `-hidden` — то, что говорят тем, кто видит не всё. Имена не склоняются и не имеют рода.

fact-round-began = Начинается раунд { $round }: первым ходит игрок { $name }, { deck-left }.
# $count карт
deck-left =
    { $count ->
        [0] колода пуста
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }
# Кто есть кто
fact-role = { $name } — { $role }.

## Ходы

fact-laid = { $name } кладёт { $card } на { $cell }.
fact-laid-leading = { $name } кладёт { $card } на { $cell }: { $ways }.
fact-broken = { $name } ломает { tool-object } игроку { $target }.
fact-broken-own =
    { $tool ->
        [pick] У игрока { $name } теперь сломана кирка.
        [lamp] У игрока { $name } теперь сломан фонарь.
       *[cart] У игрока { $name } теперь сломана вагонетка.
    }
tool-object =
    { $tool ->
        [pick] кирку
        [lamp] фонарь
       *[cart] вагонетку
    }
fact-theft = { $name } кладёт перед собой карту «Вор».
fact-trapped = Пойман! { $name } отправляет игрока { $target } в ловушку.
fact-repaired = { $name } чинит { tool-object } игроку { $target }.
fact-repaired-own = { $name } чинит себе { tool-object }.
fact-hands-off = Руки прочь! { $name } убирает карту «Вор» у игрока { $target }.
fact-hands-off-own = Руки прочь! { $name } убирает собственную карту «Вор».
fact-freed = Наконец свобода! { $name } выпускает из ловушки игрока { $target }.
fact-freed-own = Наконец свобода! { $name } выбирается из ловушки.
fact-cleared = Ценой двух карт { $name } избавляется от { mat-removed }.
# $what лежит перед игроком
mat-removed =
    { $what ->
        [pick] сломанной кирки
        [lamp] сломанного фонаря
        [cart] сломанной вагонетки
        [theft] карты «Вор»
       *[trapped] карты «Пойман!»
    }
fact-collapsed = Обвал! { $name } убирает { $card } с { $cell }.
fact-collapsed-nothing = Обвал! У игрока { $name } нечему обрушиться.
fact-peeked = { $name } тайно смотрит карту на { $cell } и видит { $card }.
fact-peeked-hidden = { $name } тайно смотрит карту на { $cell }.
fact-opened = { $name } открывает ключом дверь на { $cell }.
fact-swapped-hands = { $name } обменивается картами с игроком { $target }. Отдано: { $given }. Получено: { $taken }.
fact-swapped-hands-hidden = { $name } обменивается картами с игроком { $target }.
fact-inspected = { $name } смотрит карту гнома игрока { $target }: это { $role }.
fact-inspected-hidden = { $name } смотрит карту гнома игрока { $target }.
fact-swapped-hats = { $name } меняет гнома игроку { $target }: теперь это { $role }.
fact-swapped-hats-hidden = { $name } меняет гнома игроку { $target }.
fact-swapped-hats-own = { $name } меняет своего гнома: теперь это { $role }.
fact-swapped-hats-own-hidden = { $name } меняет своего гнома.
fact-discarded = { $name } сбрасывает { $cards }.
fact-discarded-hidden =
    { $name } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } рубашкой вверх.
fact-drew = { $name } берёт { $card }.
fact-scrapped = { $name } берёт { $card }: такая поломка уже есть, карта уходит в сброс.
fact-passed = { $name } пропускает ход: карт не осталось.
fact-bribed = { $name } подкупает тролля на { $cell }.
fact-claimed = { $name } кладёт жетон гнома на золото: { $cell }.
fact-revealed = { $name } открывает на { $cell } { $card }!

## Конец раунда

fact-round-ended =
    Раунд { $round } окончен: { round-cause } { $count ->
        [0] Не побеждает никто.
        [one] Побеждает { $winners }.
        [few] Побеждают { $winners }.
       *[many] Побеждают { $winners }.
    }
fact-round-over = Раунд { $round } окончен: { round-cause }
round-cause =
    { $cause ->
        [gold] сокровище найдено!
        [markers] последний жетон гнома выложен.
        [veins] все золотые жилы открыты.
       *[exhausted] никто больше не может ходить.
    }
fact-offered = { $name } выбирает одну из карт самородков: { $values }.
fact-offered-hidden =
    { $name } выбирает одну из { $count ->
        [one] { $count } карты
        [few] { $count } карт
       *[many] { $count } карт
    } самородков.
fact-took = { $name } берёт карту самородков: { $amount }.
fact-took-hidden = { $name } берёт карту самородков.
fact-returned = { $name } кладёт под колоду карту самородков ({ $value }): с ней вышло бы слишком много.
fact-returned-hidden = { $name } кладёт карту самородков под колоду: с ней вышло бы слишком много.
fact-put-back = { $name } возвращает карты самородков ({ $values }), чтобы взять другие.
fact-put-back-hidden =
    { $name } возвращает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } самородков, чтобы взять другие.
fact-paid = { $name } получает { $amount }.
fact-paid-hidden = { $name } получает золотые.
fact-robbed =
    { $name } крадёт один золотой у игрока { $target }{ $left ->
        [yes] , но там ещё остаются золотые
       *[no] , и больше там ничего нет
    }.
fact-robbed-nobody = { $name } ни у кого не крадёт.
fact-scored =
    { $name } забирает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } с самородками, всего — { $amount }.
fact-scored-nothing = { $name } остаётся без самородков.
fact-toll = { $name } платит троллю дань: { $amount }.
fact-toll-nothing = Игроку { $name } нечем заплатить троллю.
fact-uncovered = Осталась закрытой карта на { $cell }: { $card }.
fact-left-over = Лишняя карта гнома: { $role }.
fact-box-shown = Карты золотой жилы, так и не открытые в прошлых раундах: { $cards }.
fact-purse-shown = { $name } показывает карты самородков ({ $values }), всего — { $amount }.
fact-purse-shown-coins = { $name } показывает своё золото: { $amount }.
fact-purse-shown-nothing = { $name } остаётся без золота.
fact-game-ended = Игра окончена. Больше всего золота ({ $gold }): { $winners }.
fact-game-ended-alone = Игра окончена: { $name } приносит домой { $amount }. { $grade }

## Золото: $count

nuggets =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[many] { $count } самородков
    }
coins =
    { $count ->
        [one] { $count } золотой
        [few] { $count } золотых
       *[many] { $count } золотых
    }

## Прерванная игра

fact-abandoned = Игра прервана.
fact-abandoned-why = Игра прервана: { $reason }
fact-abandoned-by = { $name } прерывает игру.
fact-abandoned-by-why = { $name } прерывает игру: { $reason }
