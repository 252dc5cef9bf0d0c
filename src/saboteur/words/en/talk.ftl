### The talk on the page.

## What to say

talk-what = What to say
talk-kind-saw = I saw …
talk-kind-accuse = I suspect …
talk-kind-trust = I trust …
talk-kind-need = I need …
talk-kind-am = I am …
talk-kind-hold = I hold …
talk-kind-looked = I inspected …
talk-whom = Whom?
talk-which-goal = Which card?
talk-which-face = What lies there?
talk-which-role = Which dwarf?
talk-which-tool = Which tool?
talk-which-cards = Which cards?
talk-face-gold = Gold
talk-face-stone = Stone
talk-say = Say it
# What lies on a card that one has seen; what is broken
talk-quick = Quick phrases
talk-quick-need =
    { $tool ->
        [pick] I need a pickaxe
        [lamp] I need a lamp
       *[cart] I need a cart
    }
talk-quick-saw =
    { $face ->
        [gold] Gold at { $cell }
       *[stone] Stone at { $cell }
    }

## What only you know; it never hinders

talk-not-seen = You have not looked there. You may say it all the same.
talk-seen = You saw: { $card }. You may say something else.
talk-not-inspected = You have not seen this dwarf. You may say it all the same.
talk-inspected = You know: { $role }. You may say something else.
talk-own-role = You are { $role }. You may say something else.
talk-whole = This tool of yours is whole. You may say it all the same.
talk-own-cards = What you hold has a dotted edge. You may name other cards.

## The conversation

talk-silence = Nobody has said anything yet.
talk-write = Write a message
talk-send = Send
talk-no-chat = Only statements at this table: no free chat.
talk-watching = watching
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
