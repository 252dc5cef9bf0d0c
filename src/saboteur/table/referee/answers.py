"""What the referee answers, one struct an answer (docs/protocol.md); the field `ok` says to what, `error` why not.

Fields may be added later, so a program that reads an answer ignores unknown fields: the schema allows them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saboteur.engine.values.refusal import Refusal
from saboteur.notation.schema import names_of
from saboteur.table.referee.protocol import Id
from saboteur.table.refusals import TableRefusal

Values = list[bool | str]
Box = Literal["base", "saboteur2", "duel"]


def _plain(name: str) -> Meta:
    return Meta(extra_json_schema={"$ref": f"#/$defs/{name}"})


def _plain_or_text(name: str) -> Meta:
    return Meta(extra_json_schema={"anyOf": [{"type": "string"}, {"$ref": f"#/$defs/{name}"}]})


# Plain values as notation/ makes them; the schema describes each.
CardId = Annotated[str, _plain("Card")]
Cell = Annotated[tuple[int, int], _plain("Cell")]
RefusalName = Annotated[str, Meta(extra_json_schema={"enum": sorted({*names_of(Refusal), *names_of(TableRefusal)})})]
ShownMove = Annotated[Any, _plain_or_text("Move")]
ShownEvent = Annotated[Any, _plain("Event")]
ShownDeal = Annotated[Any, _plain("Deal")]
ShownView = Annotated[Any, _plain_or_text("View")]
ShownState = Annotated[Any, _plain_or_text("State")]
ShownRecord = Annotated[Any, _plain_or_text("Record")]


class Answer(Struct, tag_field="ok", kw_only=True, omit_defaults=True):
    """A line out: what was done, with the `id` of the request if it had one."""

    id: Id | UnsetType = UNSET


# -- the games and cards there are -------------------------------------------------------------------------------


class HelloAnswer(Answer, tag="hello", kw_only=True):
    """This referee, and what it is limited to."""

    saboteur: str
    protocol: int
    longest_line: int
    most_tables: int


class DescribedOption(Struct, kw_only=True):
    """What an option may be: one of some values, or a number."""

    default: bool | int | str | None
    values: Values | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET


class CardOnCell(Struct):
    """A card that lies in the mine from the beginning."""

    cell: Cell
    card: CardId


class DescribedGame(Struct, kw_only=True):
    """A game as it is played without options."""

    game: str
    seats: tuple[int, int]
    """The fewest and the most."""
    usual_seats: int
    """The default number of seats."""
    options: dict[str, DescribedOption]
    hand: dict[str, int]
    """Cards in a first hand, by number of seats."""
    roles: dict[str, dict[str, int]]
    """Dwarves by number of seats."""
    starts: list[CardOnCell]
    goals: list[Cell]
    goal_cards: list[CardId]
    cards: dict[str, int]
    """The deck of the first round."""
    removed: int
    """Cards of the deck that go out unseen in each round."""
    nuggets: dict[str, int]
    """Nugget cards of the pile by value."""


class GamesAnswer(Answer, tag="games", kw_only=True):
    """Every game."""

    games: list[DescribedGame]


class DescribedCard(Struct, kw_only=True):
    """One kind of card; what it does not show is left out."""

    card: CardId
    box: Box
    count: int
    use: Literal["tunnel", "action", "start", "goal", "vein"]
    symmetric: bool
    """Whether it looks the same when turned (1.8)."""
    tunnels: str | UnsetType = UNSET
    """Openings joined inside the card, with dots between the groups."""
    ladder: Literal["any", "blue", "green"] | UnsetType = UNSET
    door: Literal["blue", "green"] | UnsetType = UNSET
    door_at: Literal["N", "E", "S", "W"] | UnsetType = UNSET
    troll: bool | UnsetType = UNSET
    crystals: int | UnsetType = UNSET
    nuggets: int | UnsetType = UNSET
    nugget_reach: str | UnsetType = UNSET
    goal: Literal["gold", "stone"] | UnsetType = UNSET
    effect: str | UnsetType = UNSET
    tools: list[Literal["pick", "lamp", "cart"]] | UnsetType = UNSET


class CardsAnswer(Answer, tag="cards", kw_only=True):
    """Every kind of card, sorted by id."""

    cards: list[DescribedCard]


# -- tables ------------------------------------------------------------------------------------------------------


class TablesAnswer(Answer, tag="tables", kw_only=True):
    """The open tables, the oldest first."""

    tables: list[str]


class CloseAnswer(Answer, tag="close", kw_only=True):
    """The table is gone."""

    table: str


class ShownResult(Struct):
    """How a game ended."""

    gold: list[int]
    winners: list[int]


class ShownAbandoned(Struct, forbid_unknown_fields=True):
    """Who broke a game off, and why."""

    seat: int | None
    """`None`: the host."""
    reason: str


class Standing(Answer, kw_only=True):
    """How a table stands."""

    table: str
    at: int
    """The number of the last event."""
    round: int
    asked: Literal["turn", "goal", "position", "claim", "nugget", "rob", "deal", "over"]
    actor: int | None
    """The seat asked, if any."""
    result: ShownResult | UnsetType = UNSET
    abandoned: ShownAbandoned | UnsetType = UNSET
    fault: str | UnsetType = UNSET
    """Why a deal that was given ahead did not fit; another is asked for."""
    events: list[ShownEvent] | UnsetType = UNSET
    """The events of this request, if they were asked for."""
    moves: list[ShownMove] | UnsetType = UNSET
    """The legal moves, if they were asked for."""


class NewAnswer(Standing, tag="new", kw_only=True):
    """The table is open."""

    commitment: str | UnsetType = UNSET
    """The SHA-256 of a seed of 256 bits."""


class LoadAnswer(Standing, tag="load", kw_only=True):
    """The table is open, as the record left it."""


class AskedAnswer(Standing, tag="asked", kw_only=True):
    """Who is asked for what."""


class PlayAnswer(Standing, tag="play", kw_only=True):
    """The move was legal and has been played."""


class SayAnswer(Standing, tag="say", kw_only=True):
    """Everybody at the table has heard it."""


class SitAnswer(Standing, tag="sit", kw_only=True):
    """The seat has changed."""


class AbandonAnswer(Standing, tag="abandon", kw_only=True):
    """The game is over, and everybody is told."""


class DealAnswer(Standing, tag="deal", kw_only=True):
    """The round has begun."""


class LegalAnswer(Answer, tag="legal", kw_only=True):
    """What the seat asked may do."""

    actor: int | None
    moves: list[ShownMove]


class ShownRefusal(Struct, frozen=True):
    """Why a move is not taken, with the number of the rule, if there is one."""

    name: RefusalName
    rule: str
    reason: str


class RefusalAnswer(Answer, tag="refusal", kw_only=True):
    """Why a move would be refused, or `null`: it is legal."""

    refusal: ShownRefusal | None


class ToDealAnswer(Answer, tag="to_deal", kw_only=True):
    """The cards to shuffle, sorted."""

    deal: ShownDeal


class EventsAnswer(Answer, tag="events", kw_only=True):
    """What has happened, in order."""

    at: int
    events: list[ShownEvent]


class ViewAnswer(Answer, tag="view", kw_only=True):
    """What somebody knows."""

    view: ShownView


class StateAnswer(Answer, tag="state", kw_only=True):
    """Where everything is."""

    state: ShownState


class DumpAnswer(Answer, tag="dump", kw_only=True):
    """The record."""

    record: ShownRecord


class Fault(Struct):
    """The first thing that is wrong in a record."""

    line: int
    column: int
    message: str


class VerifyAnswer(Answer, tag="verify", kw_only=True):
    """What is wrong in a record, or `null`."""

    fault: Fault | None


# -- what went wrong -----------------------------------------------------------------------------------------------

Code = Literal[
    "too_long",
    "not_utf8",
    "not_json",
    "too_deep",
    "repeated_field",
    "unknown_request",
    "unknown_field",
    "missing_field",
    "invalid_value",
    "unknown_table",
    "table_exists",
    "too_many_tables",
    "too_many_events",
    "refused",
    "internal",
]


class Error(Struct, kw_only=True, omit_defaults=True):
    """What is wrong with a request, and where."""

    code: Code
    message: str
    field: str | UnsetType = UNSET
    """Such as `move.cell[1]`; missing if the line as a whole is wrong."""
    line: int | UnsetType = UNSET
    """In a text of several lines, such as a record."""
    column: int | UnsetType = UNSET
    refusal: ShownRefusal | UnsetType = UNSET


class ErrorAnswer(Struct, kw_only=True, omit_defaults=True):
    """Nothing was done."""

    error: Error
    id: Id | UnsetType = UNSET


ANSWERS: Final = (
    HelloAnswer,
    GamesAnswer,
    CardsAnswer,
    TablesAnswer,
    NewAnswer,
    LoadAnswer,
    CloseAnswer,
    AskedAnswer,
    LegalAnswer,
    RefusalAnswer,
    PlayAnswer,
    SayAnswer,
    SitAnswer,
    AbandonAnswer,
    ToDealAnswer,
    DealAnswer,
    EventsAnswer,
    ViewAnswer,
    StateAnswer,
    DumpAnswer,
    VerifyAnswer,
)
