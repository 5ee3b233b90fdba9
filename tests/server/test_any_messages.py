"""Whatever comes by a socket: the page stays open, the table stands, and nothing hidden is told."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from dominium.server.common.settings import Settings
from dominium.server.schema.tables import ClientMessage
from dominium.server.storage import Database, EntryRow
from tests.server.conftest import FRIEND, ME, Json, RunningServer, quick
from tests.server.hidden import Course, named, strings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.server.conftest import Browser

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
small = st.integers(-1, 60)
words = st.sampled_from(
    ("66l", "65r", "11", "00l", "pass", "draw", "-", "1", "24", "=24", "=?", "e6r", "discard", "")
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "request": st.text(max_size=5) | small,
    "ply": small,
    "number": small,
    "actions": st.lists(words | st.text(max_size=10), max_size=4),
    "seat": st.integers(-1, 2),
    "language": st.sampled_from(("en", "cs", "sk", "pl", "xx")),
    "agree": st.booleans(),
    "give_up": st.just(value=False),
    "level": st.sampled_from(("easy", "hard", "none")),
    "seconds": st.integers(-1, 600),
    "audience": st.sampled_from(("table", "team", "all")),
    "phrase": st.sampled_from(("hello", "thanks", "well_played")),
    "text": st.text(max_size=30),
    "on": st.booleans(),
}
SHAPES = {
    "act": ("request", "ply", "actions"),
    "look": ("seat",),
    "language": ("language",),
    "ping": (),
    "follow_actions": (),
    "undo": ("request", "ply", "number"),
    "answer_undo": ("request", "number", "agree"),
    "leave": ("request", "give_up"),
    "return": ("request",),
    "fill": ("request", "seat", "level"),
    "give_time": ("request", "seat", "seconds", "number"),
    "say": ("request", "audience", "phrase"),
    "mute": ("request", "seat", "on"),
}


@st.composite
def shaped(draw: st.DrawFn) -> str:
    """A message of a shape there is; now and then a field is wrong, missing or too much."""
    kind = draw(st.sampled_from(sorted(SHAPES)))
    message: Json = {"type": kind}
    for field in SHAPES[kind]:
        fate = draw(st.integers(0, 9))
        if fate:
            message[field] = draw(junk if fate == 1 else FIELDS[field])
    if draw(st.integers(0, 9)) == 0:
        message |= draw(st.dictionaries(st.sampled_from(sorted(FIELDS)), junk, max_size=2))
    return json.dumps(message)


@st.composite
def torn(draw: st.DrawFn) -> str:
    """A piece of a message."""
    message = draw(shaped())
    return message[: draw(st.integers(0, len(message)))]


def described(schema: Json) -> st.SearchStrategy[Any]:
    """Whatever a schema of the server's own description allows, and numbers that it does not."""
    found: st.SearchStrategy[Any]
    match schema:
        case {"$ref": str(name)}:
            found = described(PARTS[name.removeprefix("#/$defs/")])
        case {"anyOf": list(kinds)}:
            found = st.one_of(described(kind) for kind in kinds)
        case {"enum": list(values)}:
            found = st.sampled_from(values)
        case {"type": "integer", "minimum": int(low), "maximum": int(high)}:
            found = st.integers(low, high) | st.sampled_from((low - 1, high + 1, 2**63, 10**29))
        case {"type": "string"}:
            found = st.text(max_size=schema.get("maxLength", 200) + 1)
        case {"type": "array", "items": inner}:
            found = st.lists(described(inner), max_size=schema.get("maxItems", 9) + 1)
        case {"type": "object", "properties": properties, "required": required}:
            parts = {name: described(part) for name, part in properties.items()}
            sure = {name: parts.pop(name) for name in required}
            found = st.fixed_dictionaries(sure, optional=parts)
        case {"type": "boolean" | "null" as kind}:
            found = st.booleans() if kind == "boolean" else st.none()
        case _:
            raise NotImplementedError(schema)
    return found


@st.composite
def nested(draw: st.DrawFn) -> str:
    """Brackets in brackets, more than any reader goes into."""
    opening, closing = draw(st.sampled_from((("[", "]"), ('{"a":', "}"))))
    depth = draw(st.sampled_from((100, 1000, 2500)))
    inner = opening * depth + draw(st.sampled_from(("", "1" + closing * depth)))
    return draw(st.sampled_from((inner, f'{{"type":"act","request":{inner}}}')))


(MESSAGE,), PARTS = msgspec.json.schema_components([ClientMessage])
by_schema = described(MESSAGE).map(json.dumps)
anything = st.one_of(
    *(shaped(), shaped(), shaped(), by_schema, by_schema),
    *(torn(), nested(), st.text(max_size=50), st.binary(max_size=50)),
)


@dataclass(frozen=True)
class Running:
    """A server and its database."""

    server: RunningServer
    database: str


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose log a test may read."""
    chosen = quick(tmp_path_factory.mktemp("messages"))
    server = RunningServer(chosen)
    server.start()
    yield Running(server, chosen.database)
    server.stop()


def play_on(browsers: Sequence[Browser], table: str) -> None:
    """Open a table anew and go on, if the game is not over and waits for no seat, nor a bot."""
    with ExitStack() as used:
        pages = [used.enter_context(browser.page(table)) for browser in browsers]
        for page in pages:
            page.receive()
        acting = next((page for page in pages if page.table["legal"]), None)
        known = pages[0].table
        if acting is not None:
            acting.play_first_choice()
        elif known["status"] == "running":
            assert any(seat["stand_in"] for seat in known["seats"])


@pytest.mark.parametrize(("game", "undo"), [("block", False), ("kingdomino", True)])
@settings(
    max_examples=settings.default.max_examples // 5,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(sent=st.lists(st.tuples(st.integers(0, 2), anything), min_size=10, max_size=40))
def test_no_message_harms_a_table(
    running: Running,
    caplog: pytest.LogCaptureFixture,
    game: str,
    *,
    undo: bool,
    sent: list[tuple[int, str | bytes]],
) -> None:
    jana, petr, _ = browsers = [running.server.browser() for _ in range(3)]
    options = {"target": 20} if game == "block" else {}
    opened = jana.open_table([ME, FRIEND], game=game, options=options, settings={"undo": undo})
    petr.join(opened["invitations"][0]["link"], "Petr")
    with caplog.at_level(logging.ERROR), ExitStack() as used:
        pages = [used.enter_context(browser.page(opened["table"])) for browser in browsers]
        for page in pages:
            page.receive()
        for place, message in sent:
            pages[place]._socket.send(message)
        for page in pages:
            page.send({"type": "ping"})
            page.until("pong")
        table = jana.get(f"/api/tables/{opened['table']}")
        for page in pages:
            page.until_ply(table["ply"])
        play_on(browsers, opened["table"])
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    if game != "kingdomino":
        actions = asyncio.run(actions_of(running.database, opened["table"]))
        course = Course({"game": game, "options": table["options"], "actions": actions})
        for page, viewer in zip(pages, (0, 1, None), strict=True):
            for raw in page.heard:
                check_hidden(course, json.loads(raw), viewer)
    for browser in browsers:
        browser.http.close()


@pytest.mark.parametrize(
    "message",
    [
        "[" * 7000,
        "{" + '"a":{' * 2500,
        json.dumps({"type": "act", "request": 10**29, "ply": 0, "actions": ["1"]}),
        json.dumps({"type": "act", "request": 1, "ply": 10**29, "actions": ["1"]}),
        json.dumps({"type": "undo", "request": 1, "ply": 10**29, "number": 10**29}),
        '{"type":"act","request":1,"ply":' + "9" * 5000 + ',"actions":["1"]}',
    ],
    ids=["lists", "objects", "request", "ply", "numbers", "digits"],
)
def test_monstrous_messages_are_refused_and_the_page_stays(
    jana: Browser, caplog: pytest.LogCaptureFixture, message: str
) -> None:
    opened = jana.open_table([ME, FRIEND])
    with jana.page(opened["table"]) as page:
        page.receive()
        page._socket.send(message)
        page.send({"type": "ping"})
        page.until("pong")
    assert page.refusals == ["bad_message"]
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def actions_of(database: str, table: str) -> list[str]:
    """All actions of a table, hidden ones too."""
    opened = Database(Settings(database=database).database_url)
    query = select(EntryRow.text).where(EntryRow.table_id == table, EntryRow.kind == "action")
    async with opened.read() as connection:
        found = list(await connection.scalars(query.order_by(EntryRow.number)))
    await opened.close()
    return found


def check_hidden(course: Course, message: Json, viewer: int | None) -> None:
    """A picture of the table names no tile of which its viewer cannot know where it is."""
    if "ply" not in message or message["status"] == "finished":
        return
    unknown = course.unknown(message["ply"], viewer)
    past = {"history", "entries", "deal_lines"} if message["view"]["deal"] > 1 else set()
    told = {key: value for key, value in message.items() if key not in past}
    for text in strings(told):
        assert not named(text) & unknown, (text, message["ply"], viewer)
