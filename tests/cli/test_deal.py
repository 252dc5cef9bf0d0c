"""`saboteur deal`: the deal of a seed, readable and for programs. That it is the right one: tests/fair."""

import json
import subprocess

import pytest

from saboteur import Game, ruleset
from saboteur.rulesets import GAMES
from saboteur.table import fair
from tests.cli.running import Here, in_terminal
from tests.fair.vectors import SEED


def parts(out: str) -> dict[str, list[str]]:
    """What was printed under each label."""
    found: dict[str, list[str]] = {}
    label = ""
    for line in out.splitlines():
        label = line[:12].strip() or label
        found.setdefault(label, []).extend(line[12:].split())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_goes_where_is_what_a_game_of_the_seed_has(here: Here, game: str) -> None:
    seats = GAMES[game].usual_seats
    made = ruleset(game, {})
    played = Game(made, seats, seed=SEED)
    done = here("deal", SEED, "--game", game)
    assert (done.status, done.err) == (0, "")
    found = parts(done.out)
    if game != "solo":
        for seat in range(seats):
            hand = [str(card) for card in played.view(seat).hand]
            assert sorted(found[f"hand {seat}"]) == hand
    if made.roles:
        assert found["roles"] == [f"{seat}:{played.view(seat).role}" for seat in range(seats)]
    assert found["first seat"] == [str(played.actor)]
    goals = [f"{cell}:{card}" for cell, card in zip(made.goal_cells, fair_goals(game), strict=False)]
    assert found["veins" if made.markers else "goals"] == goals
    assert len(found.get("out unseen", [])) == made.removed
    assert found["commitment"] == [fair.commitment(SEED)]
    assert max(map(len, done.out.splitlines())) <= 100


def fair_goals(game: str) -> list[str]:
    """The goals in the order of the seed."""
    cards = Game(ruleset(game, {}), GAMES[game].usual_seats).to_deal
    return [str(card) for card in fair.dealer(SEED).deal(cards, 1, GAMES[game].usual_seats).goals]


def test_the_commitment_is_what_sha256sum_gives(here: Here) -> None:
    done = subprocess.run(["sha256sum"], input=SEED, capture_output=True, text=True, check=True)
    assert parts(here("deal", SEED).out)["commitment"] == done.stdout.split()[:1]


def test_a_seed_of_a_test_can_be_dealt_but_not_committed_to(here: Here) -> None:
    done = here("deal", "7", "--seats", "3", "--nonces", "a,,b_-")
    assert "commitment  none: only a seed of 64 digits" in done.out
    assert parts(done.out)["key"] == ["7:a::b_-"]
    assert json.loads(here("deal", "7", "--json").out)["commitment"] is None


def test_nonces_change_the_deal(here: Here) -> None:
    one, other, none = (here("deal", SEED, "--seats", "3", "--nonces", nonces).out for nonces in ("a,,", ",a,", ",,"))
    assert len({one, other, none}) == 3
    assert parts(none) == parts(here("deal", SEED, "--seats", "3").out)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        (["first=2"], "2, as the option says"),
        (["--round", "2", "--gone", ""], "left of the last mover (5.5)"),
        (["--game", "duel", "--round", "2", "--gone="], "the player who earned less (8.14)"),
        (["--game", "duel"], "0"),
        (["--game", "solo", "--round", "3", "--gone="], "0"),
    ],
)
def test_who_begins_is_said(here: Here, words: list[str], first: str) -> None:
    done = here("deal", "7", *words)
    assert done.status == 0
    assert " ".join(parts(done.out)["first seat"]) == first


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([""], "SEED: a seed is a line of 1 to 200 characters"),
        (["x" * 201], "SEED: a seed is a line"),
        (["\udcff"], "SEED: a seed is a line"),
        (["7", "--nonces", "a,b"], "expected one for each of 5 seats, with commas between, found 2"),
        (["7", "--nonces", "a,b,c,d,e f"], "--nonces: a nonce has 1 to 64 letters"),
        (["7", "--round", "0"], "expected a number from 1 to 20, found '0'"),
        (["7", "--round", "4"], "--round 4: this game has 3"),
        (["7", "--round", "2"], "round 2 is dealt from what is left: name what was won, --gone 1,1,3"),
        (["7", "--round", "2", "--game", "duel"], "--gone duel_bridge_gold"),
        (["7", "--round", "2", "--gone", "3,3,3,3,3"], "--gone: no 3 is left"),
        (["7", "--round", "2", "--gone", "x"], "--gone: no x is left"),
        (["7", "--round", "2", "--gone", "duel_ew", "--game", "duel"], "--gone: no duel_ew is left"),
        (["7", "--gone", "1"], "--gone: only for a later round"),
        (["7", "--gone", "1", "--round", "2", "--game", "saboteur2"], "--gone: only for a later round"),
        ([], "the following arguments are required: SEED\n"),
    ],
)
def test_a_bad_argument_is_explained(here: Here, words: list[str], message: str) -> None:
    done = here("deal", *words)
    assert (done.status, done.out) == (2, "")
    assert message in done.err


def test_in_a_terminal_it_keeps_to_the_width() -> None:
    seen = in_terminal("deal", "7", columns=60)
    assert seen.status == 0
    assert max(map(len, seen.text.split("\r\n"))) < 60
    assert "\x1b" not in seen.text
