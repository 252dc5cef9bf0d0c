### Разговоры на странице.

## Что сказать

talk-what = Что сказать
talk-kind-saw = Я знаю карту …
talk-kind-accuse = Я подозреваю …
talk-kind-trust = Я доверяю …
talk-kind-need = Мне нужно …
talk-kind-am = Я — …
talk-kind-hold = У меня на руке …
talk-kind-looked = Я знаю гнома …
talk-whom = Кто это?
talk-which-goal = Какая карта?
talk-which-face = Что там лежит?
talk-which-role = Какой гном?
talk-which-tool = Какой инструмент?
talk-which-cards = Какие карты?
talk-face-gold = Сокровище
talk-face-stone = Камень
talk-say = Сказать
# Что лежит на карте, которую видели; что сломано
talk-quick = Короткие фразы
talk-quick-need =
    { $tool ->
        [pick] Мне нужна кирка
        [lamp] Мне нужен фонарь
       *[cart] Мне нужна вагонетка
    }
talk-quick-saw =
    { $face ->
        [gold] На { $cell } сокровище
       *[stone] На { $cell } камень
    }

## Что знаете только вы; это никогда не мешает

talk-not-seen = Эту карту вы не видели. Сказать можно всё равно.
talk-seen = Вы видели: { $card }. Сказать можно и другое.
talk-not-inspected = Этого гнома вы не видели. Сказать можно всё равно.
talk-inspected = Вы знаете: { $role }. Сказать можно и другое.
talk-own-role = Вы — { $role }. Сказать можно и другое.
talk-whole = Этот инструмент у вас цел. Сказать можно всё равно.
talk-own-cards = Ваши карты обведены точками. Назвать можно и другие.

## Беседа

talk-silence = Пока никто ничего не сказал.
talk-write = Написать сообщение
talk-send = Отправить
talk-no-chat = За этим столом есть только заявления, чата нет.
talk-watching = зритель
talk-mute = Больше не слушать: { $name }
talk-unmute = Снова слушать: { $name }
