### Перед игрой в браузере: кто где сидит, как выглядит, какую ссылку отправить.

lobby-table-of = Хозяин стола: { $name }
lobby-dark =
    { $free ->
        [0] Все места заняты.
        [one] Ещё { $free } место в темноте.
        [few] Ещё { $free } места в темноте.
       *[many] Ещё { $free } мест в темноте.
    }
lobby-you = вы
lobby-host = хозяин
lobby-ready = всё готово
lobby-not-ready = выбирает шапку
lobby-away = сейчас не здесь
# $level: насколько хорошо играет, $temper: какой у него характер; $minded: `no`, если никто его не выбрал
lobby-bot-kind =
    { $minded ->
        [no] { lobby-level } бот
       *[yes] { lobby-level } бот, { lobby-temper }
    }
lobby-level =
    { $level ->
        [easy] лёгкий
        [hard] сильный
        [plain] простой
        [random] случайный
       *[normal] обычный
    }
lobby-temper =
    { $temper ->
        [steady] спокойный
        [trusting] доверчивый
        [vengeful] мстительный
        [cautious] осторожный
        [loud] шумный
       *[sly] хитрый
    }
lobby-free = Свободно
lobby-by-link = по ссылке
lobby-seat-bot = Посадить бота
lobby-free-seat = Освободить место
lobby-bot-change = Изменить
lobby-take = Сесть сюда
lobby-second = Ещё одно место на этом устройстве
lobby-stand = Встать
lobby-remove = Убрать
lobby-hat = Шапка
lobby-beard = Борода
lobby-colour = Цвет
lobby-taken = занят
lobby-send = Отправьте ссылку
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-share = Отправить
lobby-code = Или продиктуйте код:
lobby-camera = Или наведите камеру на квадрат.
lobby-only-here = Сервер виден только с этого компьютера. Чтобы пустить других, запустите его так, чтобы он слушал сеть: { $option }.
lobby-watchers =
    { $count ->
        [0] Зрителей нет.
        [one] Смотрит { $count } человек и может занять место.
        [few] Смотрят { $count } человека и могут занять место.
       *[many] Смотрят { $count } человек и могут занять место.
    }
# $digits: первые цифры обязательства
lobby-sealed = Раздача запечатана: { $digits } …, и ваш браузер добавил своё случайное слово. Теперь карты не может выбрать никто, даже хозяин; в конце это проверит каждый браузер.
lobby-sealed-how = Как?
lobby-sealed-about = Ещё до того, как кто-либо сел за стол, сервер выбрал тайное число и запечатал его: эти знаки — начало его отпечатка. Когда игра начинается, к числу добавляются слова всех браузеров, и так решается, как лягут карты. В конце число показывают, и ваш браузер сдаёт ещё раз и сравнивает.
# $free: места, на которых никого нет
lobby-start =
    { $free ->
        [0] Начать
        [one] Начать с ботом на свободном месте
        [few] Начать с ботами на свободных местах
       *[many] Начать с ботами на свободных местах
    }
lobby-start-about = Начинать можно сразу: кто придёт позже, сядет на место бота.
lobby-i-am-ready = Всё готово
lobby-i-am-not-ready = Подождите меня
lobby-host-starts = Начинает { $name }, когда все соберутся.
lobby-sit = Сесть за стол
lobby-hats =
    { $hat ->
        [helmet] каска
        [lamp] каска с лампой
        [hood] капюшон
        [cone] колпак
        [cap] кепка
        [tophat] цилиндр
        [crown] корона
        [scarf] платок с очками
       *[horns] шлем с рогами
    }
lobby-beards =
    { $beard ->
        [long] длинная
        [round] круглая
        [fork] раздвоенная
        [braid] косой
       *[none] без бороды
    }
lobby-colours =
    { $felt ->
        [ochre] охра
        [red] красный
        [blue] синий
        [green] зелёный
        [violet] фиолетовый
        [teal] бирюзовый
        [grey] серый
       *[orange] оранжевый
    }
