### A round that is over, told: where the gold lay, why it ended so, what turned it, what everybody did.

## The headline: did you win, or in the duel, who earned more

story-you-won = You won round { $round }!
story-you-lost = You lost round { $round }.
story-you-counted = Round { $round } is over. For you, a geologist, only the crystals counted.
# $best and $other: nuggets of the two players in this round
story-earned-more = Round { $round }: { $name } earned more, { $best } to { $other }.
    .you = Round { $round }: you earned more, { $best } to { $other }.
story-earned-alike = Round { $round }: both earned { $best }.
story-brought = Round { $round } brought { $name } { $amount }.
    .you = Round { $round } brought you { $amount }.

## Why

# $end: what ended the round, $won: who won
story-ended =
    { $end ->
        [gold] The gold was found.
        [passed] Everybody passed in turn, though there were cards left.
       *[spent] The cards ran out before the gold was found.
    } { $won ->
        [diggers] The gold-diggers win.
        [saboteurs] The saboteurs win.
        [green] The green team wins.
        [blue] The blue team wins.
        [teams] Both teams win.
       *[nobody] No side wins.
    }
story-found = The gold lay at { $cell }; { $name } found it.
    .you = The gold lay at { $cell }; you found it!
story-not-found = The gold lay at { $cell }. Nobody found it.
# $team had no way to the gold
story-no-way =
    { $team ->
        [green] The green team had no way to the gold.
       *[blue] The blue team had no way to the gold.
    }
# $doors stopped it: their cells
story-doors =
    { $team ->
        [green] A blue door kept the green team from the gold: { $doors }.
       *[blue] A green door kept the blue team from the gold: { $doors }.
    }
story-trapped = { $name } is trapped and gets nothing.
    .you = You are trapped and get nothing.
story-forfeited = { $name } has a broken tool and gets nothing.
    .you = You have a broken tool and get nothing.
# $team had a way as well, but the other team found the gold
story-too-late =
    { $team ->
        [green] The green team had a way too, but blue found the gold.
       *[blue] The blue team had a way too, but green found the gold.
    }
# $each: what a geologist gets
story-crystals =
    { $count ->
        [0] There are no crystals in the mine: geologists get nothing.
        [one] There is { $count } crystal in the mine: { $each } for each geologist.
       *[other] There are { $count } crystals in the mine: { $each } for each geologist.
    }
story-boss = The boss’s share is one gold piece smaller.
story-profiteer = The profiteer’s share is two gold pieces smaller.

## What turned the round. $move: a card was laid, one collapsed, a door was opened, a troll bribed

story-what =
    { $move ->
        [laid] { $name }’s card at { $cell }
        [collapsed] { $name }’s rockfall at { $cell }
        [opened] { $name }’s key at { $cell }
       *[bribed] { $name }’s bribe at { $cell }
    }
    .you =
        { $move ->
            [laid] Your card at { $cell }
            [collapsed] Your rockfall at { $cell }
            [opened] Your key at { $cell }
           *[bribed] Your bribe at { $cell }
        }
story-nearer = { $what } opened the way to the gold.
story-farther = { $what } blocked the way to the gold.
# For $name, in the duel, where each has a way of their own
story-vein-nearer = { $what } opened { $name }’s way to the next vein.
    .you = { $what } opened your way to the next vein.
story-vein-farther = { $what } blocked { $name }’s way to the next vein.
    .you = { $what } blocked your way to the next vein.

## What everybody did. $count times

story-deeds = { $name }: { $deeds }.
    .you = You: { $deeds }.
deed-laid =
    { $count ->
        [one] { $count } card laid
       *[other] { $count } cards laid
    }
# $count of the $laid cards laid
deed-helped =
    { $laid ->
        [1] towards the gold
        [one] { $count } of them towards the gold
       *[other] { $count } of them towards the gold
    }
deed-collapsed =
    { $count ->
        [one] { $count } card brought down
       *[other] { $count } cards brought down
    }
deed-broke =
    { $count ->
        [one] { $count } tool broken
       *[other] { $count } tools broken
    }
deed-repaired =
    { $count ->
        [one] { $count } tool repaired
       *[other] { $count } tools repaired
    }
deed-trapped =
    { $count ->
        [one] { $count } player trapped
       *[other] { $count } players trapped
    }
deed-bribed =
    { $count ->
        [one] { $count } troll bribed
       *[other] { $count } trolls bribed
    }
deed-claimed =
    { $count ->
        [one] { $count } marker placed
       *[other] { $count } markers placed
    }
deed-hindered =
    { $count ->
        [one] the way blocked once
       *[other] the way blocked { $count } times
    }
deed-freed =
    { $count ->
        [one] { $count } player freed
       *[other] { $count } players freed
    }
deed-opened =
    { $count ->
        [one] { $count } door opened
       *[other] { $count } doors opened
    }
deed-looked =
    { $count ->
        [one] { $count } secret look
       *[other] { $count } secret looks
    }
deed-swapped =
    { $count ->
        [one] { $count } swap
       *[other] { $count } swaps
    }
deed-stole =
    { $count ->
        [one] { $count } theft
       *[other] { $count } thefts
    }

## The whole game. $gold: of those who won, $own: of the one who reads it

story-game-won = You won the game with { $gold } gold!
    .with = You won the game with { $gold } gold, together with { $others }!
story-game-lost = You lost the game with { $own } gold.
story-game-first = First place with { $gold } gold: { $winners }.
