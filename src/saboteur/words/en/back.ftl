### Looking back at a game, and records from a file.

back-title = { $game }, round { $round }
back-loading = Unrolling the record …
back-to-table = Back to the table
back-home = Home
back-round = Round { $round }
back-rounds = Rounds
back-move = Move { $move } of { $moves }
back-slider = Moment of the round
back-play = Play
back-pause = Pause
back-next = One step on
back-previous = One step back
back-speed = Speed: { $speed }×
back-link = Link to this moment
back-link-copied = The link is copied.
back-link-mark = Mark the link and copy it:

## Whose eyes

back-eyes = Whose eyes
back-all-cards = All cards
back-watcher = A watcher’s
back-eyes-of = As { $name } saw it
back-roles = Show roles
back-roles-about = Without them you can guess along.
back-hand-of = { $name }’s hand then
back-log = What happened
back-nothing-yet = Nothing has happened yet.

## The record

back-record = Record
back-record-about = A text of everything that happened. Drop it onto this page later, or give it to somebody else.
back-record-whole = The whole game, all cards
back-record-of = As { $name } saw it
back-record-watcher = As a watcher saw it

## The deal

back-proof = The deal
back-proof-fair = Deal verified in this browser
back-proof-fair-about =
    { $rounds ->
        [one] The seed of this game fits the seal { $seal } that everybody was shown before it began. Dealt again from the seed and the players’ words, the round has the same hands, draws, dwarves and goals: { $compared } in all were compared here, on your device.
       *[other] The seed of this game fits the seal { $seal } that everybody was shown before it began. Dealt again from the seed and the players’ words, all { $rounds } rounds have the same hands, draws, dwarves and goals: { $compared } in all were compared here, on your device.
    }
back-proof-wrong = The deal does not fit
back-proof-wrong-seal = The seed of this game is not the one that was sealed before it began. Somebody changed the deal or the record.
back-proof-wrong-round = Dealt again from its seed, round { $round } has other cards than were played. Somebody changed the deal or the record.
back-proof-none = No deal to verify
back-proof-none-about = The seed is published when the game is over. A game that was set up from a position has none.
back-proof-legal = The server has played the record again: every move in it was legal.

## A record from a file

back-check-title = Look at a record
back-check-about = Drop the record of a game here. It is checked line by line, and you can step through it. Nothing of it is kept.
back-check-choose = Choose a file
back-check-drop = Let go to open it
back-check-other = Another record
back-check-wrong = This record is wrong
back-check-line = Line { $line }, column { $column }
back-check-until = It can be looked at up to there.
back-check-big = The file is too big for a record.
back-check-none = There is nothing in it that can be shown.
