### Words for people at a server's table.

## A seat

join-free = free
join-bot = bot
join-you = you
join-host = host
join-away = a bot plays for them
join-absent = not here
join-watchers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }

## Coming

join-link = Link for others: { $link }
join-ask-name = What is your name?
join-ask-table = Which table?
join-new = a new table
join-ask-game = Which game?
join-ask-place = Do you want to play or to watch?
join-play = play
join-watch = watch
join-waiting = The game begins when the host says so.
join-may-start = “{ $word }” begins the game; bots take the free seats.
join-talk-hint = Everybody at the table reads a line that begins with { $sign }

## At the table

join-not-now = You can only do that when it is your turn.
join-late = The game has gone on without your answer.
join-lost = The connection is lost. Trying again …
join-back = The connection is back.
join-announcement = The host of this server says: { $text }
join-gone = You are no longer at this table.
join-kept = Your seat is kept for a while. You come back with: { $command }
join-ask-again = The game is over. “{ $word }”: another game with the same people. Enter: leave.

## What is typed

word-start = start
word-again = again
