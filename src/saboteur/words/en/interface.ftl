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
menu-resume = Go on with the last game
ask-game = Which game?
ask-players = How many players? ({ $least } to { $most })
ask-people = How many of them sit at this screen? ({ $least } to { $most })
ask-name = What is player { $number } called?
ask-bot = Who plays for { $name }?
ask-language = Which language?
bot-random = random: plays any legal move
    .many = random
bot-plain = plain: digs, repairs and suspects sensibly
    .many = plain
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
head-gained = This round
head-place = Place
head-result-round = Round { $round }: result
head-result-game = Result of the game
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

ask-card = Card 1–{ $most }
ask-place = Where? (a letter)
ask-tool = Which tool?
ask-discard =
    { $most ->
        [one] Which card do you discard?
       *[other] Which cards do you discard? (1 to { $most } numbers)
    }
ask-clear = What do you want to be rid of?
no-place = This card fits nowhere now.
no-target = This card has no target now.
ask-say = What do you want to say?
ask-say-cell = About which goal?
ask-say-vein = About which vein card?
ask-say-face = What did you see there?
ask-say-card = Which card?
ask-say-whom = Who?
ask-say-role = Which dwarf?

## One screen for several people

pass-to = It is { $name }’s turn. Hand over the keyboard; Enter shows the hand.
press-enter = Enter to go on.

## Keeping the game

record-kept = The game is kept in { $file } after every move.
record-resume = To go on: `{ $command }`
resumed = The game goes on from { $file }.
goodbye = See you!

## What goes wrong

wrong-number = A number from { $least } to { $most }, please.
wrong-move = “{ $text }” is no move here (? for help).
wrong-topic = There is no help for “{ $text }”.
wrong-name-taken = Somebody is called { $name } already.
wrong-name-long = At most { $most } letters, please.
wrong-window = The window is too small: at least { $columns } columns are needed.
input-ended = The input has ended; the game is kept in { $file }.

## What is typed. Letters name places; a word is a command, and its first letters are enough

letters = a b c d e f g h i j k l m n o p q r s t u v w x y z
word-discard = discard
word-clear = clear
word-bribe = bribe
word-say = say
word-log = log
word-table = table
word-quit = quit
enter-back = Enter: back
enter-keep = Enter: as it is

## What else is said

dwarves = Alvis, Brokk, Durin, Eitri, Fjalar, Galar, Hepti, Litr, Nabbi, Regin, Sindri, Vestri, Austri
people-count =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
as-printed = as printed
anybody = whoever the deal says
ask-option = Which option?
opened = opened
bribed = bribed
dead-end = dead end
face-gold = gold
face-stone = stone
ask-two = which two cards do you discard? (numbers)
nothing-to-clear = Nothing lies before you.
no-troll = No way of yours leads to a troll that wants a bribe.
help-hint = ? and a number explains a card of your hand, ? and a word or a rule (? ladder, ? 3.3) explains that. You can also type moves as records have them (`discard base_map`). There is something to read about:
record-replay = The record of the game: `{ $command }`
wrong-name = A name of letters and digits, without brackets or #, please.
