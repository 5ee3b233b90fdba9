"""The requests about leagues, one function each."""

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
from dominium.evenings.founding import new_rules
from dominium.evenings.league import checked_rules
from dominium.evenings.telling import Teller
from dominium.server.dependencies import (
    AnyRequest,
    TheLanguage,
    TheServices,
    TheViewer,
    known_person,
)
from dominium.server.evenings import online
from dominium.server.evenings.messages import (
    Change,
    DrawRound,
    KeyShown,
    LeagueChange,
    LeagueDocument,
    LeagueEntry,
    LeagueFounded,
    LeagueShown,
    MyLeague,
    NewLeague,
    OpenTables,
)
from dominium.server.evenings.picture import picture
from dominium.server.evenings.store import Kept, now_text, refusing
from dominium.server.limits import address_of
from dominium.server.people import Person, Viewer
from dominium.server.refusals import Refused
from dominium.server.services import Services

EditKey = Annotated[str | None, HeaderParameter(name="Dominium-Edit-Key", max_length=64)]
EveningNumber = Annotated[int | None, QueryParameter(name="evening", ge=1, le=10_000)]
NOT_FOR_SEARCH = {"X-Robots-Tag": "noindex, nofollow", "Cache-Control": "no-store"}
SEED_DIGITS = 8


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks about a league, and with which key of an organisers' link."""

    viewer: Viewer
    key: str | None

    def may_edit(self, kept: Kept) -> bool:
        """Whether they may change it."""
        return kept.may_edit(self.viewer.person, self.key)

    def check(self, kept: Kept) -> None:
        """Say no to everybody but organisers.

        Raises:
            Refused: ``not_organiser``.
        """
        if not self.may_edit(kept):
            raise Refused("not_organiser")


async def asking(viewer: TheViewer, key: EditKey = None) -> Asker:
    """Who asks."""
    return Asker(viewer, key)


ASKING = {"asker": Provide(asking)}
TheAsker = NamedDependency[Asker]


@post("/api/leagues", response_headers=NOT_FOR_SEARCH)
async def found_league(
    data: JSONBody[NewLeague], request: AnyRequest, services: TheServices, viewer: TheViewer
) -> LeagueFounded:
    """Found a league."""
    with refusing():
        document = await asyncio.to_thread(_document, data)
    await services.limits.take("tables", address_of(request))
    founder = await known_person(data.my_name, request, services, viewer)
    league, key = await services.leagues.found(founder, document)
    return LeagueFounded(league, key)


@get("/api/leagues/mine", response_headers=NOT_FOR_SEARCH)
async def my_leagues(services: TheServices, viewer: TheViewer) -> list[MyLeague]:
    """The leagues that the asking person has founded, the latest first."""
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
) -> LeagueShown:
    """A league as it stands, with the results of its tables on this server."""
    kept, tables = await _current(services, league)
    return await asyncio.to_thread(_shown, kept, tables, asker, evening)


@post(
    "/api/leagues/{league:str}/changes",
    dependencies=ASKING,
    status_code=200,
    response_headers=NOT_FOR_SEARCH,
)
async def change_league(
    league: FromPath[str],
    data: JSONBody[LeagueChange],
    request: AnyRequest,
    services: TheServices,
    asker: TheAsker,
) -> LeagueShown:
    """Let something happen to a league."""
    kept = await services.leagues.read(league)
    asker.check(kept)
    if data.version != kept.document.version:
        raise Refused("stale_league")
    with refusing():
        operations = await _operations(data.change, kept, request, services)
        after = await services.leagues.write(kept, operations)
        said = _told(kept, operations, asker.viewer.language)
    tables = await online.read(services.tables, after.league, after.owner)
    evening = getattr(data.change, "evening", None)
    shown = await asyncio.to_thread(_shown, after, tables, asker, evening)
    return msgspec.structs.replace(shown, said=said)


@get("/api/leagues/{league:str}/history", response_headers=NOT_FOR_SEARCH)
async def league_history(
    league: FromPath[str], services: TheServices, language: TheLanguage
) -> list[LeagueEntry]:
    """Everything that ever happened to a league, in words."""
    document = (await services.leagues.read(league)).document
    lines = await asyncio.to_thread(Teller(language).history, document)
    return [
        LeagueEntry(number, entry.at, line)
        for number, (entry, line) in enumerate(zip(document.entries, lines, strict=True), 1)
    ]


@get("/api/leagues/{league:str}/document", response_headers=NOT_FOR_SEARCH)
async def league_document(league: FromPath[str], services: TheServices) -> LeagueDocument:
    """Everything about a league, as `dominium evening` keeps it in a file."""
    return LeagueDocument(to_plain((await services.leagues.read(league)).document))


@post(
    "/api/leagues/{league:str}/key",
    dependencies=ASKING,
    status_code=200,
    response_headers=NOT_FOR_SEARCH,
)
async def new_key(league: FromPath[str], services: TheServices, asker: TheAsker) -> KeyShown:
    """Another link for the organisers; the one before opens nothing any more."""
    kept = await services.leagues.read(league)
    asker.check(kept)
    return KeyShown(await services.leagues.new_key(kept))


@delete("/api/leagues/{league:str}", dependencies=ASKING, status_code=204)
async def forget_league(league: FromPath[str], services: TheServices, asker: TheAsker) -> None:
    """Delete a league with everything in it."""
    kept = await services.leagues.read(league)
    asker.check(kept)
    await services.leagues.forget(kept)


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


def _document(wish: NewLeague) -> Document:
    """The document of a new league."""
    if wish.document is not None:
        wish.document.league()
        return wish.document
    rules = new_rules(wish.name, wish.game, wish.preset, wish.scales, wish.sizes)
    rules = msgspec.structs.replace(
        rules, options=wish.options, ties=wish.ties, resting=wish.resting
    )
    return new_document(done.LeagueFounded(checked_rules(rules)), now_text())


async def _current(services: Services, league_id: str) -> tuple[Kept, online.Online]:
    """A league with the results of those of its tables that have ended on this server."""
    kept = await services.leagues.read(league_id)
    tables = await online.read(services.tables, kept.league, kept.owner)
    ended = online.results(kept.league, tables)
    if not ended:
        return kept, tables
    try:
        return await services.leagues.write(kept, ended), tables
    except Refused as refused:
        if refused.code != "stale_league":
            raise
        # Somebody else was faster: what they wrote is read, and the rest comes in next time.
        return await services.leagues.read(league_id), tables


async def _operations(
    change: Change, kept: Kept, request: AnyRequest, services: Services
) -> Sequence[done.Operation]:
    """What happens when a wish is fulfilled."""
    match change:
        case DrawRound(evening=evening, seed=seed):
            number = seed or str(secrets.randbelow(10**SEED_DIGITS)).zfill(SEED_DIGITS)
            return [await asyncio.to_thread(draw, kept.league, evening, number)]
        case OpenTables(evening=evening, round=number):
            creator = _founder(kept)
            count = len(online.unopened(kept.league, evening, number))
            await services.limits.take("tables", address_of(request), count)
            return await online.opened(services.tables, kept.league, evening, number, creator)
        case done.ResultEntered():
            return [msgspec.structs.replace(change, source="hand")]
        case _:
            return [change]


def _founder(kept: Kept) -> Person:
    """Whose the tables of a round are."""
    if kept.owner is None:
        raise Refused("founder_gone")
    return Person(kept.owner, None)


def _shown(kept: Kept, tables: online.Online, asker: Asker, evening: int | None) -> LeagueShown:
    """A league with one evening; with the latest where there is no such evening."""
    wanted = evening if evening is None or evening <= len(kept.league.evenings) else None
    language = asker.viewer.language
    return picture(kept, language, wanted, tables, may_edit=asker.may_edit(kept))


def _told(kept: Kept, operations: Sequence[done.Operation], language: str) -> str:
    """What happened, in words."""
    teller, league, said = Teller(language), kept.league, []
    for operation in operations:
        said.append(teller.operation(operation, league))
        league = league.after(operation)
    return " ".join(said)
