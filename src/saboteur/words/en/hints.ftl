### Hints: why a move is suggested, as far as the seat knows; `$target` is somebody else.

# $why: one of the sentences below
hint-told = Hint: { $move }. { $why }
hint-weighed = Of all your moves this one promises most.
# How long a way is then
hint-cards =
    { $after ->
        [one] { $after } card
       *[other] { $after } cards
    }

## The way to the gold

hint-reaches-gold = The gold lies at { $cell }, as you know, and this card reaches it.
hint-reaches-goal = This reaches the goal at { $cell }, which may be the gold.
hint-nearer-gold = The gold lies at { $cell }, as you know: then it takes { hint-cards } instead of { $before }.
hint-nearer = To the nearest goal that may be the gold, it then takes { hint-cards } instead of { $before }.
hint-nearer-others = On the whole, the goals that may be the gold come nearer.
hint-easier = The way gets no longer, and more cards fit into what is left of it.
hint-opens = No way led to the gold any more. Now there is one again: { hint-cards }.
hint-as-far = The way to the gold gets no longer: { hint-cards }.
hint-branches = The way to the gold gets no longer, and there are more places to dig on.
hint-blocks = After that no way to the gold is left.
hint-farther = The way to the gold gets longer: { hint-cards } instead of { $before }.
hint-farther-others = On the whole, the goals that may be the gold get farther away.
hint-harder = The way gets no shorter, and fewer cards fit into what is left of it.
hint-few-winners = The gold moves away. The fewer win, the more you get.
hint-cover = You dig along, so that nobody suspects you. The way still needs { hint-cards }.
hint-no-help = This helps nobody, and it does not give you away.
hint-crystal = Every crystal in the mine is gold for you.
hint-spares-crystals = No crystal is lost, and the others have to dig for longer.
hint-own-door = The other team does not get through this door.

## Maps and tools

hint-look = You do not know yet where the gold lies.
hint-look-vein = You do not know yet what this vein card is worth.
hint-look-known = You know what lies there: so you pass without losing a card that you need.
hint-lays-again = Then you can lay tunnels again.
hint-one-less = One thing fewer keeps you from laying tunnels.
hint-mends-openly = Repairing makes you look like a gold-digger.
hint-mends-other = Then { $target } has one broken tool fewer.
hint-break-other = { $target } cannot lay tunnels then.
hint-break-more = { $target } then has one more broken tool.

## What somebody is, or seems to be

hint-friend = { $target } is on your side, as you know.
hint-enemy = { $target } is against you, as you know.
hint-helper = So far { $target } has brought the gold nearer.
hint-suspect = So far { $target } has kept the others from the gold.
hint-ally = { $target } keeps the others from the gold, too.
hint-unsuspected = Little speaks against { $target } so far.
hint-perhaps-friend = { $target } may be on your side.

## The expansion

hint-steal = At the end of the round you may steal a gold piece.
hint-stop-thief = Then { $target } cannot steal when the round ends.
hint-goes-free = In the trap you lay no tunnels and get no gold.
hint-trap-late = The round ends soon, and whoever is trapped then gets no gold.
hint-trap-other = In the trap { $target } lays no tunnels and gets no gold.
hint-inspect = Then you know which dwarf { $target } is.
hint-trade-hands =
    { $count ->
        [one] You get another card: { $target } has { $count }.
       *[other] You get other cards: { $target } has { $count }.
    }
hint-new-hat = As the mine lies, another dwarf may win more easily.
hint-other-hat = { $target } seems to play against you. Another dwarf may not.

## Cards that go

hint-nothing-to-play = You cannot lay or play anything, so discard what you need least.
hint-cannot-lay = While you cannot lay tunnels, discard what you need least.
hint-nothing-helps =
    { $count ->
        [one] No card helps you now, and you need this one least.
       *[other] No card helps you now, and you need these least.
    }
hint-keeps-better = This helps nobody, and you keep the cards that do more harm.
hint-least-needed = Of your cards you need this one least.

## Answers

hint-turn-gold = The gold lies there, as you know.
hint-turn-hope = It may be the gold.
hint-turn-stone = There is no gold there, as you know.
hint-turn-vein = As you know, it is worth { nuggets }.
hint-turn-unknown = You do not know yet what lies there.
hint-lies-nearer = This way round, the path to the gold is better.
hint-lies-farther = This way round, the path to the gold is worse.
hint-lies-better = This way round, it is better for your paths.
hint-lies-anyhow = It makes no difference to the paths.
hint-takes-most = It is worth most.
hint-takes-any = All of them are worth the same.
hint-robs = { $target } has gold, and gold is gold.
hint-robs-harmful = Of those who have gold, { $target } has done the mine most harm.
hint-robs-nobody = Nobody else has any gold.

## The duel and solo

hint-takes-nuggets = This reaches { nuggets } that nobody has marked.
hint-reaches-vein = This reaches the vein card at { $cell }.
hint-nearer-vein = The nearest vein card is then { hint-cards } away instead of { $before }.
hint-hope = It gets easier for you to reach nuggets.
hint-denies = It gets harder for the other side to reach nuggets.
hint-branches-on = You get more places to dig from.
hint-spare = You do not need this card, and here it does little harm.
hint-claims-most = No other place here is worth more: { nuggets }.
