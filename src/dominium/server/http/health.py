"""The routes for operators: liveness, readiness and metrics."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

from litestar import Response, get
from litestar.enums import MediaType
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError

from dominium.server.common.errors import RequestError
from dominium.server.http.dependencies import TheServices
from dominium.server.storage.database import newest_revision

if TYPE_CHECKING:
    from dominium.server.storage import Database

PATIENCE_SECONDS = 3.0

Lack = Literal["database", "migrations", "commits", "redis"]


class Health(Struct):
    """The answer of a process that is alive."""

    status: Literal["alive"] = "alive"


class Readiness(Struct):
    """The readiness of a process to serve tables, with what is lacking for it."""

    status: Literal["ready", "not_ready"]
    lacking: list[Lack]


@get("/api/health", sync_to_thread=False)
def health() -> Health:
    """Report that the process is alive; ask no other service."""
    return Health()


@get("/api/ready")
async def ready(services: TheServices) -> Response[Readiness]:
    """Check that database and Redis answer, and that the database is of this version and writable.

    Answers 503 otherwise.
    """
    lacking = await readiness_problems(services.database, services.settings.redis)
    if lacking:
        return Response(Readiness("not_ready", lacking), status_code=503)
    return Response(Readiness("ready", []))


@get("/metrics", include_in_schema=False)
async def metrics(services: TheServices) -> Response[bytes]:
    """Return the metrics for Prometheus; the settings must enable them."""
    if not services.settings.metrics:
        raise RequestError("unknown_page")
    figures = await services.metrics.read(services.database)
    return Response(
        figures, media_type=MediaType.TEXT, headers={"Content-Type": CONTENT_TYPE_LATEST}
    )


HANDLERS = (health, ready, metrics)
PATHS = frozenset(path for handler in HANDLERS for path in handler.paths)
"""The paths that proxies and monitors ask by whatever name they have for a server."""


async def readiness_problems(database: Database, redis: str | None) -> list[Lack]:
    """Return the reasons why a process cannot serve tables.

    Args:
        database: The database.
        redis: The URL of Redis, if it is used.
    """
    lacking: list[Lack] = []
    revision = await _revision(database)
    if revision is None:
        lacking.append("database")
    elif revision != newest_revision():
        lacking.append("migrations")
    elif not await _takes_changes(database):
        lacking.append("commits")
    if redis is not None and not await _answers(redis):
        lacking.append("redis")
    return lacking


async def _revision(database: Database) -> str | None:
    """Return the migration that the database has reached; None when it does not answer."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await database.revision()
    except (RequestError, SQLAlchemyError, OSError):
        return None


async def _takes_changes(database: Database) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await database.takes_changes()
    except TimeoutError:
        return False


async def _answers(redis: str) -> bool:
    try:
        async with (
            asyncio.timeout(PATIENCE_SECONDS),
            Redis.from_url(redis, socket_connect_timeout=PATIENCE_SECONDS) as connection,
        ):
            await connection.ping()
    except (RedisError, OSError):
        return False
    return True
