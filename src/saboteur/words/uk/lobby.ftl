### Перед грою в браузері: хто де сидить, який має вигляд, яке посилання надіслати.

lobby-table-of = Господар столу: { $name }
lobby-dark =
    { $free ->
        [0] Усі місця зайнято.
        [one] Ще { $free } місце в темряві.
        [few] Ще { $free } місця в темряві.
       *[many] Ще { $free } місць у темряві.
    }
lobby-you = ви
lobby-host = господар
lobby-ready = усе готово
lobby-not-ready = обирає шапку
lobby-away = зараз не тут
# $level: наскільки добре грає, $temper: яка в нього вдача; $minded: `no`, якщо ніхто її не вибрав
lobby-bot-kind =
    { $minded ->
        [no] { lobby-level } бот
       *[yes] { lobby-level } бот, { lobby-temper }
    }
lobby-level =
    { $level ->
        [easy] легкий
        [hard] сильний
        [plain] простий
        [random] випадковий
       *[normal] звичайний
    }
lobby-temper =
    { $temper ->
        [steady] спокійний
        [trusting] довірливий
        [vengeful] мстивий
        [cautious] обережний
        [loud] галасливий
       *[sly] хитрий
    }
lobby-free = Вільно
lobby-by-link = за посиланням
lobby-seat-bot = Посадити бота
lobby-free-seat = Звільнити місце
lobby-bot-change = Змінити
lobby-take = Сісти сюди
lobby-second = Ще одне місце на цьому пристрої
lobby-stand = Встати
lobby-remove = Прибрати
lobby-hat = Шапка
lobby-beard = Борода
lobby-colour = Колір
lobby-taken = зайнятий
lobby-send = Надішліть посилання
lobby-copy = Копіювати
lobby-copied = Скопійовано
lobby-share = Надіслати
lobby-code = Або продиктуйте код:
lobby-camera = Або наведіть камеру на квадрат.
lobby-only-here = Сервер видно лише з цього комп’ютера. Щоб пустити інших, запустіть його так, щоб він слухав мережу: { $option }.
lobby-watchers =
    { $count ->
        [0] Глядачів немає.
        [one] Дивиться { $count } людина й може зайняти місце.
        [few] Дивляться { $count } людини й можуть зайняти місце.
       *[many] Дивляться { $count } людей і можуть зайняти місце.
    }
# $digits: перші цифри зобов’язання
lobby-sealed = Роздачу запечатано: { $digits } …, і ваш браузер додав власне випадкове слово. Тепер карти не може обрати ніхто, навіть господар; наприкінці це перевірить кожен браузер.
lobby-sealed-how = Як?
lobby-sealed-about = Ще до того, як хтось сів за стіл, сервер обрав таємне число й запечатав його: ці знаки — початок його відбитка. Коли гра починається, до числа додаються слова всіх браузерів, і так вирішується, як ляжуть карти. Наприкінці число показують, і ваш браузер здає ще раз і порівнює.
# $free: місця, на яких нікого немає
lobby-start =
    { $free ->
        [0] Почати
        [one] Почати з ботом на вільному місці
        [few] Почати з ботами на вільних місцях
       *[many] Почати з ботами на вільних місцях
    }
lobby-start-about = Починати можна одразу: хто прийде пізніше, сяде на місце бота.
lobby-i-am-ready = Усе готово
lobby-i-am-not-ready = Зачекайте на мене
lobby-host-starts = Починає { $name }, коли всі зберуться.
lobby-sit = Сісти за стіл
lobby-hats =
    { $hat ->
        [helmet] каска
        [lamp] каска з лампою
        [hood] каптур
        [cone] ковпак
        [cap] кепка
        [tophat] циліндр
        [crown] корона
        [scarf] хустка з окулярами
       *[horns] шолом із рогами
    }
lobby-beards =
    { $beard ->
        [long] довга
        [round] кругла
        [fork] роздвоєна
        [braid] косою
       *[none] без бороди
    }
lobby-colours =
    { $felt ->
        [ochre] охра
        [red] червоний
        [blue] синій
        [green] зелений
        [violet] фіолетовий
        [teal] бірюзовий
        [grey] сірий
       *[orange] помаранчевий
    }
