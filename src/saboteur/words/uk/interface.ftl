### Слова інтерфейсу.

## Переліки й безіменні гравці

list-nothing = нічого
list-more = { $head }, { $item }
list-last = { $head } та { $item }
player-unnamed = № { $seat }

## Перед грою

menu-title = Нова гра
menu-hint = Enter — почати гру, число — змінити пункт.
menu-game = Гра
menu-edition = Видання
menu-options = Налаштування
menu-players = Гравці
menu-names = Імена
menu-bots = Боти
menu-language = Мова
menu-start = Почати
ask-game = У яку гру граємо?
ask-edition = За яким виданням?
ask-players = Скільки гравців? (від { $least } до { $most })
ask-people = Скільки з них сидить за цим екраном? (від { $least } до { $most })
ask-name = Як звати гравця { $number }?
ask-bot = Хто грає за місце «{ $name }»?
ask-language = Якою мовою?
ask-value = { $option }: яке значення? ({ $values })
ask-file = У якому файлі зберігати гру?
seat-person = людина
seat-bot = бот
bot-random = випадковий: робить будь-який дозволений хід
bot-plain = простий: розважливо копає, ремонтує й підозрює
players-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
       *[many] { $count } ботів
    }

## За столом

head-round = Раунд { $round } із { $rounds }
head-turn = Ходить { $name }
head-mine = Шахта
head-players = Гравці
head-name = Ім’я
head-role = Гном
head-hand = Рука
head-own-hand = Ваші карти
head-own-role = Ваш гном: { $role }
head-before = Лежить перед гравцем
head-goals = Карти «кінець»
head-gold = Золото
head-deck = Колода
head-log = Що сталося
head-won = Виграш
head-total = Разом
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
gold-none = немає золота
goal-seen = { $cell }: { $card }
goal-hidden = { $cell }: закрита
unknown = невідомо
before-nothing = нічого
turned = з розворотом
legend = початок { $start }, закрита карта «кінець» { $goal }, двері { $door }, сходи { $ladder }, кристал { $crystal }, троль { $troll }, самородок { $nugget }

## Хід

ask-card = Яку карту? (від 1 до { $most }, ? — довідка)
ask-place = Куди? (літера)
ask-target = На кого?
ask-tool = Який інструмент?
ask-goal-cell = Яку карту подивитися?
ask-discard =
    { $most ->
        [one] Яку карту скинути?
        [few] Які карти скинути? (від 1 до { $most } чисел)
       *[many] Які карти скинути? (від 1 до { $most } чисел)
    }
ask-clear = Чого позбутися і які дві карти за це скинути?
do-discard = скинути й пропустити хід
do-clear = скинути дві карти й прибрати одну з тих, що лежать перед вами
do-bribe = підкупити троля
do-say = сказати щось
do-help = довідка
do-back = назад
do-quit = вийти з гри
place-upright = { $letter }: { $cell }
place-turned = { $letter }: { $cell }, з розворотом
no-place = Цю карту зараз нікуди покласти.
no-target = Для цієї карти зараз немає цілі.
ask-say = Що ви хочете сказати?
ask-say-cell = Про яку карту «кінець»?
ask-say-face = Що на ній?
ask-say-cards = Які карти? (числа)

## Один екран на кількох людей

pass-to = Ходить { $name }. Передайте клавіатуру; Enter відкриє карти.
covered = Карти приховано.
press-enter = Enter — далі.

## Збереження

record-kept = Гра зберігається в { $file } після кожного ходу.
record-resume = Щоб продовжити: `saboteur play --resume { $file }`
resumed = Гра триває з { $file }.
ask-quit = Вийти з гри? Її збережено в { $file }. (т/н)
answer-yes = т
answer-no = н
goodbye = До зустрічі!

## Помилки

wrong-number = Введіть число від { $least } до { $most }.
wrong-choice = Варіанта «{ $text }» немає.
wrong-letter = Місця з літерою «{ $text }» немає.
wrong-move = «{ $text }» — не хід (? — довідка).
wrong-topic = Про «{ $text }» довідки немає.
wrong-name-empty = Введіть ім’я.
wrong-name-taken = Ім’я { $name } вже зайняте.
wrong-name-long =
    { $most ->
        [one] Не більше ніж { $most } літера.
        [few] Не більше ніж { $most } літери.
       *[many] Не більше ніж { $most } літер.
    }
wrong-file = Не вдається прочитати { $file }: { $reason }.
wrong-record = Гру з { $file } не можна продовжити: { $reason }.
wrong-write = Не вдається записати { $file }: { $reason }.
wrong-bot = Бот, що грає за місце «{ $name }», відмовив: { $reason }.
wrong-window =
    { $columns ->
        [one] Вікно завузьке: потрібен принаймні { $columns } стовпець.
        [few] Вікно завузьке: потрібні принаймні { $columns } стовпці.
       *[many] Вікно завузьке: потрібно принаймні { $columns } стовпців.
    }
input-ended = Введення скінчилося; гру збережено в { $file }.
