"""A server that is killed at every step of joint deals: nothing is lost, and nobody can choose."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import delete, update

from bench.load.wire import Household
from dominium.server.common.settings import Settings
from dominium.server.model import joint_deal, proof, proof_verifier
from dominium.server.storage import Database, EntryRow, TableRow
from tests.fault_injection.crowd import Guest
from tests.proofs import final_deal
from tests.serving import Process

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.both_backends

Json = dict[str, Any]
PATIENT = {"deal_seconds": 3600.0}
"""The settings of a server at which no browser is too late."""


class Dealer(Guest):
    """A page that contributes to the deal of its table when it is told to.

    Args:
        household: The browser.
        table: The table.
        seat: Its seat.
    """

    def __init__(self, household: Household, table: str, seat: int) -> None:
        super().__init__(household, table)
        self.seat = seat
        self.bound: dict[int, dict[int, str]] = {}
        """The commitments of all seats that it has seen before it opened, by the deal."""
        self._entropy: dict[int, str] = {}

    @property
    def deal(self) -> Json | None:
        """The deal that goes on."""
        told: Json | None = self.picture["deal"]
        return told

    @property
    def commitments(self) -> dict[int, str | None]:
        """The commitments of the deal that goes on, by seats."""
        assert self.deal is not None
        return {one["seat"]: one["commitment"] for one in self.deal["seats"]}

    def has_opened(self, seat: int) -> bool:
        """Tell whether a seat has opened, as far as this page knows."""
        return self.deal is None or any(
            one["opened"] for one in self.deal["seats"] if one["seat"] == seat
        )

    async def commit(self) -> None:
        """Commit to the entropy of this browser, always the same for a deal."""
        assert self.deal is not None
        number = self.deal["number"]
        self._entropy.setdefault(number, secrets.token_hex(32))
        bound = self.promised(number)
        await self.send({"type": "commit_entropy", **_asked(number), "commitment": bound})

    async def open(self) -> bool:
        """Open the entropy; false if another commitment has changed since it did so first."""
        if self.deal is None:
            return True
        number = self.deal["number"]
        bound = {seat: text for seat, text in self.commitments.items() if text is not None}
        if self.bound.setdefault(number, bound) != bound:
            return False
        await self.send(
            {"type": "open_entropy", **_asked(number), "entropy": self._entropy[number]}
        )
        return True

    def promised(self, number: int) -> str:
        """The commitment of this browser for a deal."""
        entropy = self._entropy[number]
        return joint_deal.entropy_commitment(self.table, number, self.seat, entropy)

    def change_mind(self) -> None:
        """Forget the entropy, to take other one for the same deal."""
        self._entropy.clear()
        self.bound.clear()


def _asked(number: int) -> Json:
    return {"request": 0, "number": number}


async def two_dealers(port: int, place: int) -> list[Dealer]:
    """The pages of a table that is dealt jointly and that two people have just opened."""
    households = [Household(port, 2 * place), Household(port, 2 * place + 1)]
    wish = {
        "game": "kingdomino",
        "my_name": "Jana",
        "seats": [{"kind": "me"}, {"kind": "friend"}],
        "settings": {"joint_deal": True},
    }
    opened = await households[0].post("/api/tables", wish)
    token = opened["invitations"][0]["link"].removeprefix("/join/")
    await households[1].post(f"/api/invitations/{token}", {"name": "Petr"})
    dealers = [Dealer(each, opened["table"], seat) for seat, each in enumerate(households)]
    for dealer in dealers:
        dealer.come()
        await dealer.until(lambda dealer=dealer: dealer.is_connected and dealer.deal is not None)
    return dealers


class DealtTable:
    """A table whose deal goes on step by step, whatever happens to the server.

    Args:
        dealers: Its two pages.
    """

    def __init__(self, dealers: list[Dealer]) -> None:
        self.dealers = dealers
        deal = dealers[0].deal
        assert deal is not None
        self.number = int(deal["number"])

    async def begin(self, step: int) -> None:
        """Send what a step needs, once, whether or not it arrives."""
        first, second = self.dealers
        await (first.commit, second.commit, second.open, first.open)[step]()

    async def finish(self, step: int) -> None:
        """Send it again whenever the line comes back, until everybody is told that it is done."""
        while not all(self._is_done(step, dealer) for dealer in self.dealers):
            for dealer in self.dealers:
                await dealer.until(lambda dealer=dealer: dealer.is_connected)
            if not self._is_done(step, self.dealers[0]):
                await self.begin(step)
            for dealer in self.dealers:
                returns = dealer.returns
                await dealer.until(
                    lambda dealer=dealer, returns=returns: (
                        self._is_done(step, dealer) or dealer.returns > returns
                    )
                )

    def _is_done(self, step: int, dealer: Dealer) -> bool:
        if dealer.deal is None:
            return True
        match step:
            case 0:
                return dealer.commitments[0] is not None
            case 1:
                return None not in dealer.commitments.values()
            case _:
                return dealer.has_opened(1) and (step == 2 or dealer.has_opened(0))

    def check_kept(self, step: int) -> None:
        """Check that no step that was acknowledged before has to be done again."""
        for dealer in self.dealers:
            if dealer.deal is not None:
                assert dealer.deal["number"] == self.number, "another deal was begun"
                for seat in range(min(step, 2)):
                    promised = self.dealers[seat].promised(self.number)
                    assert dealer.commitments[seat] == promised, "a commitment was lost"
            assert step < 3 or dealer.has_opened(1), "an opening was lost"

    async def check_proof(self) -> None:
        """Check that the game was dealt by what both contributed, in the only deal there was."""
        first = self.dealers[0]
        drawn, also = ([one["action"] for one in each.history] for each in self.dealers)
        assert drawn == also
        await first.send({"type": "leave", "request": 1, "give_up": True})
        path = f"/api/tables/{first.table}"
        while (await first.household.get(path))["status"] != "finished":
            pass
        told = await first.household.get(f"{path}/proof")
        read, fingerprint = proof.read_proof(json.dumps(told))
        found = proof_verifier.check(read, fingerprint)
        assert {one.holds for one in found} == {True}
        kinds = [entry.kind for entry in read.entries if entry.kind.startswith("deal_")]
        assert sorted(kinds) == sorted(["deal_asked", *2 * ["deal_committed", "deal_opened"]])
        deal = final_deal(read.table, read.entries)
        assert deal is not None
        for dealer in self.dealers:
            assert dealer.bound == {deal.number: dict(deal.commitments)}


async def killed_in(step: int, tables: list[DealtTable], server: Process) -> None:
    """Kill the server in a step, at every other table before it answers, and go on."""
    for place, table in enumerate(tables):
        await table.begin(step)
        if place % 2:
            await table.finish(step)
    before = {dealer: dealer.returns for table in tables for dealer in table.dealers}
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    for dealer, returns in before.items():
        await dealer.until(
            lambda dealer=dealer, returns=returns: dealer.returns > returns and dealer.is_connected
        )
    for place, table in enumerate(tables):
        table.check_kept(step + place % 2)
        await table.finish(step)


@pytest.mark.parametrize(
    ("tables", "rounds"), [(4, 1), pytest.param(20, 10, marks=pytest.mark.long)]
)
def test_no_step_of_a_deal_is_lost_by_a_kill(
    database: str, tmp_path: Path, tables: int, rounds: int, count: Callable[..., None]
) -> None:
    async def course() -> int:
        kills = 0
        with Process(database, log=tmp_path / "log", **PATIENT) as server:
            for turn in range(rounds):
                opened = [
                    DealtTable(await two_dealers(server.port, turn * tables + place))
                    for place in range(tables)
                ]
                for step in range(4):
                    await killed_in(step, opened, server)
                    kills += 1
                for table in opened:
                    await table.check_proof()
                    for dealer in table.dealers:
                        await dealer.leave()
        return kills

    kills = asyncio.run(course())
    count(kills=kills, deals=tables * rounds, lost=0, begun_anew=0)


def test_who_rolls_the_log_back_to_choose_again_is_noticed(database: str, tmp_path: Path) -> None:
    async def rolled_back(table: str, number: int) -> None:
        """Take back all that came after the question, as an operator can."""
        opened = Database(Settings(database=database).database_url)
        later = EntryRow.table_id == table, EntryRow.number > number
        async with opened.write() as connection:
            await connection.execute(delete(EntryRow).where(*later))
            this = TableRow.id == table
            await connection.execute(update(TableRow).where(this).values(number=number))
        await opened.close()

    async def course() -> None:
        with Process(database, log=tmp_path / "log", **PATIENT) as server:
            table = DealtTable(await two_dealers(server.port, 0))
            honest, colluding = table.dealers
            await table.finish(0)
            await table.finish(1)
            await honest.open()
            await colluding.until(lambda: colluding.has_opened(0))
            for dealer in table.dealers:
                await dealer.leave()
            await asyncio.to_thread(server.kill)
            # What was opened does not suit: the same question is asked once more.
            await rolled_back(honest.table, table.number)
            await asyncio.to_thread(server.start)
            colluding.change_mind()
            for dealer in table.dealers:
                dealer.picture, dealer.history = {}, []
                dealer.come()
                await dealer.until(lambda dealer=dealer: dealer.is_connected)
            await table.finish(0)
            await table.finish(1)
            assert honest.commitments[0] == honest.promised(table.number)
            assert not await honest.open(), "it helped to choose"
            for dealer in table.dealers:
                await dealer.leave()

    asyncio.run(course())
