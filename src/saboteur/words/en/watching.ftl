### Words for those who watch: a game of bots, a record step by step.

## The drawing: what its signs stand for

legend-start = start
legend-entrance = entrance
legend-goal = goal
legend-gold = gold
legend-stone = stone
legend-vein = vein
legend-nuggets = nuggets
legend-marker = marker
legend-green-door = green door
legend-blue-door = blue door
legend-ladder = ladder
legend-crystal = crystal
legend-troll = troll

## A game of bots

demo-head =
    { $game }: one round, { $bots } ({ $seed }); the rules run { $form ->
        [compiled] compiled
       *[interpreted] interpreted
    }
demo-told = The window is too small to draw the mine, so the moves are told in words. Drawing needs { $columns } columns and { $lines } lines.

## A record. `watch-…` says where one is and what one sees

watch-before-deal = Before the deal
watch-move = move { $number } of { $moves }
watch-everything = everything
watch-seat = seen by { $name }
watch-watcher = seen by a watcher
watch-beginning = The beginning
watch-deal = The deal
watch-sat =
    Seat { $seat } is played by { $kind ->
        [bot] a bot
       *[person] a person
    }
watch-sat-named = { watch-sat }: { $name }
watch-first-game = The first game, told
watch-discard = discard { $count }
watch-wrong = a mistake in the record: { $reason }
watch-small = At least { $columns } × { $lines }:

## What keys do

key-space = space
key-next = next
key-back = back
key-round = round
key-move = move
key-ends = ends
key-view = view
key-quit = quit
key-to-move = to move { $number }: Enter
