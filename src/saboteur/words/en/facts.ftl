### Facts: the log in sentences. `$name` acts, `$target` is somebody else; `-own` is done to oneself,
### `-hidden` is what those are told who do not see all of it.

fact-round-began = Round { $round } begins: { $name } moves first, { deck-left }.
# $count cards
deck-left =
    { $count ->
        [0] the deck is empty
        [one] { $count } card is left in the deck
       *[other] { $count } cards are left in the deck
    }
# Who somebody is
fact-role = { $name } is { $role }.

## Turns

fact-laid = { $name } lays { $card } at { $cell }.
fact-laid-leading = { $name } lays { $card } at { $cell }: { $ways }.
fact-broken = { $name } breaks { $target }’s { tool-object }.
fact-broken-own = { $name } now has a broken { tool-object }.
tool-object =
    { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] cart
    }
fact-theft = { $name } lays a theft before themselves.
fact-trapped = { $name } traps { $target }.
fact-repaired = { $name } repairs { $target }’s { tool-object }.
fact-repaired-own = { $name } repairs their own { tool-object }.
fact-hands-off = Hands off! { $name } takes the theft away from { $target }.
fact-hands-off-own = Hands off! { $name } takes their own theft away.
fact-freed = Free at last! { $name } frees { $target }.
fact-freed-own = Free at last! { $name } is no longer trapped.
fact-cleared = For two cards { $name } is rid of { mat-removed }.
# $what lies before a player
mat-removed =
    { $what ->
        [pick] the broken pickaxe
        [lamp] the broken lamp
        [cart] the broken cart
        [theft] the theft
       *[trapped] the trap
    }
fact-collapsed = Rockfall! { $name } removes { $card } at { $cell }.
fact-collapsed-nothing = Rockfall! { $name } has nothing that could collapse.
fact-peeked = { $name } looks at the card at { $cell } in secret and sees { $card }.
fact-peeked-hidden = { $name } looks at the card at { $cell } in secret.
fact-opened = { $name } opens the door at { $cell } with a key.
fact-swapped-hands = { $name } swaps hands with { $target }. Given: { $given }. Taken: { $taken }.
fact-swapped-hands-hidden = { $name } swaps hands with { $target }.
fact-inspected = { $name } looks at { $target }’s dwarf: { $role }.
fact-inspected-hidden = { $name } looks at { $target }’s dwarf.
fact-swapped-hats = { $name } makes { $target } take another dwarf: { $role }.
fact-swapped-hats-hidden = { $name } makes { $target } take another dwarf.
fact-swapped-hats-own = { $name } takes another dwarf: { $role }.
fact-swapped-hats-own-hidden = { $name } takes another dwarf.
fact-discarded = { $name } discards { $cards }.
fact-discarded-hidden =
    { $name } discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } face down.
fact-drew = { $name } draws { $card }.
fact-scrapped = { $name } draws { $card }: one lies there already, so it goes out.
fact-passed = { $name } has no cards left and passes.
fact-bribed = { $name } bribes the troll at { $cell }.
fact-claimed = { $name } puts a marker on the gold at { $cell }.
fact-revealed = { $name } turns over { $card } at { $cell }!

## Ends of rounds

fact-round-ended =
    Round { $round } is over: { round-cause } { $count ->
        [0] Nobody wins.
        [one] The winner is { $winners }.
       *[other] The winners are { $winners }.
    }
fact-round-over = Round { $round } is over: { round-cause }
round-cause =
    { $cause ->
        [gold] the gold is found!
        [markers] the last marker is placed.
        [veins] every vein is open.
       *[exhausted] nobody can go on.
    }
fact-offered = { $name } picks a nugget card from { $values }.
fact-offered-hidden =
    { $name } picks one of { $count ->
        [one] { $count } nugget card
       *[other] { $count } nugget cards
    }.
fact-took = { $name } takes a nugget card: { $amount }.
fact-took-hidden = { $name } takes a nugget card.
fact-returned = { $name } puts a nugget card of { $value } under the pile: it would be too much.
fact-returned-hidden = { $name } puts a nugget card under the pile: it would be too much.
fact-put-back = { $name } puts back the nugget cards { $values } to draw again.
fact-put-back-hidden =
    { $name } puts back { $count ->
        [one] { $count } nugget card
       *[other] { $count } nugget cards
    } to draw again.
fact-paid = { $name } gets { $amount }.
fact-paid-hidden = { $name } gets gold.
fact-robbed =
    { $name } steals one gold from { $target }{ $left ->
        [yes] , who has some left
       *[no] , who has none left
    }.
fact-robbed-nobody = { $name } steals from nobody.
fact-scored =
    { $name } takes { $count ->
        [one] { $count } nugget card
       *[other] { $count } nugget cards
    } home, worth { $amount }.
fact-scored-nothing = { $name } takes no nuggets home.
fact-toll = { $name } pays a troll { $amount }.
fact-toll-nothing = { $name } has nothing to pay a troll with.
fact-uncovered = Face down to the end, at { $cell }: { $card }.
fact-left-over = The role nobody had: { $role }.
fact-box-shown = Vein cards never turned over in earlier rounds: { $cards }.
fact-purse-shown = { $name } shows nugget cards ({ $values }), { $amount } in all.
fact-purse-shown-coins = { $name } shows { $amount }.
fact-purse-shown-nothing = { $name } has no gold to show.
fact-game-ended = The game is over. The most gold, { $gold }: { $winners }.
fact-game-ended-alone = The game is over: { $name } brings home { $amount }. { $grade }

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

fact-abandoned = The game is broken off.
fact-abandoned-why = The game is broken off: { $reason }
fact-abandoned-by = { $name } breaks the game off.
fact-abandoned-by-why = { $name } breaks the game off: { $reason }
