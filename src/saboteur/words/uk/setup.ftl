### Новий стіл у браузері: одне речення, яке вже описує весь стіл, і все, що в ньому можна змінити.

setup-title = Новий стіл
setup-change = Змінити стіл
setup-open = Відкрити стіл
setup-keep = Готово
setup-later = Усе це можна змінювати, доки не роздано першу карту.
setup-last = Як минулого разу
setup-printed = За правилами
setup-edition-classic = Відкривають усі досягнуті карти «кінець»; карт скарбів ділять стільки, скільки гравців, але не більше дев’яти.
setup-edition-2016 = З кількох досягнутих карт «кінець» відкривають одну; карт скарбів ділять стільки, скільки гравців, але не більше дев’яти.
setup-edition-new = З кількох досягнутих карт «кінець» відкривають одну; карт скарбів ділять стільки, скільки золотошукачів.
# Хто починає
setup-by-lot = за жеребом

# У дужках — фрази, які можна змінювати; кожна — повідомлення нижче
setup-sentence = { $game }, місць: { $seats }. За столом { $people }. { $clock } Розмова: { $talk }. Стіл { $listed }{ $watching }.
setup-phrase-game =
    { $game ->
        [base] Базова гра
        [saboteur2] Доповнення
        [duel] Дуель
       *[solo] Гра для одного
    }
setup-phrase-seats = { $seats }
# $friends: місця для людей окрім вас, $bots: місця для ботів
setup-phrase-people =
    { $friends ->
        [0] { $bots ->
            [0] лише ви
            [one] ви й { $bots } бот
            [few] ви й { $bots } боти
           *[many] ви й { $bots } ботів
        }
        [one] { $bots ->
            [0] ви й { $friends } друг за посиланням
            [one] ви, { $friends } друг за посиланням і { $bots } бот
            [few] ви, { $friends } друг за посиланням і { $bots } боти
           *[many] ви, { $friends } друг за посиланням і { $bots } ботів
        }
        [few] { $bots ->
            [0] ви й { $friends } друзі за посиланням
            [one] ви, { $friends } друзі за посиланням і { $bots } бот
            [few] ви, { $friends } друзі за посиланням і { $bots } боти
           *[many] ви, { $friends } друзі за посиланням і { $bots } ботів
        }
       *[many] { $bots ->
            [0] ви й { $friends } друзів за посиланням
            [one] ви, { $friends } друзів за посиланням і { $bots } бот
            [few] ви, { $friends } друзів за посиланням і { $bots } боти
           *[many] ви, { $friends } друзів за посиланням і { $bots } ботів
        }
    }
setup-phrase-clock =
    { $clock ->
        [turn] На хід — { $time }.
        [bank] На всю гру кожному — { $time }.
       *[none] Ніхто нікуди не поспішає.
    }
setup-phrase-talk =
    { $talk ->
        [chat] заяви й чат
       *[statements] лише заяви
    }
setup-phrase-listed =
    { $listed ->
        [yes] відкритий для всіх
       *[no] лише за посиланням
    }
setup-phrase-watching =
    { $watching ->
        [yes] , дивитися можна
       *[no] , глядачів немає
    }
setup-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
setup-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
setup-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
       *[many] { $count } годин
    }
setup-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }

## Згорнуті рядки

setup-seats = Місця
setup-seats-about = За того, кого немає на початку, грає бот, доки людина не прийде.
setup-bots = Боти від самого початку
setup-bot =
    { $several ->
        [yes] Боти грають
       *[no] Як грає
    }
setup-temper =
    { $several ->
        [yes] Їхня вдача
       *[no] Вдача
    }
setup-temper-about =
    { $several ->
        [yes] Кожному боту вона дістається за жеребом.
       *[no] Дістається за жеребом.
    }
setup-house = Домашні правила
setup-as-printed = Видання { $edition }, за правилами
setup-with-changes =
    { $count ->
        [one] { $count } відмінність від правил
        [few] { $count } відмінності від правил
       *[many] { $count } відмінностей від правил
    }
setup-time = Час
setup-clock-none = без годинника
setup-clock-turn = на хід
setup-clock-bank = на всю гру
setup-clock-increment = додається за хід
setup-pace = Боти думають
setup-pace-about = Скільки часу бот удає, що думає.
setup-grace = Чекати на відсутніх
setup-grace-about = Потім за них грає бот, доки вони не повернуться.
setup-people = Хто може прийти й говорити
setup-listed = Відкритий для всіх
setup-listed-about = Незнайомі люди знайдуть стіл у списку відкритих.
setup-watching = Глядачі
setup-watching-about = Люди без місця бачать те, що відкрито всім.
setup-chat = Вільний чат
setup-chat-about = Окрім заяв, які розуміють і боти.
setup-full = Почати, коли місця зайнято
setup-full-about = Інакше — за словом господаря столу.
setup-aid = Допомога за столом
setup-hints = Поради
setup-hints-about = У свій хід можна запитати, як пішов би добрий гравець і чому.
setup-automatic = Ходи без вибору
setup-automatic-about = Стіл ходить сам, якщо всі знають, що іншого ходу немає.
setup-aid-shown =
    { $hints ->
        [yes] Поради дозволено
       *[no] Без порад
    }
