### Журнал на странице: что было.

log-happened = Что произошло
log-talk = Разговор
# Написано что-то, чего ещё не прочли
log-unread = { log-talk }, есть новое
log-show = Показать
log-show-all = Всё
log-show-moves = Ходы
log-show-said = Сказанное
log-show-mine = О вас
log-empty = С вашего прихода ничего не случилось.
log-newest = К последнему
# $count карт, которые лежали в лабиринте и раньше
log-went-dark =
    { $count ->
        [one] Погасла { $count } карта
        [few] Погасли { $count } карты
       *[many] Погасло { $count } карт
    }
log-lit-again =
    { $count ->
        [one] Снова горит { $count } карта
        [few] Снова горят { $count } карты
       *[many] Снова горят { $count } карт
    }
