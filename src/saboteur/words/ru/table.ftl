### Стол на странице: вывеска, места, рука, вопросы и меню.

## Вход

table-who = Кто идёт?
table-name = Ваше имя
table-password = Пароль этого сервера
table-come-in = Войти
table-no-answer = Сервер не отвечает. Попробуйте чуть позже.
table-climbing = Спускаемся …
table-dead-end = Тупик
table-home = На главную
table-announcement = Хозяин этого сервера сообщает: { $text }

## Вывеска

table-your-turn = Ваш ход
table-choose-card = Выберите карту: положите, сыграйте или сбросьте её.
# Сколько мест подходит
table-places =
    { $ways ->
        [both] { $count ->
            [one] Подходит { $count } место, и с разворотом.
            [few] Подходят { $count } места; где стрелка — и с разворотом.
           *[many] Подходят { $count } мест; где стрелка — и с разворотом.
        }
       *[single] { $count ->
            [one] Подходит { $count } место.
            [few] Подходят { $count } места.
           *[many] Подходят { $count } мест.
        }
    }
table-spots =
    { $count ->
        [one] Можно выбрать { $count } карту.
        [few] Можно выбрать из { $count } карт.
       *[many] Можно выбрать из { $count } карт.
    }
table-fits-nowhere = Эту карту сейчас некуда положить. Её можно сбросить.
table-reaches-goal = Отсюда туннель дойдёт до закрытой карты.
table-lights-up =
    { $count ->
        [one] Снова загорится { $count } погасшая карта.
        [few] Снова загорятся { $count } погасшие карты.
       *[many] Снова загорятся { $count } погасших карт.
    }
table-goes-dark =
    { $count ->
        [one] За ней погаснет { $count } карта.
        [few] За ней погаснут { $count } карты.
       *[many] За ней погаснут { $count } карт.
    }
table-ahead-detail = Выбрано заранее: ждёт вашего хода.
# $next: кто потом
table-then = Потом { $next }.
table-then-you = вы
table-rule = Правило { $rule }
table-time-left = осталось времени
table-aim-break =
    { $tool ->
        [pick] Кому сломать кирку?
        [lamp] Кому сломать фонарь?
       *[cart] Кому сломать вагонетку?
    }
table-aim-repair = Кому починить инструмент?
table-aim-rockfall = Какую карту обрушить?
table-aim-map = Какую карту посмотреть?
table-aim-key = Какую дверь открыть?
table-aim-hands-off = У кого убрать карту «Вор»?
table-aim-swap-hands = С кем обменяться картами?
table-aim-inspection = Кому заглянуть под колпак?
table-aim-swap-hats = Кому поменять колпак?
table-aim-trapped = Кого загнать в ловушку?
table-aim-free = Кого выпустить из ловушки?
table-discard-title = Сброс
table-discard-detail =
    { $most ->
        [one] Выберите карту, которая уйдёт.
        [few] Выберите до { $most } карт, которые уйдут.
       *[many] Выберите до { $most } карт, которые уйдут.
    }
table-clear-title = Две карты за то, что лежит перед вами
table-clear-detail = Выберите две карты, которые уйдут.

## Большая кнопка

table-button-lay = Положить сюда
# $count карт уходит, $drawn приходит
table-button-discard =
    { $count ->
        [one] Сбросить и взять { $drawn }
        [few] Сбросить { $count } и взять { $drawn }
       *[many] Сбросить { $count } и взять { $drawn }
    }
table-button-clear =
    { $what ->
        [pick] Избавиться от сломанной кирки
        [lamp] Избавиться от сломанного фонаря
        [cart] Избавиться от сломанной вагонетки
        [theft] Избавиться от карты «Вор»
       *[trapped] Выбраться из ловушки
    }
table-button-rockfall = Обрушить эту карту
table-button-map = Посмотреть эту карту
table-button-key = Открыть эту дверь
table-button-bribe = Подкупить этого тролля
table-button-turn = Открыть эту карту
table-button-claim = Положить жетон сюда
table-button-position = Положить так
# $count: сколько самородков
table-button-take = Взять { $count }
table-button-sent = Отправляется …
table-button-ahead = Выбрать заранее
table-button-waits = Ждёт вашего хода
table-button-card = Выберите карту
table-button-choose = Выберите
table-button-place = Выберите место
table-button-whom = Выберите игрока
table-button-which = Выберите карты
table-button-two = Выберите две карты

## Другие кнопки

table-turn = Развернуть
table-turn-long = Развернуть карту
table-discard = Сбросить
table-discard-long = Сбросить рубашкой вверх
table-back = Назад
table-hint = Подсказка
table-hint-long = Как пошёл бы хороший игрок?
table-skip = Вперёд
table-bribe = Подкупить
table-close = Закрыть
table-look = Посмотреть на лабиринт
table-unfold = Вернуться к вопросу

## Рука

table-hand-card = { $number }: { $card }
table-hand-empty = Карт не осталось
table-you-are = Ваш гном
table-covered = закрыт
table-role-shown = Ваш гном: { $role }. Нажмите, чтобы закрыть.
table-role-covered = Ваш гном закрыт. Удерживайте, чтобы посмотреть.
table-nuggets = Самородки
table-crystals = Кристаллы в лабиринте
table-deck-count = колода { $count }
table-before-you = Перед вами
# $count карт уходит, $drawn приходит
table-tray =
    { $count ->
        [0] Выберите на руке карты для сброса.
        [one] Уйдёт { $count }, придёт { $drawn }. Никто её не увидит.
        [few] Уйдут { $count }, придут { $drawn }. Никто их не увидит.
       *[many] Уйдут { $count }, придут { $drawn }. Никто их не увидит.
    }
table-tray-clear = Две уйдут, одна придёт: на руке станет на карту меньше.
table-tray-back = Взять назад: { $card }

## Места

table-seats = Игроки
table-seat-asked = сейчас ходит
table-seat-away = пока играет бот
table-seat-gold = золото: { $gold }
table-seat-broken =
    { $tool ->
        [pick] сломанная кирка
        [lamp] сломанный фонарь
       *[cart] сломанная вагонетка
    }
table-marks-hint = Что вы думаете? Эту пометку видите только вы.
table-mark-trust = доверие
table-mark-unsure = сомнение
table-mark-suspect = подозрение
table-appoint = Сделать хозяином стола
table-remove = Убрать из-за стола
table-known = Что вы знаете
table-saboteurs =
    { $count ->
        [one] Среди игроков { $count } вредитель.
        [few] Среди игроков { $count } вредителя.
       *[many] Среди игроков { $count } вредителей.
    }
table-saboteurs-range = Вредителей от { $least } до { $most }.
table-supply = На столе
table-light = Чей свет
table-light-own = здесь проходите вы
table-light-other = здесь проходит только { $name }
table-light-nobody = пока никто
table-measure = Как можно больше золота
# $title: что за это скажут
table-measure-more = Ещё { $count }: «{ $title }»

## Что карта сделает с игроком, коротко

table-does-break =
    { $tool ->
        [pick] Сломать кирку
        [lamp] Сломать фонарь
       *[cart] Сломать вагонетку
    }
table-does-repair =
    { $tool ->
        [pick] Починить кирку
        [lamp] Починить фонарь
       *[cart] Починить вагонетку
    }
table-does-hands-off = Убрать «Вора»
table-does-swap-hands = Обменяться картами
table-does-inspection = Взглянуть под колпак
table-does-swap-hats = Поменять колпак
table-does-trapped = Поймать
table-does-free = Выпустить

## Вопросы

table-why-cells = Ваш туннель дошёл до каждой из них.
table-why-position = Можно и так, и так: выбор за вами.
table-why-nugget = Выбираете вы; остальное пойдёт дальше.
table-why-rob = Ваша карта «Вор» всё ещё перед вами. Видно, у кого есть золото, но не сколько.
table-cell = столбец и ряд { $cell }
table-gold-count = золото: { $count }
table-secret = Секрет до конца игры
table-no-gold = нет золота
table-answers = Ответы

## Связь, боты, зрители, одно устройство на нескольких

table-line-lost = Нет связи. Пробуем снова …
table-move-kept = Ваш ход сохранён. Он отправится один раз, когда появится связь.
table-now = Сейчас
table-line-back = Связь восстановлена.
table-line-back-missed =
    { $count ->
        [one] Связь восстановлена. За это время — { $count } событие.
        [few] Связь восстановлена. За это время — { $count } события.
       *[many] Связь восстановлена. За это время — { $count } событий.
    }
table-bot-plays = За вас играет бот.
table-come-back = Я здесь
table-watching =
    { $count ->
        [0] Вы смотрите игру.
        [one] Вы смотрите игру, с вами ещё { $count } зритель.
        [few] Вы смотрите игру, с вами ещё { $count } зрителя.
       *[many] Вы смотрите игру, с вами ещё { $count } зрителей.
    }
table-watching-hidden = Карты на руках и гномы скрыты.
table-seat-offered = { $name } — бот: место может стать вашим.
table-take-seat = Занять место: { $name }
table-has-moved = { $name }: ход сделан. Эти карты закрыты.
table-hand-to = Передайте устройство: { $name }
table-uncover = Я { $name }: показать мои карты
table-covers-itself = Карты закроются сами: после хода, экраном вниз или через 20 секунд без касаний.

## Меню

table-menu = Меню
table-log = Что произошло
table-rules = Правила
table-to-home = На главную, место за мной
table-share = Ссылка для других
table-link-copied = Ссылка скопирована.
table-theme = Вид
table-theme-auto = система
table-theme-dark = фонарь
table-theme-light = день
table-theme-contrast = контраст
table-cards = Карты
table-cards-auto = как страница
table-cards-dark = при фонаре
table-cards-light = печатные
table-cards-contrast = контрастные
table-at-once = Класть сразу, без кнопки
table-motion = Движение
table-sound = Звук
table-sound-off = нет
table-notify = Уведомлять, когда мой ход
table-notes = Заметки для себя
table-break-off = Прекратить игру
table-play-on = Всё-таки играть дальше
# $count из $persons человек
table-willing = Согласны прекратить: { $count } из { $persons }.
table-leave = Уйти совсем: место займёт бот
table-you-are-here = Здесь вас зовут { $name }.
