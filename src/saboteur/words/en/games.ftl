### Games, editions, options, and what a solo game is called in the end.

## Games. `.about` says who plays it and what for

game-base = Saboteur
    .about = 3 to 10 dwarves dig for gold, and nobody knows who among them is a saboteur.
game-saboteur2 = Saboteur 2
    .about = 2 to 12 dwarves: two teams, doors, ladders, thieves, a boss, a profiteer and geologists.
game-duel = Duel
    .about = 2 players, green and blue, each dig for nuggets; trolls want to be bribed, doors want a key.
game-solo = Solo
    .about = 1 player digs alone against the deck.
game-with-options = { $game } ({ $options })

## Options

option = { $option }: { $value }
option-edition = edition
    .about = The printings differ in which goals are turned over and in how many nugget cards are shared.
option-placing = laying
    .about = Whether a tunnel card must be joined to the start, or only lie next to another card.
option-broken_tools_forfeit = no gold with a broken tool
    .about = Gold-diggers with a broken tool in front of them get nothing when the gold is shared.
option-one_digger_less = one gold-digger fewer
    .about = No dwarf is left over, so the number of saboteurs is certain.
option-first = first player
    .about = Who begins the game.
option-rounds = rounds
    .about = How many rounds are played.
option-maps = map cards
    .about = How many cards in the deck let somebody look at a face-down card.
option-colour = colour
    .about = The colour of your dwarf and your entrance.
value-edition-classic = classic
value-edition-2016 = 2016
value-edition-new = new
value-placing-connected = joined to the start
value-placing-adjacent = next to any card
value-yes = yes
value-no = no
value-colour-green = green
value-colour-blue = blue

## How well a solo game went, from 0 to 3 (rule 9.5)

grade-0 = You can’t win them all…
grade-1 = Not bad.
grade-2 = You have a nose for gold!
grade-3 = You are the lord of the tunnels!
