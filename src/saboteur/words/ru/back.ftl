### Looking back at a game, and records from a file.

back-title = { $game }, раунд { $round }
back-loading = Разворачиваем запись …
back-to-table = Назад к столу
back-home = В начало
back-round = Раунд { $round }
back-rounds = Раунды
back-move = Ход { $move } из { $moves }
back-slider = Момент раунда
back-play = Играть
back-pause = Пауза
back-next = Шаг вперёд
back-previous = Шаг назад
back-speed = Скорость: { $speed }×
back-link = Ссылка на этот момент
back-link-copied = Ссылка скопирована.
back-link-mark = Выделите и скопируйте ссылку:

## Whose eyes

back-eyes = Чьими глазами
back-all-cards = Все карты
back-watcher = Глазами зрителя
back-eyes-of = Глазами игрока { $name }
back-eyes-short = Глаза
back-roles = Показывать роли
back-roles-about = Без них можно угадывать самому.
back-hand-of = Что тогда держит в руке { $name }
back-log = Что произошло
back-log-of = Что знает { $name }
back-nothing-yet = Пока ничего не произошло.
back-not-yours = Эти глаза не видят карт в руке.

## The record

back-record = Запись
back-record-about = Текст со всем, что произошло. Его можно потом бросить на эту страницу или отдать кому-нибудь.
back-record-whole = Вся партия, все карты
back-record-of = Глазами игрока { $name }
back-record-watcher = Глазами зрителя

## The deal

back-proof = Раздача
back-proof-fair = Раздача проверена в этом браузере
back-proof-fair-about =
    { $rounds ->
        [one] Зерно партии подходит к печати { $seal }, которую все видели до начала. Если раздать заново из зерна и слов игроков, выходит { $rounds } раунд с теми же картами на руках и в колоде, теми же гномами и целями: здесь, на вашем устройстве, сверено всё, сравнений: { $compared }.
        [few] Зерно партии подходит к печати { $seal }, которую все видели до начала. Если раздать заново из зерна и слов игроков, выходят { $rounds } раунда с теми же картами на руках и в колоде, теми же гномами и целями: здесь, на вашем устройстве, сверено всё, сравнений: { $compared }.
       *[many] Зерно партии подходит к печати { $seal }, которую все видели до начала. Если раздать заново из зерна и слов игроков, выходят { $rounds } раундов с теми же картами на руках и в колоде, теми же гномами и целями: здесь, на вашем устройстве, сверено всё, сравнений: { $compared }.
    }
back-proof-wrong = Раздача не сходится
back-proof-wrong-seal = Зерно партии не то, что было запечатано до начала. Кто-то изменил раздачу или запись.
back-proof-wrong-round = Если раздать заново из зерна, в раунде { $round } выходят не те карты, которыми играли. Кто-то изменил раздачу или запись.
back-proof-none = Проверять нечего
back-proof-none-about = Зерно публикуется, когда партия окончена; у партии, которая начинается с позиции, его нет.
back-proof-legal = Сервер сыграл запись заново: все ходы в ней по правилам.

## A record from a file

back-check-title = Посмотреть запись
back-check-about = Бросьте сюда запись партии. Она проверяется строка за строкой, и по ней можно пройти шаг за шагом. Ничего из неё не сохраняется.
back-check-choose = Выбрать файл
back-check-drop = Отпустите, чтобы открыть
back-check-other = Другая запись
back-check-wrong = В записи ошибка
back-check-line = Строка { $line }, знак { $column }
back-check-until = До этого места её можно посмотреть.
back-check-big = Файл слишком велик для записи.
back-check-none = В нём нечего показать.
