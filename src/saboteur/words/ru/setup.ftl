### Новый стол в браузере: одно предложение, которое уже описывает весь стол, и всё, что в нём можно изменить.

setup-title = Новый стол
setup-change = Изменить стол
setup-open = Открыть стол
setup-keep = Готово
setup-later = Всё это можно менять, пока не сдана первая карта.
setup-last = Как в прошлый раз
setup-printed = По правилам
setup-edition-classic = Открывают все достигнутые цели; карт с самородками делят столько, сколько игроков, но не больше девяти.
setup-edition-2016 = Из нескольких достигнутых целей открывают одну; карт с самородками делят столько, сколько игроков, но не больше девяти.
setup-edition-new = Из нескольких достигнутых целей открывают одну; карт с самородками делят столько, сколько золотоискателей.
# Кто начинает
setup-by-lot = по жребию

# В скобках — фразы, которые можно менять; каждая — сообщение ниже
setup-sentence = { $game }, мест: { $seats }. За столом { $people }. { $clock } Разговор: { $talk }. Стол { $listed }{ $watching }.
setup-phrase-game =
    { $game ->
        [base] Базовая игра
        [saboteur2] Дополнение
        [duel] Дуэль
       *[solo] Одиночная игра
    }
setup-phrase-seats = { $seats }
# $friends: места для людей кроме вас, $bots: места для ботов
setup-phrase-people =
    { $friends ->
        [0] { $bots ->
            [0] только вы
            [one] вы и { $bots } бот
            [few] вы и { $bots } бота
           *[many] вы и { $bots } ботов
        }
        [one] { $bots ->
            [0] вы и { $friends } друг по ссылке
            [one] вы, { $friends } друг по ссылке и { $bots } бот
            [few] вы, { $friends } друг по ссылке и { $bots } бота
           *[many] вы, { $friends } друг по ссылке и { $bots } ботов
        }
        [few] { $bots ->
            [0] вы и { $friends } друга по ссылке
            [one] вы, { $friends } друга по ссылке и { $bots } бот
            [few] вы, { $friends } друга по ссылке и { $bots } бота
           *[many] вы, { $friends } друга по ссылке и { $bots } ботов
        }
       *[many] { $bots ->
            [0] вы и { $friends } друзей по ссылке
            [one] вы, { $friends } друзей по ссылке и { $bots } бот
            [few] вы, { $friends } друзей по ссылке и { $bots } бота
           *[many] вы, { $friends } друзей по ссылке и { $bots } ботов
        }
    }
setup-phrase-clock =
    { $clock ->
        [turn] На ход — { $time }.
        [bank] На всю игру каждому — { $time }.
       *[none] Никто никуда не торопится.
    }
setup-phrase-talk =
    { $talk ->
        [chat] заявления и чат
       *[statements] только заявления
    }
setup-phrase-listed =
    { $listed ->
        [yes] открыт для всех
       *[no] только по ссылке
    }
setup-phrase-watching =
    { $watching ->
        [yes] , смотреть можно
       *[no] , зрителей нет
    }
setup-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
setup-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
setup-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
setup-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }

## Свёрнутые строки

setup-seats = Места
setup-seats-about = Кого нет к началу, за того играет бот, пока человек не придёт.
setup-bots = Боты с самого начала
setup-bot =
    { $several ->
        [yes] Боты играют
       *[no] Как играет
    }
setup-temper =
    { $several ->
        [yes] Их характер
       *[no] Характер
    }
setup-temper-about =
    { $several ->
        [yes] Каждому боту он достаётся по жребию.
       *[no] Достаётся по жребию.
    }
setup-house = Домашние правила
setup-as-printed = Издание { $edition }, по правилам
setup-with-changes =
    { $count ->
        [one] { $count } отличие от правил
        [few] { $count } отличия от правил
       *[many] { $count } отличий от правил
    }
setup-time = Время
setup-clock-none = без часов
setup-clock-turn = на ход
setup-clock-bank = на всю игру
setup-clock-increment = прибавка за ход
setup-pace = Боты думают
setup-pace-about = Сколько времени бот делает вид, что думает.
setup-grace = Ждать отошедших
setup-grace-about = Потом за них играет бот, пока они не вернутся.
setup-people = Кто может прийти и говорить
setup-listed = Открыт для всех
setup-listed-about = Незнакомые люди найдут стол в списке открытых.
setup-watching = Зрители
setup-watching-about = Люди без места видят то, что открыто всем.
setup-chat = Свободный чат
setup-chat-about = Кроме заявлений, которые понимают и боты.
setup-full = Начать, когда места заняты
setup-full-about = Иначе — по слову хозяина стола.
setup-aid = Помощь за столом
setup-hints = Подсказки
setup-hints-about = В свой ход можно спросить, как пошёл бы хороший игрок и почему.
setup-automatic = Ходы без выбора
setup-automatic-about = Стол ходит сам, если все знают, что другого хода нет.
setup-aid-shown =
    { $hints ->
        [yes] Подсказки разрешены
       *[no] Без подсказок
    }
