"""All texts of one language."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.engine.cards import TOOLS, Card
from saboteur.engine.facts import Fact, RoundEnded
from saboteur.engine.moves import Move
from saboteur.engine.refusal import Refusal
from saboteur.engine.ruleset import Ruleset
from saboteur.notation.moves import HiddenMove
from saboteur.notation.statements import Statement
from saboteur.rulesets import nearest
from saboteur.rulesets.duel import grade
from saboteur.table.refusals import Reason
from saboteur.words.cards import ways
from saboteur.words.catalogue import catalogue
from saboteur.words.facts import fact_words, round_end_words
from saboteur.words.help import help_words, topics
from saboteur.words.moves import move_words
from saboteur.words.names import Named, label
from saboteur.words.phrases import Phrase
from saboteur.words.statements import statement_words
from saboteur.words.watching import Watching


class Words:
    """The words of a language.

    >>> Words("uk").card(Card.parse("s2_door_green_ew"))
    'Прямий тунель із зеленими дверима'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(language)
        self._named = Named(self._catalogue)

    def card(self, card: Card) -> str:
        """What a card is called."""
        return label(self._named.card(card))

    def card_whole(self, card: Card, *, turned: bool = False) -> str:
        """A card and where its tunnels lead, for people who do not see a drawing."""
        leading = ways(card, self._catalogue, turned=turned)
        if not leading:
            return self.card(card)
        return self._catalogue.text("card-described", card=self.card(card), ways=leading)

    def role(self, role: str) -> str:
        """What a dwarf is called."""
        return label(self._catalogue.text(f"role-{role}"))

    def tool(self, tool: str) -> str:
        """What a tool is called."""
        return label(self._catalogue.text(f"tool-{tool}"))

    def lying(self, what: str) -> str:
        """What lies in front of a seat: a broken tool, a theft, a trapped.

        >>> [Words("ru").lying(what) for what in ("lamp", "theft")]
        ['Сломанный фонарь', 'Вор']
        """
        if what in TOOLS:
            return label(self._catalogue.text("card-break", tool=what))
        return label(self._catalogue.text(f"card-{what}"))

    def colour(self, colour: str) -> str:
        """What a colour of the duel is called."""
        return label(self._catalogue.text(f"colour-{colour}"))

    def fact(self, fact: Fact, names: Sequence[str]) -> str | None:
        """The sentence of a fact as an observer saw it; `None` for facts that need no sentence."""
        return fact_words(fact, Named(self._catalogue, names))

    def round_end(self, fact: RoundEnded, names: Sequence[str]) -> str:
        """How a round ended, without the roles, which are shown in a table."""
        return round_end_words(fact, Named(self._catalogue, names))

    def seat(self, seat: int) -> str:
        """What a player without a name is called.

        >>> Words("en").seat(2), Words("uk").seat(2)
        ('Player 2', '№ 2')
        """
        return self._named.seat(seat)

    def refusal(self, reason: Reason) -> str:
        """Why a move is refused, with the number of the rule if there is one.

        >>> from saboteur import Refusal
        >>> Words("en").refusal(Refusal.CELL_TAKEN)
        'A card lies there already (rule 3.3).'
        """
        name = reason.name.lower().replace("_", "-")
        if isinstance(reason, Refusal):
            why = self._catalogue.text(f"refusal-{name}")
            return self._catalogue.text("refusal", reason=why, rule=reason.rule)
        return self._catalogue.text("refusal-without-rule", reason=self._catalogue.text(f"refusal-table-{name}"))

    def statement(self, statement: Statement, by: int, names: Sequence[str]) -> str:
        """What somebody says at the table, true or not.

        >>> from saboteur.notation.statements import Accuse
        >>> Words("ru").statement(Accuse(0), 1, ["Альвис", "Брокк"])
        'Брокк: «Думаю, Альвис против нас»'
        """
        named = Named(self._catalogue, names)
        return self._catalogue.text("says", name=named.seat(by), words=statement_words(statement, named))

    def abandoned(self, name: str | None, reason: str) -> str:
        """The sentence that somebody, or the host, breaks the game off, with the reason if there is one.

        >>> Words("ru").abandoned("Брокк", "пора спать"), Words("en").abandoned(None, "")
        ('Брокк прерывает игру: пора спать', 'The game is broken off.')
        """
        given = {"name": name, "reason": reason}
        message = "fact-abandoned" + ("" if name is None else "-by") + ("-why" if reason else "")
        return self._catalogue.text(message, **{key: value for key, value in given.items() if value})

    def saying(self, verb: str) -> str:
        """What a statement speaks of: `am`, `accuse`, …"""
        return label(self._catalogue.text(f"saying-{verb}"))

    def move(self, move: Move | HiddenMove, names: Sequence[str], by: int | None = None) -> str:
        """What a move does, as it is offered to the seat `by`.

        >>> from saboteur import parse_move
        >>> Words("uk").move(parse_move("play base_fix_lamp 1 lamp"), ["Олена", "Дарія"], by=1)
        'Відремонтувати собі ліхтар'
        """
        return move_words(move, Named(self._catalogue, names), by)

    def asked(self, what: str) -> str:
        """What the player is asked for: `turn`, `goal`, …"""
        return self._catalogue.text(f"asked-{what}")

    def waiting(self, what: str, name: str) -> str:
        """What the others wait for: a move, a deal, or nothing because the game is over."""
        if what in ("deal", "over"):
            return self.asked(what)
        return self._catalogue.text(f"waiting-{what}", name=name)

    def grade(self, gold: int) -> str:
        """How well a solo game went (9.5)."""
        return self._catalogue.text(f"grade-{grade(gold)}")

    def nuggets(self, count: int) -> str:
        """A number of nuggets in words."""
        return self._named.nuggets(count)

    def coins(self, count: int) -> str:
        """An amount of gold of the expansion in words."""
        return self._named.coins(count)

    def game(self, ruleset: Ruleset | str) -> str:
        """What a game is called, with the options it is played with.

        >>> from saboteur import ruleset
        >>> Words("ru").game(ruleset("base", edition="2016", rounds=1))
        'Вредитель (издание: 2016 года, раунды: 1)'
        """
        called = ruleset if isinstance(ruleset, str) else ruleset.name
        name = self._catalogue.text(f"game-{called}") if self._catalogue.has(f"game-{called}") else called
        if isinstance(ruleset, str):
            return name
        options = [self._option(option, value) for option, value in sorted(ruleset.options.items())]
        return self._catalogue.text("game-with-options", game=name, options=", ".join(options)) if options else name

    def about_game(self, game: str) -> str:
        """Who plays a game and what for; of one without words, of that which it is most like."""
        worded = game if self._catalogue.has(f"game-{game}") else nearest(game)
        return self._catalogue.text(f"game-{worded}.about")

    def option(self, option: str, value: object = None) -> str:
        """What an option of a game is called, and its value if there is one."""
        return label(self._catalogue.text(f"option-{option}") if value is None else self._option(option, value))

    def about_option(self, option: str) -> str:
        """What an option changes."""
        return self._catalogue.text(f"option-{option}.about")

    def value(self, option: str, value: object) -> str:
        """What a value of an option is called."""
        if isinstance(value, bool):
            return self._catalogue.text("value-yes" if value else "value-no")
        return self._catalogue.text(f"value-{option}-{value}") if isinstance(value, str) else str(value)

    def _option(self, option: str, value: object) -> str:
        name = self._catalogue.text(f"option-{option}")
        return self._catalogue.text("option", option=name, value=self.value(option, value))

    def phrase(self, phrase: Phrase | Watching, /, **given: str | int) -> str:
        """A phrase of the interface.

        >>> Words("uk").phrase("bots-count", count=22)
        '22 боти'
        """
        return self._catalogue.text(phrase, **given)

    def help(self, about: Card | str, game: str = "base") -> str | None:
        """The help for a card, a role, a topic (`turn`) or a rule (`3.3`); `None` if there is none.

        >>> print(Words("en").help("profiteer"))
        Profiteer
        You always win, whoever wins, but get two gold less than the others (7.3, 7.5).
        """
        return help_words(about, game, self._catalogue)

    def topics(self, game: str) -> dict[str, str]:
        """All help for a game: topics with their titles."""
        return {topic: self._catalogue.text(f"help-{topic}.title") for topic in topics(game)}
