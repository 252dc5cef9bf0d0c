### Why a move is refused. The rule’s number stands in `refusal`.

refusal = { $reason } (rule { $rule }).
refusal-without-rule = { $reason }.

## Refused by the rules

refusal-nobody-is-asked = Nobody is asked for a move now
refusal-another-question = Something else is asked for now
refusal-not-in-hand = You do not have that card in your hand
refusal-not-a-tunnel = Only tunnel cards are laid in the mine
refusal-not-an-action = Only action cards are played; tunnel cards are laid
refusal-wrong-target = That card is not played on such a target
refusal-no-such-seat = Nobody sits there
refusal-tool-broken = With a broken tool you lay no tunnel cards
refusal-trapped = While trapped you lay no tunnel cards
refusal-cell-taken = A card lies there already
refusal-edges-disagree = It does not fit: tunnels must meet tunnels, and walls walls
refusal-not-connected = No tunnel leads there from the start
refusal-not-connected-to-own-entrance = No tunnel that you may pass leads there from your entrance
refusal-nothing-beside = No card lies beside that cell
refusal-looks-the-same = Turned, this card looks the same: lay it upright
refusal-ladder-touches-nothing = A ladder must touch a card that lies in the mine
refusal-ladder-not-joined = A ladder must be joined by a tunnel to a card in the mine
refusal-ladder-beside-goal = A ladder is never laid next to a goal
refusal-ladder-beside-gold = A ladder is never laid next to a vein card or a card with a nugget
refusal-tool-already-broken = That tool is broken already
refusal-not-on-oneself = That card is played on another player
refusal-only-on-opponent = In the duel you break only your opponent’s tools
refusal-only-own-tools = In the duel you repair only your own tools
refusal-not-on-the-card = The card does not show that tool
refusal-tool-not-broken = That tool is not broken
refusal-no-tunnel-card-there = A rockfall removes a tunnel card that somebody has laid; there is none
refusal-lasting = Cards with a nugget or a troll never collapse
refusal-no-face-down-goal-there = No face-down card to look at lies there
refusal-no-door-there = A key opens a closed door of the other colour; there is none
refusal-no-key-left = Both key tokens are in use
refusal-too-many-cards = One card is discarded, not more
refusal-no-clearing = In this game nobody discards two cards to remove one
refusal-no-troll-there = There is no troll to bribe
refusal-troll-out-of-reach = No way leads from your entrance to that troll
refusal-no-marker-left = No marker is left
refusal-not-an-option = That is not among the options
refusal-no-hats-left = No dwarf is left over to swap with
refusal-lies-there-already = Such a card lies before that player already
refusal-lies-not-there = No such card lies before that player
refusal-nothing-to-clear = No such card lies before you
refusal-more-than-two-cards = One or two cards are discarded, not more
refusal-no-tool-to-clear = No such broken tool lies before you

## Refused by the table

refusal-table-no-such-seat = Nobody sits there
refusal-table-not-dealt = The round has not been dealt yet
refusal-table-begun = The game has begun already
refusal-table-over = The game is over
refusal-table-stale = The game has gone on meanwhile: look again
refusal-table-not-yet-told = So much has not happened yet
refusal-table-not-asked = It is somebody else’s move
refusal-table-nonce-given = You have given your random word already
refusal-table-no-seed = This deal does not come from a seed
refusal-table-invalid-nonce = A random word has 1 to 64 letters a–z, digits, `-` or `_`
refusal-table-too-many-statements = You have said enough until somebody moves
refusal-table-meaningless = In this game that means nothing
