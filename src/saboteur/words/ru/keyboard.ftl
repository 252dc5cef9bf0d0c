### Что вводят во время игры и что на это отвечают.

## Команды; `also-` — другие названия команды, их вводят целиком

word-help = помощь
word-pass = пас
word-score = счёт
word-hand = рука
word-undo = отменить
word-confirm = переспрашивать
word-hint = подсказка
also-discard = сброс выбросить
also-clear = избавиться
also-bribe = подкуп
also-say = говорить
also-log = история новости
also-table = лабиринт шахта поле
also-quit = выйти уйти конец
also-help = справка правила
also-pass = пасс пасую пропуск пропустить
also-score = счет очки золото
also-hand = карты
also-undo = отмена назад вернуть
also-confirm = подтверждать подтверждение
also-hint = совет
all-commands = Команды: { $commands }

## Ход

ask-place-turned = Куда? (буква; заглавная с ° — карта с разворотом)
enter-make = Enter — сделать ход, что угодно другое — назад
enter-table = Enter — стол
pass-discards = Чтобы пропустить ход, сбрасывают карты.
no-undo = Сделанный ход вернуть нельзя.
confirm-on = Теперь перед каждым ходом вас переспросят.
confirm-off = Теперь ходы делаются сразу.

## Страница

legend-newest = последняя
legend-recent = новые
legend-drawn = взята
legend-hit = сделано с вами
drawn-new = новая
places-outside = Не видно на рисунке: { $places }
cards-short = { $count }к
