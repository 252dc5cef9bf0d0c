### Первая страница игры в браузере: сыграть сразу, вернуться, накрыть стол, сесть за чужой.

home-tag = Гномы ищут золото. Кое-кто из них предпочёл бы, чтобы его не нашли.
home-unofficial = Неофициальный фанатский проект со своими рисунками.
home-rules = Правила
home-look-back = Посмотреть запись
home-open-tables = Открытые столы
home-terminal = В терминале:
home-program = Своей программой:
home-command = КОМАНДА
home-language = Язык
home-settings = Оформление
home-back = Назад

## Сыграть сразу

home-now = Сыграть сейчас
# $count: боты за столом; $minutes: сколько длится игра
home-now-bots =
    { $count ->
        [0] Вы один на один с колодой, минут { $minutes }.
        [one] Вы и { $count } бот, минут { $minutes }.
        [few] Вы и { $count } бота, минут { $minutes }.
       *[many] Вы и { $count } ботов, минут { $minutes }.
    } Никогда не играли? Первый ход объяснит себя сам.
home-start = Копать!
home-game = Игра
# $game: одна из игр, одним словом
home-game-short =
    { $game ->
        [base] Базовая
        [saboteur2] Дополнение
        [duel] Дуэль
       *[solo] Соло
    }
home-bots = Боты
home-fewer = Меньше
home-more = Больше
# $count: боты за столом
home-they-play =
    { $count ->
        [one] Бот играет
        [few] Они играют
       *[many] Они играют
    }
home-level-easy = мягко
home-level-normal = средне
home-level-hard = сильно
# Как зовут того, кто не представился
home-guest = Игрок

## Продолжить

home-continue = Продолжить
home-with = Игроки: { $names }
home-alone = В одиночку
home-round = Раунд { $round }.
home-your-turn = Ваш ход
home-turn-of = Ходит { $name }
home-waiting = Ждём игроков
home-finished = Сыгранные партии
home-all-games = Показать ещё { $count }
home-nothing-yet = Здесь появятся ваши игры. Они подождут вас, даже несколько дней.

## Новый стол

home-new = Новый стол
home-new-about = Выберите игру и отправьте ссылку. От 1 до 12 человек; свободные места займут боты.
home-set-up = Накрыть стол

## Присоединиться

home-join = Присоединиться
home-join-about = По коду стола от друга или по ссылке.
home-code = Код или ссылка
home-go = За стол
home-no-such-code = Стола с таким кодом нет. Уточните код или попросите ссылку.
home-no-open-tables = Сейчас нет столов, открытых для всех. Накройте свой!
# $free: места, которые можно занять
home-free =
    { $free ->
        [0] мест нет
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }
home-watch = Смотреть
home-take-seat = Сесть за стол

## О себе

home-your-name = Ваше имя
home-other-device = Играть на другом устройстве
home-other-device-about = По этой ссылке другое устройство станет вашим. Она действует один раз, 15 минут.
home-arrived = Теперь это устройство ваше, { $name }.
home-arriving = Секунду…
home-try-again = Попробовать снова
home-forget = Удалить мои данные
home-forget-about = Ваше имя, статистика и всё написанное будут удалены. В записях игр останется только имя, под которым вы играли.
home-forget-really = Удалить всё обо мне
home-statistics = Ваши игры
home-rounds = Раунды
home-won = Победы
home-gold = Золото
home-as-whole = Игры целиком

## Не туда

home-lost = Тупик
home-lost-about = По этому адресу ничего нет.
home-lost-back = На главную
