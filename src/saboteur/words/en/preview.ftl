### What a messenger shows of a link.

preview-about = Dwarves dig for gold, and some of them secretly try to stop the others. Play with friends or with bots.

## Of a link to a table, before what the game is about

preview-free =
    { $count ->
        [one] { $count } seat is free: come and play!
       *[other] { $count } seats are free: come and play!
    }
preview-full = All seats are taken. The game is about to begin.
preview-playing = The game is under way.
preview-over = The game is over: see how it went.
