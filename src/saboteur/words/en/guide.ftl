### Help, the rule book and the first hints, on the page.

## Help

guide-title = Help
guide-search = Search: a card, a word, a rule
guide-nothing = Nothing by that name.
guide-near = Did you mean:
guide-found = Found:
guide-in-game = In another game: { $game }
guide-topics = What there is
guide-loading = Looking it up …
guide-failed = Help could not be loaded. Try again in a moment.
guide-now = Now
guide-now-places =
    { $count ->
        [one] It fits in { $count } place.
       *[other] It fits in { $count } places.
    }
guide-now-players =
    { $count ->
        [one] It can be played on { $count } player.
       *[other] It can be played on { $count } players.
    }
guide-now-spots =
    { $count ->
        [one] It can be played on { $count } card of the mine.
       *[other] It can be played on { $count } cards of the mine.
    }
guide-now-alone = It can be played at once.
guide-now-nothing = Nothing but to discard it.
guide-in-deck = In the deck
guide-count = { $count } of { $all }.
guide-count-yours =
    { $count ->
        [one] { $count } is in your hand.
       *[other] { $count } are in your hand.
    }
guide-count-mine =
    { $count ->
        [one] { $count } lies in the mine.
       *[other] { $count } lie in the mine.
    }
guide-rule = Rule { $rule }
guide-rules = All rules
guide-close = Close
guide-choose-where = Choose where
guide-choose-whom = Choose whom
guide-show-places =
    { $count ->
        [one] Show the { $count } place
       *[other] Show the { $count } places
    }

## Before and after

guide-before = before
guide-after-rockfall = what lay beyond is dark
guide-after-lay = the light runs on
guide-after-dead-end = the light ends there
guide-after-map = only you know it

## What was refused

guide-refused = Not allowed
guide-refused-there = Not there
guide-turned-fits = Turned by half, it fits here.
guide-turned-fails = Turned by half, it does not fit here either.

## Keys

guide-keys = Keys
guide-key-card = choose a card
guide-key-step = next place; without a card, walk the mine
guide-key-turn = turn the card
guide-key-confirm = make the move
guide-key-back = back, close
guide-key-discard = discard
guide-key-target = next player to aim at
guide-key-cover = cover my dwarf
guide-key-log = what happened
guide-key-talk = talk
guide-key-skip = skip to now
guide-key-hint = suggest a move
guide-key-where = say where I am
guide-key-zoom = nearer, further, the whole mine
guide-key-ends = the start, the furthest lit card
guide-key-help = help

## The rule book

guide-book = Rules
guide-numbered = The exact wording
guide-numbered-about = In English; it decides when somebody disagrees.
guide-contents = Contents
guide-rule-unknown = There is no rule { $rule }.
guide-rule-close = Close the rule

## A first game

guide-hint-card = Your turn! Choose one of your cards.
guide-hint-place = Tap a place that is lit up.
guide-hint-target = Choose whom or what it is for.
guide-hint-button = Press the big button: it says what will happen.
guide-hint-done = Got it
guide-hint-none = No more hints
