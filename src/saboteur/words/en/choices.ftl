### What can be done, as it is offered to choose from, and what is asked.

## Moves. `-own` is done to oneself, `-hidden` is what others see of it

move-lay = Lay { $card } at { $cell }
move-lay-leading = Lay { $card } at { $cell }: { $ways }
move-break = Break { $target }’s { tool-object }
move-break-own = Break your own { tool-object }
move-repair = Repair { $target }’s { tool-object }
move-repair-own = Repair your own { tool-object }
move-rockfall = Let the card at { $cell } collapse
move-map = Look at the card at { $cell }
move-key = Open the door at { $cell }
move-theft = Lay a theft before yourself
move-hands-off = Take the theft away from { $target }
move-hands-off-own = Take your own theft away
move-swap-hands = Swap hands with { $target }
move-inspection = Look at { $target }’s dwarf
move-swap-hats = Make { $target } take another dwarf
move-swap-hats-own = Take another dwarf yourself
move-trapped = Trap { $target }
move-free = Free { $target }
move-free-own = Free yourself
# A card and a target that do not go together
move-play = Play { $card }
move-discard = Discard { $cards }
move-discard-hidden =
    Discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } face down
move-clear = Discard { $cards } to be rid of { mat-removed }
move-clear-hidden = Discard two cards to be rid of { mat-removed }
move-bribe = Bribe the troll at { $cell }
move-turn = Turn over the card at { $cell }
move-position =
    { $turned ->
        [yes] Turned
       *[no] Upright
    }
move-claim = Put the marker on the gold at { $cell }
move-take = Take the nugget card: { $amount }
move-take-hidden = Take a nugget card
move-rob = Steal one gold from { $target }
move-rob-nobody = Steal from nobody

## What is asked of you

asked-turn = Your turn: lay a tunnel card, play an action card or discard.
asked-goal = You have reached several cards: which one do you turn over?
asked-position = Which way up shall the card lie?
asked-claim = There are not enough markers: which gold gets one?
asked-nugget = Which nugget card do you take?
asked-rob = From whom do you steal one gold?
asked-deal = The next round is dealt.
asked-over = The game is over.

## What everybody waits for

waiting-turn = { $name } is thinking.
waiting-goal = { $name } chooses which card to turn over.
waiting-position = { $name } chooses which way up the card shall lie.
waiting-claim = { $name } chooses which gold gets the marker.
waiting-nugget = { $name } picks a nugget card.
waiting-rob = { $name } chooses whom to rob.
