"""The server sends what its messages declare, to the last byte."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from dominium.server.schema.chat import ChatUpdate
from dominium.server.schema.learning import AdviceView, LessonScript, ReviewStatus
from dominium.server.schema.tables import (
    ChangesMessage,
    KingdomEntriesMessage,
    KingdomReplay,
    KingdomSnapshot,
    LineEntriesMessage,
    LineReplay,
    LineSnapshot,
    Pong,
    RefusedMessage,
    SeatsMessage,
)
from dominium.server.schema.tabletop import KingdomRefereeResponse, LineRefereeResponse
from tests.server.clients import ask
from tests.server.conftest import DEVICE, FRIEND, ME, Json, play_to_the_end

if TYPE_CHECKING:
    from tests.server.conftest import Browser

FAMILIES = {"kingdomino": "kingdom", "queendomino": "kingdom", "block": "line", "bergen": "line"}
SENT: dict[tuple[str, str | None], type] = {
    ("snapshot", "kingdom"): KingdomSnapshot,
    ("snapshot", "line"): LineSnapshot,
    ("entries", "kingdom"): KingdomEntriesMessage,
    ("entries", "line"): LineEntriesMessage,
    ("changes", None): ChangesMessage,
    ("seats", None): SeatsMessage,
    ("said", None): ChatUpdate,
    ("refused", None): RefusedMessage,
    ("pong", None): Pong,
}
REPLAYS: dict[str, type] = {"kingdom": KingdomReplay, "line": LineReplay}
REFEREED: dict[str, type] = {"kingdom": KingdomRefereeResponse, "line": LineRefereeResponse}


def agrees(sent: str, kind: type[Any]) -> bool:
    """Return whether a message holds the fields of a struct in their order, each of its type."""
    return msgspec.json.encode(msgspec.json.decode(sent, type=kind)).decode() == sent


@pytest.mark.parametrize("game", FAMILIES)
def test_a_table_sends_what_its_messages_declare(jana: Browser, petr: Browser, game: str) -> None:
    opened = jana.open_table([ME, FRIEND], game=game)
    table = opened["table"]
    with jana.page(table) as left:
        left.receive()
        petr.join(opened["invitations"][0]["link"], "Petr")
        with petr.page(table, changes="") as right, petr.page(table) as back:
            right.receive()
            back.receive()
            ask(right, {"type": "say", "phrase": "greeting", "audience": "table", "seat": 1})
            right.until("said")
            ask(right, {"type": "act", "ply": 0, "actions": ["nothing"]})
            right.until("refused")
            assert right.silent()
            play_to_the_end(left, right)
            heard = left.heard + right.heard
    kinds = set()
    for raw in heard:
        message: Json = msgspec.json.decode(raw)
        kind = message["type"], message.get("family")
        kinds.add(kind)
        assert agrees(raw, SENT[kind]), kind
    family = FAMILIES[game]
    assert kinds >= {(kind, of) for kind, of in SENT if of in {None, family}}
    for ply in (0, 5):
        assert agrees(jana.http.get(f"/api/tables/{table}/replay?ply={ply}").text, REPLAYS[family])


@pytest.mark.parametrize("game", FAMILIES)
def test_the_referee_answers_what_is_declared(jana: Browser, game: str) -> None:
    options = jana.open_table([ME, DEVICE], game=game)
    seats = [seat["name"] for seat in options["seats"]]
    sheet = {
        "format": "dominium-referee",
        "version": 1,
        "game": game,
        "options": jana.get(f"/api/tables/{options['table']}")["options"],
        "names": seats,
        "by_hand": False,
        "seed": "00",
        "entries": [],
    }
    for act in ("look", "draw", "say"):
        answer = jana.http.post("/api/referee", json={"sheet": sheet, "act": act})
        assert agrees(answer.text, REFEREED[FAMILIES[game]])


@pytest.mark.parametrize("lesson", ["kingdomino", "block"])
def test_a_lesson_is_written_as_declared(jana: Browser, lesson: str) -> None:
    answer = jana.http.get(f"/api/lessons/{lesson}")
    assert agrees(answer.text, LessonScript)


def test_the_coach_answers_as_declared(jana: Browser) -> None:
    table = jana.open_table([ME, DEVICE], settings={"coach": True})["table"]
    with jana.page(table) as page:
        page.receive()
        page.until_my_turn()
        assert agrees(jana.http.post(f"/api/tables/{table}/advice").text, AdviceView)
        ask(page, {"type": "leave", "give_up": True})
        while page.table["status"] != "finished":
            page.receive()
    review = jana.http.post(f"/api/tables/{table}/review").text
    while agrees(review, ReviewStatus) and '"running"' in review:
        review = jana.http.get(f"/api/tables/{table}/review").text
    assert msgspec.json.decode(review, type=ReviewStatus).review is not None
