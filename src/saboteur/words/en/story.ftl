### A round that is over, told: where the gold lay, why it ended so, what turned it, what everybody did.

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
        [green] The green team had no way to the gold: blue doors at { $doors }.
       *[blue] The blue team had no way to the gold: green doors at { $doors }.
    }
story-trapped = { $name } is trapped and gets nothing.
    .you = You are trapped and get nothing.
story-crystals =
    { $count ->
        [0] There are no crystals in the mine for the geologists.
        [one] There is { $count } crystal in the mine for the geologists.
       *[other] There are { $count } crystals in the mine for the geologists.
    }

## What turned the round. $move: a card was laid, or one collapsed

story-nearer =
    { $move ->
        [laid] { $name }’s card at { $cell } opened the way to the gold.
       *[collapsed] { $name }’s rockfall at { $cell } opened the way to the gold.
    }
    .you =
        { $move ->
            [laid] Your card at { $cell } opened the way to the gold.
           *[collapsed] Your rockfall at { $cell } opened the way to the gold.
        }
story-farther =
    { $move ->
        [laid] { $name }’s card at { $cell } blocked the way to the gold.
       *[collapsed] { $name }’s rockfall at { $cell } cut the way to the gold.
    }
    .you =
        { $move ->
            [laid] Your card at { $cell } blocked the way to the gold.
           *[collapsed] Your rockfall at { $cell } cut the way to the gold.
        }

## What everybody did. $count times

story-deeds = { $name }: { $deeds }.
    .you = You: { $deeds }.
deed-laid =
    { $count ->
        [one] { $count } card laid
       *[other] { $count } cards laid
    }
deed-helped =
    { $count ->
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
