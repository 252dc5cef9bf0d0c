### Слова для тих, хто сидить за столом на сервері.

## Місце

join-free = вільно
join-bot = бот
join-you = ви
join-host = господар столу
join-away = за нього грає бот
join-absent = не на зв’язку
join-watchers =
    { $count ->
        [one] Дивиться { $count } людина.
        [few] Дивляться { $count } людини.
       *[many] Дивляться { $count } людей.
    }

## Прихід

join-link = Посилання для інших: { $link }
join-ask-name = Як вас звати?
join-ask-table = За який стіл?
join-new = новий стіл
join-ask-game = У що граємо?
join-ask-place = Грати чи дивитися?
join-play = грати
join-watch = дивитися
join-waiting = Гра почнеться, коли скаже господар столу.
join-may-start = «{ $word }» починає гру; вільні місця займуть боти.
join-talk-hint = Рядок, який починається з { $sign }, прочитають усі за столом.

## За столом

join-not-now = Це можна зробити лише у свій хід.
join-late = Гра продовжилася без вашої відповіді.
join-lost = Зв’язок перервався. Пробуємо знову …
join-back = Зв’язок відновлено.
join-announcement = Господар цього сервера повідомляє: { $text }
join-gone = Ви більше не за цим столом.
join-kept = Ваше місце поки що лишається за вами. Повернутися можна так: { $command }
join-ask-again = Гру завершено. «{ $word }» — ще одна гра з тими самими людьми. Enter — піти.

## Що вводять

word-start = почати
word-again = ще
