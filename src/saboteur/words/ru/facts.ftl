### Факты: ход игры в предложениях. `$name` действует, `$target` — кто-то другой; `.you` говорят тому, кто действует,
### `.to-you` — тому, с кем это делают; `-own` — сделано самому себе, `-hidden` — для тех, кто видит не всё.
### Имена не склоняются и не имеют рода.

fact-round-began = Начинается раунд { $round }. Первым ходит игрок { $name }; { deck-left }.
    .you = Начинается раунд { $round }. Первыми ходите вы; { deck-left }.
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
    .you = Вы — { $role }.

## Ходы

fact-laid = { $name } кладёт { $card } на { $cell }.
    .you = Вы кладёте { $card } на { $cell }.
fact-laid-leading = { $name } кладёт { $card } на { $cell }: { $ways }.
    .you = Вы кладёте { $card } на { $cell }: { $ways }.
fact-broken = { $name } ломает { tool-object } игроку { $target }.
    .you = Вы ломаете { tool-object } игроку { $target }.
    .to-you = { $name } ломает вам { tool-object }!
fact-broken-own =
    { $tool ->
        [pick] У игрока { $name } ломается кирка.
        [lamp] У игрока { $name } ломается фонарь.
       *[cart] У игрока { $name } ломается вагонетка.
    }
    .you =
        { $tool ->
            [pick] У вас ломается кирка!
            [lamp] У вас ломается фонарь!
           *[cart] У вас ломается вагонетка!
        }
tool-object =
    { $tool ->
        [pick] кирку
        [lamp] фонарь
       *[cart] вагонетку
    }
fact-theft = { $name } играет карту «Вор» и в конце раунда будет красть.
    .you = Вы играете карту «Вор» и в конце раунда будете красть.
fact-trapped = Пойман! { $name } загоняет в ловушку игрока { $target }.
    .you = Пойман! Вы загоняете в ловушку игрока { $target }.
    .to-you = { $name } загоняет вас в ловушку!
fact-repaired = { $name } чинит { tool-object } игроку { $target }.
    .you = Вы чините { tool-object } игроку { $target }.
    .to-you = { $name } чинит вам { tool-object }.
fact-repaired-own = { $name } чинит себе { tool-object }.
    .you = Вы чините себе { tool-object }.
fact-hands-off = Руки прочь! { $name } убирает карту «Вор» у игрока { $target }.
    .you = Руки прочь! Вы убираете карту «Вор» у игрока { $target }.
    .to-you = Руки прочь! { $name } убирает вашу карту «Вор».
fact-hands-off-own = Руки прочь! { $name } убирает собственную карту «Вор».
    .you = Руки прочь! Вы убираете собственную карту «Вор».
fact-freed = Наконец свобода! { $name } выпускает из ловушки игрока { $target }.
    .you = Наконец свобода! Вы выпускаете из ловушки игрока { $target }.
    .to-you = Наконец свобода! { $name } выпускает вас из ловушки.
fact-freed-own = Наконец свобода! { $name } выбирается из ловушки.
    .you = Наконец свобода! Вы выбираетесь из ловушки.
fact-cleared = Ценой двух карт { $name } избавляется от { mat-removed }.
    .you = Ценой двух карт вы избавляетесь от { mat-removed }.
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
    .you = Обвал! Вы убираете { $card } с { $cell }.
fact-collapsed-nothing = Обвал! Но обрушиться нечему.
fact-peeked = { $name } тайно смотрит карту на { $cell } и видит { $card }.
    .you = Вы тайно смотрите карту на { $cell } и видите { $card }.
fact-peeked-hidden = { $name } тайно смотрит карту на { $cell }.
fact-opened = { $name } открывает ключом дверь на { $cell }.
    .you = Вы открываете ключом дверь на { $cell }.
fact-swapped-hands = { $name } обменивается картами с игроком { $target }. Отдано: { $given }. Получено: { $taken }.
    .you = Вы обмениваетесь картами с игроком { $target }. Отдано: { $given }. Получено: { $taken }.
    .to-you = { $name } обменивается картами с вами. Отдано: { $given }. Получено: { $taken }.
fact-swapped-hands-hidden = { $name } обменивается картами с игроком { $target }.
fact-inspected = { $name } смотрит карту гнома игрока { $target }: это { $role }.
    .you = Вы смотрите карту гнома игрока { $target }: это { $role }.
fact-inspected-hidden = { $name } смотрит карту гнома игрока { $target }.
    .to-you = { $name } смотрит вашу карту гнома.
fact-swapped-hats = { $name } меняет колпак игроку { $target }: теперь это { $role }.
    .to-you = { $name } меняет вам колпак: теперь вы — { $role }.
fact-swapped-hats-hidden = { $name } меняет колпак игроку { $target }.
    .you = Вы меняете колпак игроку { $target }.
fact-swapped-hats-own = { $name } меняет свой колпак: теперь это { $role }.
    .you = Вы меняете свой колпак: теперь вы — { $role }.
fact-swapped-hats-own-hidden = { $name } меняет свой колпак.
fact-discarded = { $name } сбрасывает { $cards }.
    .you = Вы сбрасываете { $cards }.
fact-discarded-hidden =
    { $name } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } рубашкой вверх.
fact-drew = { $name } берёт { $card }.
    .you = Вы берёте { $card }.
fact-scrapped = { $name } берёт { $card }: такая поломка уже есть, карта уходит в сброс.
    .you = Вы берёте { $card }: такая поломка уже есть, карта уходит в сброс.
fact-passed = { $name } пропускает ход: карт не осталось.
    .you = Вы пропускаете ход: карт не осталось.
fact-bribed = { $name } подкупает тролля на { $cell }.
    .you = Вы подкупаете тролля на { $cell }.
fact-claimed = { $name } кладёт жетон гнома на золото: { $cell }.
    .you = Вы кладёте жетон гнома на золото: { $cell }.
fact-revealed = { $name } открывает на { $cell } { $card }!
    .you = Вы открываете на { $cell } { $card }!

## Конец раунда. `.you`: победили вы одни; `.with-you`: вы и $others

fact-round-ended =
    Раунд { $round } окончен: { round-cause } { $count ->
        [0] Не побеждает никто.
        [one] Побеждает { $winners }.
        [few] Побеждают { $winners }.
       *[many] Побеждают { $winners }.
    }
    .you = Раунд { $round } окончен: { round-cause } Вы победили!
    .with-you = Раунд { $round } окончен: { round-cause } Вы победили! Вместе с вами: { $others }.
fact-round-over = Раунд { $round } окончен: { round-cause }
round-cause =
    { $cause ->
        [gold] сокровище найдено!
        [markers] последний жетон гнома выложен.
        [veins] все золотые жилы открыты.
        [exhausted] сокровище не найдено.
       *[spent] карты закончились.
    }
fact-offered = { $name } выбирает одну из карт с самородками: { $values }.
    .you = Вы выбираете одну из карт с самородками: { $values }.
fact-offered-hidden =
    { $name } выбирает одну из { $count ->
        [one] { $count } карты
        [few] { $count } карт
       *[many] { $count } карт
    } с самородками.
fact-took = { $name } берёт карту с самородками: { $amount }.
    .you = Вы берёте карту с самородками: { $amount }.
fact-took-hidden = { $name } берёт карту с самородками.
fact-returned = { $name } кладёт под стопку самородков карту ({ $value }): с ней вышло бы слишком много.
    .you = Вы кладёте под стопку самородков карту ({ $value }): с ней вышло бы слишком много.
fact-returned-hidden = { $name } кладёт карту под стопку самородков: с ней вышло бы слишком много.
fact-put-back = { $name } возвращает карты с самородками ({ $values }), чтобы взять другие.
    .you = Вы возвращаете карты с самородками ({ $values }), чтобы взять другие.
fact-put-back-hidden =
    { $name } возвращает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } с самородками, чтобы взять другие.
fact-paid = { $name } получает { $amount }.
    .you = Вы получаете { $amount }.
fact-paid-hidden = { $name } получает золото.
fact-robbed =
    { $name } крадёт один золотой у игрока { $target }; { $left ->
        [yes] золото у него ещё есть
       *[no] больше у него ничего нет
    }.
    .you =
        Вы крадёте один золотой у игрока { $target }; { $left ->
            [yes] золото у него ещё есть
           *[no] больше у него ничего нет
        }.
    .to-you =
        { $name } крадёт у вас один золотой; { $left ->
            [yes] золото у вас ещё есть
           *[no] больше у вас ничего нет
        }!
fact-robbed-nobody = { $name } ни у кого не крадёт.
    .you = Вы ни у кого не крадёте.
fact-scored =
    { $name } приносит домой { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } с самородками: { $amount }.
    .you =
        Вы приносите домой { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        } с самородками: { $amount }.
fact-scored-nothing = { $name } остаётся без самородков.
    .you = Вы остаётесь без самородков.
fact-toll = { $name } платит троллю дань: { $amount }.
    .you = Вы платите троллю дань: { $amount }.
fact-toll-nothing = Игроку { $name } нечем заплатить троллю.
    .you = Вам нечем заплатить троллю.
fact-uncovered = Осталась закрытой карта на { $cell }: { $card }.
fact-left-over = Лишняя карта гнома: { $role }.
fact-box-shown = Карты золотой жилы, так и не открытые в прошлых раундах: { $cards }.
fact-purse-shown = У игрока { $name } карты с самородками { $values }: всего { $amount }.
    .you = У вас карты с самородками { $values }: всего { $amount }.
fact-purse-shown-coins = У игрока { $name } { $amount }.
    .you = У вас { $amount }.
fact-purse-shown-nothing = { $name } остаётся без золота.
    .you = Вы остаётесь без золота.
fact-game-ended =
    Игра окончена. { $count ->
        [one] Побеждает { $winners }
        [few] Побеждают { $winners }
       *[many] Побеждают { $winners }
    }, золота — { $gold }.
    .you = Игра окончена. Вы победили, золота — { $gold }!
    .with-you = Игра окончена. Вы победили, золота — { $gold }! Столько же: { $others }.
fact-game-ended-alone = Игра окончена: { $name } приносит домой { $amount }. { $grade }
    .you = Игра окончена: вы приносите домой { $amount }. { $grade }

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
    .you = Вы прерываете игру.
fact-abandoned-by-why = { $name } прерывает игру: { $reason }
    .you = Вы прерываете игру: { $reason }
