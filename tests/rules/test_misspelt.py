"""The error for a misspelt game, option or argument says what was probably meant."""

from __future__ import annotations

import pytest

from saboteur import Game, InvalidOptions, ruleset


@pytest.mark.parametrize(
    ("game", "options", "message"),
    [
        ("bsae", {}, "unknown game 'bsae': expected base, saboteur2, duel or solo; did you mean 'base'?"),
        ("Duel", {}, "unknown game 'Duel': expected base, saboteur2, duel or solo; did you mean 'duel'?"),
        ("chess", {}, "unknown game 'chess': expected base, saboteur2, duel or solo"),
        (7, {}, "unknown game 7: expected base, saboteur2, duel or solo"),
        ([], {}, "unknown game []: expected base, saboteur2, duel or solo"),
        ("duel", {"round": 2}, "duel has no option 'round': expected rounds, maps; did you mean 'rounds'?"),
        ("duel", {"weather": 2}, "duel has no option 'weather': expected rounds, maps"),
        ("base", {"edition": "clasic"}, "edition='clasic': expected classic or 2016 or new; did you mean 'classic'?"),
        ("base", {"edition": 2016}, "edition=2016: expected classic or 2016 or new"),
    ],
)
def test_what_was_meant_is_told(game: str, options: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        ruleset(game, options)
    assert str(caught.value) == message


def test_a_game_is_made_of_a_ruleset_a_number_and_a_text() -> None:
    with pytest.raises(TypeError, match=r"^ruleset: expected a Ruleset, found 'base': give ruleset\('base'\)$"):
        Game("base", 5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^ruleset: expected a Ruleset, found 5$"):
        Game(5, 5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^seed: expected a text, found 7: give seed='7'$"):
        Game(ruleset("base"), 5, seed=7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^seed: no text in UTF-8"):
        Game(ruleset("base"), 5, seed="\ud800")
    with pytest.raises(ValueError, match="no seat True"):
        Game(ruleset("base"), 5, seed="7").view(True)
    for seats in ("5", 5.0, True, None):
        with pytest.raises(TypeError, match=r"^seats: expected a number, found"):
            Game(ruleset("base"), seats)  # type: ignore[arg-type]
