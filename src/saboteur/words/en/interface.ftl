### Words of the interface.

## Lists and players without a name

list-nothing = nothing
list-more = { $head }, { $item }
list-last = { $head } and { $item }
player-unnamed = Player { $seat }

## Before the game

menu-title = A new game
menu-hint = Enter starts the game; a number changes something.
menu-game = Game
menu-edition = Edition
menu-options = Options
menu-players = Players
menu-names = Names
menu-bots = Bots
menu-language = Language
menu-start = Start
ask-game = Which game?
ask-edition = Which edition?
ask-players = How many players? ({ $least } to { $most })
ask-people = How many of them sit at this screen? ({ $least } to { $most })
ask-name = What is player { $number } called?
ask-bot = Who plays for { $name }?
ask-language = Which language?
ask-value = { $option }: which value? ({ $values })
ask-file = In which file shall the game be kept?
seat-person = a person
seat-bot = bot
bot-random = random: plays any legal move
bot-plain = plain: digs, repairs and suspects sensibly
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }

## The table

head-round = Round { $round } of { $rounds }
head-turn = { $name } to move
head-mine = Mine
head-players = Players
head-name = Name
head-role = Dwarf
head-hand = Hand
head-own-hand = Your hand
head-own-role = Your dwarf: { $role }
head-before = Lying before
head-goals = Goals
head-gold = Gold
head-deck = Deck
head-log = What happened
head-won = Won
head-total = Total
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
gold-none = no gold
goal-seen = { $cell }: { $card }
goal-hidden = { $cell }: face down
unknown = unknown
before-nothing = nothing
turned = turned
legend = start { $start }, face-down goal { $goal }, door { $door }, ladder { $ladder }, crystal { $crystal }, troll { $troll }, nugget { $nugget }

## A move

ask-card = Which card? (1 to { $most }, ? for help)
ask-place = Where to? (a letter)
ask-target = On whom?
ask-tool = Which tool?
ask-goal-cell = Which card do you look at?
ask-discard =
    { $most ->
        [one] Which card do you discard?
       *[other] Which cards do you discard? (1 to { $most } numbers)
    }
ask-clear = What do you want to be rid of, and for which two cards?
do-discard = discard and pass
do-clear = discard two cards to remove one lying before you
do-bribe = bribe a troll
do-say = say something
do-help = help
do-back = back
do-quit = leave the game
place-upright = { $letter }: { $cell }
place-turned = { $letter }: { $cell }, turned
no-place = This card fits nowhere now.
no-target = This card has no target now.
ask-say = What do you want to say?
ask-say-cell = About which goal?
ask-say-face = What did you see there?
ask-say-cards = Which cards? (numbers)

## One screen for several people

pass-to = It is { $name }’s turn. Hand over the keyboard; Enter shows the hand.
covered = The hands are covered.
press-enter = Enter to go on.

## Keeping the game

record-kept = The game is kept in { $file } after every move.
record-resume = To go on: `saboteur play --resume { $file }`
resumed = The game goes on from { $file }.
ask-quit = Leave the game? It is kept in { $file }. (y/n)
answer-yes = y
answer-no = n
goodbye = See you!

## What goes wrong

wrong-number = A number from { $least } to { $most }, please.
wrong-choice = “{ $text }” is not among the choices.
wrong-letter = No place has the letter “{ $text }”.
wrong-move = “{ $text }” is no move here (? for help).
wrong-topic = There is no help for “{ $text }”.
wrong-name-empty = A name, please.
wrong-name-taken = Somebody is called { $name } already.
wrong-name-long = At most { $most } letters, please.
wrong-file = { $file } cannot be read: { $reason }.
wrong-record = { $file } is no game that can go on: { $reason }.
wrong-write = { $file } cannot be written: { $reason }.
wrong-bot = The bot playing for { $name } has failed: { $reason }.
wrong-window = The window is too small: at least { $columns } columns are needed.
input-ended = The input has ended; the game is kept in { $file }.
