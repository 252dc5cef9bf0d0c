### The table on the page: the sign, the seats, the hand, the questions and the menu.

## Coming in

table-who = Who is coming?
table-name = Your name
table-password = Password of this server
table-come-in = Come in
table-no-answer = The server does not answer. Try again in a moment.
table-climbing = Climbing down …
table-dead-end = A dead end
table-home = Home
table-announcement = The host of this server says: { $text }

## The sign

table-your-turn = Your turn
table-choose-card = Choose a card: lay it, play it or discard it.
# How many places fit
table-places =
    { $ways ->
        [both] { $count ->
            [one] { $count } place fits, both ways.
           *[other] { $count } places fit; at an arrow, both ways.
        }
       *[single] { $count ->
            [one] { $count } place fits.
           *[other] { $count } places fit.
        }
    }
table-spots =
    { $count ->
        [one] { $count } card to choose from.
       *[other] { $count } cards to choose from.
    }
table-fits-nowhere = It fits nowhere now. You can discard it.
table-reaches-goal = Laid here, it reaches a card that lies face down.
table-lights-up =
    { $count ->
        [one] Laid here, { $count } dark card is lit again.
       *[other] Laid here, { $count } dark cards are lit again.
    }
table-goes-dark =
    { $count ->
        [one] { $count } card beyond it goes dark.
       *[other] { $count } cards beyond it go dark.
    }
table-ahead-detail = Chosen ahead: it waits for your turn.
# $next: who comes then
table-then = Then { $next }.
table-then-you = you
table-rule = Rule { $rule }
table-time-left = time left
table-aim-break =
    { $tool ->
        [pick] Break whose pickaxe?
        [lamp] Break whose lamp?
       *[cart] Break whose cart?
    }
table-aim-repair = Repair whose tool?
table-aim-rockfall = Bring down which card?
table-aim-map = Look at which card?
table-aim-key = Open which door?
table-aim-hands-off = Remove whose theft?
table-aim-swap-hands = Swap hands with whom?
table-aim-inspection = Look under whose hat?
table-aim-swap-hats = Swap whose hat?
table-aim-trapped = Trap whom?
table-aim-free = Free whom?
table-discard-title = Discard
table-discard-detail =
    { $most ->
        [one] Choose a card to discard.
       *[other] Choose up to { $most } cards to discard.
    }
table-clear-title = Discard two cards to remove one
table-clear-detail = Choose two cards to discard.

## The big button

table-button-lay = Lay here
# $count cards go, $drawn come
table-button-discard =
    { $count ->
        [one] Discard it, draw { $drawn }
       *[other] Discard { $count }, draw { $drawn }
    }
table-button-clear =
    { $what ->
        [pick] Get rid of the broken pickaxe
        [lamp] Get rid of the broken lamp
        [cart] Get rid of the broken cart
        [theft] Get rid of the theft
       *[trapped] Get out of the trap
    }
table-button-rockfall = Bring this card down
table-button-map = Look at this card
table-button-key = Open this door
table-button-bribe = Bribe this troll
table-button-turn = Turn this card over
table-button-claim = Put the marker here
table-button-position = Lay it this way
# $count: how many nuggets
table-button-take = Take { $count }
table-button-sent = On its way …
table-button-ahead = Choose ahead
table-button-waits = Waits for your turn
table-button-card = Choose a card
table-button-choose = Choose
table-button-place = Choose a place
table-button-whom = Choose a player
table-button-which = Choose cards
table-button-two = Choose two cards

## Other buttons

table-turn = Turn
table-turn-long = Turn the card around
table-discard = Discard
table-discard-long = Discard face down
table-back = Back
table-hint = Hint
table-hint-long = What would a good player do?
table-skip = Skip on
table-bribe = Bribe
table-close = Close
table-look = Look at the mine
table-unfold = Back to the question

## The hand

table-hand-card = { $number }: { $card }
table-hand-empty = No cards left
table-you-are = You are
table-covered = covered
table-role-shown = Your dwarf: { $role }. Press to cover it.
table-role-covered = Your dwarf is covered. Hold to look.
table-nuggets = Nuggets
table-crystals = Crystals in the mine
table-deck-count = deck { $count }
table-before-you = In front of you
# $count cards go, $drawn come
table-tray =
    { $count ->
        [0] Choose cards from your hand to discard.
        [one] Discard one, draw { $drawn }. Nobody sees it.
       *[other] Discard { $count }, draw { $drawn }. Nobody sees them.
    }
table-tray-clear = Discard two, draw one: you will hold one card fewer.
table-tray-back = Take back: { $card }

## Seats

table-seats = Players
table-seat-asked = their turn
table-seat-away = a bot plays until they are back
table-seat-gold = gold: { $gold }
table-seat-broken =
    { $tool ->
        [pick] broken pickaxe
        [lamp] broken lamp
       *[cart] broken cart
    }
table-marks-hint = What do you think? Only you see this mark.
table-mark-trust = trusted
table-mark-unsure = unsure
table-mark-suspect = suspected
table-appoint = Make host
table-remove = Remove from the table
table-known = What you know
table-saboteurs =
    { $count ->
        [one] There is { $count } saboteur.
       *[other] There are { $count } saboteurs.
    }
table-saboteurs-range = There are { $least } to { $most } saboteurs.
table-supply = On the table
table-light = Whose light
table-light-own = you can walk here
table-light-other = only { $name } can
table-light-nobody = nobody yet
table-measure = As much gold as you can
# $title: what that would earn
table-measure-more = { $count } more: “{ $title }”

## What a card would do to a seat, in few words

table-does-break =
    { $tool ->
        [pick] Break the pickaxe
        [lamp] Break the lamp
       *[cart] Break the cart
    }
table-does-repair =
    { $tool ->
        [pick] Repair the pickaxe
        [lamp] Repair the lamp
       *[cart] Repair the cart
    }
table-does-hands-off = Remove the theft
table-does-swap-hands = Swap hands
table-does-inspection = Look under the hat
table-does-swap-hats = Swap the hat
table-does-trapped = Trap
table-does-free = Free

## Questions

table-why-cells = Your tunnel reaches all of them.
table-why-position = Both ways are allowed, so the choice is yours.
table-why-nugget = You choose; the rest goes on to the next player.
table-why-rob = Your theft is still in front of you. You can see who has gold, not how much.
table-cell = column and row { $cell }
table-gold-count = { $count } gold
table-secret = Secret until the game ends
table-no-gold = has none
table-answers = Answers

## The line, bots, watching, one device for several

table-line-lost = No connection. Trying again …
table-move-kept = Your move is saved and will be sent once.
table-now = Now
table-line-back = Connected again.
table-line-back-missed =
    { $count ->
        [one] Connected again. { $count } thing has happened meanwhile.
       *[other] Connected again. { $count } things have happened meanwhile.
    }
table-bot-plays = A bot plays for you.
table-come-back = I am back
table-watching =
    { $count ->
        [0] You are watching.
        [one] You are watching, with { $count } other.
       *[other] You are watching, with { $count } others.
    }
table-watching-hidden = Hands and dwarves stay hidden.
table-seat-offered = { $name } is a bot: the seat can be yours.
table-take-seat = Take { $name }’s seat
table-has-moved = { $name } has moved. Those cards are covered.
table-hand-to = Hand over to { $name }
table-uncover = I am { $name }: show my cards
table-covers-itself = The cards cover themselves after your move, face down, or untouched for 20 seconds.

## The menu

table-menu = Menu
table-log = What happened
table-rules = Rules
table-to-home = Home, keeping my seat
table-share = Link for others
table-link-copied = The link is copied.
table-theme = Look
table-theme-auto = system
table-theme-dark = lantern
table-theme-light = daylight
table-theme-contrast = contrast
table-cards = Cards
table-cards-auto = like the page
table-cards-dark = lantern
table-cards-light = printed
table-cards-contrast = high contrast
table-at-once = Lay at once, without the button
table-motion = Motion
table-sound = Sound
table-sound-off = off
table-notify = Notify me when it is my turn
table-notes = Notes for yourself
table-break-off = Break the game off
table-play-on = Play on after all
# $count of $persons people
table-willing = Would break off: { $count } of { $persons }.
table-leave = Leave for good: a bot takes my seat
table-you-are-here = You are here as { $name }.
