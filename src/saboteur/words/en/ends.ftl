### The end of a round and of the game on the page.

## A round

ends-round-over = Round { $round } is over
ends-hats = The hats come off one after the other.
ends-skip = Skip
ends-left-over = Left over
ends-marked-trust = you marked: trusted
ends-marked-unsure = you marked: unsure
ends-marked-suspect = you marked: suspected
ends-decided = What decided it
ends-deeds = Who did what
ends-by-round = Gold by round
ends-round = Round { $round }
ends-after = After round { $round } of { $rounds }
ends-player = Player
ends-cards = Cards
ends-gold = Gold
ends-secret = secret
ends-nothing = nothing
# How many nugget cards somebody got; nobody else sees what they are worth
ends-cards-got =
    { $count ->
        [one] { $count } nugget card
       *[other] { $count } nugget cards
    }
ends-next-round = Next round
ends-to-result = To the result

## The game

ends-over = The game is over
ends-broken-off = The game was broken off
ends-told-so-far = What was found until then lies below.
ends-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
# $amount: nuggets or gold pieces
ends-lead = { $amount } after { $rounds }.
ends-all-open = All nugget cards lie open now.
ends-saboteur = saboteur in that round

## The deal

ends-checking = The deal is being checked …
# $seed and $seal: their first and last digits
ends-fair = The deal was fair: this browser dealt everything again ({ $rounds }) from the seed { $seed }, and the seal { $seal } fits.
ends-unfair-seal = The deal is not fair: the seed is not the one that was sealed before the game.
ends-unfair-round = The deal is not fair: in round { $round } other cards were shown than the seed deals.
ends-unproved = There is no deal to check: this game began with a position.
ends-unchecked = The deal could not be checked: the server does not answer.

## What now

ends-again = Again, same table
ends-again-short = Again
ends-join-again = The next table is set
ends-look-back = Look back
ends-home = Home
