### Слова для тех, кто сидит за столом на сервере.

## Место

join-free = свободно
join-bot = бот
join-you = вы
join-host = хозяин стола
join-away = за него играет бот
join-absent = не на связи
join-watchers =
    { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[many] Смотрят { $count } человек.
    }

## Приход

join-link = Ссылка для остальных: { $link }
join-ask-name = Как вас зовут?
join-ask-table = За какой стол?
join-new = новый стол
join-ask-game = Во что играем?
join-ask-place = Играть или смотреть?
join-play = играть
join-watch = смотреть
join-waiting = Игра начнётся, когда скажет хозяин стола.
join-may-start = «{ $word }» начинает игру; свободные места займут боты.
join-talk-hint = Строку, которая начинается с { $sign }, прочтут все за столом.

## За столом

join-not-now = Это можно сделать только в свой ход.
join-late = Игра продолжилась без вашего ответа.
join-lost = Связь прервалась. Пробуем снова …
join-back = Связь восстановлена.
join-announcement = Хозяин этого сервера сообщает: { $text }
join-gone = Вы больше не за этим столом.
join-kept = Ваше место пока остаётся за вами. Вернуться можно так: { $command }
join-ask-again = Игра окончена. «{ $word }» — ещё одна игра с теми же людьми. Enter — уйти.

## Что вводят

word-start = начать
word-again = ещё
