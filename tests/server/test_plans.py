"""Plans at tables by days: carried out once when the turn begins, dropped when all is otherwise."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import dominium
from dominium.server.common.errors import RequestError
from dominium.server.model.proof import proof_of
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import Person, Viewer
from dominium.server.services import Services
from tests.patience import PATIENCE
from tests.server.conftest import FRIEND, ME, Browser, RunningServer, quick
from tests.server.test_accounts import PASSWORD, code, forget, register
from tests.server.test_proof import findings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import httpx

    from dominium.server.model.plans import Planned

Json = dict[str, Any]
DAYS: Json = {"pace": "days", "move_days": 2}
BY_DAYS = TableSettings(pace="days", move_days=2)


@pytest.fixture(scope="module")
def server(own_server: RunningServer) -> RunningServer:
    """A server of these tests alone."""
    return own_server


class Days:
    """A table by days of two people in a process whose jobs are done by hand.

    Args:
        services: The parts of the process.
        table: The table.
        people: Who sits there.
    """

    def __init__(self, services: Services, table: Table, people: list[Person]) -> None:
        self.services = services
        self.id = table.id
        self.people = people

    async def table(self) -> Table:
        """The table as it is."""
        return await self.services.tables.read(self.id)

    async def seats(self) -> tuple[int, int]:
        """The seat to move and the one that waits."""
        actor = (await self.table()).state.actor
        assert isinstance(actor, int)
        return actor, 1 - actor

    def viewer(self, seat: int) -> Viewer:
        """The person of a seat."""
        return Viewer(self.people[seat], "en")

    async def plan(self, seat: int, *plans: list[str]) -> None:
        """Write plans for a seat."""
        await self.services.plans.write(self.id, self.viewer(seat), seat, plans)

    async def planned(self, seat: int) -> Planned:
        """The plans of a seat."""
        found = await self.services.plans.of(self.id, self.viewer(seat), seat)
        assert found is not None
        return found

    async def act(self, seat: int, action: str) -> Table:
        """Do an action of a seat."""
        ply = (await self.table()).ply
        return await self.services.tables.act(self.id, self.viewer(seat), ply, [action])

    async def first_choices(self, seat: int) -> Table:
        """Play first choices while a seat is to move; the table after them."""
        while (table := await self.table()).state.actor == seat:
            await self.act(seat, free(table)[0])
        return table


@asynccontextmanager
async def days(folder: Path, game: str = "kingdomino") -> AsyncIterator[Days]:
    """A table by days, two of whose seats are taken by people."""
    services = Services(quick(folder))
    await services.database.migrate()
    try:
        people = [await services.people.update_or_create(None, name) for name in ("Jana", "Petr")]
        seats = [
            Seat(number, "person", person.name, None, person.id)
            for number, person in enumerate(people)
        ]
        table = await services.tables.open(people[0], dominium.load(game), seats, BY_DAYS)
        yield Days(services, table, people)
    finally:
        await services.database.close()


def free(table: Table) -> list[str]:
    """The actions that are legal now."""
    return [str(action) for action in table.state.legal_actions()]


def coming(table: Table, seat: int) -> list[str]:
    """The actions that begin the coming turn of a seat, if the others do their first choice."""
    state = table.state.copy()
    while state.actor != seat:
        state.apply(state.legal_actions()[0])
    return [str(action) for action in state.legal_actions()]


@pytest.mark.parametrize("game", ["kingdomino", "queendomino"])
def test_the_first_plan_that_is_legal_is_carried_out_once(tmp_path: Path, game: str) -> None:
    async def course() -> None:
        async with days(tmp_path, game) as play:
            acting, waiting = await play.seats()
            before = await play.table()
            taken, _, other, wanted = free(before)
            await play.plan(waiting, [taken], [wanted], [other])
            assert await play.services.plans.settle(play.id) == []
            before = await play.first_choices(acting)
            (ended,) = await play.services.plans.settle(play.id)
            assert (ended.outcome, ended.chosen) == ("done", 1)
            after = await play.table()
            done = after.plies[before.ply]
            assert (done.seat, done.action) == (waiting, wanted)
            assert done.entry.person == play.people[waiting].id
            # Once is enough, also when the process died before it could note that it was done.
            assert await play.services.plans.settle(play.id) == []
            assert await play.table() == after
            kept = await play.planned(waiting)
            assert (kept.outcome, kept.chosen) == ("done", 1)

    asyncio.run(course())


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_process_that_died_after_the_action_does_not_act_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, by_hand: bool
) -> None:
    async def course() -> None:
        async with days(tmp_path) as play:
            acting, waiting = await play.seats()
            *_, another, wanted = free(await play.table())
            await play.plan(waiting, [wanted])
            await play.first_choices(acting)
            if by_hand:
                await play.act(waiting, another)
            else:
                with monkeypatch.context() as patch:
                    patch.setattr(play.services.database, "write", _killed)
                    with pytest.raises(RuntimeError, match="killed"):
                        await play.services.plans.settle(play.id)
            await play.first_choices(waiting)
            await play.first_choices(acting)
            before = await play.table()
            (ended,) = await play.services.plans.settle(play.id)
            assert ended.outcome == ("changed" if by_hand else "done")
            assert (await play.table()).number == before.number

    asyncio.run(course())


@asynccontextmanager
async def _killed() -> AsyncIterator[None]:
    """End as a process does that is killed before it writes."""
    raise RuntimeError("killed")
    yield


def test_two_processes_carry_a_plan_out_once(tmp_path: Path) -> None:
    async def course() -> None:
        async with days(tmp_path) as play:
            another = Services(quick(tmp_path))
            acting, waiting = await play.seats()
            wanted = free(await play.table())[-1]
            await play.plan(waiting, [wanted])
            before = await play.first_choices(acting)
            both = await asyncio.gather(
                play.services.plans.settle(play.id), another.plans.settle(play.id)
            )
            assert [planned.outcome for ended in both for planned in ended] == ["done"]
            after = await play.table()
            own = [ply for ply in after.plies[before.ply :] if ply.seat is not None]
            assert [(ply.seat, ply.action) for ply in own] == [(waiting, wanted)]
            await another.database.close()

    asyncio.run(course())


def test_a_plan_whose_domino_is_gone_is_dropped_and_the_turn_is_left_to_its_owner(
    tmp_path: Path,
) -> None:
    async def course() -> None:
        async with days(tmp_path) as play:
            acting, waiting = await play.seats()
            await play.plan(waiting, [free(await play.table())[0]])
            before = await play.first_choices(acting)
            (ended,) = await play.services.plans.settle(play.id)
            assert ended.outcome == "illegal"
            assert (await play.table()).number == before.number
            assert await play.services.plans.settle(play.id) == []

    asyncio.run(course())


def test_a_whole_turn_is_planned_and_all_of_it_is_done_or_nothing(tmp_path: Path) -> None:
    async def course() -> None:
        async with days(tmp_path) as play:
            while (await play.table()).state.view(None).step != "place":
                await play.first_choices((await play.seats())[0])
            acting, waiting = await play.seats()
            ahead = (await play.table()).state.copy()
            while ahead.actor == acting:
                ahead.apply(ahead.legal_actions()[0])
            place = str(ahead.legal_actions()[0])
            ahead.apply(place)
            claim = str(ahead.legal_actions()[-1])
            for impossible, refusal in ((claim, "must_place"), ("a1r", "no_matching_terrain")):
                with pytest.raises(RequestError, match=refusal):
                    await play.plan(waiting, [place, claim], [impossible])
            await play.plan(waiting, [place, "48", "48"], [place, claim])
            await play.first_choices(acting)
            before = await play.table()
            (ended,) = await play.services.plans.settle(play.id)
            assert (ended.outcome, ended.chosen) == ("done", 1)
            after = await play.table()
            done = [ply.action for ply in after.plies[before.ply :] if ply.seat == waiting]
            assert done == [place, claim]

    asyncio.run(course())


def test_an_undo_a_departure_and_the_end_drop_plans(tmp_path: Path) -> None:
    async def course() -> None:
        for kind, text in (("undone", "back"), ("left", "easy"), ("forfeited", "")):
            folder = tmp_path / kind
            folder.mkdir()
            async with days(folder) as play:
                acting, waiting = await play.seats()
                began = await play.table()
                await play.first_choices(acting)
                await play.first_choices(waiting)
                now, planning = await play.seats()
                table = await play.table()
                await play.plan(planning, coming(table, planning)[-1:])
                said = str(began.ply) if kind == "undone" else text
                entry = Entry(table.number + 1, kind, now, said)  # type: ignore[arg-type]
                await play.services.event_store.append(table, [entry])
                assert (await play.planned(planning)).outcome == "changed"
                (ended,) = await play.services.plans.settle(play.id)
                assert (ended.seat, ended.outcome) == (planning, "changed")
                assert (await play.table()).number == table.number + 1

    asyncio.run(course())


def test_requests_that_change_nothing_drop_nothing(tmp_path: Path) -> None:
    async def course() -> None:
        async with days(tmp_path) as play:
            acting, waiting = await play.seats()
            await play.plan(waiting, [free(await play.table())[-1]])
            table = await play.table()
            given = Entry(table.number + 1, "time_given", acting, "60", play.people[waiting].id)
            await play.services.event_store.append(table, [given])
            await play.first_choices(acting)
            (ended,) = await play.services.plans.settle(play.id)
            assert ended.outcome == "done"

    asyncio.run(course())


def test_plans_that_are_written_as_the_turn_begins_are_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> None:
        async with days(tmp_path) as play:
            acting, waiting = await play.seats()
            earlier = await play.table()
            wanted = free(earlier)[-1]
            after = await play.first_choices(acting)
            read, stale = play.services.tables.read, [earlier]

            async def late(table_id: str) -> Table:
                return stale.pop() if stale else await read(table_id)

            monkeypatch.setattr(play.services.tables, "read", late)
            await play.plan(waiting, [wanted])
            assert (await play.table()).plies[after.ply].action == wanted
            assert (await play.planned(waiting)).outcome == "done"

    asyncio.run(course())


def test_a_game_with_plans_is_proved_like_any_other(tmp_path: Path) -> None:
    async def course() -> None:
        async with days(tmp_path) as play:
            while (table := await play.table()).status == "running":
                acting, waiting = await play.seats()
                if table.state.view(None).draws_left:
                    likely = coming(table, waiting)[-4:]
                    await play.plan(waiting, *([action] for action in reversed(likely)))
                await play.first_choices(acting)
                await play.services.plans.settle(play.id)
            table = await play.table()
            told = msgspec.to_builtins(proof_of(table))
            assert all(holds is not False for holds in findings(told).values())

    asyncio.run(course())


def test_whoever_is_away_is_told_what_became_of_their_plans(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> None:
        async with days(tmp_path) as play:
            told = asyncio.Queue[tuple[int, str]]()

            async def notify(person: int, _table: str, what: str, _titles: object) -> bool:
                await told.put((person, what))
                return True

            monkeypatch.setattr(play.services.mail, "notify", notify)
            acting, waiting = await play.seats()
            owner = play.people[waiting].id
            await play.plan(waiting, [free(await play.table())[-1]])
            before = await play.first_choices(acting)
            async with play.services.running():
                async with asyncio.timeout(PATIENCE):
                    while (heard := await told.get())[0] != owner:
                        pass
                # Whoever is to move once more has the notice of that.
                is_next = (await play.table()).state.actor == waiting
                assert heard == (owner, "turn" if is_next else "plan_done")
                assert (await play.table()).ply > before.ply
            dropped = replace(await play.planned(waiting), person=0, outcome="changed")
            await play.services.notifier.tell_of_plans(dropped)
            while (heard := told.get_nowait())[0] != 0:
                pass
            assert heard == (0, "plan_dropped")

    asyncio.run(course())


def two_at_a_table(jana: Browser, petr: Browser, **wishes: Any) -> tuple[str, int]:
    """A table by days of two people; its id, and the seat to move."""
    opened = jana.open_table([ME, FRIEND], **{"settings": DAYS, **wishes})
    petr.join(opened["invitations"][0]["link"], "Petr")
    table = str(opened["table"])
    return table, jana.get(f"/api/tables/{table}")["view"]["actor"]


def write(
    browser: Browser, table: str, seat: int, *plans: list[str], **query: str
) -> httpx.Response:
    """Write plans."""
    path = f"/api/tables/{table}/seats/{seat}/plans"
    return browser.http.put(path, json={"plans": plans}, params=query)


@pytest.mark.both_backends
def test_plans_are_kept_seen_by_their_owner_alone_and_carried_out(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    table, actor = two_at_a_table(jana, petr)
    owner, other = (petr, jana) if actor == 0 else (jana, petr)
    seat = 1 - actor
    path = f"/api/tables/{table}/seats/{seat}/plans"
    with other.page(table) as page, owner.page(table) as own:
        page.until_my_turn()
        taken, *_, wanted = (choice["action"] for choice in page.table["legal"])
        assert write(owner, table, seat, [wanted], [taken]).json()["outcome"] is None
        kept = {"plans": [[wanted], [taken]], "outcome": None, "chosen": None}
        assert owner.get(path) == kept
        for stranger in (other, server.browser()):
            assert code(stranger.http.get(path)) == "not_seated"
            assert code(write(stranger, table, seat, [taken])) == "not_seated"
            assert "plans" not in stranger.http.get(f"/api/tables/{table}").text
        (exported,) = owner.get("/api/account/export")["plans"]
        assert (exported["table_id"], exported["plans"]) == (table, kept["plans"])
        assert other.get("/api/account/export")["plans"] == []
        while not any(entry["seat"] == seat for entry in page.table["history"]):
            if page.table["legal"]:
                page.play_first_choice()
            else:
                page.receive()
        own.until_ply(page.table["ply"])
        # Everybody is told of an action like any other.
        assert all("plans" not in heard for heard in page.heard)
    done = owner.get(path)
    assert (done["outcome"], done["chosen"]) == ("done", 0)


def test_what_cannot_be_planned_is_refused(jana: Browser, petr: Browser) -> None:
    table, actor = two_at_a_table(jana, petr)
    acting, waiting = (jana, petr) if actor == 0 else (petr, jana)
    assert code(write(acting, table, actor, ["1"])) == "own_turn"
    assert code(write(waiting, table, 1 - actor, ["nonsense"])) == "malformed"
    assert code(write(waiting, table, actor, ["1"])) == "not_seated"
    assert code(write(waiting, table, 99, ["1"])) == "not_seated"
    assert code(write(waiting, "nowhere", 0, ["1"])) == "unknown_table"
    for monstrous in ([[]], [["1"]] * 9, [["1"] * 9], [["1" * 41]], [[1]], "1", [[""]]):
        answer = waiting.http.put(
            f"/api/tables/{table}/seats/{1 - actor}/plans", json={"plans": monstrous}
        )
        assert answer.status_code == 400, monstrous
    for strange in (
        "e6",
        "tax e6",
        "=24",
        "=k2",
        "=?",
        "65l",
        "build 3 f6",
        "\0",
        "e6r,17",
        "\uff19",
    ):
        assert write(waiting, table, 1 - actor, [strange]).status_code in {200, 400}, strange
    live, actor = two_at_a_table(jana, petr, settings={})
    owner = petr if actor == 0 else jana
    assert code(write(owner, live, 1 - actor, ["1"])) == "no_plans"
    hidden, actor = two_at_a_table(jana, petr, game="block")
    owner = petr if actor == 0 else jana
    assert code(write(owner, hidden, 1 - actor, ["65"])) == "no_plans"
    opened = jana.open_table([ME, FRIEND], settings=DAYS)
    assert code(write(jana, opened["table"], 0, ["1"])) == "not_started"


def test_plans_go_with_the_account(jana: Browser, petr: Browser) -> None:
    table, actor = two_at_a_table(jana, petr)
    owner = petr if actor == 0 else jana
    register(owner)
    assert write(owner, table, 1 - actor, ["1"]).status_code == 200
    assert len(owner.get("/api/account/export")["plans"]) == 1
    assert forget(owner, PASSWORD).status_code == 204
    assert code(owner.http.get(f"/api/tables/{table}/seats/{1 - actor}/plans")) == "not_seated"


def test_plans_are_withdrawn(jana: Browser, petr: Browser) -> None:
    table, actor = two_at_a_table(jana, petr)
    owner, other = (petr, jana) if actor == 0 else (jana, petr)
    assert write(owner, table, 1 - actor, ["1"], ["2"]).status_code == 200
    assert write(owner, table, 1 - actor).json() == {"plans": [], "outcome": None, "chosen": None}
    with other.page(table) as page:
        page.until_my_turn()
        page.play_first_choice()
    shown = owner.get(f"/api/tables/{table}/seats/{1 - actor}/plans")
    assert shown == {"plans": [], "outcome": None, "chosen": None}
