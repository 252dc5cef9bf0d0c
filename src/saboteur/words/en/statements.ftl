### What players say at the table, true or not.

says = { $name }: “{ $words }”
    .you = You: “{ $words }”
says-am = I am { $role }.
says-accuse = I think { $target } is against us.
    .you = I think you are against us.
says-trust = I think { $target } is with us.
    .you = I think you are with us.
says-saw =
    { $face ->
        [gold] I have looked: the gold is at { $cell }!
       *[stone] I have looked: there is only stone at { $cell }.
    }
says-saw-vein = I know the card at { $cell }: { $card }.
says-looked = I have looked: { $target } is { $role }.
    .you = I have looked: you are { $role }.
says-hold = I hold: { $cards }.
says-need =
    { $tool ->
        [pick] My pickaxe is broken. Can anyone repair it?
        [lamp] My lamp is broken. Can anyone repair it?
       *[cart] My cart is broken. Can anyone repair it?
    }

## The kinds of statements, to choose from

saying-am = who I am
saying-accuse = whom I suspect
saying-trust = whom I trust
saying-saw = what I saw on a goal
    .vein = what I saw on a vein card
saying-looked = whose dwarf I saw
saying-hold = what I hold
saying-need = what I need repaired
