### Кінець раунду і гри на сторінці.

## Раунд

ends-round-over = Раунд { $round } завершено
ends-hats = Ковпаки знімають один за одним.
ends-skip = Пропустити
ends-left-over = Зайва карта
ends-marked-trust = ваша позначка: довіра
ends-marked-unsure = ваша позначка: сумнів
ends-marked-suspect = ваша позначка: підозра
ends-decided = Що все вирішило
ends-deeds = Хто що зробив
ends-by-round = Золото за раундами
ends-round = Раунд { $round }
ends-after = Після раунду { $round } з { $rounds }
ends-player = Гравець
ends-cards = Карти
ends-gold = Золото
ends-secret = таємниця
ends-nothing = нічого
# Скільки карт скарбів отримано; скільки вони варті, інші не бачать
ends-cards-got =
    { $count ->
        [one] { $count } карта скарбів
        [few] { $count } карти скарбів
       *[many] { $count } карт скарбів
    }
ends-next-round = Наступний раунд
ends-to-result = До підсумку

## Гра

ends-over = Гру завершено
ends-broken-off = Гру перервано
ends-told-so-far = Нижче — те, що знайшли до цього.
ends-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунди
       *[many] { $count } раундів
    }
# $amount: самородки чи золоті
ends-lead = { $amount } за { $rounds }.
ends-all-open = Усі карти скарбів тепер відкрито.
ends-saboteur = саботер у цьому раунді

## Роздача

ends-checking = Перевіряємо роздачу …
# $seed і $seal: перші й останні цифри
ends-fair = Роздача чесна: цей браузер роздав усе знову ({ $rounds }) із зерна { $seed }, і печатка { $seal } підходить.
ends-unfair-seal = Роздача нечесна: це не те зерно, яке запечатали перед грою.
ends-unfair-round = Роздача нечесна: у раунді { $round } показано не ті карти, які роздає зерно.
ends-unproved = Перевіряти нічого: ця гра почалася із заданої позиції.
ends-unchecked = Роздачу не вдалося перевірити: сервер не відповідає.

## Що далі

ends-again = Ще раз за тим самим столом
ends-again-short = Ще раз
ends-join-again = Наступний стіл накрито
ends-look-back = Переглянути гру
ends-home = На головну
