"""The second person: what is done by or to the one who reads it is told to them, not about them."""

from __future__ import annotations

from saboteur.words.sentence import Argument, PlayerName, Sentence, said


def done(key: str, by: int, you: int | None, /, **given: Argument) -> Sentence:
    """What somebody does: the attribute `.you` if it is you.

    >>> done("fact-passed", 1, None), done("fact-passed", 1, 1).key
    (Sentence(key='fact-passed', given={'name': PlayerName(seat=1)}), 'fact-passed.you')
    """
    return said(f"{key}.you", **given) if by == you else of_another(key, by, **given)


def of_another(key: str, by: int, /, **given: Argument) -> Sentence:
    """What others do that you do not see all of: it is never you."""
    return said(key, name=PlayerName(by), **given)


def done_to(key: str, by: int, target: int, you: int | None, /, **given: Argument) -> Sentence:
    """What somebody does to another: `.you` if it is you who does it, `.to-you` if it is done to you.

    >>> done_to("fact-trapped", 1, 2, 2)
    Sentence(key='fact-trapped.to-you', given={'name': PlayerName(seat=1)})
    """
    if target == you:
        return said(f"{key}.to-you", name=PlayerName(by), **given)
    return done(key, by, you, target=PlayerName(target), **given)
