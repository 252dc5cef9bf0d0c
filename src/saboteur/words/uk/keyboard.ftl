### Що вводять під час гри і що на це відповідають.

## Команди; `also-` — інші назви команди, їх вводять повністю

word-help = допомога
word-pass = пас
word-score = рахунок
word-hand = рука
word-undo = відмінити
word-confirm = перепитувати
word-hint = порада
also-discard = скид викинути
also-clear = позбутися
also-bribe = підкуп
also-say = говорити
also-log = історія новини
also-table = лабіринт шахта поле
also-quit = вийти піти кінець
also-help = довідка правила
also-pass = пасс пасую пропуск пропустити
also-score = очки золото
also-hand = карти
also-undo = скасувати назад повернути
also-confirm = підтверджувати підтвердження
also-hint = підказка
all-commands = Команди: { $commands }

## Хід

ask-place-turned = Куди? (літера; велика з ° — карта з розворотом)
enter-make = Enter — зробити хід, будь-що інше — назад
enter-table = Enter — стіл
pass-discards = Щоб пропустити хід, скидають карти.
no-undo = Зроблений хід повернути не можна.
confirm-on = Тепер перед кожним ходом вас перепитають.
confirm-off = Тепер ходи робляться одразу.

## Сторінка

legend-newest = остання
legend-recent = нові
legend-drawn = взята
legend-hit = зроблено з вами
drawn-new = нова
places-outside = Не видно на малюнку: { $places }
cards-short = { $count }к
