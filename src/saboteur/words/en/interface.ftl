### Words of the interface.

## Lists and players without a name

list-nothing = nothing
list-more = { $head }, { $item }
list-last = { $head } and { $item }
player-unnamed = player { $seat }
