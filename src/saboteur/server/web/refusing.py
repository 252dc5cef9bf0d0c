"""A refusal as an answer over HTTP."""

from __future__ import annotations

from typing import Final

from msgspec.json import Encoder
from starlette.responses import Response

from saboteur.server.tables.refusals import Refused, ServerRefusal, reason_sentence
from saboteur.server.wire.answers import RefusalAnswer
from saboteur.words.plain import sentence_plain

STATUS: Final = {
    ServerRefusal.STRANGER: 401,
    ServerRefusal.WRONG_PASSWORD: 401,
    ServerRefusal.WRONG_ORIGIN: 403,
    ServerRefusal.NOT_YOUR_SEAT: 403,
    ServerRefusal.NOT_THE_HOST: 403,
    ServerRefusal.REMOVED: 403,
    ServerRefusal.BANNED: 403,
    ServerRefusal.NO_WATCHING: 403,
    ServerRefusal.FROM_OUTSIDE: 403,
    ServerRefusal.NO_SUCH_TABLE: 404,
    ServerRefusal.NO_SUCH_PERSON: 404,
    ServerRefusal.NO_SUCH_PAGE: 404,
    ServerRefusal.NO_SUCH_LANGUAGE: 404,
    ServerRefusal.INVALID_LINK: 404,
    ServerRefusal.WRONG_METHOD: 405,
    ServerRefusal.TOO_SLOW: 408,
    ServerRefusal.NOT_BEGUN: 409,
    ServerRefusal.NOT_OVER: 409,
    ServerRefusal.TOO_LONG: 413,
    ServerRefusal.WRONG_HOST: 421,
    ServerRefusal.NOT_CHECKED: 422,
    ServerRefusal.TOO_MUCH: 429,
    ServerRefusal.FAILED: 500,
    ServerRefusal.NOT_KEPT: 503,
    ServerRefusal.STOPPING: 503,
}
"""Of HTTP; any other refusal is 400."""
BAD: Final = 400
_encoder: Final = Encoder()


def refusal_body(refused: Refused) -> tuple[int, bytes]:
    """The status of a refusal, and what is answered."""
    reason = refused.reason
    said = sentence_plain(reason_sentence(reason))
    shown = RefusalAnswer(name=reason.name.lower(), rule=reason.rule, said=said, detail=refused.detail)
    return STATUS.get(reason, BAD) if isinstance(reason, ServerRefusal) else 409, _encoder.encode(shown)


def refusal_answer(refused: Refused) -> Response:
    """A refusal as an answer."""
    status, body = refusal_body(refused)
    return Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})
