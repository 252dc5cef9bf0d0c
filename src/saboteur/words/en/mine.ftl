### The mine on the page: what is read out of its cells, and the buttons around it.

mine-name = The mine
# A small still picture. $cards: how many lie there
mine-picture =
    { $cards ->
        [one] A mine with { $cards } card
       *[other] A mine with { $cards } cards
    }

## A cell. $column and $row: figures; $what: what lies there, from the messages below, with commas between them

mine-cell = column { $column }, row { $row }: { $what }
# $card: its name; $ways: a list of sides
mine-card = { $card }, { $ways }
mine-north = north
mine-east = east
mine-south = south
mine-west = west
mine-lit = connected
mine-partly = partly connected
mine-theirs = connected for the other player only
mine-dark = cut off
mine-opened = opened
mine-marker = marker of { $name }
mine-goal = goal, face down
mine-vein = vein, face down
# $goal: one of the two above; $card: what somebody has seen there
mine-seen = { $goal }, you saw { $card }
mine-empty = empty
mine-fits = empty, your card fits
mine-fits-turned = empty, your card fits, turned
mine-fits-both = empty, your card fits both ways
mine-target = can be chosen
mine-chosen = chosen

## Lists and buttons

mine-places = Places ({ $count })
mine-targets = Cards to choose from ({ $count })
mine-turn = Turn
mine-lay = Lay here
mine-do = Do it here
mine-nearer = Nearer
mine-further = Further
mine-whole = The whole mine
mine-overview = Overview of the mine
mine-more-left =
    { $count ->
        [one] { $count } more place to the left
       *[other] { $count } more places to the left
    }
mine-more-right =
    { $count ->
        [one] { $count } more place to the right
       *[other] { $count } more places to the right
    }
mine-more-up =
    { $count ->
        [one] { $count } more place above
       *[other] { $count } more places above
    }
mine-more-down =
    { $count ->
        [one] { $count } more place below
       *[other] { $count } more places below
    }
