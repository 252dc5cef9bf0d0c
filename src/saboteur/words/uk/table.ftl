### Стіл на сторінці: вивіска, місця, рука, запитання та меню.

## Вхід

table-who = Хто йде?
table-name = Ваше ім’я
table-password = Пароль цього сервера
table-come-in = Увійти
table-no-answer = Сервер не відповідає. Спробуйте трохи згодом.
table-climbing = Спускаємося …
table-dead-end = Глухий кут
table-home = На головну
table-announcement = Господар цього сервера повідомляє: { $text }

## Вивіска

table-your-turn = Ваш хід
table-choose-card = Виберіть карту: покладіть, зіграйте або скиньте її.
# Скільки місць підходить
table-places =
    { $ways ->
        [both] { $count ->
            [one] Підходить { $count } місце, і з розворотом.
            [few] Підходять { $count } місця; де стрілка — і з розворотом.
           *[many] Підходять { $count } місць; де стрілка — і з розворотом.
        }
       *[single] { $count ->
            [one] Підходить { $count } місце.
            [few] Підходять { $count } місця.
           *[many] Підходять { $count } місць.
        }
    }
table-spots =
    { $count ->
        [one] Можна вибрати { $count } карту.
        [few] Можна вибрати з { $count } карт.
       *[many] Можна вибрати з { $count } карт.
    }
table-fits-nowhere = Цю карту зараз нікуди покласти. Її можна скинути.
table-reaches-goal = Звідси тунель дійде до закритої карти.
table-lights-up =
    { $count ->
        [one] Знову засвітиться { $count } згасла карта.
        [few] Знову засвітяться { $count } згаслі карти.
       *[many] Знову засвітяться { $count } згаслих карт.
    }
table-goes-dark =
    { $count ->
        [one] За нею згасне { $count } карта.
        [few] За нею згаснуть { $count } карти.
       *[many] За нею згаснуть { $count } карт.
    }
table-ahead-detail = Вибрано заздалегідь: чекає на ваш хід.
# $next: хто потім
table-then = Потім { $next }.
table-then-you = ви
table-rule = Правило { $rule }
table-time-left = лишилося часу
table-aim-break =
    { $tool ->
        [pick] Кому зламати кирку?
        [lamp] Кому зламати ліхтар?
       *[cart] Кому зламати вагонетку?
    }
table-aim-repair = Кому відремонтувати інструмент?
table-aim-rockfall = Яку карту обвалити?
table-aim-map = Яку карту подивитися?
table-aim-key = Які двері відімкнути?
table-aim-hands-off = У кого прибрати карту «Злодій»?
table-aim-swap-hands = З ким обмінятися картами?
table-aim-inspection = Кому зазирнути під ковпак?
table-aim-swap-hats = Кому поміняти ковпак?
table-aim-trapped = Кого загнати в пастку?
table-aim-free = Кого випустити з пастки?
table-discard-title = Скидання
table-discard-detail =
    { $most ->
        [one] Виберіть карту, яка піде.
        [few] Виберіть до { $most } карт, які підуть.
       *[many] Виберіть до { $most } карт, які підуть.
    }
table-clear-title = Дві карти за те, що лежить перед вами
table-clear-detail = Виберіть дві карти, які підуть.

## Велика кнопка

table-button-lay = Покласти сюди
# $count карт іде, $drawn приходить
table-button-discard =
    { $count ->
        [one] Скинути й узяти { $drawn }
        [few] Скинути { $count } і взяти { $drawn }
       *[many] Скинути { $count } і взяти { $drawn }
    }
table-button-clear =
    { $what ->
        [pick] Позбутися зламаної кирки
        [lamp] Позбутися зламаного ліхтаря
        [cart] Позбутися зламаної вагонетки
        [theft] Позбутися карти «Злодій»
       *[trapped] Вибратися з пастки
    }
table-button-rockfall = Обвалити цю карту
table-button-map = Подивитися цю карту
table-button-key = Відімкнути ці двері
table-button-bribe = Підкупити цього троля
table-button-turn = Відкрити цю карту
table-button-claim = Покласти жетон сюди
table-button-position = Покласти так
# $count: скільки самородків
table-button-take = Узяти { $count }
table-button-sent = Надсилається …
table-button-ahead = Вибрати заздалегідь
table-button-waits = Чекає на ваш хід
table-button-card = Виберіть карту
table-button-choose = Виберіть
table-button-place = Виберіть місце
table-button-whom = Виберіть гравця
table-button-which = Виберіть карти
table-button-two = Виберіть дві карти

## Інші кнопки

table-turn = Розвернути
table-turn-long = Розвернути карту
table-discard = Скинути
table-discard-long = Скинути долілиць
table-back = Назад
table-hint = Порада
table-hint-long = Як пішов би добрий гравець?
table-skip = Уперед
table-bribe = Підкупити
table-close = Закрити
table-look = Подивитися на лабіринт
table-unfold = Повернутися до запитання

## Рука

table-hand-card = { $number }: { $card }
table-hand-empty = Карт не лишилося
table-you-are = Ваш гном
table-covered = закритий
table-role-shown = Ваш гном: { $role }. Натисніть, щоб закрити.
table-role-covered = Ваш гном закритий. Утримуйте, щоб подивитися.
table-nuggets = Самородки
table-crystals = Кристали в лабіринті
table-deck-count = колода { $count }
table-before-you = Перед вами
# $count карт іде, $drawn приходить
table-tray =
    { $count ->
        [0] Виберіть на руці карти для скидання.
        [one] Піде { $count }, прийде { $drawn }. Ніхто її не побачить.
        [few] Підуть { $count }, прийдуть { $drawn }. Ніхто їх не побачить.
       *[many] Підуть { $count }, прийдуть { $drawn }. Ніхто їх не побачить.
    }
table-tray-clear = Дві підуть, одна прийде: на руці стане на карту менше.
table-tray-back = Узяти назад: { $card }

## Місця

table-seats = Гравці
table-seat-asked = зараз ходить
table-seat-away = поки що грає бот
table-seat-gold = золото: { $gold }
table-seat-broken =
    { $tool ->
        [pick] зламана кирка
        [lamp] зламаний ліхтар
       *[cart] зламана вагонетка
    }
table-marks-hint = Що ви думаєте? Цю позначку бачите лише ви.
table-mark-trust = довіра
table-mark-unsure = сумнів
table-mark-suspect = підозра
table-appoint = Зробити господарем столу
table-remove = Прибрати з-за столу
table-known = Що ви знаєте
table-saboteurs =
    { $count ->
        [one] Серед гравців { $count } саботер.
        [few] Серед гравців { $count } саботери.
       *[many] Серед гравців { $count } саботерів.
    }
table-saboteurs-range = Саботерів від { $least } до { $most }.
table-supply = На столі
table-light = Чиє світло
table-light-own = тут проходите ви
table-light-other = тут проходить лише { $name }
table-light-nobody = поки що ніхто
table-measure = Якнайбільше золота
# $title: що за це скажуть
table-measure-more = Ще { $count }: «{ $title }»

## Що карта зробить із гравцем, коротко

table-does-break =
    { $tool ->
        [pick] Зламати кирку
        [lamp] Зламати ліхтар
       *[cart] Зламати вагонетку
    }
table-does-repair =
    { $tool ->
        [pick] Відремонтувати кирку
        [lamp] Відремонтувати ліхтар
       *[cart] Відремонтувати вагонетку
    }
table-does-hands-off = Прибрати «Злодія»
table-does-swap-hands = Обмінятися картами
table-does-inspection = Зазирнути під ковпак
table-does-swap-hats = Поміняти ковпак
table-does-trapped = Спіймати
table-does-free = Випустити

## Запитання

table-why-cells = Ваш тунель дійшов до кожної з них.
table-why-position = Можна і так, і так: вибір за вами.
table-why-nugget = Вибираєте ви; решта піде далі.
table-why-rob = Ваша карта «Злодій» досі перед вами. Видно, у кого є золото, але не скільки.
table-cell = стовпець і ряд { $cell }
table-gold-count = золото: { $count }
table-secret = Таємниця до кінця гри
table-no-gold = немає золота
table-answers = Відповіді

## Зв’язок, боти, глядачі, один пристрій на кількох

table-line-lost = Немає зв’язку. Пробуємо знову …
table-move-kept = Ваш хід збережено. Його буде надіслано один раз, щойно з’явиться зв’язок.
table-now = Зараз
table-line-back = Зв’язок відновлено.
table-line-back-missed =
    { $count ->
        [one] Зв’язок відновлено. За цей час — { $count } подія.
        [few] Зв’язок відновлено. За цей час — { $count } події.
       *[many] Зв’язок відновлено. За цей час — { $count } подій.
    }
table-bot-plays = За вас грає бот.
table-come-back = Я тут
table-watching =
    { $count ->
        [0] Ви дивитеся гру.
        [one] Ви дивитеся гру, з вами ще { $count } глядач.
        [few] Ви дивитеся гру, з вами ще { $count } глядачі.
       *[many] Ви дивитеся гру, з вами ще { $count } глядачів.
    }
table-watching-hidden = Карти на руках і гноми приховані.
table-seat-offered = { $name } — бот: місце може стати вашим.
table-take-seat = Зайняти місце: { $name }
table-has-moved = { $name }: хід зроблено. Ці карти закриті.
table-hand-to = Передайте пристрій: { $name }
table-uncover = Я { $name }: показати мої карти
table-covers-itself = Карти закриються самі: після ходу, екраном донизу або за 20 секунд без дотиків.

## Меню

table-menu = Меню
table-log = Що сталося
table-rules = Правила
table-to-home = На головну, місце за мною
table-share = Посилання для інших
table-link-copied = Посилання скопійовано.
table-theme = Вигляд
table-theme-auto = система
table-theme-dark = ліхтар
table-theme-light = день
table-theme-contrast = контраст
table-cards = Карти
table-cards-auto = як сторінка
table-cards-dark = при ліхтарі
table-cards-light = друковані
table-cards-contrast = контрастні
table-at-once = Класти одразу, без кнопки
table-motion = Рух
table-sound = Звук
table-sound-off = немає
table-notify = Сповіщати, коли мій хід
table-notes = Нотатки для себе
table-break-off = Припинити гру
table-play-on = Усе ж таки грати далі
# $count із $persons людей
table-willing = Згодні припинити: { $count } з { $persons }.
table-leave = Піти зовсім: місце займе бот
table-you-are-here = Тут вас звати { $name }.
