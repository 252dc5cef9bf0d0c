### What is typed in a game, and what is answered to it.

## Commands; `also-` lists other names of a command, typed in full

word-help = help
word-pass = pass
word-score = score
word-hand = hand
word-undo = undo
word-confirm = confirm
word-hint = hint
also-discard = drop
also-clear = remove
also-bribe = pay
also-say = tell
also-log = history news
also-table = board mine show
also-quit = q exit leave
also-help = rules
also-pass = skip
also-score = scores gold points
also-hand = cards
also-undo = back cancel
also-confirm = confirmation
also-hint = advice suggest
all-commands = Commands: { $commands }

## A move

ask-place-turned = Where? (a letter; the capital with °: the card turned)
enter-make = Enter: make this move; anything else: back
enter-table = Enter: the table
pass-discards = You pass by discarding.
no-undo = A move that has been made cannot be taken back.
confirm-on = From now on every move is read back before it is made.
confirm-off = From now on moves are made at once.

## The page

legend-newest = last card
legend-recent = recent
legend-drawn = drawn
legend-hit = done to you
drawn-new = new
places-outside = Not in the picture: { $places }
cards-short = { $count }c
