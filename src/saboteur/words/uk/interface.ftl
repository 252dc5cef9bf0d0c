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
ask-bot = Хто грає за місце «{ $name }»?
ask-language = Якою мовою?
bot-random = випадковий: робить будь-який дозволений хід
bot-plain = простий: розважливо копає, ремонтує й підозрює
bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
       *[many] { $count } ботів
    }

## За столом

head-round = Раунд { $round } із { $rounds }
head-mine = Шахта
head-name = Ім’я
head-role = Гном
head-own-hand = Ваші карти
head-own-role = Ваш гном: { $role }
head-gold = Золото
head-deck = Колода
head-won = Перемога
head-gained = За раунд
head-place = Місце
head-result-round = Підсумок раунду { $round }
head-result-game = Підсумок гри
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

ask-card = Карта 1–{ $most }
ask-place = Яке місце? (літера)
ask-tool = Який інструмент?
ask-discard =
    { $most ->
        [one] Яку карту скинути?
        [few] Які карти скинути? (від 1 до { $most } чисел)
       *[many] Які карти скинути? (від 1 до { $most } чисел)
    }
ask-clear = Чого позбутися?
no-place = Цю карту зараз нікуди покласти.
no-target = Для цієї карти зараз немає цілі.
ask-say = Що ви хочете сказати?
ask-say-cell = Про яку карту «кінець»?
ask-say-face = Що на ній?
ask-say-card = Яка карта?
ask-say-whom = Хто?
ask-say-role = Який гном?

## Один екран на кількох людей

pass-to = Ходить { $name }. Передайте клавіатуру; Enter відкриє карти.
press-enter = Enter — далі.

## Збереження

record-kept = Гра зберігається в { $file } після кожного ходу.
record-resume = Щоб продовжити: `{ $command }`
resumed = Гра триває з { $file }.
resumed-torn = Останній рядок запису обірвався, його пропущено; усе, що було до нього, на місці.
goodbye = До зустрічі!

## Помилки

wrong-number = Введіть число від { $least } до { $most }.
wrong-move = «{ $text }» — не хід (? — довідка).
wrong-topic = Про «{ $text }» довідки немає.
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
input-ended = Введення скінчилося; гру збережено в { $file }.

## Що вводять. Літери позначають місця; слово — команда, досить перших літер

letters = а б в г ґ д е є ж з и і ї к л м н о п р с т у ф х ц ч ш щ ю я
word-discard = скинути
word-clear = прибрати
word-bribe = підкупити
word-say = говорити
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
as-printed = як у коробці
anybody = за роздачею
ask-option = Яке налаштування змінити?
opened = відчинено
bribed = підкуплений
dead-end = глухий кут
face-gold = золото
face-stone = камінь
ask-two = які дві карти скинути? (числа)
nothing-to-clear = Перед вами нічого не лежить.
no-troll = Ваші тунелі не ведуть до троля, якого можна підкупити.
help-hint = ? і номер пояснить карту з вашої руки, ? і слово або правило (? сходи, ? 3.3) — їх. Ходи можна вводити й так, як у записі гри (`discard base_map`). Довідка є про все це:
record-replay = Запис гри: `{ $command }`
wrong-name = Ім’я складається з літер і цифр, без дужок і #.
