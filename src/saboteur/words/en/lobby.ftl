### Before a game in the browser: who sits where, how one looks, the link to send.

lobby-table-of = { $name }’s table
lobby-dark =
    { $free ->
        [0] All seats are taken.
        [one] One seat is still dark.
       *[other] { $free } seats are still dark.
    }
lobby-you = you
lobby-host = host
lobby-ready = ready
lobby-not-ready = choosing a hat
lobby-away = not here just now
# $level: how well it plays, $temper: how it is minded; $minded: `no` if nobody has said how
lobby-bot-kind =
    { $minded ->
        [no] { lobby-level } bot
       *[yes] { lobby-level } bot, { lobby-temper }
    }
lobby-level =
    { $level ->
        [easy] easy
        [hard] hard
        [plain] plain
        [random] random
       *[normal] normal
    }
lobby-temper =
    { $temper ->
        [steady] steady
        [trusting] trusting
        [vengeful] vengeful
        [cautious] cautious
        [loud] loud
       *[sly] sly
    }
lobby-free = Free
lobby-by-link = by link
lobby-seat-bot = Seat a bot
lobby-free-seat = Free the seat
lobby-bot-change = Change
lobby-take = Sit here
lobby-second = A second seat on this device
lobby-stand = Stand up
lobby-remove = Remove
lobby-hat = Hat
lobby-beard = Beard
lobby-colour = Colour
lobby-taken = taken
lobby-send = Send the link
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Send
lobby-code = Or read out the code:
lobby-camera = Or point a camera at the square.
lobby-only-here = Only this computer reaches the server. To let others in, start it so that it listens to the network: { $option }.
lobby-watchers =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching and may take a seat.
       *[other] { $count } people are watching and may take a seat.
    }
# $digits: the first digits of the commitment
lobby-sealed = The deal is sealed as { $digits } …, and your browser has added a random word of its own. Nobody can choose the cards now, not even the host; at the end every browser checks it.
lobby-sealed-how = How?
lobby-sealed-about = Before anybody sat down the server drew a secret number and sealed it: these digits are the beginning of its fingerprint. At the start the words of all browsers are mixed with the number, and that decides every card. At the end the number is shown, and your browser deals once more and compares.
# $free: seats without anybody
lobby-start =
    { $free ->
        [0] Start
        [one] Start, with a bot in the free seat
       *[other] Start, with bots in the free seats
    }
lobby-start-about = Starting now is fine: whoever comes later takes a bot’s seat.
lobby-i-am-ready = I am ready
lobby-i-am-not-ready = Wait for me
lobby-host-starts = { $name } starts when everybody is there.
lobby-sit = Take a seat
lobby-hats =
    { $hat ->
        [helmet] helmet
        [lamp] helmet with a lamp
        [hood] hood
        [cone] pointed hat
        [cap] cap
        [tophat] top hat
        [crown] crown
        [scarf] scarf with goggles
       *[horns] helmet with horns
    }
lobby-beards =
    { $beard ->
        [long] long
        [round] round
        [fork] forked
        [braid] braided
       *[none] none
    }
lobby-colours =
    { $felt ->
        [ochre] ochre
        [red] red
        [blue] blue
        [green] green
        [violet] violet
        [teal] teal
        [grey] grey
       *[orange] orange
    }
