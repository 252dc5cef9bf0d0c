### The first page of the browser game: play at once, come back, set up a table, join one.

home-tag = Dwarves dig for gold. Some of them would rather nobody found it.
home-unofficial = An unofficial fan project with its own art.
home-rules = Rules
home-look-back = Look at a record
home-open-tables = Open tables
home-terminal = In a terminal:
home-program = With a program of your own:
home-command = COMMAND
home-language = Language
home-settings = Appearance
home-back = Back

## Play now

home-now = Play now
# $count: bots at the table; $minutes: how long a game takes
home-now-bots =
    { $count ->
        [0] You alone against the deck, about { $minutes } minutes.
        [one] You and one bot, about { $minutes } minutes.
       *[other] You and { $count } bots, about { $minutes } minutes.
    } Never played? The first turn explains itself.
home-start = Start digging
home-game = Game
# $game: one of the games, in a word
home-game-short =
    { $game ->
        [base] Base
        [saboteur2] Expansion
        [duel] Duel
       *[solo] Solo
    }
home-bots = Bots
home-fewer = Fewer
home-more = More
# $count: bots at the table
home-they-play =
    { $count ->
        [one] It plays
       *[other] They play
    }
home-level-easy = gently
home-level-normal = normally
home-level-hard = hard
# Whom somebody is called who has not said it
home-guest = Player

## Continue

home-continue = Continue
home-with = With { $names }
home-alone = Alone
home-round = Round { $round }.
home-your-turn = Your turn
home-turn-of = { $name }’s turn
home-waiting = Waiting for players
home-finished = Finished games
home-all-games = Show { $count } more
home-nothing-yet = Your games appear here. They wait for you, even for days.

## New table

home-new = New table
home-new-about = Choose a game, send a link. 1 to 12 people; bots fill empty seats.
home-set-up = Set up a table

## Join

home-join = Join
home-join-about = With the code of a friend’s table, or its link.
home-code = Code or link
home-go = Join
home-no-such-code = There is no table with this code. Ask for it once more, or for the link.
home-no-open-tables = No table is open to everybody right now. Set one up!
# $free: seats that somebody could take
home-free =
    { $free ->
        [0] no free seat
        [one] { $free } free seat
       *[other] { $free } free seats
    }
home-watch = Watch
home-take-seat = Take a seat

## Oneself

home-your-name = Your name
home-other-device = Play on another device
home-other-device-about = This link makes another device yours. It works once, within 15 minutes.
home-arrived = This device is yours now, { $name }.
home-arriving = One moment …
home-try-again = Try again
home-forget = Delete my data
home-forget-about = Your name, your statistics and what you wrote are deleted. Records of games keep only the name you had there.
home-forget-really = Delete everything about me
home-statistics = Your games so far
home-rounds = Rounds
home-won = Won
home-gold = Gold
home-as-whole = Whole games

## Lost

home-lost = A dead end
home-lost-about = There is nothing at this address.
home-lost-back = Home
