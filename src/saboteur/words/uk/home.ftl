### Перша сторінка гри в браузері: зіграти одразу, повернутися, накрити стіл, сісти за чужий.

home-tag = Гноми шукають золото. Дехто з них волів би, щоб його не знайшли.
home-unofficial = Неофіційний фанатський проєкт із власними малюнками.
home-rules = Правила
home-look-back = Переглянути запис
home-open-tables = Відкриті столи
home-terminal = У терміналі:
home-program = Своєю програмою:
home-command = КОМАНДА
home-language = Мова
home-settings = Вигляд
home-back = Назад

## Зіграти одразу

home-now = Зіграти зараз
# $count: боти за столом; $minutes: скільки триває гра
home-now-bots =
    { $count ->
        [0] Ви сам на сам із колодою, хвилин { $minutes }.
        [one] Ви й { $count } бот, хвилин { $minutes }.
        [few] Ви й { $count } боти, хвилин { $minutes }.
       *[many] Ви й { $count } ботів, хвилин { $minutes }.
    } Ніколи не грали? Перший хід пояснить себе сам.
home-start = Копати!
home-game = Гра
# $game: одна з ігор, одним словом
home-game-short =
    { $game ->
        [base] Базова
        [saboteur2] Доповнення
        [duel] Дуель
       *[solo] Соло
    }
home-bots = Боти
home-fewer = Менше
home-more = Більше
# $count: боти за столом
home-they-play =
    { $count ->
        [one] Бот грає
        [few] Вони грають
       *[many] Вони грають
    }
home-level-easy = м’яко
home-level-normal = середньо
home-level-hard = сильно
# Як звати того, хто не назвався
home-guest = Гравець

## Продовжити

home-continue = Продовжити
home-with = Гравці: { $names }
home-alone = Наодинці
home-round = Раунд { $round }.
home-your-turn = Ваш хід
home-turn-of = Ходить { $name }
home-waiting = Чекаємо гравців
home-finished = Зіграні партії
home-all-games = Показати ще { $count }
home-nothing-yet = Тут з’являться ваші ігри. Вони зачекають на вас, навіть кілька днів.

## Новий стіл

home-new = Новий стіл
home-new-about = Оберіть гру й надішліть посилання. Від 1 до 12 людей; вільні місця займуть боти.
home-set-up = Накрити стіл

## Приєднатися

home-join = Приєднатися
home-join-about = За кодом столу від друга або за посиланням.
home-code = Код або посилання
home-go = До столу
home-no-such-code = Столу з таким кодом немає. Перепитайте код або попросіть посилання.
home-no-open-tables = Зараз немає столів, відкритих для всіх. Накрийте свій!
# $free: місця, які можна зайняти
home-free =
    { $free ->
        [0] місць немає
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
home-watch = Дивитися
home-take-seat = Сісти за стіл

## Про себе

home-your-name = Ваше ім’я
home-other-device = Грати на іншому пристрої
home-other-device-about = За цим посиланням інший пристрій стане вашим. Воно діє один раз, 15 хвилин.
home-arrived = Тепер цей пристрій ваш, { $name }.
home-arriving = Хвилинку…
home-try-again = Спробувати знову
home-forget = Видалити мої дані
home-forget-about = Ваше ім’я, статистику й усе написане буде видалено. У записах ігор лишиться тільки ім’я, під яким ви грали.
home-forget-really = Видалити все про мене
home-statistics = Ваші ігри
home-rounds = Раунди
home-won = Перемоги
home-gold = Золото
home-as-whole = Ігри загалом

## Не туди

home-lost = Глухий кут
home-lost-about = За цією адресою нічого немає.
home-lost-back = На головну
