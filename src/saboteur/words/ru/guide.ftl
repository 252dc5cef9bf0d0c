### Help, the rule book and the first hints, on the page.

## Help

guide-title = Справка
guide-search = Поиск: карта, слово, правило
guide-nothing = Так ничего не называется.
guide-near = Может быть:
guide-found = Нашлось:
guide-in-game = В другой игре: { $game }
guide-topics = О чём можно узнать
guide-loading = Ищем в книге …
guide-failed = Справку загрузить не удалось. Попробуйте чуть позже.
guide-now = Сейчас
guide-now-places =
    { $count ->
        [one] Подходит к { $count } месту.
        [few] Подходит к { $count } местам.
       *[many] Подходит к { $count } местам.
    }
guide-now-players =
    { $count ->
        [one] Можно сыграть на { $count } игрока.
        [few] Можно сыграть на { $count } игроков.
       *[many] Можно сыграть на { $count } игроков.
    }
guide-now-spots =
    { $count ->
        [one] Можно сыграть на { $count } карту лабиринта.
        [few] Можно сыграть на { $count } карты лабиринта.
       *[many] Можно сыграть на { $count } карт лабиринта.
    }
guide-now-alone = Можно сыграть сразу.
guide-now-nothing = Только сбросить.
guide-in-deck = В колоде
guide-count = { $count } из { $all }.
guide-count-yours =
    { $count ->
        [one] У вас на руке { $count }.
        [few] У вас на руке { $count }.
       *[many] У вас на руке { $count }.
    }
guide-count-mine =
    { $count ->
        [one] В лабиринте лежит { $count }.
        [few] В лабиринте лежат { $count }.
       *[many] В лабиринте лежат { $count }.
    }
guide-rule = Правило { $rule }
guide-rules = Все правила
guide-close = Закрыть
guide-choose-where = Выбрать место
guide-choose-whom = Выбрать игрока
guide-show-places =
    { $count ->
        [one] Показать { $count } место
        [few] Показать { $count } места
       *[many] Показать { $count } мест
    }

## Before and after

guide-before = было
guide-after-rockfall = дальше темно
guide-after-lay = свет идёт дальше
guide-after-dead-end = здесь свет кончается
guide-after-map = знаете только вы

## What was refused

guide-refused = Так нельзя
guide-refused-there = Сюда нельзя
guide-turned-fits = Если повернуть карту, она подходит.
guide-turned-fails = И повёрнутая она сюда не подходит.

## Keys

guide-keys = Клавиши
guide-key-card = выбрать карту
guide-key-step = следующее место; без карты — шаг по лабиринту
guide-key-turn = повернуть карту
guide-key-confirm = сделать ход
guide-key-back = назад, закрыть
guide-key-discard = сбросить
guide-key-target = следующий игрок, на которого можно сыграть
guide-key-cover = закрыть своего гнома
guide-key-log = что произошло
guide-key-talk = разговор
guide-key-skip = перейти к текущему моменту
guide-key-hint = подсказать ход
guide-key-where = сказать, где я
guide-key-zoom = ближе, дальше, весь лабиринт
guide-key-ends = карта «вход», самая дальняя освещённая карта
guide-key-help = помощь

## The rule book

guide-book = Правила
guide-numbered = Точный текст
guide-numbered-about = По-английски; он решает спорные случаи.
guide-contents = Содержание
guide-rule-unknown = Правила { $rule } нет.
guide-rule-close = Закрыть правило

## A first game

guide-hint-card = Ваш ход! Выберите одну из своих карт.
guide-hint-place = Нажмите на светящееся место.
guide-hint-target = Выберите, на кого или на что её сыграть.
guide-hint-button = Нажмите большую кнопку: на ней написано, что будет.
guide-hint-done = Понятно
guide-hint-none = Больше без подсказок
