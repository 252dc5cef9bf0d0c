### Facts: the log in sentences. `$name` acts, `$target` is somebody else; `.you` is told to the player who acts,
### `.to-you` to the one it is done to; `-own` is done to oneself, `-hidden` is told to those who do not see all of it.

fact-round-began = Round { $round } begins. { $name } goes first; { deck-left }.
    .you = Round { $round } begins. You go first; { deck-left }.
# $count cards
deck-left =
    { $count ->
        [0] the deck is empty
        [one] { $count } card is left in the deck
       *[other] { $count } cards are left in the deck
    }
# Who somebody is
fact-role = { $name } is { $role }.
    .you = You are { $role }.

## Turns

fact-laid = { $name } lays { $card } at { $cell }.
    .you = You lay { $card } at { $cell }.
fact-laid-leading = { $name } lays { $card } at { $cell }: { $ways }.
    .you = You lay { $card } at { $cell }: { $ways }.
fact-broken = { $name } breaks { $target }’s { tool-object }.
    .you = You break { $target }’s { tool-object }.
    .to-you = { $name } breaks your { tool-object }!
fact-broken-own = { $name }’s { tool-object } breaks.
    .you = Your { tool-object } breaks!
tool-object =
    { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] cart
    }
fact-theft = { $name } plays a theft: they will steal when the round ends.
    .you = You play a theft: you will steal when the round ends.
fact-trapped = { $name } traps { $target }.
    .you = You trap { $target }.
    .to-you = { $name } traps you!
fact-repaired = { $name } repairs { $target }’s { tool-object }.
    .you = You repair { $target }’s { tool-object }.
    .to-you = { $name } repairs your { tool-object }.
fact-repaired-own = { $name } repairs their own { tool-object }.
    .you = You repair your { tool-object }.
fact-hands-off = Hands off! { $name } removes { $target }’s theft.
    .you = Hands off! You remove { $target }’s theft.
    .to-you = Hands off! { $name } removes your theft.
fact-hands-off-own = Hands off! { $name } removes their own theft.
    .you = Hands off! You remove your own theft.
fact-freed = Free at last! { $name } frees { $target }.
    .you = Free at last! You free { $target }.
    .to-you = Free at last! { $name } frees you.
fact-freed-own = Free at last! { $name } gets out of the trap.
    .you = Free at last! You get out of the trap.
fact-cleared = { $name } discards two cards to get rid of { mat-removed }.
    .you = You discard two cards and get rid of { mat-removed }.
# $what lies before a player
mat-removed =
    { $what ->
        [pick] the broken pickaxe
        [lamp] the broken lamp
        [cart] the broken cart
        [theft] the theft
       *[trapped] the trap
    }
fact-collapsed = Rockfall! { $name } destroys { $card } at { $cell }.
    .you = Rockfall! You destroy { $card } at { $cell }.
fact-collapsed-nothing = Rockfall! But there is nothing to bring down.
fact-peeked = { $name } looks at the card at { $cell }: it is { $card }.
    .you = You look at the card at { $cell }: it is { $card }.
fact-peeked-hidden = { $name } secretly looks at the card at { $cell }.
fact-opened = { $name } opens the door at { $cell } with a key.
    .you = You open the door at { $cell } with a key.
fact-swapped-hands = { $name } swaps hands with { $target }, giving { $given } and getting { $taken }.
    .you = You swap hands with { $target }, giving { $given } and getting { $taken }.
    .to-you = { $name } swaps hands with you: you give { $given } and get { $taken }.
fact-swapped-hands-hidden = { $name } swaps hands with { $target }.
fact-inspected = { $name } looks at { $target }’s dwarf: { $role }.
    .you = You look at { $target }’s dwarf: { $role }.
fact-inspected-hidden = { $name } looks at { $target }’s dwarf.
    .to-you = { $name } looks at your dwarf.
fact-swapped-hats = { $name } swaps { $target }’s dwarf: now it is { $role }.
    .to-you = { $name } swaps your dwarf: now you are { $role }.
fact-swapped-hats-hidden = { $name } swaps { $target }’s dwarf for another.
    .you = You swap { $target }’s dwarf for another.
fact-swapped-hats-own = { $name } swaps their own dwarf: now it is { $role }.
    .you = You swap your dwarf: now you are { $role }.
fact-swapped-hats-own-hidden = { $name } swaps their own dwarf for another.
fact-discarded = { $name } discards { $cards }.
    .you = You discard { $cards }.
fact-discarded-hidden =
    { $name } discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } face down.
fact-drew = { $name } draws { $card }.
    .you = You draw { $card }.
fact-scrapped = { $name } draws { $card }, but that tool is broken already: the card is discarded.
    .you = You draw { $card }, but that tool is broken already: the card is discarded.
fact-passed = { $name } has no cards left and passes.
    .you = You have no cards left and pass.
fact-bribed = { $name } bribes the troll at { $cell }.
    .you = You bribe the troll at { $cell }.
fact-claimed = { $name } puts a marker on the gold at { $cell }.
    .you = You put a marker on the gold at { $cell }.
fact-revealed = { $name } turns over the card at { $cell }: { $card }!
    .you = You turn over the card at { $cell }: { $card }!

## Ends of rounds. `.you`: you alone have won; `.with-you`: you and $others

fact-round-ended =
    Round { $round } is over: { round-cause } { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
    .you = Round { $round } is over: { round-cause } You win!
    .with-you = Round { $round } is over: { round-cause } You win, together with { $others }!
fact-round-over = Round { $round } is over: { round-cause }
round-cause =
    { $cause ->
        [gold] the gold is found!
        [markers] the last marker is placed.
        [veins] every vein is open.
        [exhausted] nobody found the gold.
       *[spent] the cards have run out.
    }
fact-offered = { $name } picks a nugget card: { $values }.
    .you = You pick a nugget card: { $values }.
fact-offered-hidden =
    { $name } picks one of { $count ->
        [one] { $count } nugget card
       *[other] { $count } nugget cards
    }.
fact-took = { $name } takes a nugget card: { $amount }.
    .you = You take a nugget card: { $amount }.
fact-took-hidden = { $name } takes a nugget card.
fact-returned = { $name } puts a nugget card ({ $value }) under the pile: it would be too much.
    .you = You put a nugget card ({ $value }) under the pile: it would be too much.
fact-returned-hidden = { $name } puts a nugget card under the pile: it would be too much.
fact-put-back = { $name } puts the nugget cards { $values } back and draws again.
    .you = You put the nugget cards { $values } back and draw again.
fact-put-back-hidden =
    { $name } puts { $count ->
        [one] { $count } nugget card
       *[other] { $count } nugget cards
    } back and draws again.
fact-paid = { $name } gets { $amount }.
    .you = You get { $amount }.
fact-paid-hidden = { $name } gets gold.
fact-robbed =
    { $name } steals a gold piece from { $target }{ $left ->
        [yes] , who still has some
       *[no] , who has none left
    }.
    .you =
        You steal a gold piece from { $target }{ $left ->
            [yes] , who still has some
           *[no] , who has none left
        }.
    .to-you =
        { $name } steals a gold piece from you{ $left ->
            [yes] ; you still have some
           *[no] ; you have none left
        }!
fact-robbed-nobody = { $name } steals from nobody.
    .you = You steal from nobody.
fact-scored =
    { $name } brings home { $count ->
        [one] { $count } nugget card
       *[other] { $count } nugget cards
    }: { $amount }.
    .you =
        You bring home { $count ->
            [one] { $count } nugget card
           *[other] { $count } nugget cards
        }: { $amount }.
fact-scored-nothing = { $name } brings no nuggets home.
    .you = You bring no nuggets home.
fact-toll = { $name } pays a troll { $amount }.
    .you = You pay a troll { $amount }.
fact-toll-nothing = { $name } has nothing to pay a troll with.
    .you = You have nothing to pay a troll with.
fact-uncovered = The card at { $cell } was { $card }.
fact-left-over = The dwarf nobody had: { $role }.
fact-box-shown = Vein cards of earlier rounds that nobody turned over: { $cards }.
fact-purse-shown = { $name } has nugget cards { $values }: { $amount } in all.
    .you = You have nugget cards { $values }: { $amount } in all.
fact-purse-shown-coins = { $name } has { $amount }.
    .you = You have { $amount }.
fact-purse-shown-nothing = { $name } has no gold.
    .you = You have no gold.
fact-game-ended =
    The game is over. { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    } with { $gold } gold.
    .you = The game is over. You win with { $gold } gold!
    .with-you = The game is over. You win with { $gold } gold, together with { $others }!
fact-game-ended-alone = The game is over: { $name } brings home { $amount }. { $grade }
    .you = The game is over: you bring home { $amount }. { $grade }

## Gold. $count of it

nuggets =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
coins =
    { $count ->
        [one] { $count } gold piece
       *[other] { $count } gold pieces
    }

## A game that is broken off

fact-abandoned = The game was broken off.
fact-abandoned-why = The game was broken off: { $reason }
fact-abandoned-by = { $name } breaks the game off.
    .you = You break the game off.
fact-abandoned-by-why = { $name } breaks the game off: { $reason }
    .you = You break the game off: { $reason }
