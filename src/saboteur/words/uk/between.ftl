### Навколо гри: як швидко ходять боти й що буде після кінця.

menu-pace = Пауза після ходу бота
ask-pace = Якої довжини пауза?
pace-none = немає
# $seconds: секунди
pace-seconds = { $seconds } с
after-again = Зіграти ще: ті самі гравці й налаштування, нова роздача
after-settings = Змінити налаштування та зіграти
after-look-back = Переглянути цю гру
after-leave = Вийти
ask-after = Що далі? (Enter — вийти)
head-round-gold = Раунд { $round }
name-you = { $name } (ви)
# Між числом і його дробом
decimal-point = ,
