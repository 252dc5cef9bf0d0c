### Розмови на сторінці.

## Що сказати

talk-what = Що сказати
talk-kind-saw = Я знаю карту …
talk-kind-accuse = Я підозрюю …
talk-kind-trust = Я довіряю …
talk-kind-need = Мені потрібно …
talk-kind-am = Я — …
talk-kind-hold = У мене на руці …
talk-kind-looked = Я знаю гнома …
talk-whom = Хто це?
talk-which-goal = Яка карта?
talk-which-face = Що там лежить?
talk-which-role = Який гном?
talk-which-tool = Який інструмент?
talk-which-cards = Які карти?
talk-face-gold = Золото
talk-face-stone = Камінь
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
talk-write = Написати повідомлення
talk-send = Надіслати
talk-no-chat = За цим столом є лише заяви, чату немає.
talk-watching = глядач
talk-mute = Більше не чути: { $name }
talk-unmute = Знову чути: { $name }
