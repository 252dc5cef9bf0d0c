### Games, editions, options and what a solo game is called in the end.

## How well a solo game went, from 0 to 3 (rule 9.5)

grade-0 = One cannot have it all…
grade-1 = Not bad.
grade-2 = You have a nose for gold!
grade-3 = You are the lord of the tunnels!
