"""The parser of the command line, whose own texts are in the language of the command."""

import re
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NoReturn

from saboteur.cli import UNUSABLE
from saboteur.cli.speaking import ENGLISH, Voice, texted, told

if TYPE_CHECKING:
    from saboteur.words.errors import Error

# What argparse says, in the words of all versions of Python; groups are the arguments of the message.
SAID: Final[dict["Error", str]] = {
    "argument-choice": r"invalid choice: (?P<found>.*?) \(choose from (?P<choices>.*)\)",
    "argument-one": r"expected one argument",
    "argument-some": r"expected at least one argument",
    "argument-none": r"ignored explicit argument (?P<found>.*)",
    "argument-with": r"not allowed with argument (?P<other>.*)",
    "arguments-required": r"the following arguments are required: (?P<names>.*)",
    "arguments-unknown": r"unrecognized arguments: (?P<words>.*)",
    "arguments-ambiguous": r"ambiguous option: (?P<word>.*?) could match (?P<options>.*)",
}
OF_AN_ARGUMENT: Final = re.compile(r"argument (?P<argument>[^:]*): (?P<message>.*)", re.DOTALL)


def in_own_words(message: str) -> str:
    """What argparse says, in the language of the command; what it has not said so far stays as it is."""
    if Voice.language == ENGLISH:
        return message
    if of_one := OF_AN_ARGUMENT.fullmatch(message):
        return told("argument-wrong", argument=of_one["argument"], message=in_own_words(of_one["message"]))
    for error, said in SAID.items():
        if found := re.fullmatch(said, message, re.DOTALL):
            given = found.groupdict()
            if "choices" in given:  # with or without quotes
                given["choices"] = given["choices"].replace("'", "")
            return told(error, **given)
    return message


class Formatter(RawDescriptionHelpFormatter):
    """Help with our own word for its first line."""

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        """How the command is called."""
        super().add_usage(usage, actions, groups, f"{texted('usage', 'usage:')} " if prefix is None else prefix)


class Parser(ArgumentParser):
    """Says what is wrong, and its help, in the language of the command."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{**given, "add_help": False, "formatter_class": Formatter})
        self._positionals.title = texted("usage-positionals", "positional arguments")
        self._optionals.title = texted("usage-options", "options")
        self.add_argument("-h", "--help", action="help", help=texted("usage-help", "show this help message and exit"))

    def error(self, message: str) -> NoReturn:
        """Ends the program."""
        self.print_usage(sys.stderr)
        self.exit(UNUSABLE, f"{told('arguments-wrong', program=self.prog, message=in_own_words(message))}\n")
