### Слова для тих, хто дивиться: гра ботів, запис крок за кроком.

## Малюнок: що означають його знаки

legend-start = початок
legend-entrance = вхід
legend-goal = кінець
legend-gold = золото
legend-stone = камінь
legend-vein = жила
legend-nuggets = самородки
legend-marker = жетон
legend-green-door = зелені двері
legend-blue-door = сині двері
legend-ladder = сходи
legend-crystal = кристал
legend-troll = троль

## Гра ботів

demo-head =
    { $game }: один раунд, { $bots } ({ $seed }); правила { $form ->
        [compiled] скомпільовано
       *[interpreted] інтерпретуються
    }
demo-told = Лабіринт не поміститься, тому ходи буде описано словами. Для малюнка потрібен термінал хоча б { $columns } × { $lines }.

## Запис. `watch-…` — де ми і що нам видно

watch-before-deal = До роздачі
watch-move = хід { $number } із { $moves }
watch-everything = видно все
watch-seat = очима гравця { $name }
watch-watcher = очима глядача
watch-beginning = Початок
watch-deal = Роздача
watch-sat =
    За місце { $seat } грає { $kind ->
        [bot] бот
       *[person] людина
    }
watch-sat-named = { watch-sat }: { $name }
watch-first-game = Розповідь про першу гру
watch-discard = скинуто { $count }
watch-wrong = далі неправильно: { $reason }
watch-small = Потрібно хоча б { $columns } × { $lines }:

## Що роблять клавіші

key-space = пробіл
key-next = далі
key-back = назад
key-round = раунд
key-move = хід
key-ends = початок/кінець
key-view = чиїми очима
key-quit = вихід
key-to-move = до ходу { $number }: Enter
