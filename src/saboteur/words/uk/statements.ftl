### Що гравці кажуть за столом, правду чи ні.

says = { $name }: «{ $words }»
    .you = Ви: «{ $words }»
says-am = Я — { $role }
says-accuse = Гадаю, { $target } проти нас
    .you = Гадаю, ви проти нас
says-trust = Гадаю, { $target } за нас
    .you = Гадаю, ви за нас
says-saw =
    { $face ->
        [gold] Точно знаю: золото на { $cell }!
       *[stone] Точно знаю: на { $cell } лише камінь
    }
says-saw-vein = Точно знаю карту на { $cell }: { $card }
says-looked = Точно знаю: { $target } — { $role }
    .you = Точно знаю: ви — { $role }
says-hold = У мене на руці: { $cards }
says-need =
    { $tool ->
        [pick] У мене зламана кирка: хто відремонтує?
        [lamp] У мене зламаний ліхтар: хто відремонтує?
       *[cart] У мене зламана вагонетка: хто відремонтує?
    }

## Види заяв, щоб вибрати

saying-am = хто я
saying-accuse = кого я підозрюю
saying-trust = кому я довіряю
saying-saw = яку карту «кінець» я знаю
    .vein = яку карту золотої жили я знаю
saying-looked = чийого гнома я знаю
saying-hold = що в мене на руці
saying-need = що мені треба відремонтувати
