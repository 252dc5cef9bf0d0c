### Cards, dwarves and tools. The value names a card; `.object` is what somebody lays, plays or draws.

# $shape and $feature: see words/cards.py
card-tunnel =
    { $shape ->
        [straight] straight tunnel
        [curve] curve
        [junction] junction
        [crossing] crossing
        [dead-end] dead end
        [bridge] bridge
       *[double-curve] double curve
    }{ tunnel-feature }
    .object =
        a { $shape ->
            [straight] straight tunnel
            [curve] curve
            [junction] junction
            [crossing] crossing
            [dead-end] dead end
            [bridge] bridge
           *[double-curve] double curve
        }{ tunnel-feature }
tunnel-feature =
    { $feature ->
       *[none] {""}
        [dead-end] {" "}with a dead end
        [ladder] {" "}with a ladder
        [green-ladder] {" "}with a green ladder
        [blue-ladder] {" "}with a blue ladder
        [green-door] {" "}with a green door
        [blue-door] {" "}with a blue door
        [crystal] {" "}with a crystal
        [troll] {" "}with a troll
        [nugget] {" "}with a nugget
    }
# $colour: any (base game and expansion), green or blue (duel and solo)
card-start =
    { $colour ->
       *[any] start
        [green] green entrance
        [blue] blue entrance
    }
    .object =
        { $colour ->
           *[any] the start
            [green] the green entrance
            [blue] the blue entrance
        }
# $face: gold or stone
card-goal =
    { $face ->
        [gold] gold
       *[stone] stone
    }
    .object =
        { $face ->
            [gold] the gold
           *[stone] a stone
        }
# $vein: empty, open, green-door or blue-door; $nuggets: how many
card-vein =
    { $vein ->
        [empty] empty vein
       *[open] vein with { vein-content }
        [green-door] vein with { vein-content } behind a green door
        [blue-door] vein with { vein-content } behind a blue door
    }
    .object =
        { $vein ->
            [empty] an empty vein
           *[open] a vein with { vein-content }
            [green-door] a vein with { vein-content } behind a green door
            [blue-door] a vein with { vein-content } behind a blue door
        }
vein-content =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
card-break =
    { $tool ->
        [pick] broken pickaxe
        [lamp] broken lamp
       *[cart] broken cart
    }
    .object =
        { $tool ->
            [pick] a broken pickaxe
            [lamp] a broken lamp
           *[cart] a broken cart
        }
# $tools: one or two, in alphabetical order
card-repair =
    { $tools ->
        [pick] pickaxe repair
        [lamp] lamp repair
        [cart] cart repair
        [lamp-pick] lamp or pickaxe repair
        [cart-lamp] cart or lamp repair
       *[cart-pick] cart or pickaxe repair
    }
    .object =
        { $tools ->
            [pick] a pickaxe repair
            [lamp] a lamp repair
            [cart] a cart repair
            [lamp-pick] a lamp or pickaxe repair
            [cart-lamp] a cart or lamp repair
           *[cart-pick] a cart or pickaxe repair
        }
card-rockfall = rockfall
    .object = a rockfall
card-map = map
    .object = a map
card-treasure-map = treasure map
    .object = a treasure map
card-theft = theft
    .object = a theft
card-hands-off = hands off
    .object = a “hands off”
card-swap-hands = swap of hands
    .object = a swap of hands
card-inspection = inspection
    .object = an inspection
card-swap-hats = swap of hats
    .object = a swap of hats
card-trapped = trapped
    .object = a “trapped”
card-free = free at last
    .object = a “free at last”
card-key = key
    .object = a key

## Where tunnels lead

side =
    { $side ->
        [N] up
        [E] right
        [S] down
       *[W] left
    }
ways-dead = dead end { $sides }
ways-door = door: { $sides }
ways-nugget = to the nugget: { $sides }
# A card with its ways, for whoever does not see it drawn
card-described = { $card } ({ $ways })
card-several = { $card } × { $count }

## Dwarves. `.who` is what somebody is.

role-digger = gold-digger
    .who = a gold-digger
role-saboteur = saboteur
    .who = a saboteur
role-blue = blue gold-digger
    .who = a blue gold-digger
role-green = green gold-digger
    .who = a green gold-digger
role-boss = boss
    .who = the boss
role-profiteer = profiteer
    .who = the profiteer
role-geologist = geologist
    .who = a geologist

## Tools and colours

tool-pick = pickaxe
tool-lamp = lamp
tool-cart = cart
colour-green = green
colour-blue = blue
