"""What bots are called that nobody has named."""

from saboteur.words import Words


def names_of(seats: int, words: Words, *, coloured: bool) -> tuple[str, ...]:
    """Names of dwarves; in the duel a player is called by their colour.

    >>> names_of(3, Words("en"), coloured=False), names_of(2, Words("uk"), coloured=True)
    (('Alvis', 'Brokk', 'Durin'), ('Зелений', 'Синій'))
    """
    if coloured:
        return (words.colour("green"), words.colour("blue"))[:seats]
    return tuple(words.phrase("dwarves").split(", ")[:seats])
