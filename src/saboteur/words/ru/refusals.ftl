### Почему ход не принят. Номер правила добавляет `refusal`.

refusal = { $reason } (правило { $rule }).
refusal-without-rule = { $reason }.

## Не позволяют правила

refusal-nobody-is-asked = Сейчас ни от кого не ждут хода
refusal-another-question = Сейчас нужно ответить на другой вопрос
refusal-not-in-hand = Такой карты у вас на руке нет
refusal-not-a-tunnel = В лабиринт кладут только карты туннелей
refusal-not-an-action = Разыгрывают только карты действий, а карты туннелей кладут в лабиринт
refusal-wrong-target = На такую цель эта карта не действует
refusal-no-such-seat = Там никто не сидит
refusal-tool-broken = Со сломанным инструментом нельзя класть карты туннелей
refusal-trapped = Пойманный игрок не кладёт карты туннелей
refusal-cell-taken = Там уже лежит карта
refusal-edges-disagree = Карта не подходит: туннель должен стыковаться с туннелем, а стена — со стеной
refusal-not-connected = Туда не ведёт туннель от входа
refusal-not-connected-to-own-entrance = От вашего входа туда нет туннеля, по которому вы можете пройти
refusal-nothing-beside = Рядом с этим местом нет ни одной карты
refusal-looks-the-same = После разворота эта карта выглядит так же: кладите её без разворота
refusal-ladder-touches-nothing = Карта с лестницей должна касаться карты в лабиринте
refusal-ladder-not-joined = Карта с лестницей должна соединяться туннелем с картой в лабиринте
refusal-ladder-beside-goal = Карту с лестницей не кладут рядом с картой цели
refusal-ladder-beside-gold = Карту с лестницей не кладут рядом с картой золотой жилы или с самородком
refusal-tool-already-broken = Этот инструмент уже сломан
refusal-not-on-oneself = Эту карту играют на другого игрока
refusal-only-on-opponent = В дуэли ломают только инструменты соперника
refusal-only-own-tools = В дуэли чинят только свои инструменты
refusal-not-on-the-card = На карте нет такого инструмента
refusal-tool-not-broken = Этот инструмент не сломан
refusal-no-tunnel-card-there = Обвал убирает выложенную карту туннеля, а там её нет
refusal-lasting = Карты с самородком или троллем не обваливаются
refusal-no-face-down-goal-there = Там нет закрытой карты, которую можно посмотреть
refusal-no-door-there = Ключ открывает закрытую дверь чужого цвета, а там её нет
refusal-no-key-left = Оба жетона ключа уже в деле
refusal-too-many-cards = Сбрасывают одну карту, не больше
refusal-no-clearing = В этой игре нельзя сбросить две карты, чтобы убрать одну
refusal-no-troll-there = Там нет тролля, которого можно подкупить
refusal-troll-out-of-reach = От вашего входа к этому троллю нет пути
refusal-no-marker-left = Жетонов гномов не осталось
refusal-not-an-option = Такого варианта нет
refusal-no-hats-left = Не осталось карт гномов для обмена
refusal-lies-there-already = Перед этим игроком уже лежит такая карта
refusal-lies-not-there = Перед этим игроком нет такой карты
refusal-nothing-to-clear = Перед вами нет такой карты
refusal-more-than-two-cards = Сбрасывают одну или две карты, не больше
refusal-no-tool-to-clear = Перед вами нет такого сломанного инструмента

## Не позволяет ведущий

refusal-table-no-such-seat = Там никто не сидит
refusal-table-not-dealt = Карты на этот раунд ещё не розданы
refusal-table-begun = Игра уже началась
refusal-table-over = Игра окончена
refusal-table-stale = Игра тем временем продвинулась: посмотрите ещё раз
refusal-table-not-yet-told = Столько событий ещё не произошло
refusal-table-not-asked = Сейчас ходит другой игрок
refusal-table-nonce-given = Ваше случайное слово уже принято
refusal-table-no-seed = Эта раздача не вычислена из начального числа
refusal-table-invalid-nonce = Случайное слово — от 1 до 64 латинских букв, цифр, `-` или `_`
refusal-table-too-many-statements = Вы уже достаточно сказали: подождите, пока кто-нибудь сходит
refusal-table-meaningless = В этой игре это ничего не значит
