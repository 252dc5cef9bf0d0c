### Help, the rule book and the first hints, on the page.

## Help

guide-title = Довідка
guide-search = Пошук: карта, слово, правило
guide-nothing = Так ніщо не називається.
guide-near = Можливо:
guide-found = Знайдено:
guide-in-game = В іншій грі: { $game }
guide-topics = Про що можна дізнатися
guide-loading = Шукаємо в книзі …
guide-failed = Довідку завантажити не вдалося. Спробуйте трохи згодом.
guide-now = Зараз
guide-now-places =
    { $count ->
        [one] Пасує до { $count } місця.
        [few] Пасує до { $count } місць.
       *[many] Пасує до { $count } місць.
    }
guide-now-players =
    { $count ->
        [one] Можна зіграти на { $count } гравця.
        [few] Можна зіграти на { $count } гравців.
       *[many] Можна зіграти на { $count } гравців.
    }
guide-now-spots =
    { $count ->
        [one] Можна зіграти на { $count } карту лабіринту.
        [few] Можна зіграти на { $count } карти лабіринту.
       *[many] Можна зіграти на { $count } карт лабіринту.
    }
guide-now-alone = Можна зіграти одразу.
guide-now-nothing = Лише скинути.
guide-in-deck = У колоді
guide-count = { $count } з { $all }.
guide-count-yours =
    { $count ->
        [one] У вас на руці { $count }.
        [few] У вас на руці { $count }.
       *[many] У вас на руці { $count }.
    }
guide-count-mine =
    { $count ->
        [one] У лабіринті лежить { $count }.
        [few] У лабіринті лежать { $count }.
       *[many] У лабіринті лежать { $count }.
    }
guide-rule = Правило { $rule }
guide-rules = Усі правила
guide-close = Закрити
guide-choose-where = Вибрати місце
guide-choose-whom = Вибрати гравця
guide-show-places =
    { $count ->
        [one] Показати { $count } місце
        [few] Показати { $count } місця
       *[many] Показати { $count } місць
    }

## Before and after

guide-before = було
guide-after-rockfall = далі темно
guide-after-lay = світло йде далі
guide-after-dead-end = тут світло закінчується
guide-after-map = знаєте лише ви

## What was refused

guide-refused = Так не можна
guide-refused-there = Сюди не можна
guide-turned-fits = Якщо повернути карту, вона пасує.
guide-turned-fails = І повернута вона сюди не пасує.

## Keys

guide-keys = Клавіші
guide-key-card = вибрати карту
guide-key-step = наступне місце; без карти — крок лабіринтом
guide-key-turn = повернути карту
guide-key-confirm = зробити хід
guide-key-back = назад, закрити
guide-key-discard = скинути
guide-key-target = наступний гравець, на якого можна зіграти
guide-key-cover = закрити свого гнома
guide-key-log = що сталося
guide-key-talk = розмова
guide-key-skip = перейти до поточного моменту
guide-key-hint = порадити хід
guide-key-where = сказати, де я
guide-key-zoom = ближче, далі, увесь лабіринт
guide-key-ends = карта «початок», найдальша освітлена карта
guide-key-help = допомога

## The rule book

guide-book = Правила
guide-numbered = Точний текст
guide-numbered-about = Англійською; він вирішує спірні випадки.
guide-contents = Зміст
guide-rule-unknown = Правила { $rule } немає.
guide-rule-close = Закрити правило

## A first game

guide-hint-card = Ваш хід! Виберіть одну зі своїх карт.
guide-hint-place = Торкніться місця, що світиться.
guide-hint-target = Виберіть, на кого або на що її зіграти.
guide-hint-button = Натисніть велику кнопку: на ній написано, що буде.
guide-hint-done = Зрозуміло
guide-hint-none = Більше без порад
