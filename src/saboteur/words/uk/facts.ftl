### Факти: перебіг гри в реченнях. `$name` діє, `$target` — хтось інший; `.you` кажуть тому, хто діє,
### `.to-you` — тому, з ким це роблять; `-own` — зроблено самому собі, `-hidden` — для тих, хто бачить не все.
### Імена не відмінюються і не мають роду.

fact-round-began = Починається раунд { $round }. Першим ходить гравець { $name }; { deck-left }.
    .you = Починається раунд { $round }. Першими ходите ви; { deck-left }.
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
    .you = Ви — { $role }.

## Ходи

fact-laid = { $name } кладе { $card } на { $cell }.
    .you = Ви кладете { $card } на { $cell }.
fact-laid-leading = { $name } кладе { $card } на { $cell }: { $ways }.
    .you = Ви кладете { $card } на { $cell }: { $ways }.
fact-broken = { $name } ламає { tool-object } гравцеві { $target }.
    .you = Ви ламаєте { tool-object } гравцеві { $target }.
    .to-you = { $name } ламає вам { tool-object }!
fact-broken-own =
    { $tool ->
        [pick] У гравця { $name } ламається кирка.
        [lamp] У гравця { $name } ламається ліхтар.
       *[cart] У гравця { $name } ламається вагонетка.
    }
    .you =
        { $tool ->
            [pick] У вас ламається кирка!
            [lamp] У вас ламається ліхтар!
           *[cart] У вас ламається вагонетка!
        }
tool-object =
    { $tool ->
        [pick] кирку
        [lamp] ліхтар
       *[cart] вагонетку
    }
fact-theft = { $name } грає карту «Злодій» і наприкінці раунду крастиме.
    .you = Ви граєте карту «Злодій» і наприкінці раунду крастимете.
fact-trapped = Спіймано! { $name } заганяє в пастку гравця { $target }.
    .you = Спіймано! Ви заганяєте в пастку гравця { $target }.
    .to-you = { $name } заганяє вас у пастку!
fact-repaired = { $name } ремонтує { tool-object } гравцеві { $target }.
    .you = Ви ремонтуєте { tool-object } гравцеві { $target }.
    .to-you = { $name } ремонтує вам { tool-object }.
fact-repaired-own = { $name } ремонтує собі { tool-object }.
    .you = Ви ремонтуєте собі { tool-object }.
fact-hands-off = Руки геть! { $name } прибирає карту «Злодій» у гравця { $target }.
    .you = Руки геть! Ви прибираєте карту «Злодій» у гравця { $target }.
    .to-you = Руки геть! { $name } прибирає вашу карту «Злодій».
fact-hands-off-own = Руки геть! { $name } прибирає власну карту «Злодій».
    .you = Руки геть! Ви прибираєте власну карту «Злодій».
fact-freed = Нарешті воля! { $name } випускає з пастки гравця { $target }.
    .you = Нарешті воля! Ви випускаєте з пастки гравця { $target }.
    .to-you = Нарешті воля! { $name } випускає вас із пастки.
fact-freed-own = Нарешті воля! { $name } вибирається з пастки.
    .you = Нарешті воля! Ви вибираєтеся з пастки.
fact-cleared = Ціною двох карт { $name } позбувається { mat-removed }.
    .you = Ціною двох карт ви позбуваєтеся { mat-removed }.
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
    .you = Обвал! Ви прибираєте { $card } з { $cell }.
fact-collapsed-nothing = Обвал! Але обвалитися нічому.
fact-peeked = { $name } таємно дивиться карту на { $cell } і бачить { $card }.
    .you = Ви таємно дивитеся карту на { $cell } і бачите { $card }.
fact-peeked-hidden = { $name } таємно дивиться карту на { $cell }.
fact-opened = { $name } відмикає ключем двері на { $cell }.
    .you = Ви відмикаєте ключем двері на { $cell }.
fact-swapped-hands = { $name } обмінюється картами з гравцем { $target }. Віддано: { $given }. Отримано: { $taken }.
    .you = Ви обмінюєтеся картами з гравцем { $target }. Віддано: { $given }. Отримано: { $taken }.
    .to-you = { $name } обмінюється картами з вами. Віддано: { $given }. Отримано: { $taken }.
fact-swapped-hands-hidden = { $name } обмінюється картами з гравцем { $target }.
fact-inspected = { $name } дивиться карту гнома гравця { $target }: це { $role }.
    .you = Ви дивитеся карту гнома гравця { $target }: це { $role }.
fact-inspected-hidden = { $name } дивиться карту гнома гравця { $target }.
    .to-you = { $name } дивиться вашу карту гнома.
fact-swapped-hats = { $name } міняє ковпак гравцеві { $target }: тепер це { $role }.
    .to-you = { $name } міняє вам ковпак: тепер ви — { $role }.
fact-swapped-hats-hidden = { $name } міняє ковпак гравцеві { $target }.
    .you = Ви міняєте ковпак гравцеві { $target }.
fact-swapped-hats-own = { $name } міняє свій ковпак: тепер це { $role }.
    .you = Ви міняєте свій ковпак: тепер ви — { $role }.
fact-swapped-hats-own-hidden = { $name } міняє свій ковпак.
fact-discarded = { $name } скидає { $cards }.
    .you = Ви скидаєте { $cards }.
fact-discarded-hidden =
    { $name } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } долілиць.
fact-drew = { $name } бере { $card }.
    .you = Ви берете { $card }.
fact-scrapped = { $name } бере { $card }: така поломка вже є, тож карту скинуто.
    .you = Ви берете { $card }: така поломка вже є, тож карту скинуто.
fact-passed = { $name } пропускає хід: карт не лишилося.
    .you = Ви пропускаєте хід: карт не лишилося.
fact-bribed = { $name } підкуповує троля на { $cell }.
    .you = Ви підкуповуєте троля на { $cell }.
fact-claimed = { $name } кладе жетон гнома на золото: { $cell }.
    .you = Ви кладете жетон гнома на золото: { $cell }.
fact-revealed = { $name } відкриває на { $cell } { $card }!
    .you = Ви відкриваєте на { $cell } { $card }!

## Кінець раунду. `.you`: перемогли лише ви; `.with-you`: ви та $others

fact-round-ended =
    Раунд { $round } завершено: { round-cause } { $count ->
        [0] Не перемагає ніхто.
        [one] Перемагає { $winners }.
        [few] Перемагають { $winners }.
       *[many] Перемагають { $winners }.
    }
    .you = Раунд { $round } завершено: { round-cause } Ви перемогли!
    .with-you = Раунд { $round } завершено: { round-cause } Ви перемогли! Разом із вами: { $others }.
fact-round-over = Раунд { $round } завершено: { round-cause }
round-cause =
    { $cause ->
        [gold] золото знайдено!
        [markers] останній жетон гнома викладено.
        [veins] усі золоті жили відкрито.
        [exhausted] золото не знайдено.
       *[spent] карти скінчилися.
    }
fact-offered = { $name } вибирає одну з карт скарбів: { $values }.
    .you = Ви вибираєте одну з карт скарбів: { $values }.
fact-offered-hidden =
    { $name } вибирає одну з { $count ->
        [one] { $count } карти
        [few] { $count } карт
       *[many] { $count } карт
    } скарбів.
fact-took = { $name } бере карту скарбів: { $amount }.
    .you = Ви берете карту скарбів: { $amount }.
fact-took-hidden = { $name } бере карту скарбів.
fact-returned = { $name } кладе під стос скарбів карту ({ $value }): з нею вийшло б забагато.
    .you = Ви кладете під стос скарбів карту ({ $value }): з нею вийшло б забагато.
fact-returned-hidden = { $name } кладе карту під стос скарбів: з нею вийшло б забагато.
fact-put-back = { $name } повертає карти скарбів ({ $values }), щоб узяти інші.
    .you = Ви повертаєте карти скарбів ({ $values }), щоб узяти інші.
fact-put-back-hidden =
    { $name } повертає { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } скарбів, щоб узяти інші.
fact-paid = { $name } отримує { $amount }.
    .you = Ви отримуєте { $amount }.
fact-paid-hidden = { $name } отримує золото.
fact-robbed =
    { $name } краде один золотий у гравця { $target }; { $left ->
        [yes] золото там іще є
       *[no] більше там нічого немає
    }.
    .you =
        Ви крадете один золотий у гравця { $target }; { $left ->
            [yes] золото там іще є
           *[no] більше там нічого немає
        }.
    .to-you =
        { $name } краде у вас один золотий; { $left ->
            [yes] золото у вас іще є
           *[no] більше у вас нічого немає
        }!
fact-robbed-nobody = { $name } ні в кого не краде.
    .you = Ви ні в кого не крадете.
fact-scored =
    { $name } приносить додому { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } із самородками: { $amount }.
    .you =
        Ви приносите додому { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        } із самородками: { $amount }.
fact-scored-nothing = { $name } лишається без самородків.
    .you = Ви лишаєтеся без самородків.
fact-toll = { $name } платить тролеві данину: { $amount }.
    .you = Ви платите тролеві данину: { $amount }.
fact-toll-nothing = Гравцеві { $name } нічим заплатити тролеві.
    .you = Вам нічим заплатити тролеві.
fact-uncovered = Лишилася закритою карта на { $cell }: { $card }.
fact-left-over = Зайва карта гнома: { $role }.
fact-box-shown = Карти золотої жили, так і не відкриті в минулих раундах: { $cards }.
fact-purse-shown = У гравця { $name } карти скарбів { $values }: разом { $amount }.
    .you = У вас карти скарбів { $values }: разом { $amount }.
fact-purse-shown-coins = У гравця { $name } { $amount }.
    .you = У вас { $amount }.
fact-purse-shown-nothing = { $name } лишається без золота.
    .you = Ви лишаєтеся без золота.
fact-game-ended =
    Гру завершено. { $count ->
        [one] Перемагає { $winners }
        [few] Перемагають { $winners }
       *[many] Перемагають { $winners }
    }, золота — { $gold }.
    .you = Гру завершено. Ви перемогли, золота — { $gold }!
    .with-you = Гру завершено. Ви перемогли, золота — { $gold }! Стільки ж: { $others }.
fact-game-ended-alone = Гру завершено: { $name } приносить додому { $amount }. { $grade }
    .you = Гру завершено: ви приносите додому { $amount }. { $grade }

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
    .you = Ви перериваєте гру.
fact-abandoned-by-why = { $name } перериває гру: { $reason }
    .you = Ви перериваєте гру: { $reason }
