### Слова интерфейса.

## Перечисления и безымянные игроки

list-nothing = ничего
list-more = { $head }, { $item }
list-last = { $head } и { $item }
player-unnamed = № { $seat }

## Перед игрой

menu-title = Новая игра
menu-hint = Enter — начать игру, число — изменить пункт.
menu-game = Игра
menu-edition = Издание
menu-options = Настройки
menu-players = Игроки
menu-names = Имена
menu-bots = Боты
menu-language = Язык
menu-start = Начать
ask-game = В какую игру играем?
ask-edition = По какому изданию?
ask-players = Сколько игроков? (от { $least } до { $most })
ask-people = Сколько из них сидит за этим экраном? (от { $least } до { $most })
ask-name = Как зовут игрока { $number }?
ask-bot = Кто играет за место «{ $name }»?
ask-language = На каком языке?
ask-value = { $option }: какое значение? ({ $values })
ask-file = В каком файле хранить игру?
seat-person = человек
seat-bot = бот
bot-random = случайный: делает любой разрешённый ход
bot-plain = простой: разумно копает, чинит и подозревает
players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }

## За столом

head-round = Раунд { $round } из { $rounds }
head-turn = Ходит { $name }
head-mine = Шахта
head-players = Игроки
head-name = Имя
head-role = Гном
head-hand = Рука
head-own-hand = Ваши карты
head-own-role = Ваш гном: { $role }
head-before = Лежит перед игроком
head-goals = Карты целей
head-gold = Золото
head-deck = Колода
head-log = Что произошло
head-won = Выигрыш
head-total = Всего
head-place = Место
head-result-round = Итог раунда { $round }
head-result-game = Итог игры
hand-count =
    { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
nugget-cards =
    { $count ->
        [0] нет карт самородков
        [one] { $count } карта самородков
        [few] { $count } карты самородков
       *[many] { $count } карт самородков
    }
markers-left =
    { $count ->
        [0] жетонов гномов не осталось
        [one] остался { $count } жетон гнома
        [few] осталось { $count } жетона гномов
       *[many] осталось { $count } жетонов гномов
    }
keys-left =
    { $count ->
        [0] жетонов ключа не осталось
        [one] остался { $count } жетон ключа
        [few] осталось { $count } жетона ключа
       *[many] осталось { $count } жетонов ключа
    }
gold-some = есть золото
gold-none = нет золота
goal-seen = { $cell }: { $card }
goal-hidden = { $cell }: закрыта
unknown = неизвестно
before-nothing = ничего
turned = с разворотом
legend = вход { $start }, закрытая карта цели { $goal }, дверь { $door }, лестница { $ladder }, кристалл { $crystal }, тролль { $troll }, самородок { $nugget }

## Ход

ask-card = Какую карту? (от 1 до { $most }, ? — справка)
ask-place = Куда? (буква)
ask-target = На кого?
ask-tool = Какой инструмент?
ask-goal-cell = Какую карту посмотреть?
ask-discard =
    { $most ->
        [one] Какую карту сбросить?
        [few] Какие карты сбросить? (от 1 до { $most } чисел)
       *[many] Какие карты сбросить? (от 1 до { $most } чисел)
    }
ask-clear = От чего избавиться и какие две карты за это сбросить?
do-discard = сбросить и пропустить ход
do-clear = сбросить две карты и убрать одну из лежащих перед вами
do-bribe = подкупить тролля
do-say = сказать что-нибудь
do-help = справка
do-back = назад
do-quit = выйти из игры
place-upright = { $letter }: { $cell }
place-turned = { $letter }: { $cell }, с разворотом
no-place = Эту карту сейчас некуда положить.
no-target = Для этой карты сейчас нет цели.
ask-say = Что вы хотите сказать?
ask-say-cell = О какой карте цели?
ask-say-face = Что на ней?
ask-say-cards = Какие карты? (числа)

## Один экран на нескольких человек

pass-to = Ходит { $name }. Передайте клавиатуру; Enter откроет карты.
covered = Карты скрыты.
press-enter = Enter — дальше.

## Сохранение

record-kept = Игра сохраняется в { $file } после каждого хода.
record-resume = Чтобы продолжить: `saboteur play --resume { $file }`
resumed = Игра продолжается из { $file }.
ask-quit = Выйти из игры? Она сохранена в { $file }. (д/н)
answer-yes = д
answer-no = н
goodbye = До встречи!

## Ошибки

wrong-number = Введите число от { $least } до { $most }.
wrong-choice = Варианта «{ $text }» нет.
wrong-letter = Места с буквой «{ $text }» нет.
wrong-move = «{ $text }» — не ход (? — справка).
wrong-topic = О «{ $text }» справки нет.
wrong-name-empty = Введите имя.
wrong-name-taken = Имя { $name } уже занято.
wrong-name-long =
    { $most ->
        [one] Не больше { $most } буквы.
        [few] Не больше { $most } букв.
       *[many] Не больше { $most } букв.
    }
wrong-file = Не удаётся прочитать { $file }: { $reason }.
wrong-record = Игру из { $file } нельзя продолжить: { $reason }.
wrong-write = Не удаётся записать { $file }: { $reason }.
wrong-bot = Бот, играющий за место «{ $name }», отказал: { $reason }.
wrong-window =
    { $columns ->
        [one] Окно слишком узкое: нужен хотя бы { $columns } столбец.
        [few] Окно слишком узкое: нужны хотя бы { $columns } столбца.
       *[many] Окно слишком узкое: нужно хотя бы { $columns } столбцов.
    }
input-ended = Ввод закончился; игра сохранена в { $file }.
