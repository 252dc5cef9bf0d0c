"""All texts of one language."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.engine.moves import Move
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import TOOLS, Card
from saboteur.engine.values.facts import Fact, RoundEnded
from saboteur.engine.values.unknown import HiddenRole
from saboteur.notation.advice import Advice
from saboteur.notation.moves import HiddenMove
from saboteur.notation.statements import Statement
from saboteur.rulesets import nearest
from saboteur.rulesets.duel import grade
from saboteur.table.refusals import Reason
from saboteur.table.story.summary import RoundSummary
from saboteur.table.story.whole import GameSummary
from saboteur.words.advice import advice_sentence
from saboteur.words.between import Between
from saboteur.words.cards import card_whole
from saboteur.words.catalogue import catalogue
from saboteur.words.errors import Error
from saboteur.words.facts import abandoned, fact_sentences, round_end
from saboteur.words.finding import Found
from saboteur.words.formatting import Formatter, label
from saboteur.words.index import Index, find_anywhere, home_of, index_of
from saboteur.words.joining import Joining
from saboteur.words.keyboard import Keyboard
from saboteur.words.moves import move_sentence
from saboteur.words.opening import who_begins, who_you_are
from saboteur.words.phrases import Phrase
from saboteur.words.preview import Preview
from saboteur.words.questions import asked_sentence, waiting_sentence
from saboteur.words.refusals import refusal_sentence
from saboteur.words.sentence import Argument, CardName, PlayerName, coins, nuggets
from saboteur.words.statements import statement_sentence
from saboteur.words.story import game_headline, story
from saboteur.words.watching import Watching


class Words:
    """The words of a language.

    >>> Words("uk").card(Card.parse("s2_door_green_ew"))
    'Прямий тунель із зеленими дверима'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(language)

    def text(self, sentence: Argument, names: Sequence[str] = ()) -> str:
        """A sentence as it is read, by players who are called so.

        >>> from saboteur.words.sentence import said
        >>> Words("en").text(said("fact-passed", name=PlayerName(1)), ["Alvis", "Brokk"])
        'Brokk has no cards left and passes.'
        """
        return Formatter(self._catalogue, names).text(sentence)

    def card(self, card: Card) -> str:
        """What a card is called."""
        return label(self.text(CardName(card)))

    def card_whole(self, card: Card, *, turned: bool = False) -> str:
        """A card and where its tunnels lead, for somebody who does not see it drawn."""
        return label(self.text(card_whole(card, turned=turned)))

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

    def fact(self, fact: Fact, names: Sequence[str], you: int | None = None) -> str | None:
        """What a fact says to the seat `you`, as it was seen; `None` for those that only carry on.

        >>> from saboteur import facts
        >>> Words("en").fact(facts.Passed(1), ["Alvis", "Brokk"], you=1)
        'You have no cards left and pass.'
        """
        told = fact_sentences(fact, you)
        return " ".join(self.text(sentence, names) for sentence in told) or None

    def round_end(self, fact: RoundEnded, names: Sequence[str], you: int | None = None) -> str:
        """How a round ended, without who was who: for somebody who shows that in a table."""
        return self.text(round_end(fact, you), names)

    def story(self, summary: RoundSummary, names: Sequence[str], you: int | None = None) -> list[str]:
        """A round that is over, told: who won and why, what turned it, what everybody did."""
        return [self.text(sentence, names) for sentence in story(summary, you)]

    def game_end(self, summary: GameSummary, names: Sequence[str], you: int | None = None) -> str:
        """Who has won the game; empty while it goes on."""
        return " ".join(self.text(sentence, names) for sentence in game_headline(summary, you))

    def opening(self, ruleset: Ruleset, role: HiddenRole, names: Sequence[str], you: int) -> str:
        """Who the one is who reads it, and what they want.

        >>> from saboteur import ruleset
        >>> Words("en").opening(ruleset("base"), "saboteur", ["Alvis"], 0)
        'You are Alvis, a saboteur. Let nobody reach the gold until the cards run out.'
        """
        return self.text(who_you_are(ruleset, role, you), names)

    def begins(self, first: int, names: Sequence[str], you: int) -> str:
        """Who begins a round, and what can be done in a turn."""
        return self.text(who_begins(first, you), names)

    def seat(self, seat: int) -> str:
        """What a player without a name is called.

        >>> Words("en").seat(2), Words("uk").seat(2)
        ('Player 2', '№ 2')
        """
        return self.text(PlayerName(seat))

    def refusal(self, reason: Reason) -> str:
        """Why a move is refused, with the number of the rule if there is one.

        >>> from saboteur import Refusal
        >>> Words("en").refusal(Refusal.CELL_TAKEN)
        'There is already a card there (rule 3.3).'
        """
        return self.text(refusal_sentence(reason))

    def statement(self, statement: Statement, by: int, names: Sequence[str], you: int | None = None) -> str:
        """What somebody says at the table, true or not.

        >>> from saboteur.notation.statements import Accuse
        >>> Words("ru").statement(Accuse(0), 1, ["Альвис", "Брокк"])
        'Брокк: «Думаю, Альвис против нас»'
        """
        return self.text(statement_sentence(statement, by, you), names)

    def abandoned(self, by: int | None, reason: str, names: Sequence[str] = (), you: int | None = None) -> str:
        """The sentence that somebody, or the host, breaks the game off, with the reason if there is one.

        >>> Words("ru").abandoned(0, "пора спать", ["Брокк"]), Words("en").abandoned(None, "")
        ('Брокк прерывает игру: пора спать', 'The game was broken off.')
        """
        return self.text(abandoned(by, reason, you), names)

    def saying(self, verb: str, *, veins: bool = False) -> str:
        """What a statement speaks of: `am`, `accuse`, …; of vein cards where there are no goals."""
        return label(self._catalogue.text("saying-saw.vein" if veins and verb == "saw" else f"saying-{verb}"))

    def bots(self, kind: str) -> str:
        """What several bots of a kind are called, perhaps with a temperament.

        >>> Words("ru").bots("plain"), Words("ru").bots("normal:sly")
        ('простые', 'обычные (хитрые)')
        """
        kind, _, temper = kind.partition(":")
        named = self._catalogue.text(f"bot-{kind}.many")
        return f"{named} ({self._catalogue.text(f'temper-{temper}.many')})" if temper else named

    def advice(self, advice: Advice, names: Sequence[str], by: int) -> str:
        """A move that is suggested to the seat `by`, and why.

        >>> from saboteur import parse_move
        >>> from saboteur.notation.advice import Advice, Reason
        >>> Words("en").advice(Advice(parse_move("play base_map 8,0"), Reason("look")), ["Ann"], 0)
        'Hint: Look at the card at 8,0. You do not know yet where the gold lies.'
        """
        why = self.text(advice_sentence(advice.reason), names)
        return self.hint(self.move(advice.move, names, by), why)

    def hint(self, move: str, why: str) -> str:
        """The same, of texts."""
        return self._catalogue.text("hint-told", move=move, why=why)

    def move(self, move: Move | HiddenMove, names: Sequence[str], by: int | None = None) -> str:
        """What a move does, as it is offered to the seat `by`.

        >>> from saboteur import parse_move
        >>> Words("uk").move(parse_move("play base_fix_lamp 1 lamp"), ["Олена", "Дарія"], by=1)
        'Відремонтувати собі ліхтар'
        """
        return self.text(move_sentence(move, by), names)

    def asked(self, what: str) -> str:
        """What the player is asked for: `turn`, `goal`, …"""
        return self.text(asked_sentence(what))

    def waiting(self, what: str, seat: int, names: Sequence[str]) -> str:
        """What the others wait for; that the cards are dealt, or that the game is over."""
        return self.text(waiting_sentence(what, seat), names)

    def grade(self, gold: int) -> str:
        """How well a solo game went (9.5)."""
        return self._catalogue.text(f"grade-{grade(gold)}")

    def nuggets(self, count: int) -> str:
        """A number of nuggets."""
        return self.text(nuggets(count))

    def coins(self, count: int) -> str:
        """A number of gold pieces of the expansion."""
        return self.text(coins(count))

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

    def phrase(
        self, phrase: Phrase | Keyboard | Watching | Error | Between | Joining | Preview, /, **given: str | int
    ) -> str:
        """A phrase of the interface, or an error.

        >>> Words("uk").phrase("bots-count", count=22)
        '22 боти'
        """
        return self._catalogue.text(phrase, **given)

    def index(self, game: Ruleset | str = "base") -> Index:
        """All help for a game: what can be asked about, and in which words.

        >>> Words("en").index("duel").find("trolley").ids
        ('tool-cart',)
        """
        return index_of(self.language, game) if isinstance(game, str) else Index(self.language, game)

    def find(self, text: str, game: Ruleset | str = "base") -> tuple[Index, Found]:
        """What a text finds in a game, or in another one if it means something there."""
        return find_anywhere(text, self.language, self.index(game))

    def help(self, about: Card | str, game: Ruleset | str = "base") -> str | None:
        """The help for a card, or for what the words mean first (`3.3`, `boss`); `None` if there is none.

        >>> print(Words("en").help("profiteer", "saboteur2"))
        Profiteer
        You always win, no matter who else wins, but get two gold pieces less than the others (7.3, 7.5).
        """
        index = self.index(game)
        if isinstance(about, Card):
            if index.entry_of(about) is None:
                index = self.index(home_of(about))
            found = index.entry_of(about)
        elif about in index.entries:
            found = about
        else:
            index, meant = self.find(about, game)
            found = None if meant.how in ("near", "nothing") else meant.ids[0]
        return None if found is None else f"{index.title(found)}\n{index.text(found)}"

    def topics(self, game: str) -> dict[str, str]:
        """All topics of help for a game with their titles."""
        return self.index(game).topics()
