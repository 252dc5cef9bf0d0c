### Чому хід не прийнято. Номер правила додає `refusal`.

refusal = { $reason } (правило { $rule }).
refusal-without-rule = { $reason }.

## Не дозволяють правила

refusal-nobody-is-asked = Зараз ні від кого не чекають ходу
refusal-another-question = Зараз треба відповісти на інше запитання
refusal-not-in-hand = Такої карти у вас на руці немає
refusal-not-a-tunnel = До лабіринту кладуть лише карти тунелів
refusal-not-an-action = Розігрують лише карти дій, а карти тунелів кладуть до лабіринту
refusal-wrong-target = На таку ціль ця карта не діє
refusal-no-such-seat = Там ніхто не сидить
refusal-tool-broken = Зі зламаним інструментом не можна класти карти тунелів
refusal-trapped = Спійманий гравець не кладе карт тунелів
refusal-cell-taken = Там уже лежить карта
refusal-edges-disagree = Карта не пасує: тунель має сходитися з тунелем, а стіна — зі стіною
refusal-not-connected = Туди не веде тунель від початку
refusal-not-connected-to-own-entrance = Від вашого входу туди немає тунелю, яким ви можете пройти
refusal-nothing-beside = Поруч із цим місцем немає жодної карти
refusal-looks-the-same = Після розвороту ця карта має такий самий вигляд: кладіть її без розвороту
refusal-ladder-touches-nothing = Карта зі сходами має торкатися карти в лабіринті
refusal-ladder-not-joined = Карта зі сходами має з’єднуватися тунелем із картою в лабіринті
refusal-ladder-beside-goal = Карту зі сходами не кладуть поряд із картою «кінець»
refusal-ladder-beside-gold = Карту зі сходами не кладуть поряд із картою золотої жили чи з самородком
refusal-tool-already-broken = Цей інструмент уже зламаний
refusal-not-on-oneself = Цю карту грають на іншого гравця
refusal-only-on-opponent = У дуелі ламають лише інструменти суперника
refusal-only-own-tools = У дуелі ремонтують лише свої інструменти
refusal-not-on-the-card = На карті немає такого інструмента
refusal-tool-not-broken = Цей інструмент не зламаний
refusal-no-tunnel-card-there = Обвал прибирає викладену карту тунелю, а там її немає
refusal-lasting = Карти із самородком чи тролем не обвалюються
refusal-no-face-down-goal-there = Там немає закритої карти, яку можна подивитися
refusal-no-door-there = Ключ відмикає зачинені двері чужого кольору, а там їх немає
refusal-no-key-left = Обидва жетони ключа вже у грі
refusal-too-many-cards = Скидають одну карту, не більше
refusal-no-clearing = У цій грі не можна скинути дві карти, щоб прибрати одну
refusal-no-troll-there = Там немає троля, якого можна підкупити
refusal-troll-out-of-reach = Від вашого входу до цього троля немає шляху
refusal-no-marker-left = Жетонів гномів не лишилося
refusal-not-an-option = Такого варіанта немає
refusal-no-hats-left = Не лишилося карт гномів для обміну
refusal-lies-there-already = Перед цим гравцем уже лежить така карта
refusal-lies-not-there = Перед цим гравцем немає такої карти
refusal-nothing-to-clear = Перед вами немає такої карти
refusal-more-than-two-cards = Скидають одну чи дві карти, не більше
refusal-no-tool-to-clear = Перед вами немає такого зламаного інструмента

## Не дозволяє ведучий

refusal-table-no-such-seat = Там ніхто не сидить
refusal-table-not-dealt = Карти на цей раунд іще не роздано
refusal-table-begun = Гра вже почалася
refusal-table-over = Гру завершено
refusal-table-stale = Гра тим часом просунулася: погляньте ще раз
refusal-table-not-yet-told = Стільки подій іще не сталося
refusal-table-not-asked = Зараз ходить інший гравець
refusal-table-nonce-given = Ваше випадкове слово вже прийнято
refusal-table-no-seed = Цю роздачу не обчислено з початкового числа
refusal-table-invalid-nonce = Випадкове слово — від 1 до 64 латинських літер, цифр, `-` або `_`
refusal-table-too-many-statements = Ви вже досить сказали: зачекайте, доки хтось сходить
refusal-table-meaningless = У цій грі це нічого не означає
