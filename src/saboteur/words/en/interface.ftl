### Words of the interface.

## Lists and players without a name

list-nothing = nothing
list-more = { $head }, { $item }
list-last = { $head } and { $item }
player-unnamed = Player { $seat }

## Before the game

menu-title = A new game
menu-hint = Enter starts the game; a number changes something
menu-game = Game
menu-options = Options
menu-players = Players
menu-names = Names
menu-bots = Bots
menu-language = Language
menu-resume = Continue the last game
ask-game = Which game?
ask-players = How many players? ({ $least } to { $most })
ask-people = How many of them sit at this screen? ({ $least } to { $most })
ask-name = What is player { $number } called?
ask-bot = Who plays for { $name }?
ask-temper = What is { $name } like?
ask-language = Which language?
bot-easy = easy: looks a little ahead, and hides badly
    .many = easy
bot-normal = normal: watches the others and hides well
    .many = normal
bot-hard = hard: thinks longest before it moves
    .many = hard
bot-random = random: plays any legal move
    .many = random
bot-plain = plain: digs, repairs and suspects sensibly
    .many = plain
bots-interpreted = The rules are not compiled here: bots think less about a move than they do elsewhere.
temper-any = random
temper-steady = steady: judges by what is played
    .many = steady
temper-trusting = trusting: believes others and gladly repairs
    .many = trusting
temper-vengeful = vengeful: pays back whoever breaks its tools
    .many = vengeful
temper-cautious = cautious: says little, believes little, hides long
    .many = cautious
temper-loud = loud: says what it thinks, and often
    .many = loud
temper-sly = sly: lies more readily and blames others
    .many = sly
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }

## The table

head-round = Round { $round } of { $rounds }
head-mine = Mine
head-name = Name
head-role = Dwarf
head-own-hand = Your hand
head-own-role = Your dwarf: { $role }
head-gold = Gold
head-deck = Deck
head-won = Won
head-place = Place
hand-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
nugget-cards =
    { $count ->
        [0] no nugget cards
        [one] { $count } nugget card
       *[other] { $count } nugget cards
    }
markers-left =
    { $count ->
        [0] no markers left
        [one] { $count } marker left
       *[other] { $count } markers left
    }
keys-left =
    { $count ->
        [0] no key tokens left
        [one] { $count } key token left
       *[other] { $count } key tokens left
    }
gold-some = has gold
goal-seen = { $cell }: { $card }
goal-hidden = { $cell }: face down
unknown = unknown
turned = turned

## A move

ask-card =
    { $most ->
        [one] Card { $most }
       *[other] Card 1–{ $most }
    }
ask-place = Where? (a letter)
ask-tool = Which tool?
ask-discard =
    { $most ->
        [one] Which card do you discard?
       *[other] Which cards do you discard? (up to { $most } numbers)
    }
ask-clear = What do you want to get rid of?
no-place = This card fits nowhere at the moment.
no-target = There is nobody to play this card on at the moment.
ask-say = What do you want to say?
ask-say-cell = About which goal?
ask-say-vein = About which vein card?
ask-say-face = What did you see there?
ask-say-card = Which card?
ask-say-whom = Who?
ask-say-role = Which dwarf?

## One screen for several people

pass-to = { $name }’s turn. Hand over the keyboard, then press Enter to see the hand.
press-enter = Press Enter to go on.

## Keeping the game

record-kept =
    The game is saved after every move:
    { $file }
record-resume =
    To continue:
    { $command }
resumed =
    Game continued:
    { $file }
resumed-torn = Its last line was cut off while it was written and is left out; everything before it is there.
goodbye = See you!

## What goes wrong

wrong-number = Enter a number from { $least } to { $most }.
wrong-move = I don’t understand “{ $text }” (? for help).
wrong-topic = No help found for “{ $text }”.
wrong-name-taken = Another player is already called { $name }.
wrong-name-long = At most { $most } letters.
wrong-window = The window is too small: it needs at least { $columns } columns.
input-ended =
    The input has ended; the game is saved:
    { $file }

## What is typed. Letters name places; a word is a command, and its first letters are enough

letters = a b d e f g h j m n r t k p u w x y
word-discard = discard
word-clear = clear
word-bribe = bribe
word-say = say
word-log = log
word-table = table
word-quit = quit
enter-back = Enter: back
enter-keep = Enter: no change

## What else is said

dwarves = Alvis, Brokk, Durin, Eitri, Fjalar, Galar, Hepti, Litr, Nabbi, Regin, Sindri, Vestri, Austri
people-count =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
as-printed = standard rules
anybody = drawn by lot
ask-option = Which option do you want to change?
opened = opened
bribed = bribed
dead-end = dead end
face-gold = gold
face-stone = stone
ask-two = which two cards do you discard? (two numbers)
nothing-to-clear = There is nothing in front of you to remove.
no-troll = None of your tunnels leads to a troll you could bribe.
help-hint = ? 3 explains a card in your hand, ? lamp a word, ? 3.3 a rule. You can also type moves as they stand in records (`discard base_map`).
record-replay =
    The record of the game:
    { $command }
wrong-name = Use letters and digits, without brackets or #.
