### Факти: перебіг гри в реченнях. `$name` діє, `$target` — хтось інший; `-own` — зроблено самому собі,
### `-hidden` — те, що кажуть тим, хто бачить не все. Імена не відмінюються і не мають роду.

fact-round-began = Починається раунд { $round }: першим ходить гравець { $name }, { deck-left }.
# $count карт
deck-left =
    { $count ->
        [0] колода порожня
        [one] у колоді { $count } карта
        [few] у колоді { $count } карти
       *[many] у колоді { $count } карт
    }
# Хто є хто
fact-role = { $name } — { $role }.

## Ходи

fact-laid = { $name } кладе { $card } на { $cell }.
fact-laid-leading = { $name } кладе { $card } на { $cell }: { $ways }.
fact-broken = { $name } ламає { tool-object } гравцеві { $target }.
fact-broken-own =
    { $tool ->
        [pick] У гравця { $name } тепер зламана кирка.
        [lamp] У гравця { $name } тепер зламаний ліхтар.
       *[cart] У гравця { $name } тепер зламана вагонетка.
    }
tool-object =
    { $tool ->
        [pick] кирку
        [lamp] ліхтар
       *[cart] вагонетку
    }
fact-theft = { $name } кладе перед собою карту «Злодій».
fact-trapped = Спіймано! { $name } заганяє в пастку гравця { $target }.
fact-repaired = { $name } ремонтує { tool-object } гравцеві { $target }.
fact-repaired-own = { $name } ремонтує собі { tool-object }.
fact-hands-off = Руки геть! { $name } прибирає карту «Злодій» у гравця { $target }.
fact-hands-off-own = Руки геть! { $name } прибирає власну карту «Злодій».
fact-freed = Нарешті воля! { $name } випускає з пастки гравця { $target }.
fact-freed-own = Нарешті воля! { $name } вибирається з пастки.
fact-cleared = Ціною двох карт { $name } позбувається { mat-removed }.
# $what лежить перед гравцем
mat-removed =
    { $what ->
        [pick] зламаної кирки
        [lamp] зламаного ліхтаря
        [cart] зламаної вагонетки
        [theft] карти «Злодій»
       *[trapped] карти «Спіймано!»
    }
fact-collapsed = Обвал! { $name } прибирає { $card } з { $cell }.
fact-collapsed-nothing = Обвал! У гравця { $name } нічому обвалитися.
fact-peeked = { $name } таємно дивиться карту на { $cell } і бачить { $card }.
fact-peeked-hidden = { $name } таємно дивиться карту на { $cell }.
fact-opened = { $name } відмикає ключем двері на { $cell }.
fact-swapped-hands = { $name } обмінюється картами з гравцем { $target }. Віддано: { $given }. Отримано: { $taken }.
fact-swapped-hands-hidden = { $name } обмінюється картами з гравцем { $target }.
fact-inspected = { $name } дивиться карту гнома гравця { $target }: це { $role }.
fact-inspected-hidden = { $name } дивиться карту гнома гравця { $target }.
fact-swapped-hats = { $name } міняє гнома гравцеві { $target }: тепер це { $role }.
fact-swapped-hats-hidden = { $name } міняє гнома гравцеві { $target }.
fact-swapped-hats-own = { $name } міняє свого гнома: тепер це { $role }.
fact-swapped-hats-own-hidden = { $name } міняє свого гнома.
fact-discarded = { $name } скидає { $cards }.
fact-discarded-hidden =
    { $name } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } долілиць.
fact-drew = { $name } бере { $card }.
fact-scrapped = { $name } бере { $card }: така поломка вже є, тож карту скинуто.
fact-passed = { $name } пропускає хід: карт не лишилося.
fact-bribed = { $name } підкуповує троля на { $cell }.
fact-claimed = { $name } кладе жетон гнома на золото: { $cell }.
fact-revealed = { $name } відкриває на { $cell } { $card }!

## Кінець раунду

fact-round-ended =
    Раунд { $round } завершено: { round-cause } { $count ->
        [0] Не перемагає ніхто.
        [one] Перемагає { $winners }.
        [few] Перемагають { $winners }.
       *[many] Перемагають { $winners }.
    }
fact-round-over = Раунд { $round } завершено: { round-cause }
round-cause =
    { $cause ->
        [gold] золото знайдено!
        [markers] останній жетон гнома викладено.
        [veins] усі золоті жили відкрито.
       *[exhausted] ніхто більше не може ходити.
    }
fact-offered = { $name } вибирає одну з карт скарбів: { $values }.
fact-offered-hidden =
    { $name } вибирає одну з { $count ->
        [one] { $count } карти
        [few] { $count } карт
       *[many] { $count } карт
    } скарбів.
fact-took = { $name } бере карту скарбів: { $amount }.
fact-took-hidden = { $name } бере карту скарбів.
fact-returned = { $name } кладе під колоду карту скарбів ({ $value }): з нею вийшло б забагато.
fact-returned-hidden = { $name } кладе карту скарбів під колоду: з нею вийшло б забагато.
fact-put-back = { $name } повертає карти скарбів ({ $values }), щоб узяти інші.
fact-put-back-hidden =
    { $name } повертає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } скарбів, щоб узяти інші.
fact-paid = { $name } отримує { $amount }.
fact-paid-hidden = { $name } отримує золоті.
fact-robbed =
    { $name } краде один золотий у гравця { $target }{ $left ->
        [yes] , але там іще лишаються золоті
       *[no] , і більше там нічого немає
    }.
fact-robbed-nobody = { $name } ні в кого не краде.
fact-scored =
    { $name } забирає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } із самородками, разом — { $amount }.
fact-scored-nothing = { $name } лишається без самородків.
fact-toll = { $name } платить тролеві данину: { $amount }.
fact-toll-nothing = Гравцеві { $name } нічим заплатити тролеві.
fact-uncovered = Лишилася закритою карта на { $cell }: { $card }.
fact-left-over = Зайва карта гнома: { $role }.
fact-box-shown = Карти золотої жили, так і не відкриті в минулих раундах: { $cards }.
fact-purse-shown = { $name } показує карти скарбів ({ $values }), разом — { $amount }.
fact-purse-shown-coins = { $name } показує своє золото: { $amount }.
fact-purse-shown-nothing = { $name } лишається без золота.
fact-game-ended = Гру завершено. Найбільше золота ({ $gold }): { $winners }.
fact-game-ended-alone = Гру завершено: { $name } приносить додому { $amount }. { $grade }

## Золото: $count

nuggets =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
       *[many] { $count } самородків
    }
coins =
    { $count ->
        [one] { $count } золотий
        [few] { $count } золоті
       *[many] { $count } золотих
    }

## Перервана гра

fact-abandoned = Гру перервано.
fact-abandoned-why = Гру перервано: { $reason }
fact-abandoned-by = { $name } перериває гру.
fact-abandoned-by-why = { $name } перериває гру: { $reason }
