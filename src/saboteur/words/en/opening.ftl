### A round begins: who you are, what you want, what you can do first.

opening-digger = You are { $name }, a gold-digger. Dig to the gold: one of the “?” cards hides it.
opening-saboteur = You are { $name }, a saboteur. Let nobody reach the gold until the cards run out.
opening-blue = You are { $name }, a blue gold-digger. Dig a way to the gold without green doors.
opening-green = You are { $name }, a green gold-digger. Dig a way to the gold without blue doors.
opening-boss = You are { $name }, the boss. You win with either team, but get one gold less.
opening-profiteer = You are { $name }, the profiteer. You win whoever wins, but get two gold less.
opening-geologist = You are { $name }, a geologist. Crystals in the mine at the end bring you gold.
# $team: the colour of the player
opening-duel =
    { $team ->
        [green] You are { $name }, the green dwarf. Mark nuggets as yours: whoever has more wins.
       *[blue] You are { $name }, the blue dwarf. Mark nuggets as yours: whoever has more wins.
    }
opening-solo = You are { $name }, digging alone. Collect nuggets: 15, 20 or 25 earn a title.
opening-begins = { $name } begins. On your turn: lay a tunnel, play an action card or discard.
    .you = You begin: lay a tunnel card, play an action card, or discard.
