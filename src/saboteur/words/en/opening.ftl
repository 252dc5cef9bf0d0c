### A round begins: who you are, what you want, what you can do first.

opening-digger = You are { $name }, a gold-digger. Dig to the gold: it lies under one of the cards marked “?”.
opening-saboteur = You are { $name }, a saboteur. Keep the others from the gold until the cards run out.
opening-blue = You are { $name }, a blue gold-digger. Blue needs a way to the gold past no green door.
opening-green = You are { $name }, a green gold-digger. Green needs a way to the gold past no blue door.
opening-boss = You are { $name }, the boss. You win with either team, but get one gold piece less.
opening-profiteer = You are { $name }, the profiteer. You win with whoever wins, but get two gold pieces less.
opening-geologist = You are { $name }, a geologist. Every crystal in the mine at the end brings you gold.
# $team: the colour of the player
opening-duel =
    { $team ->
        [green] You are { $name } and dig for green. Put markers on nuggets: the most nuggets win.
       *[blue] You are { $name } and dig for blue. Put markers on nuggets: the most nuggets win.
    }
opening-solo = You are { $name } and dig alone. Put markers on nuggets: 15, 20 or 25 in all earn a better title.
opening-begins = { $name } begins. In your turn: lay a tunnel card, play an action card, or discard.
    .you = You begin: lay a tunnel card, play an action card, or discard.
