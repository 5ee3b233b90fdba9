"""The routes of games with a physical set, one function each."""

from litestar import post
from litestar.params import JSONBody

from dominium.server.http.dependencies import TheLanguage
from dominium.server.schema.tabletop import (
    KingdomScoreRequest,
    KingdomScoreResponse,
    RefereeRequest,
    RefereeResponse,
    TallyRequest,
    TallyResponse,
)
from dominium.server.tabletop import kingdom_score_pad, line_score_pad, referee


@post("/api/score", status_code=200)
async def score(data: JSONBody[KingdomScoreRequest], language: TheLanguage) -> KingdomScoreResponse:
    """Return the explained score of a kingdom on a table at home."""
    return kingdom_score_pad.score(data, language)


@post("/api/referee", status_code=200)
async def referee_table(data: JSONBody[RefereeRequest], language: TheLanguage) -> RefereeResponse:
    """Lead a table with a physical set."""
    return await referee.lead(data, language)


@post("/api/tally", status_code=200)
async def tally_pad(data: JSONBody[TallyRequest], language: TheLanguage) -> TallyResponse:
    """Return the score pad of a line game played at home."""
    return line_score_pad.tally(data, language)


HANDLERS = (score, referee_table, tally_pad)
