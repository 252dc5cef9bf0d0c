### A new table in the browser: one sentence that is already a whole table, and what can be changed in it.

setup-title = New table
setup-change = Change the table
setup-open = Open the table
setup-keep = Done
setup-later = All of this can be changed until the first card is dealt.
setup-last = As last time
setup-printed = Standard rules
setup-edition-classic = All goals that are reached are turned over; as many nugget cards are shared as there are players, at most nine.
setup-edition-2016 = Of several goals reached, one is turned over; as many nugget cards are shared as there are players, at most nine.
setup-edition-new = Of several goals reached, one is turned over; as many nugget cards are shared as there are gold-diggers.
# Who begins
setup-by-lot = by lot

# The parts in braces are phrases that can be changed, each a message below
setup-sentence = { $game } for { $seats }: { $people }. { $clock } We talk in { $talk }. The table is { $listed }{ $watching }.
setup-phrase-game =
    { $game ->
        [base] The base game
        [saboteur2] The expansion
        [duel] The duel
       *[solo] The solo game
    }
setup-phrase-seats = { $seats }
# $friends: seats for people besides oneself, $bots: seats for bots
setup-phrase-people =
    { $friends ->
        [0] { $bots ->
            [0] you alone
            [one] you and one bot
           *[other] you and { $bots } bots
        }
        [one] { $bots ->
            [0] you and one friend by link
            [one] you, one friend by link and one bot
           *[other] you, one friend by link and { $bots } bots
        }
       *[other] { $bots ->
            [0] you and { $friends } friends by link
            [one] you, { $friends } friends by link and one bot
           *[other] you, { $friends } friends by link and { $bots } bots
        }
    }
setup-phrase-clock =
    { $clock ->
        [turn] Each move has { $time }.
        [bank] Each player has { $time } for the game.
       *[none] Nobody is in a hurry.
    }
setup-phrase-talk =
    { $talk ->
        [chat] statements and chat
       *[statements] statements only
    }
setup-phrase-listed =
    { $listed ->
        [yes] open to everybody
       *[no] by link only
    }
setup-phrase-watching =
    { $watching ->
        [yes] , and others may watch
       *[no] , and nobody watches
    }
setup-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
setup-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
setup-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
setup-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## The folded rows

setup-seats = Seats
setup-seats-about = Whoever is not there at the start is replaced by a bot until they come.
setup-bots = Bots from the start
setup-bot =
    { $several ->
        [yes] Bots play
       *[no] How it plays
    }
setup-temper =
    { $several ->
        [yes] Their temper
       *[no] Its temper
    }
setup-temper-about =
    { $several ->
        [yes] Each bot draws one by lot.
       *[no] It is drawn by lot.
    }
setup-house = House rules
setup-as-printed = { $edition } edition, standard rules
setup-with-changes =
    { $count ->
        [one] { $count } change to the standard rules
       *[other] { $count } changes to the standard rules
    }
setup-time = Time
setup-clock-none = no clock
setup-clock-turn = for each move
setup-clock-bank = for the whole game
setup-clock-increment = added after each move
setup-pace = Bots take
setup-pace-about = How long a bot seems to think.
setup-grace = Waiting for somebody who is away
setup-grace-about = After this time a bot plays for them until they come back.
setup-people = Who may come, and talk
setup-listed = Open to everybody
setup-listed-about = Strangers find the table in the list of open tables.
setup-watching = Watching
setup-watching-about = People without a seat see what is public.
setup-chat = Free chat
setup-chat-about = Besides statements, which bots understand too.
setup-full = Begin when all seats are taken
setup-full-about = Otherwise when the host says so.
setup-aid = Help at the table
setup-hints = Hints
setup-hints-about = Whoever has the turn may ask what a good player would do, and why.
setup-automatic = Moves without a choice
setup-automatic-about = The table makes a move by itself if everybody knows that there is no other.
setup-aid-shown =
    { $hints ->
        [yes] Hints allowed
       *[no] No hints
    }
