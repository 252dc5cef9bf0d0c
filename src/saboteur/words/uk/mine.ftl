### Лабіринт на сторінці: що говориться про його клітинки, і кнопки довкола.

mine-name = Лабіринт
# Маленька картинка. $cards: скільки карт на ній
mine-picture =
    { $cards ->
        [one] Лабіринт із { $cards } карти
        [few] Лабіринт із { $cards } карт
       *[many] Лабіринт із { $cards } карт
    }

## Клітинка. $column і $row: числа; $what: що там лежить, з рядків нижче через кому

mine-cell = стовпець { $column }, ряд { $row }: { $what }
# $card: назва; $ways: сторони списком
mine-card = { $card }, виходи: { $ways }
mine-north = північ
mine-east = схід
mine-south = південь
mine-west = захід
mine-lit = є шлях від початку
mine-partly = шлях від початку є не до всіх виходів
mine-theirs = шлях є лише в суперника
mine-dark = немає шляху від початку
mine-opened = відкрито
mine-marker = жетон гравця { $name }
mine-goal = карта «кінець» долілиць
mine-vein = карта золотої жили долілиць
# $goal: один із двох рядків вище; $card: що там бачили
mine-seen = { $goal }, ви бачили там { $card }
mine-empty = порожньо
mine-fits = порожньо, ваша карта пасує
mine-fits-turned = порожньо, ваша карта пасує із розворотом
mine-fits-both = порожньо, ваша карта пасує і без розвороту, і з розворотом
mine-target = можна вибрати
mine-chosen = вибрано

## Списки та кнопки

mine-places = Місця ({ $count })
mine-targets = Карти на вибір ({ $count })
mine-turn = Розвернути
mine-lay = Покласти сюди
mine-do = Зіграти сюди
mine-nearer = Ближче
mine-further = Далі
mine-whole = Увесь лабіринт
mine-overview = Лабіринт цілком
mine-more-left =
    { $count ->
        [one] Ще { $count } місце ліворуч
        [few] Ще { $count } місця ліворуч
       *[many] Ще { $count } місць ліворуч
    }
mine-more-right =
    { $count ->
        [one] Ще { $count } місце праворуч
        [few] Ще { $count } місця праворуч
       *[many] Ще { $count } місць праворуч
    }
mine-more-up =
    { $count ->
        [one] Ще { $count } місце вище
        [few] Ще { $count } місця вище
       *[many] Ще { $count } місць вище
    }
mine-more-down =
    { $count ->
        [one] Ще { $count } місце нижче
        [few] Ще { $count } місця нижче
       *[many] Ще { $count } місць нижче
    }
