"""The joint deal: entropy of the players' browsers goes into every draw.

The server asks seats for entropy after its own commitment to the seed is public. Each browser
commits to entropy of its own, and opens it only when all have committed. So nobody can choose the
draws: whoever commits does not know what the others will open. A seat that does not commit or open
is missed, which stays in the log, and all begins anew without it. So it does when somebody leaves,
but nobody else may be put aside by that. ``docs/fair-dealing.md`` tells the recipe.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

Step = Literal["commitment", "opening"]
DECLINED = "declined"
"""The step that a seat misses which cannot contribute; possible only before it has committed."""
_DIGITS = re.compile("[0-9a-f]{64}")
_SEATS = re.compile("([0-9]{1,2}( [0-9]{1,2})*)?")


class DealEntry(Protocol):
    """An entry of a log, as far as the joint deal needs it."""

    @property
    def number(self) -> int:
        """The number of the entry."""

    @property
    def kind(self) -> str:
        """The kind of the entry."""

    @property
    def seat(self) -> int | None:
        """The seat it concerns."""

    @property
    def text(self) -> str:
        """The seats asked, a commitment, the entropy, or the step that was missed."""


class ProtocolError(Exception):
    """An error for an entry that the protocol does not allow."""


@dataclass(frozen=True, slots=True)
class JointDeal:
    """A request to some seats for entropy, and what came of it.

    Attributes:
        number: The number of the entry that asks.
        seats: The seats asked.
        commitments: The commitments that came, by seat.
        opened: The entropy that was opened, as 64 hexadecimal digits, by seat.
        missed: The seats that did not commit or open.
        left: The seats that were given back in the middle.
    """

    number: int
    seats: tuple[int, ...]
    commitments: Mapping[int, str] = field(default_factory=dict)
    opened: Mapping[int, str] = field(default_factory=dict)
    missed: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()

    @property
    def is_complete(self) -> bool:
        """True if every seat has opened its entropy, so that the game can be dealt."""
        return len(self.opened) == len(self.seats)

    @property
    def is_broken(self) -> bool:
        """True if a seat was given back in the middle: all begins anew when it is taken."""
        return bool(self.left)

    @property
    def step(self) -> Step | None:
        """The step that some seats still have to do; None when all is open, or broken."""
        if self.is_complete or self.is_broken:
            return None
        return "commitment" if len(self.commitments) < len(self.seats) else "opening"

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that have not done the present step."""
        done = self.commitments if self.step == "commitment" else self.opened
        return tuple(seat for seat in self.seats if seat not in done)

    @property
    def remaining(self) -> tuple[int, ...]:
        """The seats that must be asked again when all begins anew."""
        return tuple(seat for seat in self.seats if seat not in self.missed | self.left)


def entropy_commitment(table: str, number: int, seat: int, entropy: str) -> str:
    """Return the commitment of a seat to its entropy: a SHA-256 in hex.

    Args:
        table: The table's id.
        number: The number of the entry that asks for entropy.
        seat: The seat, which nobody else can use the commitment for.
        entropy: The entropy, as 64 hexadecimal digits.
    """
    return _sha256(f"dominium entropy {table} {number} {seat} {entropy}")


def joint_commitment(table: str, seed_commitment: str, deal: JointDeal) -> str:
    """Return the SHA-256 in hex that binds the server and all seats, known before any opens.

    Args:
        table: The table's id.
        seed_commitment: The server's commitment to its seed.
        deal: The deal with all its commitments.
    """
    bound = " ".join(_by_seat(deal, deal.commitments))
    return _sha256(f"dominium deal {table} {deal.number} {seed_commitment} {bound}")


def drawing_key(seed: bytes, table: str, deal: JointDeal) -> bytes:
    """Return the key of all draws, made from the server's seed and the entropy of the seats.

    Args:
        seed: The table's seed.
        table: The table's id.
        deal: A complete deal.
    """
    opened = _by_seat(deal, deal.opened)
    message = " ".join(["dominium entropy", table, str(deal.number), *opened])
    return hmac.digest(seed, message.encode(), "sha256")


def after(deal: JointDeal | None, table: str, entry: DealEntry) -> JointDeal | None:
    """Return the deal after an entry of the log; None while no seat is asked.

    Args:
        deal: The deal before it.
        table: The table's id.
        entry: The entry, of any kind.

    Raises:
        ProtocolError: The protocol does not allow the entry.
    """
    match entry.kind:
        case "deal_asked":
            return _asked(deal, entry)
        case "deal_committed":
            return _committed(deal, entry)
        case "deal_opened":
            return _opened(deal, table, entry)
        case "deal_missed":
            return _missed(deal, entry)
        case "left" if deal is not None and not deal.is_complete:
            return replace(deal, left=deal.left | _given_back(entry))
    return deal


def refuses_to_open(deal: JointDeal | None, entry: DealEntry) -> bool:
    """Tell whether a seat does not let a deal be opened to which all are bound.

    Whoever leaves then may have seen what the others opened, like whoever does not open.

    Args:
        deal: The deal before the entry.
        entry: The entry, of any kind.
    """
    if deal is None or deal.step != "opening":
        return False
    return entry.kind == "deal_missed" or (entry.kind == "left" and bool(_given_back(entry)))


def _given_back(entry: DealEntry) -> frozenset[int]:
    """Return the seat that gets free by an entry; none where a bot plays in the meantime."""
    return frozenset() if entry.text or entry.seat is None else frozenset({entry.seat})


def _asked(deal: JointDeal | None, entry: DealEntry) -> JointDeal:
    if entry.seat is not None or not _SEATS.fullmatch(entry.text):
        raise ProtocolError
    seats = tuple(int(seat) for seat in entry.text.split())
    if seats != tuple(sorted(set(seats))):
        raise ProtocolError
    if deal is not None and not _may_follow(deal, seats):
        raise ProtocolError
    return JointDeal(entry.number, seats)


def _may_follow(deal: JointDeal, seats: tuple[int, ...]) -> bool:
    """Tell whether seats may be asked anew: with those that remain, who sits down later too."""
    if deal.is_broken:
        return set(deal.remaining) <= set(seats)
    return bool(deal.missed) and seats == deal.remaining


def _committed(deal: JointDeal | None, entry: DealEntry) -> JointDeal:
    deal, seat = _awaited(deal, entry, "commitment")
    if not _DIGITS.fullmatch(entry.text):
        raise ProtocolError
    return replace(deal, commitments={**deal.commitments, seat: entry.text})


def _opened(deal: JointDeal | None, table: str, entry: DealEntry) -> JointDeal:
    deal, seat = _awaited(deal, entry, "opening")
    fits = entropy_commitment(table, deal.number, seat, entry.text) == deal.commitments[seat]
    if not fits or not _DIGITS.fullmatch(entry.text):
        raise ProtocolError
    return replace(deal, opened={**deal.opened, seat: entry.text})


def _missed(deal: JointDeal | None, entry: DealEntry) -> JointDeal:
    if deal is None or deal.step is None or entry.seat not in deal.waits_for:
        raise ProtocolError
    allowed = {deal.step, DECLINED} if deal.step == "commitment" else {deal.step}
    if entry.text not in allowed or entry.seat in deal.missed:
        raise ProtocolError
    return replace(deal, missed=deal.missed | {entry.seat})


def _awaited(deal: JointDeal | None, entry: DealEntry, step: Step) -> tuple[JointDeal, int]:
    """Return the deal and the seat of an entry that does a step, if it may."""
    if deal is None or deal.missed or deal.step != step or entry.seat is None:
        raise ProtocolError
    if entry.seat not in deal.waits_for:
        raise ProtocolError
    return deal, entry.seat


def _by_seat(deal: JointDeal, texts: Mapping[int, str]) -> list[str]:
    return [f"{seat}:{texts[seat]}" for seat in deal.seats]


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
