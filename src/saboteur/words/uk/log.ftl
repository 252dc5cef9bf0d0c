### Журнал на сторінці: що було.

log-happened = Що сталося
log-talk = Розмова
# Написано щось, чого ще не прочитали
log-unread = { log-talk }, є нове
log-show = Показати
log-show-all = Усе
log-show-moves = Ходи
log-show-said = Сказане
log-show-mine = Про вас
log-empty = Відколи ви тут, нічого не сталося.
log-newest = До останнього
# $count карт, які лежали в лабіринті й раніше
log-went-dark =
    { $count ->
        [one] Згасла { $count } карта
        [few] Згасли { $count } карти
       *[many] Згасло { $count } карт
    }
log-lit-again =
    { $count ->
        [one] Знову світиться { $count } карта
        [few] Знову світяться { $count } карти
       *[many] Знову світяться { $count } карт
    }
