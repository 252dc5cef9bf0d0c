### Why a move is refused. The rule’s number stands in `refusal`.

refusal = { $reason } (rule { $rule }).
refusal-without-rule = { $reason }.

## Refused by the rules

refusal-nobody-is-asked = Nobody has to move now
refusal-another-question = You are asked for something else now
refusal-not-in-hand = You do not have that card in your hand
refusal-not-a-tunnel = Only tunnel cards can be laid in the mine
refusal-not-an-action = Only action cards can be played; tunnel cards are laid
refusal-wrong-target = That card cannot be played there
refusal-no-such-seat = Nobody sits there
refusal-tool-broken = You cannot lay tunnel cards with a broken tool
refusal-trapped = You cannot lay tunnel cards while you are trapped
refusal-cell-taken = There is already a card there
refusal-edges-disagree = It does not fit: tunnels must meet tunnels, and walls must meet walls
refusal-not-connected = No tunnel leads there from the start
refusal-not-connected-to-own-entrance = No tunnel that you can pass leads there from your entrance
refusal-nothing-beside = There is no card next to that place
refusal-looks-the-same = This card looks the same when turned: lay it upright
refusal-ladder-touches-nothing = A ladder must touch a card in the mine
refusal-ladder-not-joined = A tunnel must join a ladder to a card in the mine
refusal-ladder-beside-goal = A ladder cannot be laid next to a goal
refusal-ladder-beside-gold = A ladder cannot be laid next to a vein card or a card with a nugget
refusal-tool-already-broken = That tool is already broken
refusal-not-on-oneself = Play that card on another player
refusal-only-on-opponent = In the duel you can break only your opponent’s tools
refusal-only-own-tools = In the duel you can repair only your own tools
refusal-not-on-the-card = The card does not show that tool
refusal-tool-not-broken = That tool is not broken
refusal-no-tunnel-card-there = A rockfall removes a tunnel card that a player has laid; there is none
refusal-lasting = Cards with a nugget or a troll cannot collapse
refusal-no-face-down-goal-there = There is no face-down card to look at
refusal-no-door-there = A key opens a closed door of the other colour; there is none
refusal-no-key-left = Both key tokens are in use
refusal-too-many-cards = You can discard only one card
refusal-no-clearing = In this game you cannot discard two cards to remove one
refusal-no-troll-there = There is no troll to bribe
refusal-troll-out-of-reach = No tunnel leads from your entrance to that troll
refusal-no-marker-left = No marker is left
refusal-not-an-option = You cannot choose that
refusal-no-hats-left = No dwarf is left over to swap with
refusal-lies-there-already = That player already has such a card in front of them
refusal-lies-not-there = That player has no such card in front of them
refusal-nothing-to-clear = You have no such card in front of you
refusal-more-than-two-cards = You can discard one or two cards, not more
refusal-no-tool-to-clear = You have no such broken tool

## Refused by the table

refusal-table-no-such-seat = Nobody sits there
refusal-table-not-dealt = The round has not been dealt yet
refusal-table-begun = The game has already begun
refusal-table-over = The game is over
refusal-table-stale = Something has happened in the meantime: look again
refusal-table-not-yet-told = That has not happened yet
refusal-table-not-asked = It is another player’s turn
refusal-table-nonce-given = You have already given your random word
refusal-table-no-seed = This deal does not come from a seed
refusal-table-invalid-nonce = A random word has 1 to 64 letters a–z, digits, `-` or `_`
refusal-table-too-many-statements = You have said enough until the next move
refusal-table-meaningless = That means nothing in this game
