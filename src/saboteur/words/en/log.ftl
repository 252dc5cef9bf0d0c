### The log on the page: what happened.

log-happened = What happened
log-talk = Talk
# Something was written that one has not read
log-unread = { log-talk }, something new
log-show = Show
log-show-all = All
log-show-moves = Moves
log-show-said = Said
log-show-mine = About you
log-empty = Nothing has happened since you came.
log-newest = To the newest
# $count cards that lay in the mine before
log-went-dark =
    { $count ->
        [one] { $count } card went dark
       *[other] { $count } cards went dark
    }
log-lit-again =
    { $count ->
        [one] { $count } card is lit again
       *[other] { $count } cards are lit again
    }
