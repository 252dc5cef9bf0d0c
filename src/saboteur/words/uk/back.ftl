### Looking back at a game, and records from a file.

back-title = { $game }, раунд { $round }
back-loading = Розгортаємо запис …
back-to-table = Назад до столу
back-home = На початок
back-round = Раунд { $round }
back-rounds = Раунди
back-move = Хід { $move } з { $moves }
back-slider = Момент раунду
back-play = Грати
back-pause = Пауза
back-next = Крок уперед
back-previous = Крок назад
back-speed = Швидкість: { $speed }×
back-link = Посилання на цей момент
back-link-copied = Посилання скопійовано.
back-link-mark = Виділіть і скопіюйте посилання:

## Whose eyes

back-eyes = Чиїми очима
back-all-cards = Усі карти
back-watcher = Очима глядача
back-eyes-of = Очима гравця { $name }
back-eyes-short = Очі
back-roles = Показувати ролі
back-roles-about = Без них можна вгадувати самому.
back-hand-of = Що тоді тримає в руці { $name }
back-log = Що сталося
back-log-of = Що знає { $name }
back-nothing-yet = Поки нічого не сталося.
back-not-yours = Ці очі не бачать карт у руці.

## The record

back-record = Запис
back-record-about = Текст з усім, що сталося. Його можна потім кинути на цю сторінку або комусь віддати.
back-record-whole = Уся партія, усі карти
back-record-of = Очима гравця { $name }
back-record-watcher = Очима глядача

## The deal

back-proof = Роздача
back-proof-fair = Роздачу перевірено в цьому браузері
back-proof-fair-about =
    { $rounds ->
        [one] Зерно партії пасує до печатки { $seal }, яку всі бачили до початку. Якщо роздати знову із зерна та слів гравців, виходить { $rounds } раунд із тими самими картами в руках і в колоді, тими самими гномами й цілями: тут, на вашому пристрої, звірено все, порівнянь: { $compared }.
        [few] Зерно партії пасує до печатки { $seal }, яку всі бачили до початку. Якщо роздати знову із зерна та слів гравців, виходять { $rounds } раунди з тими самими картами в руках і в колоді, тими самими гномами й цілями: тут, на вашому пристрої, звірено все, порівнянь: { $compared }.
       *[many] Зерно партії пасує до печатки { $seal }, яку всі бачили до початку. Якщо роздати знову із зерна та слів гравців, виходять { $rounds } раундів із тими самими картами в руках і в колоді, тими самими гномами й цілями: тут, на вашому пристрої, звірено все, порівнянь: { $compared }.
    }
back-proof-wrong = Роздача не сходиться
back-proof-wrong-seal = Зерно партії не те, що було запечатане до початку. Хтось змінив роздачу або запис.
back-proof-wrong-round = Якщо роздати знову із зерна, у раунді { $round } виходять не ті карти, якими грали. Хтось змінив роздачу або запис.
back-proof-none = Перевіряти нічого
back-proof-none-about = Зерно публікують, коли партію закінчено; у партії, що починається з позиції, його немає.
back-proof-legal = Сервер зіграв запис знову: усі ходи в ньому за правилами.

## A record from a file

back-check-title = Переглянути запис
back-check-about = Киньте сюди запис партії. Його перевіряють рядок за рядком, і ним можна пройти крок за кроком. Нічого з нього не зберігається.
back-check-choose = Вибрати файл
back-check-drop = Відпустіть, щоб відкрити
back-check-other = Інший запис
back-check-wrong = У записі помилка
back-check-line = Рядок { $line }, знак { $column }
back-check-until = До цього місця його можна переглянути.
back-check-big = Файл завеликий для запису.
back-check-none = У ньому нічого показати.
