### Слова интерфейса.

## Перечисления и безымянные игроки

list-nothing = ничего
list-more = { $head }, { $item }
list-last = { $head } и { $item }
player-unnamed = № { $seat }

## Перед игрой

menu-title = Новая игра
menu-hint = Enter — начать игру, число — изменить пункт
menu-game = Игра
menu-options = Настройки
menu-players = Игроки
menu-names = Имена
menu-bots = Боты
menu-language = Язык
menu-resume = Продолжить последнюю игру
ask-game = В какую игру играем?
ask-players = Сколько игроков? (от { $least } до { $most })
ask-people = Сколько из них сидит за этим экраном? (от { $least } до { $most })
ask-name = Как зовут игрока { $number }?
ask-bot = Какой бот играет за игрока { $name }?
ask-temper = Какой характер у игрока { $name }?
ask-language = На каком языке?
bot-easy = лёгкий: думает немного вперёд и плохо скрывается
    .many = лёгкие
bot-normal = обычный: следит за остальными и хорошо скрывается
    .many = обычные
bot-hard = сильный: дольше всех думает над ходом
    .many = сильные
bot-random = случайный: делает любой разрешённый ход
    .many = случайные
bot-plain = простой: разумно копает, чинит и подозревает
    .many = простые
bots-interpreted = Правила здесь не скомпилированы: боты думают над ходом меньше, чем в других местах.
temper-any = какой придётся
temper-steady = спокойный: судит по ходам
    .many = спокойные
temper-trusting = доверчивый: верит другим и охотно чинит
    .many = доверчивые
temper-vengeful = мстительный: не прощает сломанных инструментов
    .many = мстительные
temper-cautious = осторожный: мало говорит, мало верит, долго скрывается
    .many = осторожные
temper-loud = шумный: говорит, что думает, и часто
    .many = шумные
temper-sly = хитрый: легче лжёт и винит других
    .many = хитрые
bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }

## За столом

head-round = Раунд { $round } из { $rounds }
head-mine = Лабиринт
head-name = Имя
head-role = Гном
head-own-hand = Ваши карты
head-own-role = Ваш гном: { $role }
head-gold = Золото
head-deck = Колода
head-won = Победа
head-place = Место
hand-count =
    { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
nugget-cards =
    { $count ->
        [0] нет карт с самородками
        [one] { $count } карта с самородками
        [few] { $count } карты с самородками
       *[many] { $count } карт с самородками
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
goal-seen = { $cell }: { $card }
goal-hidden = { $cell }: закрыта
unknown = неизвестно
turned = с разворотом

## Ход

ask-card =
    { $most ->
        [one] Карта { $most }
        [few] Карта 1–{ $most }
       *[many] Карта 1–{ $most }
    }
ask-place = Куда? (буква)
ask-tool = Какой инструмент?
ask-discard =
    { $most ->
        [one] Какую карту сбросить?
        [few] Какие карты сбросить? (номера через пробел, до { $most })
       *[many] Какие карты сбросить? (номера через пробел, до { $most })
    }
ask-clear = От чего избавиться?
no-place = Эту карту сейчас некуда положить.
no-target = Для этой карты сейчас нет цели.
ask-say = Что вы хотите сказать?
ask-say-cell = О какой карте цели?
ask-say-vein = О какой карте золотой жилы?
ask-say-face = Что на ней?
ask-say-card = Какая карта?
ask-say-whom = Кто?
ask-say-role = Какой гном?

## Один экран на нескольких человек

pass-to = Ходит { $name }. Передайте клавиатуру; Enter откроет карты.
press-enter = Enter — дальше.

## Сохранение

record-kept =
    Игра сохраняется после каждого хода:
    { $file }
record-resume =
    Чтобы продолжить:
    { $command }
resumed =
    Игра продолжена:
    { $file }
resumed-torn = Последняя строка записи оборвалась и пропущена; всё, что было до неё, на месте.
goodbye = До встречи!

## Ошибки

wrong-number = Введите число от { $least } до { $most }.
wrong-move = «{ $text }» — не ход (? — справка).
wrong-topic = По слову «{ $text }» справки нет.
wrong-name-taken = Имя { $name } уже занято.
wrong-name-long =
    { $most ->
        [one] Не больше { $most } буквы.
        [few] Не больше { $most } букв.
       *[many] Не больше { $most } букв.
    }
wrong-window =
    { $columns ->
        [one] Окно слишком узкое: нужен хотя бы { $columns } столбец.
        [few] Окно слишком узкое: нужны хотя бы { $columns } столбца.
       *[many] Окно слишком узкое: нужно хотя бы { $columns } столбцов.
    }
input-ended =
    Ввод закончился; игра сохранена:
    { $file }

## Что вводят. Буквы обозначают места; слово — команда, достаточно первых букв

letters = а в г д е ж к м н р т у ф х ц ш ю я
word-discard = сбросить
word-clear = убрать
word-bribe = подкупить
word-say = сказать
word-log = журнал
word-table = стол
word-quit = выход
enter-back = Enter — назад
enter-keep = Enter — оставить

## Прочее

dwarves = Альвис, Брокк, Дурин, Эйтри, Фьялар, Галар, Хепти, Литр, Набби, Регин, Синдри, Вестри, Аустри
people-count =
    { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[many] { $count } человек
    }
as-printed = по правилам
anybody = по жребию
ask-option = Какую настройку изменить?
opened = открыта
bribed = подкуплен
dead-end = тупик
face-gold = сокровище
face-stone = камень
ask-two = какие две карты сбросить? (два номера через пробел)
nothing-to-clear = Перед вами ничего не лежит.
no-troll = Ваши туннели не ведут к троллю, которого можно подкупить.
help-hint = ? 3 — карта на руке, ? фонарь — слово, ? 3.3 — правило. Ходы можно вводить и так, как в записи игры (`discard base_map`).
record-replay =
    Запись игры:
    { $command }
wrong-name = Имя состоит из букв и цифр, без скобок и #.
