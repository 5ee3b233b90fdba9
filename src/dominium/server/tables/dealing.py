"""The dealing: who contributes to the draws of a table, and the entries of each step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium.server.common.errors import RequestError
from dominium.server.model import visibility
from dominium.server.model.joint_deal import DECLINED, ProtocolError
from dominium.server.model.table import Entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.model.joint_deal import JointDeal
    from dominium.server.model.table import Table
    from dominium.server.model.table_settings import Pace
    from dominium.server.model.viewer import Viewer
    from dominium.server.schema.tables import CommitEntropyCommand, OpenEntropyCommand


def first_draws(table: Table) -> Sequence[Entry]:
    """Return the draws that a game begins with, or the question to those who contribute first.

    There are none while a seat is open. People are asked by their first seat.
    """
    if table.status == "waiting" or table.state.actor != dominium.CHANCE:
        return ()
    if table.settings.joint_deal and (table.deal is None or table.deal.is_broken):
        seats = _contributing(table)
        # Once somebody was asked the draws wait for an answer, even if only one is left to ask.
        if table.deal is not None or len(seats) > 1:
            return with_first_draws(table, (_question(table.number + 1, seats),))
    return table.draw_entries(table.state.copy(), ())


def with_first_draws(table: Table, entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return entries, and the first draws if nobody has to be waited for after them."""
    return (*entries, *first_draws(table.apply(entries)))


def commitment_entries(
    table: Table, viewer: Viewer, command: CommitEntropyCommand
) -> Sequence[Entry]:
    """Return the entries by which somebody commits to entropy, or declines to contribute.

    Who declines when all are bound refuses to open. What comes too late or twice changes nothing.

    Raises:
        RequestError: ``not_seated``.
    """
    deal, seat = _asked(table, viewer, command.number)
    if deal is None or deal.step is None or seat is None or seat not in deal.waits_for:
        return ()
    if command.commitment is None:
        return _anew(table, deal, (seat,), DECLINED if deal.step == "commitment" else deal.step)
    if deal.step != "commitment":
        return ()
    person = table.seats[seat].person
    return (Entry(table.number + 1, "deal_committed", seat, command.commitment, person),)


def opening_entries(table: Table, viewer: Viewer, command: OpenEntropyCommand) -> Sequence[Entry]:
    """Return the entries by which somebody opens the entropy, and the first draws after the last.

    One that comes too late or twice changes nothing.

    Raises:
        RequestError: ``not_seated``, or ``bad_message`` when it does not fit the commitment.
    """
    deal, seat = _asked(table, viewer, command.number)
    if deal is None or seat is None or deal.step != "opening" or seat not in deal.waits_for:
        return ()
    person = table.seats[seat].person
    entry = Entry(table.number + 1, "deal_opened", seat, command.entropy, person)
    try:
        return with_first_draws(table, (entry,))
    except ProtocolError:
        raise RequestError("bad_message") from None


def missed_entries(table: Table, moment: int, pace: Pace) -> Sequence[Entry]:
    """Return the entries by which all begins anew without those who were too late; else none.

    Args:
        table: The table.
        moment: The time in milliseconds.
        pace: The time that browsers have for each step.
    """
    deal, deadline = table.deal, table.due(pace).get("deal")
    if deal is None or deal.step is None or deadline is None or moment < deadline:
        return ()
    return _anew(table, deal, deal.waits_for, deal.step)


def _anew(table: Table, deal: JointDeal, missing: Sequence[int], reason: str) -> Sequence[Entry]:
    """Return the entries that name the missing seats and ask the others anew."""
    missed = [
        Entry(number, "deal_missed", seat, reason)
        for number, seat in enumerate(missing, table.number + 1)
    ]
    remaining = [seat for seat in deal.seats if seat not in missing]
    question = _question(table.number + len(missed) + 1, remaining)
    return with_first_draws(table, (*missed, question))


def _question(number: int, seats: Sequence[int]) -> Entry:
    return Entry(number, "deal_asked", None, " ".join(map(str, seats)))


def _contributing(table: Table) -> list[int]:
    """Return the first seat of everybody who is there, and what remains of a broken deal.

    Bots contribute nothing, whosever they are.
    """
    first = {
        seat.person: seat.seat
        for seat in reversed(table.seats)
        if seat.person is not None and seat.kind != "own_bot" and not seat.is_away
    }
    return sorted({*first.values(), *(table.deal.remaining if table.deal else ())})


def _asked(table: Table, viewer: Viewer, number: int) -> tuple[JointDeal | None, int | None]:
    """Return the deal that somebody answers, and the seat for which; None when it is over."""
    own = visibility.own_seats(table, viewer)
    if not own:
        raise RequestError("not_seated")
    if table.deal is None or not table.is_being_dealt or table.deal.number != number:
        return None, None
    return table.deal, next((seat for seat in table.deal.seats if seat in own), None)
