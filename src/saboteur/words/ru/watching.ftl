### Слова для тех, кто смотрит: игра ботов, запись шаг за шагом.

## Рисунок: что значат его знаки

legend-start = вход
legend-entrance = вход
legend-goal = цель
legend-gold = сокровище
legend-stone = камень
legend-vein = жила
legend-nuggets = самородки
legend-marker = жетон
legend-green-door = зелёная дверь
legend-blue-door = синяя дверь
legend-ladder = лестница
legend-crystal = кристалл
legend-troll = тролль

## Игра ботов

demo-head =
    { $game }: один раунд, { $bots } ({ $seed }); правила { $form ->
        [compiled] скомпилированы
       *[interpreted] интерпретируются
    }
demo-told = Лабиринт не поместится, поэтому ходы будут описаны словами. Для рисунка нужен терминал хотя бы { $columns } × { $lines }.

## Запись. `watch-…` — где мы и что нам видно

watch-before-deal = До раздачи
watch-move = ход { $number } из { $moves }
watch-everything = видно всё
watch-seat = глазами игрока { $name }
watch-watcher = глазами зрителя
watch-beginning = Начало
watch-deal = Раздача
watch-sat =
    За место { $seat } играет { $kind ->
        [bot] бот
       *[person] человек
    }
watch-sat-named = { watch-sat }: { $name }
watch-first-game = Рассказ о первой игре
watch-discard = сброс { $count }
watch-wrong = дальше неверно: { $reason }
watch-small = Нужно хотя бы { $columns } × { $lines }:

## Что делают клавиши

key-space = пробел
key-next = дальше
key-back = назад
key-round = раунд
key-move = ход
key-ends = начало/конец
key-view = чьими глазами
key-quit = выход
key-to-move = к ходу { $number }: Enter
