"""The joint deal as a pure protocol: what binds whom, and what it refuses."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from dominium.server.model import joint_deal
from dominium.server.model.joint_deal import JointDeal, ProtocolError
from dominium.server.model.table import Entry
from tests.proofs import final_deal

TABLE = "abc"
SEED = bytes(range(32))
ENTROPY = {0: "0a" * 32, 1: "1b" * 32, 2: "2c" * 32}


def commitment(number: int, seat: int, entropy: str | None = None) -> str:
    return joint_deal.entropy_commitment(TABLE, number, seat, entropy or ENTROPY[seat])


class Log:
    """A log of a joint deal, written entry by entry."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def write(self, kind: str, seat: int | None = None, text: str = "") -> Log:
        number = len(self.entries) + 1
        self.entries.append(Entry(number, kind, seat, text))  # type: ignore[arg-type]
        return self

    def ask(self, seats: str) -> Log:
        self.asked = len(self.entries) + 1
        return self.write("deal_asked", None, seats)

    def commit(self, *seats: int) -> Log:
        for seat in seats:
            self.write("deal_committed", seat, commitment(self.asked, seat))
        return self

    def open(self, *seats: int) -> Log:
        for seat in seats:
            self.write("deal_opened", seat, ENTROPY[seat])
        return self

    def miss(self, step: str, *seats: int) -> Log:
        for seat in seats:
            self.write("deal_missed", seat, step)
        return self

    @property
    def deal(self) -> JointDeal | None:
        return final_deal(TABLE, self.entries)

    @property
    def key(self) -> bytes:
        deal = self.deal
        assert deal is not None
        assert deal.is_complete
        return joint_deal.drawing_key(SEED, TABLE, deal)


def test_the_recipe_is_the_documented_arithmetic() -> None:
    log = Log().ask("0 2").commit(2, 0)
    told = f"dominium entropy abc 1 0 {ENTROPY[0]}".encode()
    assert log.entries[2].text == hashlib.sha256(told).hexdigest()
    deal = log.deal
    assert deal is not None
    server = "c" * 64
    bound = f"dominium deal abc 1 {server} 0:{commitment(1, 0)} 2:{commitment(1, 2)}"
    digest = hashlib.sha256(bound.encode()).hexdigest()
    assert joint_deal.joint_commitment(TABLE, server, deal) == digest
    message = f"dominium entropy abc 1 0:{ENTROPY[0]} 2:{ENTROPY[2]}".encode()
    assert log.open(0, 2).key == hmac.digest(SEED, message, "sha256")


def test_the_steps_follow_each_other() -> None:
    log = Log().ask("0 1 2")
    seen = []
    for seat in (1, 0, 2):
        assert log.deal is not None
        seen.append((log.deal.step, log.deal.waits_for))
        log.commit(seat)
    for seat in (2, 0, 1):
        assert log.deal is not None
        seen.append((log.deal.step, log.deal.waits_for))
        log.open(seat)
    assert seen == [
        ("commitment", (0, 1, 2)), ("commitment", (0, 2)), ("commitment", (2,)),
        ("opening", (0, 1, 2)), ("opening", (0, 1)), ("opening", (1,)),
    ]  # fmt: skip
    assert log.deal is not None
    assert (log.deal.step, log.deal.waits_for, log.deal.is_complete) == (None, (), True)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_and_the_server_change_all_draws(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = Log().ask("0 1 2").commit(0, 1, 2).open(0, 1, 2).key
    other_number = Log().write("joined", 0).ask("0 1 2").commit(0, 1, 2).open(0, 1, 2)
    assert other_number.key != key
    monkeypatch.setitem(ENTROPY, seat, "ff" * 32)
    assert Log().ask("0 1 2").commit(0, 1, 2).open(0, 1, 2).key != key


def test_whoever_misses_a_step_is_left_out_and_all_begins_anew() -> None:
    log = Log().ask("0 1 2").commit(0, 1, 2).open(1).miss("opening", 0)
    assert log.deal is not None
    assert log.deal.missed == {0}
    log.ask("1 2")
    assert log.deal == JointDeal(7, (1, 2))
    assert log.commit(1, 2).open(1, 2).deal is not None
    alone = Log().ask("0 1").miss("commitment", 0, 1).ask("")
    assert alone.deal is not None
    assert alone.deal.is_complete
    declined = Log().ask("0 1").miss("declined", 1).ask("0").commit(0).open(0)
    assert declined.deal is not None
    assert declined.deal.is_complete


def test_a_seat_that_gets_free_ends_the_deal_until_it_is_complete() -> None:
    log = Log().ask("0 1").commit(0, 1).open(0).write("left", 1)
    broken = log.deal
    assert broken is not None
    assert (broken.is_broken, broken.step, broken.remaining) == (True, None, (0,))
    assert log.ask("0 1").deal == JointDeal(6, (0, 1))
    complete = log.commit(0, 1).open(0, 1).deal
    assert log.write("left", 1).deal == complete
    assert Log().ask("0 1").write("left", 1, "medium").deal == JointDeal(1, (0, 1))


def test_who_remains_when_somebody_leaves_is_asked_again() -> None:
    left = Log().ask("0 1 2").commit(0, 1, 2).open(0).write("left", 2)
    assert left.ask("0 1").deal == JointDeal(7, (0, 1))
    another = Log().ask("0 1").commit(0).write("left", 1).write("joined", 1).ask("0 1 2")
    assert another.deal == JointDeal(5, (0, 1, 2))


def test_to_leave_or_not_to_open_is_a_refusal_only_when_all_are_bound() -> None:
    def refuses(log: Log) -> bool:
        *before, last = log.entries
        return joint_deal.refuses_to_open(final_deal(TABLE, before), last)

    assert refuses(Log().ask("0 1").commit(0, 1).miss("opening", 1))
    assert refuses(Log().ask("0 1").commit(0, 1).write("left", 1))
    assert refuses(Log().ask("0 1").commit(0, 1).open(1).write("left", 1))
    assert not refuses(Log().ask("0 1").commit(0, 1).write("left", 1, "medium"))
    assert not refuses(Log().ask("0 1").commit(0).write("left", 0))
    assert not refuses(Log().ask("0 1").commit(0).miss("commitment", 1))
    assert not refuses(Log().ask("0 1").commit(0, 1).open(0, 1).write("left", 1))


@pytest.mark.parametrize(
    "log",
    [
        Log().ask("1 0"),
        Log().ask("0 0"),
        Log().ask("x"),
        Log().write("deal_asked", 1, "0 1"),
        Log().write("deal_committed", 0, "a" * 64),
        Log().write("deal_opened", 0, "a" * 64),
        Log().write("deal_missed", 0, "commitment"),
        Log().ask("0 1").ask("0 1"),  # anew without a reason
        Log().ask("0 1").commit(0, 0),
        Log().ask("0 1").commit(2),
        Log().ask("0 1").write("deal_committed", None, "a" * 64),
        Log().ask("0 1").write("deal_committed", 0, "A" * 64),
        Log().ask("0 1").commit(0).open(0),  # before all are bound
        Log().ask("0 1").commit(0, 1).write("deal_opened", 0, ENTROPY[1]),
        Log().ask("0 1").commit(0, 1).write("deal_committed", 0, "a" * 64),  # another one
        Log().ask("0 1").commit(0, 1).open(0, 0),
        Log().ask("0 1").commit(0, 1).miss("commitment", 0),
        Log().ask("0 1").commit(0, 1).open(0).miss("opening", 0),
        Log().ask("0 1").commit(0, 1).miss("declined", 0),  # a commitment binds
        Log().ask("0 1 2").commit(0, 1, 2).write("left", 2).ask("1 2"),  # seat 0 is put aside
        Log().ask("0 1").commit(0, 1).write("left", 1).open(0),
        Log().ask("0 1").commit(0, 1).write("left", 1).miss("opening", 0),
        Log().ask("0 1").commit(0, 1).miss("opening", 0).open(1),
        Log().ask("0 1").commit(0, 1).miss("opening", 0).ask("0 1"),
        Log().ask("0 1 2").miss("commitment", 0).ask("2"),  # seat 1 is put aside
        Log().ask("0 1").commit(0, 1).open(0, 1).ask("0 1"),  # the first deal did not suit
        Log().ask("0 1").commit(0, 1).open(0, 1).miss("opening", 0),
    ],
)
def test_what_the_protocol_does_not_allow_is_refused(log: Log) -> None:
    with pytest.raises(ProtocolError):
        assert log.deal


def test_a_commitment_cannot_be_used_for_another_seat_table_or_time() -> None:
    same = ENTROPY[0]
    digests = {
        joint_deal.entropy_commitment(table, number, seat, same)
        for table in ("abc", "abd")
        for number in (1, 2)
        for seat in (0, 1)
    }
    assert len(digests) == 8
