### Конец раунда и игры на странице.

## Раунд

ends-round-over = Раунд { $round } окончен
ends-hats = Колпаки снимают один за другим.
ends-skip = Пропустить
ends-left-over = Лишняя карта
ends-marked-trust = ваша пометка: доверие
ends-marked-unsure = ваша пометка: сомнение
ends-marked-suspect = ваша пометка: подозрение
ends-decided = Что всё решило
ends-deeds = Кто что сделал
ends-by-round = Золото по раундам
ends-round = Раунд { $round }
ends-after = После раунда { $round } из { $rounds }
ends-player = Игрок
ends-cards = Карты
ends-gold = Золото
ends-secret = тайна
ends-nothing = ничего
# Сколько карт с самородками получено; сколько они стоят, другие не видят
ends-cards-got =
    { $count ->
        [one] { $count } карта с самородками
        [few] { $count } карты с самородками
       *[many] { $count } карт с самородками
    }
ends-next-round = Следующий раунд
ends-to-result = К итогу

## Игра

ends-over = Игра окончена
ends-broken-off = Игра прервана
ends-told-so-far = Ниже — то, что нашли до этого.
ends-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
# $amount: самородки или золотые
ends-lead = { $amount } за { $rounds }.
ends-all-open = Все карты с самородками теперь открыты.
ends-saboteur = вредитель в этом раунде

## Раздача

ends-checking = Проверяем раздачу …
# $seed и $seal: первые и последние цифры
ends-fair = Раздача честная: этот браузер раздал всё заново ({ $rounds }) из зерна { $seed }, и печать { $seal } подходит.
ends-unfair-seal = Раздача нечестная: это не то зерно, которое запечатали перед игрой.
ends-unfair-round = Раздача нечестная: в раунде { $round } показаны не те карты, которые раздаёт зерно.
ends-unproved = Проверять нечего: эта игра началась с заданной позиции.
ends-unchecked = Раздачу не удалось проверить: сервер не отвечает.

## Что дальше

ends-again = Ещё раз за тем же столом
ends-again-short = Ещё раз
ends-join-again = Следующий стол накрыт
ends-look-back = Посмотреть игру
ends-home = На главную
