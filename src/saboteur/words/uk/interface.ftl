### Слова інтерфейсу.

## Переліки й безіменні гравці

list-nothing = нічого
list-more = { $head }, { $item }
list-last = { $head } та { $item }
player-unnamed = № { $seat }
