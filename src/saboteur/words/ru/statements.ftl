### Что игроки говорят за столом, правду или нет.

says = { $name }: «{ $words }»
    .you = Вы: «{ $words }»
says-am = Я — { $role }
says-accuse = Думаю, { $target } против нас
    .you = Думаю, вы против нас
says-trust = Думаю, { $target } за нас
    .you = Думаю, вы за нас
says-saw =
    { $face ->
        [gold] Точно знаю: сокровище на { $cell }!
       *[stone] Точно знаю: на { $cell } только камень
    }
says-saw-vein = Точно знаю карту на { $cell }: { $card }
says-looked = Точно знаю: { $target } — { $role }
    .you = Точно знаю: вы — { $role }
says-hold = У меня на руке: { $cards }
says-need =
    { $tool ->
        [pick] У меня сломана кирка: кто починит?
        [lamp] У меня сломан фонарь: кто починит?
       *[cart] У меня сломана вагонетка: кто починит?
    }

## Виды заявлений, чтобы выбрать

saying-am = кто я
saying-accuse = кого я подозреваю
saying-trust = кому я доверяю
saying-saw = какую карту цели я знаю
    .vein = какую карту золотой жилы я знаю
saying-looked = чьего гнома я знаю
saying-hold = что у меня на руке
saying-need = что мне нужно починить
