### Слова интерфейса.

## Перечисления и безымянные игроки

list-nothing = ничего
list-more = { $head }, { $item }
list-last = { $head } и { $item }
player-unnamed = № { $seat }
