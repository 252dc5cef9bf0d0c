"""Names for bots without a name."""

from saboteur.words import Words


def names_of(seats: int, words: Words, *, coloured: bool) -> tuple[str, ...]:
    """Names of dwarves; in the duel the colours of the players.

    >>> names_of(3, Words("en"), coloured=False), names_of(2, Words("uk"), coloured=True)
    (('Alvis', 'Brokk', 'Durin'), ('Зелений', 'Синій'))
    """
    if coloured:
        return (words.colour("green"), words.colour("blue"))[:seats]
    return tuple(words.phrase("dwarves").split(", ")[:seats])
