"""The routes of leagues, one function each."""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

from dominium.evenings import Document, draw, new_document, to_plain
from dominium.evenings import operations as done
from dominium.evenings.league import checked_rules
from dominium.evenings.new_league import new_rules
from dominium.evenings.presenter import Teller
from dominium.server.common.errors import RequestError
from dominium.server.common.rate_limits import address_of
from dominium.server.http.dependencies import (
    AnyRequest,
    TheLanguage,
    TheServices,
    TheViewer,
    known_person,
)
from dominium.server.leagues import hosted_tables
from dominium.server.leagues.presenter import picture
from dominium.server.leagues.store import StoredLeague, now_text, refusing
from dominium.server.model.viewer import Person, Viewer
from dominium.server.schema.leagues import (
    Change,
    ChangeLeagueRequest,
    CreateLeagueRequest,
    DrawRound,
    LeagueCreated,
    LeagueDocument,
    LeagueEntry,
    LeagueKey,
    LeagueView,
    MyLeague,
    OpenTables,
)
from dominium.server.services import Services

EditKey = Annotated[str | None, HeaderParameter(name="Dominium-Edit-Key", max_length=64)]
EveningNumber = Annotated[int | None, QueryParameter(name="evening", ge=1, le=10_000)]
NOT_FOR_SEARCH = {"X-Robots-Tag": "noindex, nofollow", "Cache-Control": "no-store"}
SEED_DIGITS = 8


@dataclass(frozen=True, slots=True)
class Asker:
    """The viewer of a league, and the key of the organisers' link if they have one."""

    viewer: Viewer
    key: str | None

    def may_edit(self, stored: StoredLeague) -> bool:
        """Tell whether they may change a league: as its founder, or by the key."""
        return stored.may_edit(self.viewer.person, self.key)

    def check(self, stored: StoredLeague) -> None:
        """Check that they are an organiser.

        Raises:
            RequestError: ``not_organiser``.
        """
        if not self.may_edit(stored):
            raise RequestError("not_organiser")


async def asking(viewer: TheViewer, key: EditKey = None) -> Asker:
    """Return the viewer with the key that the request brings."""
    return Asker(viewer, key)


ASKING = {"asker": Provide(asking)}
TheAsker = NamedDependency[Asker]


@post("/api/leagues", response_headers=NOT_FOR_SEARCH)
async def found_league(
    data: JSONBody[CreateLeagueRequest],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
) -> LeagueCreated:
    """Found a league."""
    with refusing():
        document = await asyncio.to_thread(_document, data)
    await services.limits.take("tables", address_of(request))
    founder = await known_person(data.my_name, request, services, viewer)
    league, key = await services.leagues.add(founder, document)
    return LeagueCreated(league, key)


@get("/api/leagues/mine", response_headers=NOT_FOR_SEARCH)
async def my_leagues(services: TheServices, viewer: TheViewer) -> list[MyLeague]:
    """Return the leagues that the asking person has founded, the latest first."""
    if viewer.person is None:
        return []
    return [
        MyLeague(league, name, datetime.fromtimestamp(updated / 1000, UTC).isoformat())
        for league, name, updated in await services.leagues.of_person(viewer.person)
    ]


@get("/api/leagues/{league:str}", dependencies=ASKING, response_headers=NOT_FOR_SEARCH)
async def league(
    league: FromPath[str],
    services: TheServices,
    asker: TheAsker,
    evening: EveningNumber = None,
) -> LeagueView:
    """Return the present state of a league, with the results of its tables on this server."""
    stored, tables = await _current(services, league)
    return await asyncio.to_thread(_shown, stored, tables, asker, evening)


@post(
    "/api/leagues/{league:str}/changes",
    dependencies=ASKING,
    status_code=200,
    response_headers=NOT_FOR_SEARCH,
)
async def change_league(
    league: FromPath[str],
    data: JSONBody[ChangeLeagueRequest],
    request: AnyRequest,
    services: TheServices,
    asker: TheAsker,
) -> LeagueView:
    """Change a league, unless somebody else has changed it meanwhile."""
    stored = await services.leagues.read(league)
    asker.check(stored)
    if data.version != stored.document.version:
        raise RequestError("stale_league")
    with refusing():
        operations = await _operations(data.change, stored, request, services)
        after = await services.leagues.write(stored, operations)
        said = _told(stored, operations, asker.viewer.language)
    tables = await hosted_tables.read(services.tables, after.league, after.owner)
    evening = getattr(data.change, "evening", None)
    shown = await asyncio.to_thread(_shown, after, tables, asker, evening)
    return msgspec.structs.replace(shown, said=said)


@get("/api/leagues/{league:str}/history", response_headers=NOT_FOR_SEARCH)
async def league_history(
    league: FromPath[str], services: TheServices, language: TheLanguage
) -> list[LeagueEntry]:
    """Return the full history of a league, in words."""
    document = (await services.leagues.read(league)).document
    lines = await asyncio.to_thread(Teller(language).history, document)
    return [
        LeagueEntry(number, entry.at, line)
        for number, (entry, line) in enumerate(zip(document.entries, lines, strict=True), 1)
    ]


@get("/api/leagues/{league:str}/document", response_headers=NOT_FOR_SEARCH)
async def league_document(league: FromPath[str], services: TheServices) -> LeagueDocument:
    """Return the document of a league, as `dominium evening` stores it in a file."""
    return LeagueDocument(to_plain((await services.leagues.read(league)).document))


@post(
    "/api/leagues/{league:str}/key",
    dependencies=ASKING,
    status_code=200,
    response_headers=NOT_FOR_SEARCH,
)
async def new_key(league: FromPath[str], services: TheServices, asker: TheAsker) -> LeagueKey:
    """Make a new link for the organisers; the one before stops working."""
    stored = await services.leagues.read(league)
    asker.check(stored)
    return LeagueKey(await services.leagues.new_key(stored))


@delete("/api/leagues/{league:str}", dependencies=ASKING, status_code=204)
async def forget_league(league: FromPath[str], services: TheServices, asker: TheAsker) -> None:
    """Delete a league with everything in it."""
    stored = await services.leagues.read(league)
    asker.check(stored)
    await services.leagues.forget(stored)


HANDLERS = (
    found_league,
    my_leagues,
    league,
    change_league,
    league_history,
    league_document,
    new_key,
    forget_league,
)


def _document(request: CreateLeagueRequest) -> Document:
    """Make the document of a new league, or check the one that the request brings."""
    if request.document is not None:
        request.document.league()
        return request.document
    rules = new_rules(request.name, request.game, request.preset, request.scales, request.sizes)
    rules = msgspec.structs.replace(
        rules, options=request.options, ties=request.ties, resting=request.resting
    )
    return new_document(done.LeagueFounded(checked_rules(rules)), now_text())


async def _current(
    services: Services, league_id: str
) -> tuple[StoredLeague, hosted_tables.HostedTables]:
    """Return a league with the results of those of its tables that have ended on this server."""
    stored = await services.leagues.read(league_id)
    tables = await hosted_tables.read(services.tables, stored.league, stored.owner)
    ended = hosted_tables.results(stored.league, tables)
    if not ended:
        return stored, tables
    try:
        return await services.leagues.write(stored, ended), tables
    except RequestError as refused:
        if refused.code != "stale_league":
            raise
        # Somebody else was faster: what they wrote is read, and the rest comes in next time.
        return await services.leagues.read(league_id), tables


async def _operations(
    change: Change, stored: StoredLeague, request: AnyRequest, services: Services
) -> Sequence[done.Operation]:
    """Return the operations that carry out a change."""
    match change:
        case DrawRound(evening=evening, seed=seed):
            number = seed or str(secrets.randbelow(10**SEED_DIGITS)).zfill(SEED_DIGITS)
            return [await asyncio.to_thread(draw, stored.league, evening, number)]
        case OpenTables(evening=evening, round=number):
            creator = _founder(stored)
            count = len(hosted_tables.unopened(stored.league, evening, number))
            await services.limits.take("tables", address_of(request), count)
            return await hosted_tables.opened(
                services.tables, stored.league, evening, number, creator
            )
        case done.ResultEntered():
            return [msgspec.structs.replace(change, source="hand")]
        case _:
            return [change]


def _founder(stored: StoredLeague) -> Person:
    """Return the founder, who owns the tables of a round."""
    if stored.owner is None:
        raise RequestError("founder_gone")
    return Person(stored.owner, None)


def _shown(
    stored: StoredLeague, tables: hosted_tables.HostedTables, asker: Asker, evening: int | None
) -> LeagueView:
    """Present a league with one evening; with the latest where there is no such evening."""
    wanted = evening if evening is None or evening <= len(stored.league.evenings) else None
    language = asker.viewer.language
    return picture(stored, language, wanted, tables, may_edit=asker.may_edit(stored))


def _told(stored: StoredLeague, operations: Sequence[done.Operation], language: str) -> str:
    """Describe operations in words."""
    teller, league, said = Teller(language), stored.league, []
    for operation in operations:
        said.append(teller.operation(operation, league))
        league = league.after(operation)
    return " ".join(said)
