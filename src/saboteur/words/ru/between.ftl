### Вокруг игры: как быстро ходят боты и что будет после конца.

menu-pace = Пауза после хода бота
ask-pace = Какой длины пауза?
pace-none = нет
# $seconds: секунды
pace-seconds = { $seconds } с
after-again = Сыграть ещё: те же игроки и настройки, новая раздача
after-settings = Изменить настройки и сыграть
after-look-back = Просмотреть эту игру
after-leave = Выйти
ask-after = Что дальше? (Enter — выйти)
head-round-gold = Раунд { $round }
name-you = { $name } (вы)
# Между числом и его дробью
decimal-point = ,
