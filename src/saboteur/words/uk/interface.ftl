### Слова інтерфейсу.

## Переліки й безіменні гравці

list-nothing = нічого
list-more = { $head }, { $item }
list-last = { $head } та { $item }
player-unnamed = № { $seat }

## Перед грою

menu-title = Нова гра
menu-hint = Enter — почати гру, число — змінити пункт
menu-game = Гра
menu-options = Налаштування
menu-players = Гравці
menu-names = Імена
menu-bots = Боти
menu-language = Мова
menu-resume = Продовжити останню гру
ask-game = У яку гру граємо?
ask-players = Скільки гравців? (від { $least } до { $most })
ask-people = Скільки з них сидить за цим екраном? (від { $least } до { $most })
ask-name = Як звати гравця { $number }?
ask-bot = Який бот грає за гравця { $name }?
ask-temper = Яка вдача в гравця { $name }?
ask-language = Якою мовою?
bot-easy = легкий: думає трохи наперед і погано приховується
    .many = легкі
bot-normal = звичайний: стежить за іншими й добре приховується
    .many = звичайні
bot-hard = сильний: найдовше думає над ходом
    .many = сильні
bot-random = випадковий: робить будь-який дозволений хід
    .many = випадкові
bot-plain = простий: розважливо копає, ремонтує й підозрює
    .many = прості
bots-interpreted = Правила тут не скомпільовано: боти думають над ходом менше, ніж деінде.
temper-any = яка випаде
temper-steady = спокійний: судить за ходами
    .many = спокійні
temper-trusting = довірливий: вірить іншим і охоче ремонтує
    .many = довірливі
temper-vengeful = мстивий: не пробачає зламаних інструментів
    .many = мстиві
temper-cautious = обережний: мало каже, мало вірить, довго приховується
    .many = обережні
temper-loud = галасливий: каже, що думає, і часто
    .many = галасливі
temper-sly = хитрий: легше бреше й звинувачує інших
    .many = хитрі
bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
       *[many] { $count } ботів
    }

## За столом

head-round = Раунд { $round } із { $rounds }
head-mine = Лабіринт
head-name = Ім’я
head-role = Гном
head-own-hand = Ваші карти
head-own-role = Ваш гном: { $role }
head-gold = Золото
head-deck = Колода
head-won = Перемога
head-place = Місце
hand-count =
    { $count ->
        [0] немає карт
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
nugget-cards =
    { $count ->
        [0] немає карт скарбів
        [one] { $count } карта скарбів
        [few] { $count } карти скарбів
       *[many] { $count } карт скарбів
    }
markers-left =
    { $count ->
        [0] жетонів гномів не лишилося
        [one] лишився { $count } жетон гнома
        [few] лишилося { $count } жетони гномів
       *[many] лишилося { $count } жетонів гномів
    }
keys-left =
    { $count ->
        [0] жетонів ключа не лишилося
        [one] лишився { $count } жетон ключа
        [few] лишилося { $count } жетони ключа
       *[many] лишилося { $count } жетонів ключа
    }
gold-some = є золото
goal-seen = { $cell }: { $card }
goal-hidden = { $cell }: закрита
unknown = невідомо
turned = з розворотом

## Хід

ask-card =
    { $most ->
        [one] Карта { $most }
        [few] Карта 1–{ $most }
       *[many] Карта 1–{ $most }
    }
ask-place = Куди? (літера)
ask-tool = Який інструмент?
ask-discard =
    { $most ->
        [one] Яку карту скинути?
        [few] Які карти скинути? (номери через пробіл, до { $most })
       *[many] Які карти скинути? (номери через пробіл, до { $most })
    }
ask-clear = Чого позбутися?
no-place = Цю карту зараз нікуди покласти.
no-target = Для цієї карти зараз немає цілі.
ask-say = Що ви хочете сказати?
ask-say-cell = Про яку карту «кінець»?
ask-say-vein = Про яку карту золотої жили?
ask-say-face = Що на ній?
ask-say-card = Яка карта?
ask-say-whom = Хто?
ask-say-role = Який гном?

## Один екран на кількох людей

pass-to = Ходить { $name }. Передайте клавіатуру; Enter відкриє карти.
press-enter = Enter — далі.

## Збереження

record-kept =
    Гра зберігається після кожного ходу:
    { $file }
record-resume =
    Щоб продовжити:
    { $command }
resumed =
    Гру продовжено:
    { $file }
resumed-torn = Останній рядок запису обірвався, його пропущено; усе, що було до нього, на місці.
goodbye = До зустрічі!

## Помилки

wrong-number = Введіть число від { $least } до { $most }.
wrong-move = «{ $text }» — не хід (? — довідка).
wrong-topic = За словом «{ $text }» довідки немає.
wrong-name-taken = Ім’я { $name } вже зайняте.
wrong-name-long =
    { $most ->
        [one] Не більше ніж { $most } літера.
        [few] Не більше ніж { $most } літери.
       *[many] Не більше ніж { $most } літер.
    }
wrong-window =
    { $columns ->
        [one] Вікно завузьке: потрібен принаймні { $columns } стовпець.
        [few] Вікно завузьке: потрібні принаймні { $columns } стовпці.
       *[many] Вікно завузьке: потрібно принаймні { $columns } стовпців.
    }
input-ended =
    Введення скінчилося; гру збережено:
    { $file }

## Що вводять. Літери позначають місця; слово — команда, досить перших літер

letters = а в г д е ж к м н р т у ф х ц ш ю я
word-discard = скинути
word-clear = прибрати
word-bribe = підкупити
word-say = сказати
word-log = журнал
word-table = стіл
word-quit = вихід
enter-back = Enter — назад
enter-keep = Enter — залишити

## Інше

dwarves = Альвіс, Брокк, Дурін, Ейтрі, Ф’ялар, Галар, Гепті, Літр, Наббі, Регін, Сіндрі, Вестрі, Аустрі
people-count =
    { $count ->
        [one] { $count } людина
        [few] { $count } людини
       *[many] { $count } людей
    }
as-printed = за правилами
anybody = за жеребом
ask-option = Яке налаштування змінити?
opened = відчинено
bribed = підкуплено
dead-end = глухий кут
face-gold = золото
face-stone = камінь
ask-two = які дві карти скинути? (два номери через пробіл)
nothing-to-clear = Перед вами нічого не лежить.
no-troll = Ваші тунелі не ведуть до троля, якого можна підкупити.
help-hint = ? 3 — карта на руці, ? ліхтар — слово, ? 3.3 — правило. Ходи можна вводити й так, як у записі гри (`discard base_map`).
record-replay =
    Запис гри:
    { $command }
wrong-name = Ім’я складається з літер і цифр, без дужок і #.
