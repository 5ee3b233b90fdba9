"""What operators ask a process: does it live, can it serve, how does it fare."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Literal

from alembic.script import ScriptDirectory
from litestar import Response, get
from litestar.enums import MediaType
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import String, column, select, table
from sqlalchemy.exc import SQLAlchemyError

from dominium.server.dependencies import TheServices
from dominium.server.refusals import Refused
from dominium.server.storage.database import migration_configuration

if TYPE_CHECKING:
    from dominium.server.storage import Database

PATIENCE_SECONDS = 3.0

Lack = Literal["database", "migrations", "redis"]


class Health(Struct):
    """The process lives."""

    status: Literal["alive"] = "alive"


class Readiness(Struct):
    """Whether tables can be served now, and otherwise what is lacking."""

    status: Literal["ready", "not_ready"]
    lacking: list[Lack]


@get("/api/health", sync_to_thread=False)
def health() -> Health:
    """Whether the process lives; asks nobody else."""
    return Health()


@get("/api/ready")
async def ready(services: TheServices) -> Response[Readiness]:
    """Whether database and Redis answer and the tables of the database are those of this version.

    Answers 503 otherwise.
    """
    lacking = await what_is_lacking(services.database, services.settings.redis)
    if lacking:
        return Response(Readiness("not_ready", lacking), status_code=503)
    return Response(Readiness("ready", []))


@get("/metrics", include_in_schema=False)
async def metrics(services: TheServices) -> Response[bytes]:
    """The figures for Prometheus, where the settings offer them."""
    if not services.settings.metrics:
        raise Refused("unknown_page")
    figures = await services.metrics.read(services.database)
    return Response(
        figures, media_type=MediaType.TEXT, headers={"Content-Type": CONTENT_TYPE_LATEST}
    )


HANDLERS = (health, ready, metrics)


async def what_is_lacking(database: Database, redis: str | None) -> list[Lack]:
    """What keeps a process from serving tables.

    Args:
        database: The database.
        redis: Where Redis is, if it is used.
    """
    lacking: list[Lack] = []
    revision = await _revision(database)
    if revision is None:
        lacking.append("database")
    elif revision != _newest_revision():
        lacking.append("migrations")
    if redis is not None and not await _answers(redis):
        lacking.append("redis")
    return lacking


async def _revision(database: Database) -> str | None:
    """The migration that the database has reached; nothing when it does not answer."""
    query = select(column("version_num", String)).select_from(table("alembic_version"))
    try:
        async with asyncio.timeout(PATIENCE_SECONDS), database.read() as connection:
            return str(await connection.scalar(query))
    except (Refused, SQLAlchemyError, OSError):
        return None


@cache
def _newest_revision() -> str | None:
    return ScriptDirectory.from_config(migration_configuration()).get_current_head()


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
