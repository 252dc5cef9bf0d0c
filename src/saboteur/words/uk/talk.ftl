### Журнал і розмови на сторінці.

## Журнал

log-happened = Що було
log-talk = Розмова
# Написано щось, чого ще не прочитали
log-unread = { log-talk }, є нове
log-show = Показати
log-all = Усе
log-moves = Ходи
log-said = Сказане
log-mine = Про вас
log-empty = Відколи ви тут, нічого не сталося.
log-newest = До останнього
# $count карт, які лежали в шахті й раніше
log-went-dark =
    { $count ->
        [one] Згасла { $count } карта
        [few] Згасли { $count } карти
       *[many] Згасло { $count } карт
    }
log-lit-again =
    { $count ->
        [one] Знову світиться { $count } карта
        [few] Знову світяться { $count } карти
       *[many] Знову світяться { $count } карт
    }

## Що сказати

talk-what = Що сказати
talk-saw = Я знаю карту …
talk-accuse = Я підозрюю …
talk-trust = Я довіряю …
talk-need = Мені потрібно …
talk-am = Я — …
talk-hold = У мене на руці …
talk-looked = Я знаю гнома …
talk-whom = Хто це?
talk-which-goal = Яка карта?
talk-which-face = Що там лежить?
talk-which-role = Який гном?
talk-which-tool = Який інструмент?
talk-which-cards = Які карти?
talk-gold = Золото
talk-stone = Камінь
talk-say = Сказати
# Що лежить на карті, яку бачили; що зламано
talk-quick = Короткі фрази
talk-quick-need =
    { $tool ->
        [pick] Мені потрібна кирка
        [lamp] Мені потрібен ліхтар
       *[cart] Мені потрібна вагонетка
    }
talk-quick-saw =
    { $face ->
        [gold] На { $cell } золото
       *[stone] На { $cell } камінь
    }

## Що знаєте лише ви; це ніколи не заважає

talk-not-seen = Цієї карти ви не бачили. Сказати можна все одно.
talk-seen = Ви бачили: { $card }. Сказати можна й інше.
talk-not-inspected = Цього гнома ви не бачили. Сказати можна все одно.
talk-inspected = Ви знаєте: { $role }. Сказати можна й інше.
talk-own-role = Ви — { $role }. Сказати можна й інше.
talk-whole = Цей інструмент у вас цілий. Сказати можна все одно.
talk-own-cards = Ваші карти обведено крапками. Назвати можна й інші.

## Бесіда

talk-silence = Поки ніхто нічого не сказав.
talk-write = Написати людям за столом
talk-send = Надіслати
talk-no-chat = За цим столом кажуть лише те, що розуміють і боти.
talk-watching = глядач
talk-mute = Більше не чути: { $name }
talk-unmute = Знову чути: { $name }
