"""The deal is the one docs/fair-deal.md defines: by its vectors, and by a second implementation in JavaScript."""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import subprocess
from collections.abc import Iterable
from typing import Any

import pytest

from saboteur import Bribe, Deal, Game, SeededDealer, Setup, ruleset
from saboteur.engine.deal import _below
from saboteur.engine.moves import unpacked_move
from saboteur.engine.values.cards import Use
from saboteur.engine.values.facts import Scored, Toll
from saboteur.engine.values.roles import ROLES
from saboteur.notation.deals import deal_plain
from saboteur.rulesets import GAMES
from saboteur.table import fair
from tests.cli.running import saboteur
from tests.fair.vectors import CARDS as CARDS_FILE
from tests.fair.vectors import FILE, JAVASCRIPT, LINES, table
from tests.fair.vectors import GAMES as GAMES_FILE
from tests.fair.write import cards, games
from tests.laws.strategies import VARIANTS, digging, listed, play_one


def in_javascript(node: str, lines: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the other implementation answers."""
    text = "".join(json.dumps(line) + "\n" for line in lines)
    done = subprocess.run([node, str(JAVASCRIPT)], input=text, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def asked_in_javascript(node: str, expression: str) -> Any:
    """The value of an expression in which `deal` is the module."""
    script = f"const deal = require({json.dumps(str(JAVASCRIPT))}); console.log(JSON.stringify({expression}))"
    done = subprocess.run([node, "-e", script], input="", capture_output=True, encoding="utf-8", check=True)
    return json.loads(done.stdout)


def written() -> list[dict[str, Any]]:
    """The whole deals of the file."""
    return [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


# -- the small vectors -------------------------------------------------------------------------------------------


def test_a_commitment_is_the_hash_of_the_seed(node: str) -> None:
    for seed, expected in table("commitment to | is"):
        assert fair.commitment(seed) == hashlib.sha256(seed.encode()).hexdigest() == expected
        assert asked_in_javascript(node, f"deal.commitment({json.dumps(seed)})") == expected


def test_a_key_joins_the_seed_and_the_nonces(node: str) -> None:
    for seed, nonces, expected in table("seed | nonces | key"):
        given = [] if nonces == "none" else ["" if nonce == "none" else nonce for nonce in nonces.split(", ")]
        assert fair.key(seed, given) == expected
        assert asked_in_javascript(node, f"deal.key({json.dumps(seed)}, {json.dumps(given)})") == expected


def test_words_are_cut_from_hashes(node: str) -> None:
    rows = list(table("key | round | part | first words"))
    assert max(len(row[3].split()) for row in rows) > 8  # more than one hash
    for key, number, part, words in rows:
        expected = [int(word) for word in words.split()]
        assert list(itertools.islice(SeededDealer(key)._words(int(number), part), len(expected))) == expected
        row = f"deal.words({json.dumps(key)}, {number}, {json.dumps(part)})"
        assert asked_in_javascript(node, f"((w) => {words.split()}.map(() => w.next().value))({row})") == expected


def test_a_number_is_the_next_word_within_the_limit(node: str) -> None:
    for words, bound, expected in table("words | below | number"):
        numbers = [int(word) for word in words.split()]
        assert _below(int(bound), iter(numbers)) == int(expected)
        assert asked_in_javascript(node, f"deal.below({bound}, {numbers}.values())") == int(expected)


def test_a_shuffle_exchanges_from_the_last_place_on(node: str) -> None:
    for key, number, part, items, expected in table("key | round | part | sorted | shuffled"):
        cards = items.split()
        assert SeededDealer(key).shuffled(cards, int(number), part) == expected.split()
        asked = f"deal.shuffled({json.dumps(cards)}, {json.dumps(key)}, {number}, {json.dumps(part)})"
        assert asked_in_javascript(node, asked) == expected.split()


# -- whole deals -------------------------------------------------------------------------------------------------


def test_the_command_deals_what_the_file_says() -> None:
    assert [saboteur("deal", *words, "--json").stdout for words in LINES] == [
        f"{line}\n" for line in FILE.read_text(encoding="utf-8").splitlines()
    ]


def test_the_file_is_of_all_games_and_of_later_rounds_with_and_without_nonces() -> None:
    lines = written()
    assert {line["game"] for line in lines} == set(GAMES)
    assert {line["round"] for line in lines} == {1, 2, 3}
    assert {bool(line["nonces"]) for line in lines} == {True, False}


def test_javascript_deals_what_the_file_says(node: str) -> None:
    answers = in_javascript(node, written())
    for line, answer in zip(written(), answers, strict=True):
        assert answer == {name: line[name] for name in ("commitment", "key", "deal")}


def test_cards_are_sorted_as_the_document_says() -> None:
    for game, seats, options in VARIANTS:
        if game not in GAMES:
            continue
        cards = Game(ruleset(game, dict(options)), seats).to_deal
        for part in (cards.deck, cards.goals):
            ids = [card.id for card in part]
            assert ids == sorted(ids, key=str.encode)
        assert list(cards.roles) == sorted(cards.roles, key=ROLES.index)
        assert list(cards.nuggets) == sorted(cards.nuggets)


def test_the_file_of_the_games_is_what_the_referee_answers() -> None:
    assert GAMES_FILE.read_text(encoding="utf-8") == games(), "python -m tests.fair.write"


def test_the_file_of_the_cards_is_what_the_referee_answers() -> None:
    assert CARDS_FILE.read_text(encoding="utf-8") == cards(), "python -m tests.fair.write"


def test_javascript_deals_every_round_of_whole_games_from_their_names_and_what_was_won(node: str) -> None:
    """No card comes from this program: the games come from their file, the cards gone from public facts."""
    rng = random.Random(8)
    asked, dealt, tolls = [], [], 0
    kinds = [kind for kind in VARIANTS if kind[0] in GAMES]
    for number, (game, seats, options) in enumerate([*kinds, *[("duel", 2, ())] * 4]):
        seed = f"from names {number}"
        nonces = [rng.choice(["", "luck"]) for _ in range(seats)]
        played, scored = Game(ruleset(game, dict(options)), seats), list[str]()
        while not played.over:
            if played.asked != "deal":
                bribes = [str(move) for move in played.legal_moves if isinstance(move, Bribe)]
                move = bribes[0] if bribes else str(unpacked_move(digging(played, listed(played), rng)))
                for fact in played.apply(move, tell=True):
                    if isinstance(fact, Scored):
                        scored += [card.id for card in fact.cards if card.use is Use.TUNNEL]
                    tolls += isinstance(fact, Toll) and bool(fact.value)
                continue
            won = [value for purse in Setup.of(played).purses.values() for value in purse] if game == "base" else []
            line = {"seed": seed, "nonces": nonces, "game": game, "options": dict(options), "seats": seats}
            asked.append({**line, "round": played.round + 1, "gone": [*won, *scored]})
            deal = fair.dealer(seed, nonces).deal(played.to_deal, played.round + 1, seats)
            dealt.append(deal_plain(deal))
            played.deal(deal)
    assert {line["game"] for line in asked if line["gone"]} == {"base", "duel", "solo"}
    assert {line["round"] for line in asked if line["gone"]} == {2, 3}
    assert tolls > 10
    assert [answer["deal"] for answer in in_javascript(node, asked)] == dealt


def test_javascript_deals_many_whole_games_alike(node: str) -> None:
    """Every round of games that are played to the end, by seeds and nonces of all kinds."""
    rng = random.Random(3)
    deals = []
    for number, (game, seats, options) in enumerate(kind for kind in VARIANTS if kind[0] in GAMES):
        seed = hashlib.sha256(str(number).encode()).hexdigest()
        nonces = [rng.choice(["", "-_-", "x" * 64, str(number)]) for _ in range(seats)] if number % 3 else []
        dealer = Noting(fair.dealer(seed, nonces))
        played = Game(ruleset(game, dict(options)), seats, dealer=dealer)
        while not played.over:
            play_one(played, 8, rng)
        assert len(dealer.dealt) == 3
        deals += [({"seed": seed, "nonces": nonces, **asked}, dealt) for asked, dealt in dealer.dealt]
    answers = in_javascript(node, (asked for asked, _ in deals))
    assert len(deals) > 100
    assert [answer["deal"] for answer in answers] == [dealt for _, dealt in deals]


class Noting:
    """A dealer that keeps what it was asked and what it dealt."""

    def __init__(self, dealer: SeededDealer) -> None:
        self.dealer = dealer
        self.dealt: list[tuple[dict[str, Any], dict[str, object]]] = []

    def deal(self, cards: Deal, round_number: int, seats: int) -> Deal:
        """The same deal as the other dealer."""
        dealt = self.dealer.deal(cards, round_number, seats)
        self.dealt.append(({"cards": deal_plain(cards), "round": round_number, "seats": seats}, deal_plain(dealt)))
        return dealt


# -- the second implementation -----------------------------------------------------------------------------------


def test_it_has_little_more_than_a_hundred_lines_and_needs_node_alone() -> None:
    source = JAVASCRIPT.read_text(encoding="utf-8")
    assert source.count("\n") <= 120
    assert [line for line in source.splitlines() if "require(" in line and 'require("node:' not in line] == []


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "null",
        "{}",
        '{"seed": "7", "seats": 2, "round": 1, "game": "chess"}',
        '{"seed": "7", "seats": 0, "round": 1, "cards": {}}',
    ],
)
def test_it_answers_a_line_it_cannot_use_with_an_error(node: str, line: str) -> None:
    good = json.dumps(written()[0])
    done = subprocess.run(
        [node, str(JAVASCRIPT)],
        input=f"{line}\n{good}\n",
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    answers = [json.loads(answer) for answer in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (1, "")
    assert list(answers[0]) == ["error"]
    assert answers[1]["deal"] == written()[0]["deal"]


def test_a_later_round_of_the_command_is_the_one_that_was_played() -> None:
    """`saboteur deal --round 2 --gone …` names the nuggets won; the veins it knows itself."""
    for game, seats, options in (
        ("base", 4, {"edition": "2016"}),
        ("saboteur2", 3, {}),
        ("duel", 2, {}),
        ("solo", 1, {}),
    ):
        dealer = Noting(fair.dealer("later rounds", ()))
        made = ruleset(game, options)
        played, rng = Game(made, seats, dealer=dealer), random.Random(game)
        while not played.over:
            play_one(played, 9, rng)
        first = dealer.dealt[0][0]["cards"]
        for asked, dealt in dealer.dealt[1:]:
            part = "nuggets" if game == "base" else "deck"
            gone = _less(first[part], asked["cards"][part])
            words = [f"--gone={','.join(map(str, gone))}"] if game != "saboteur2" else []
            set_by = [f"{name}={value}" for name, value in options.items()]
            done = saboteur(
                *("deal", "later rounds", *set_by, "--game", game, "--seats", str(seats)),
                *("--round", str(asked["round"]), "--json", *words),
            )
            assert (done.returncode, done.stderr) == (0, "")
            assert json.loads(done.stdout)["deal"] == dealt


def _less(all_of_them: list[Any], left: list[Any]) -> list[Any]:
    gone = list(all_of_them)
    for item in left:
        gone.remove(item)
    return gone
