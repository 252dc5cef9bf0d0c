### The index of help: what a topic is found by, and the words around it.

## Words that find a topic, besides its title: other names, plural, words of the rulebooks. A comma parts them

find-tunnel = tunnel, tunnels, tunnel card, path card, path cards, path, paths, rotate, rotation
find-dead-end = dead end, dead ends, blind alley
find-bridge = two tunnels, overpass
find-ladder = ladder, ladders, stairs
find-door = door, doors, gate
find-crystal = crystal, crystals, gem, gems
find-troll = troll, trolls, toll, bribes, bribed, troll bribed, trolls bribed
find-nugget = nugget, nuggets, tunnel with a nugget
find-start = start, starts, start card, beginning
find-entrance = entrance, entrances, mine entrance, start, green, blue
find-goal = goal, goals, goal card, goal cards, target, treasure
find-vein = vein, veins, vein card, gold vein
find-break = broken tool, sabotage, sabotages, sabotage card, tool broken, tools broken
find-repair = repair, repairs, repair card, fix, tool repaired, tools repaired
find-rockfall = rockfalls, rock fall, rock falls, cave in, cave ins, collapse, landslide, card brought down, cards brought down
find-map = maps, map card, map cards, scouting
find-treasure-map = treasure maps, map, maps, map card
find-theft = thefts, thief, thieves, steal, stealing
find-hands-off = hands off cards
find-swap-hands = swaps of hands, swap hands, exchange of hands, swap, swaps
find-inspection = inspections, inspect
find-swap-hats = swaps of hats, swap hats, exchange of hats, swap, swaps
find-trapped = trap, traps, trapped player, player trapped, players trapped
find-free = free, freed, freedom, escape, player freed, players freed
find-key = keys, key card, key token, key tokens, opened, door opened, doors opened
find-role-digger = gold diggers, gold digger, digger, diggers, miner, miners, gold miner
find-role-saboteur = saboteurs, sabotage dwarf
find-role-blue = blue gold diggers, blue, blue team, team, teams
find-role-green = green gold diggers, green, green team, team, teams
find-role-boss = bosses
find-role-profiteer = profiteers
find-role-geologist = geologists
find-turn = turn, turns, your turn, move, moves, pass, passing, draw
find-laying = laying, lay, placing, place a card
find-reaching = reaching, reaching a goal, turning over
find-end = end of the round, end, round, winner, winners, won
find-gold = gold, nugget, nuggets, score, nugget card, nugget cards, gold piece, gold pieces, coin, coins, points
find-clearing = discarding two, two cards, get rid of a card
find-choices = choice, choices, options of a move, question, questions
find-talking = talk, speak, statement, statements, lie, lies
find-seats = seat, seats, player, number of players
find-marker = markers, dwarf marker, dwarf markers, token, tokens, marker placed, markers placed
find-deck = decks, draw pile, discard pile, draw, face down
find-hand = hand, hands, cards in hand, hand cards
find-mine = mine, mines, maze, labyrinth, cell, coordinates
find-dwarf = dwarf, dwarves, dwarf card, dwarf cards, role, roles, hat, hats, the dwarf nobody had, dwarf nobody had, left over
find-action = action card, action cards, action, actions
find-rules = rule, rules, number of a rule, rulebook
find-dealing = deal, dealing, seed, seal, sealed, commitment, fingerprint, nonce, random word, fair deal
find-deeds = deeds, deed, card laid, cards laid, the way blocked once, the way blocked times, way blocked, secret look, secret looks, towards the gold, of them towards the gold
find-record = record, records, the record of the game, replay, saved game, file
find-marks = mark, marks, signs, brackets, capital letter, capital letters
find-light = light, lights, lit, dark, goes dark
find-company = hosts, watcher, watchers, hats, beards
find-saying-am = I am, who I am, my dwarf, my role
find-saying-accuse = accuse, suspect, suspicion, against us
find-saying-trust = trust, with us
find-saying-saw = what I saw, seen
find-saying-looked = whose dwarf, looked at a dwarf
find-saying-hold = hold, my cards, what I have
find-saying-need = need, help me, who repairs it, can anyone repair it
find-rule = rule { $rule }, { $rule }, § { $rule }
find-game = game { $game }, { $game }

## Names in the plural, and tools

many-tunnel =
    { $shape ->
        [straight] straight tunnels
        [curve] curves
        [junction] junctions
        [crossing] crossings
        [dead-end] dead ends
        [bridge] bridges
       *[double-curve] double curves
    }{ tunnel-feature }
many-start =
    { $colour ->
       *[any] starts
        [green] green entrances
        [blue] blue entrances
    }
many-goal =
    { $face ->
        [gold] golds
       *[stone] stones
    }
many-vein =
    { $vein ->
        [empty] empty veins
       *[open] veins with { vein-content }
        [green-door] veins with { vein-content } behind a green door
        [blue-door] veins with { vein-content } behind a blue door
    }
many-break =
    { $tool ->
        [pick] broken pickaxes
        [lamp] broken lamps
       *[cart] broken carts
    }
many-repair =
    { $tools ->
        [pick] pickaxe repairs
        [lamp] lamp repairs
        [cart] cart repairs
        [lamp-pick] lamp or pickaxe repairs
        [cart-lamp] cart or lamp repairs
       *[cart-pick] cart or pickaxe repairs
    }
find-tool =
    { $tool ->
        [pick] pickaxe, pickaxes, pick, picks
        [lamp] lamp, lamps, lantern, lanterns, light
       *[cart] cart, carts, mine cart, mine carts, trolley, trolleys, wagon, wagons
    }

## What an answer says

found-several = Several things match “{ $text }”:
found-more = … and { $count } more: type more letters
found-how = Ask for one by its name: ? { $name }
found-near = No help found for “{ $text }”. Did you mean: { $titles }?
found-also = See also: { $titles }
found-elsewhere = Not in this game, but in “{ $game }”:
help-commands = You can type (the first letters are enough):
help-menu = Type the number of a line to change it. `? 2` tells more about a line, `? lamp` about a word of the game, `? 3.3` about a rule.
