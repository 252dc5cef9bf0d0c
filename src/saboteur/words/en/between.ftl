### Around a game: how fast bots move, what comes after the end.

menu-pace = Pause after each move of a bot
ask-pace = How long is the pause?
pace-none = none
# $seconds: how many
pace-seconds = { $seconds } s
after-again = Play again: the same players and settings, a new deal
after-settings = Change the settings and play
after-look-back = Look back at this game
after-leave = Leave
ask-after = What next? (Enter leaves)
head-round-gold = Round { $round }
name-you = { $name } (you)
# Between a number and its fraction
decimal-point = .
