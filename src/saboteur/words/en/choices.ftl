### What can be done, as it is offered to choose from, and what is asked.

## Moves. `-own` is done to oneself, `-hidden` is what others see of it

move-lay = Lay { $card } at { $cell }
move-lay-leading = Lay { $card } at { $cell }: { $ways }
move-break = Break { $target }’s { tool-object }
move-break-own = Break your own { tool-object }
move-repair = Repair { $target }’s { tool-object }
move-repair-own = Repair your own { tool-object }
move-rockfall = Bring down the card at { $cell }
move-map = Look at the card at { $cell }
move-key = Open the door at { $cell }
move-theft = Play a theft: steal when the round ends
move-hands-off = Remove { $target }’s theft
move-hands-off-own = Remove your own theft
move-swap-hands = Swap hands with { $target }
move-inspection = Look at { $target }’s dwarf
move-swap-hats = Swap { $target }’s dwarf for another
move-swap-hats-own = Swap your own dwarf for another
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
move-clear = Discard { $cards } to get rid of { mat-removed }
move-clear-hidden = Discard two cards to get rid of { mat-removed }
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
move-rob = Steal a gold piece from { $target }
move-rob-nobody = Steal from nobody

## What is asked of you

asked-turn = Your turn: lay a tunnel card, play an action card or discard.
asked-goal = You have reached several cards. Which one do you turn over?
asked-position = Which way up should the card lie?
asked-claim = There are not enough markers. Which gold do you mark?
asked-nugget = Which nugget card do you take?
asked-rob = From whom do you steal a gold piece?
asked-deal = The next round is about to be dealt.
asked-over = The game is over.

## What everybody waits for

waiting-turn = { $name } is thinking.
waiting-goal = { $name } is choosing which card to turn over.
waiting-position = { $name } is choosing which way up the card lies.
waiting-claim = { $name } is choosing which gold to mark.
waiting-nugget = { $name } is picking a nugget card.
waiting-rob = { $name } is choosing whom to rob.
