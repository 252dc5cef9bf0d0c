### Help. `.title` is what a list of topics shows; numbers in brackets are rules.

## Cards

help-tunnel = Tunnel cards make the mine. Lay one next to the others so that tunnels meet tunnels and walls meet walls, joined to the start (3.3). A card lies upright or turned by half a turn, never crosswise (1.1). The mine has no edge (1.3).
    .title = Tunnel cards
help-dead-end = The openings of a dead end are not joined inside the card: a path that comes in goes no further (1.2). Good for stopping others; a rockfall removes one.
    .title = Dead ends
help-bridge = Two tunnels lie on this card and do not meet: from one you never get to the other. When you lay it, at least one of them must be joined to the start, in the duel to your entrance (6.5).
    .title = Bridges and double curves
help-ladder = A tunnel with a ladder is always joined to the start and to every other ladder. It only has to touch a card in the mine and fit on all sides, but it is never laid next to a goal (6.3).
    .title = Ladders
help-ladder-duel = A ladder is always joined to the entrance of its colour. It must be joined by a tunnel to some card in the mine, and is never laid next to a vein card or a nugget (8.7). In solo the ladder of the other colour is joined to no entrance (9.4).
    .title = Ladders in the duel
help-door = Only the team of the door’s colour passes it. Doors stop nobody from building, but in the end they decide which team has a path to the gold (6.4, 7.2).
    .title = Doors
help-door-duel = A door closes one opening of its card: only the dwarf of its colour passes there. The other one needs a key, which keeps the door open until the round ends (8.5).
    .title = Doors in the duel
help-crystal = Crystals do not change the tunnels. At the end of the round geologists get a gold piece for every crystal in the mine (6.6, 7.5).
    .title = Crystals
help-troll = Nobody passes a troll until it is bribed; after that everybody does, until the round ends. A bribe uses one of the markers and costs you a nugget at the end of the round. You may bribe on your turn, before your move, any troll your way reaches (8.6).
    .title = Trolls
help-nugget = When a way from your entrance reaches the nugget, your marker goes on the card: it is yours at the end of the round, whatever happens to the way (8.9).
    .title = Cards with a nugget
help-start = Every way begins at the start card. It never collapses.
    .title = The start
help-entrance = Each dwarf digs from the entrance of their own colour. Tunnels that meet serve both (8.3).
    .title = The entrances
help-goal = One of the three goals is the gold, two are stone; they are shuffled (2.3). A goal is turned over when a way from the start reaches it (4.1). A map lets you look at one before (3.8).
    .title = Goals
help-vein = Six vein cards lie face down and hide up to three nuggets each; some have a door. One is turned over when a way from either entrance reaches it (8.8).
    .title = Vein cards
help-break = Play it on any player: with a broken pickaxe, lamp or cart they cannot lay tunnel cards. A player has at most one of each kind (3.4, 3.5).
    .title = Broken tools
help-break-duel = Play it on your opponent: with a broken tool they cannot lay tunnel cards (8.4). In solo it hits you as soon as you draw it (9.2).
    .title = Broken tools in the duel
help-repair = A repair removes one broken tool that the card shows, yours or anybody else’s. A card with two tools repairs one of them, not both (3.6).
    .title = Repairs
help-repair-duel = A repair removes one of your own broken tools, of a kind the card shows (8.4). Without one, two discarded cards do it too (8.2).
    .title = Repairs in the duel
help-rockfall = A rockfall removes any tunnel card that was laid, but never the start or a goal. The gap can be filled again (3.7).
    .title = Rockfall
help-rockfall-duel = A rockfall removes a laid tunnel card, but no entrance, no vein card and no card with a nugget or a troll (8.10). In solo it is played as soon as you draw it and takes the card laid last (9.3).
    .title = Rockfall in the duel
help-map = You alone look at one face-down goal. What you say about it need not be true (3.8).
    .title = Map
help-treasure-map = You alone look at one face-down vein card (8.10).
    .title = Treasure map
help-theft = Play it in front of yourself. After the gold is shared you steal a gold piece from a player who has some, unless you are trapped by then (6.8, 6.9, 7.6).
    .title = Theft
help-hands-off = Removes a theft from in front of any player (6.8).
    .title = Hands off
help-swap-hands = You exchange all cards you hold with another player, who then draws one card (6.8).
    .title = Swap of hands
help-inspection = You alone look at another player’s dwarf (6.8).
    .title = Inspection
help-swap-hats = A player of your choice, perhaps yourself, puts their dwarf away unseen and takes one of those left over at random. Only they see it (6.8).
    .title = Swap of hats
help-trapped = Play it on another player: they cannot lay tunnel cards, and if they are still trapped when the round ends, they get nothing (6.8, 7.4). Nobody can have two cards of one kind in front of them (6.7).
    .title = Trapped
help-free = Frees any trapped player (6.8).
    .title = Free at last
help-key = Opens one closed door of the other colour anywhere in the mine, until the round ends. It needs one of the two key tokens (8.5).
    .title = Key

## Dwarves

help-role-digger = Dig towards the gold. If it is reached, the gold-diggers win the round and share nugget cards (4.5, 5.2).
    .title = Gold-digger
help-role-saboteur = Make sure that nobody reaches the gold, without being found out too soon. If everybody has to pass first, the saboteurs win (4.6, 5.4; with the expansion 7.3).
    .title = Saboteur
help-role-blue = Your team wins if the gold is found and blue has a way to it that no green door bars (7.2). But if a green gold-digger finds it and green has a way, only green wins.
    .title = Blue gold-digger
help-role-green = Your team wins if the gold is found and green has a way to it that no blue door bars (7.2). But if a blue gold-digger finds it and blue has a way, only blue wins.
    .title = Green gold-digger
help-role-boss = You win whenever the blue or the green team wins, but get one gold piece less than they do (7.3, 7.5).
    .title = Boss
help-role-profiteer = You always win, no matter who else wins, but get two gold pieces less than the others (7.3, 7.5).
    .title = Profiteer
help-role-geologist = You do not care about the gold: you get a gold piece for every crystal in the mine at the end. Two geologists share (7.5).
    .title = Geologist

## Rules

help-turn-base = Do one of these: lay a tunnel card, play an action card, or pass by discarding one card face down. Then a card is drawn, while the deck lasts (3.1); without cards you pass (3.2). Nobody else sees what you discard (3.9).
    .title = A turn
help-turn-saboteur2 = Do one of these: lay a tunnel card; play an action card; discard two cards to remove one in front of you; or pass by discarding one to three cards. You draw one card, after passing as many as you discarded (6.2).
    .title = A turn
help-turn-duel = Do one of these: lay a tunnel card; play an action card; discard two cards to remove one of your broken tools; or pass by discarding one or two cards. You draw one card, after passing as many as you discarded (8.2). Before that you may bribe trolls (8.6).
    .title = A turn
help-turn-solo = As in the duel: lay, play, discard two to remove a broken tool, or pass with one or two cards (8.2). Broken tools and rockfalls take effect as soon as you draw them, and another card is drawn (9.2, 9.3).
    .title = A turn
help-laying = The place is empty, every side fits every neighbour, and a way leads there from the start (3.3). A way goes from opening to opening and inside a card only along joined tunnels (1.5). With a broken tool or while trapped you cannot lay any (3.4, 6.8). Face-down goals count as no neighbours (1.4).
    .title = Laying a tunnel card
help-laying-duel = The place is empty, every side fits every neighbour, and a way that you may pass leads there from your own entrance (8.3). With a broken tool you cannot lay any (3.4).
    .title = Laying a tunnel card
help-reaching = When a way from the start reaches a goal, it is turned over and laid so that it fits, if it can (4.1, 4.3). If several are reached at once, you choose one; in the classic edition all are turned over (4.2). A stone may lead on to the next goal (4.4).
    .title = Reaching goals
help-reaching-duel = A reached vein card is turned over; where several positions fit, you choose (8.8). A nugget your way reaches gets your marker; if too few markers are left, you choose where they go (8.9, 8.12).
    .title = Veins and nuggets
help-end-base = The round ends when the gold is turned over: the gold-diggers win, whoever laid the card (4.5). Or when the deck is empty and everybody has passed in turn: the saboteurs win (4.6). Then all dwarves are shown (4.7), the one left over too, and the goals still face down (4.8).
    .title = The end of a round
help-end-saboteur2 = The round ends when the gold is turned over or everybody has passed (7.1). The finder’s team wins if it has a way no door of the other colour bars, else the other team, if that has one. Found by anybody else: every team with a way. No team: the saboteurs (7.2, 7.3). Then the goals still face down are shown, but not the dwarves left over (4.8).
    .title = The end of a round
help-end-duel = The round ends when all six vein cards are open, all markers are placed, or the deck and the hands are empty (8.11; solo 9.1). Vein cards still face down go to the box unseen; after the last round all of them are shown (8.15).
    .title = The end of a round
help-gold-base = If the gold-diggers win, the finder picks a nugget card, then the next gold-digger counter-clockwise, and so on (5.2). Saboteurs who win get nuggets worth 4 if there is one of them, 3 each if two or three, 2 each if four (5.4). What your cards are worth is secret until the game ends (5.1). By an option, gold-diggers with a broken tool get nothing (5.3). The player to the left of the last mover begins the next round (5.5). After three rounds the most gold wins (5.6).
    .title = Sharing the gold
help-gold-saboteur2 = Each winner gets 5 gold if alone, 4 if there are two, then 3, 2, and 1 from five winners on; the boss one less, the profiteer two less, geologists by the crystals (7.5). Then thieves steal (7.6). After three rounds the most gold wins (7.7).
    .title = Sharing the gold
help-gold-duel = You take the cards with your markers and pay one nugget card for each troll you bribed, the cheapest you have; trolls give no change (8.13). After three rounds the most nuggets win (8.14).
    .title = The gold
help-gold-solo = You take the cards with your markers and pay your trolls (8.13). After three rounds 15, 20 and 25 nuggets earn a better grade (9.5).
    .title = The gold
help-clearing = Discard two cards from your hand to remove one card in front of you, and draw only one: your hand stays one card smaller (6.2, in the duel 8.2).
    .title = Discarding two cards
help-choices = The move comes first, then its choices, then the draw (1.7). Where the rules leave you a choice, you are asked; with only one option it is made without asking, unless that would give something away: a nugget card is asked for even if all are alike (1.10). An action card can be played only if it has a target (1.9). Cards and positions that look the same are one (1.8).
    .title = Choices
help-talking = You may tell the others who you are, what you saw and whom you trust. It need not be true, and the rules take no notice of it.
    .title = Talking
help-seats = The base game is for 3 to 10 players (2.1), with the expansion for 2 to 12 (6.1), the duel for two (8.1), solo for one (9.1). Play goes clockwise (2.4): the next player sits on the left (1.6). In the base game 3 to 5 players get 6 cards, 6 or 7 get 5, more get 4 (2.2).
    .title = Seats and hands

## Things

help-marker = A marker goes on every nugget your way reaches (8.9) and on every troll you bribe (8.6). In the duel there are 8 for both of you (8.1), in solo 6 (9.1). When all are placed, the round ends (8.11).
    .title = Dwarf markers
help-deck = Cards are drawn from the deck. Discarded cards do not come back in this round (3.1). When the deck is empty, nobody draws any more (3.2).
    .title = Deck
help-hand = Your cards; nobody else sees them. You begin with 6 cards, in the base game with fewer if there are many players (2.2, 6.1, 8.1). You draw at the end of your turn (1.7).
    .title = Your hand
help-mine = The mine is all that lies on the table. Two numbers name a place, across and up: 8,0 is eight cards to the right of 0,0. The mine has no edge (1.3).
    .title = Mine
help-dwarf = Your dwarf says what you want in this round. Dwarves are dealt in secret (2.1, with the expansion 6.1); who is who is shown when the round ends (4.7).
    .title = Dwarves
help-action = An action card is played, not laid: on a player, on a card in the mine or in front of yourself. It needs a target (1.9) and counts as your move (3.1).
    .title = Action cards
help-rules = Every rule has a number, which stands where a move is refused. Type it after the question mark to read about the rule. 1 to 5 are the base game, 6 and 7 the expansion, 8 the duel, 9 solo.
    .title = Rules
help-dealing = A secret number, the seed, decides how the cards are dealt, so a game can be dealt again and checked. In a fair deal the seed is sealed before the game: everybody is shown its fingerprint, then every player adds a random word, and nobody can choose the cards.
    .title = Dealing
help-deeds = At the end of a round you read what everybody did. A card laid “towards the gold” made the way to the gold shorter, “the way blocked” means that a card or a rockfall made it longer, and a secret look is a map or an inspection.
    .title = What everybody did
help-record = Every move of a game is saved in a file, its record. `saboteur replay FILE` shows it step by step, `saboteur play --resume FILE` continues a game that you left.
    .title = Record
help-marks = In the terminal, [ ] stand around the card laid last and ( ) around the other cards laid since your turn. + marks a card that you have just drawn, ! what was done to you, ★ those who won. The capital letter of a place, drawn with °, lays the card turned. On the page you can mark a player as trusted, unsure or suspected; only you see that.
    .title = Marks on the screen
help-light = On the page, tunnels with a way from the start are lit, and tunnels that are cut off are dark. In the duel the light shows who can pass: one light where you can walk, another where only your opponent can.
    .title = Light in the mine
help-company = At a table in a browser or with `saboteur join`, the host is whoever set it up: the host seats bots, begins the game and may remove somebody. Watchers see only what everybody sees. Hat and beard are looks and nothing more.
    .title = Host and watchers

## Tools: $tool is the tool, and the title is its name

help-tool =
    Every dwarf digs with a pickaxe, a lamp and a cart. { $tool ->
        [pick] With a broken pickaxe you cannot lay tunnel cards (3.4). Any repair that shows a pickaxe, played by anybody, makes it whole (3.6).
        [lamp] With a broken lamp you cannot lay tunnel cards (3.4). Any repair that shows a lamp, played by anybody, makes it whole (3.6).
       *[cart] With a broken cart you cannot lay tunnel cards (3.4). Any repair that shows a cart, played by anybody, makes it whole (3.6).
    }
help-tool-duel =
    Every dwarf digs with a pickaxe, a lamp and a cart. { $tool ->
        [pick] With a broken pickaxe you cannot lay tunnel cards. You make it whole with a repair that shows a pickaxe (8.4) or by discarding two cards (8.2).
        [lamp] With a broken lamp you cannot lay tunnel cards. You make it whole with a repair that shows a lamp (8.4) or by discarding two cards (8.2).
       *[cart] With a broken cart you cannot lay tunnel cards. You make it whole with a repair that shows a cart (8.4) or by discarding two cards (8.2).
    }
help-shape =
    { $shape ->
        [straight] A straight tunnel joins two opposite sides.
        [curve] A curve joins two neighbouring sides.
        [junction] A junction joins three sides.
        [crossing] A crossing joins all four sides.
        [dead-end] A dead end: its openings are not joined inside the card.
        [bridge] A bridge: two straight tunnels, one above the other, that do not meet.
       *[double-curve] A double curve: two curves that do not meet.
    }

## Commands

help-command-discard = Pass: discard a card by its number (`discard 2`) and draw another.
help-command-clear = Discard two cards to remove one that lies in front of you.
help-command-bribe = Bribe a troll that your way reaches.
help-command-say = Tell the others something, true or not.
help-command-log = Shows what happened in the last moves.
help-command-table = Shows the table again: the mine, the players and your hand.
help-command-quit = Leave the game. It is saved and can be continued.
help-command-help = Explains a card, a word or a rule: `? 3`, `? lamp`, `? 3.3`.
help-command-pass = Pass: you discard and draw. Only without cards do you pass for nothing.
help-command-score = Shows the gold of each round, as far as you know it.
help-command-hand = Shows your cards again.
help-command-undo = Before you make a move, goes back to the question before it. A move that has been made stays.
help-command-confirm = Turns on or off that every move is read back to you before it is made.
help-command-hint = Suggests a move and says why, from what you can know. Nothing is played until you choose it.

## What one can say

help-saying-am = You tell everybody which dwarf you are. It need not be true.
help-saying-accuse = You tell everybody whom you take for an opponent.
help-saying-trust = You tell everybody who seems to be on your side.
help-saying-saw = You tell everybody what you saw on a face-down card. It need not be true.
help-saying-looked = You tell everybody whose dwarf you have looked at, and who that is. It need not be true.
help-saying-hold = You tell everybody about a card in your hand. It need not be true.
help-saying-need = You ask the others to repair a tool of yours.

## The menu

help-menu-game = Which game you play: the base game, the one with the expansion, the duel, or solo.
help-menu-options = What may differ from the standard rules: editions, house rules, the number of rounds.
help-menu-players = How many play, and how many of them sit at this screen. Bots play for the others.
help-menu-names = What everybody at the table is called.
help-menu-bots = How the bots play. Easy, normal and hard think ahead, each longer than the one before; plain plays sensibly without thinking ahead, random takes any legal move.
help-menu-language = The language of everything you read here.
help-menu-pace = How long the game waits after each move of a bot, so that you can read it. Enter hurries it on.
help-menu-resume = Goes on with the game that was not finished.

## Around a text

help-count = Such cards in the game: { $count }.
help-values = To choose from: { $values }.
help-cited = { $title }: { $text }
help-rule = Rule { $rule }
help-game = Game: { $game }
