### Що можна зробити, у вигляді варіантів на вибір, і про що питають.

## Ходи. `-own` — із самим собою, `-hidden` — те, що бачать інші

move-lay = Покласти { $card } на { $cell }
move-lay-leading = Покласти { $card } на { $cell }: { $ways }
move-break = Зламати { tool-object } гравцеві { $target }
move-break-own = Зламати собі { tool-object }
move-repair = Відремонтувати { tool-object } гравцеві { $target }
move-repair-own = Відремонтувати собі { tool-object }
move-rockfall = Обвалити карту на { $cell }
move-map = Подивитися карту на { $cell }
move-key = Відімкнути двері на { $cell }
move-theft = Покласти перед собою карту «Злодій»
move-hands-off = Прибрати карту «Злодій» у гравця { $target }
move-hands-off-own = Прибрати власну карту «Злодій»
move-swap-hands = Обмінятися картами з гравцем { $target }
move-inspection = Подивитися карту гнома гравця { $target }
move-swap-hats = Поміняти ковпак гравцеві { $target }
move-swap-hats-own = Поміняти власний ковпак
move-trapped = Загнати в пастку гравця { $target }
move-free = Випустити з пастки гравця { $target }
move-free-own = Вибратися з пастки
# Карта й ціль, які не пасують одна до одної
move-play = Зіграти { $card }
move-discard = Скинути { $cards }
move-discard-hidden =
    Скинути { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } долілиць
move-clear = Скинути { $cards } і позбутися { mat-removed }
move-clear-hidden = Скинути дві карти й позбутися { mat-removed }
move-bribe = Підкупити троля на { $cell }
move-turn = Відкрити карту на { $cell }
move-position =
    { $turned ->
        [yes] З розворотом
       *[no] Без розвороту
    }
move-claim = Покласти жетон гнома на золото: { $cell }
move-take = Узяти карту скарбів: { $amount }
move-take-hidden = Узяти карту скарбів
move-rob = Украсти золотий у гравця { $target }
move-rob-nobody = Ні в кого не красти

## Про що питають вас

asked-turn = Ваш хід: покладіть карту тунелю, зіграйте карту дії або пропустіть хід, скинувши карту.
asked-goal = Тунель дійшов одразу до кількох карт: яку відкрити?
asked-position = Яким боком догори покласти карту?
asked-claim = Жетонів гномів не вистачає: на яке золото покласти жетон?
asked-nugget = Яку карту скарбів узяти?
asked-rob = У кого вкрасти золотий?
asked-deal = Роздаються карти нового раунду.
asked-over = Гру завершено.

## На що чекають усі

waiting-turn = { $name } думає.
waiting-goal = { $name } вибирає, яку карту відкрити.
waiting-position = { $name } вибирає, як покласти карту.
waiting-claim = { $name } вибирає, на яке золото покласти жетон.
waiting-nugget = { $name } вибирає карту скарбів.
waiting-rob = { $name } вибирає, у кого вкрасти золотий.
