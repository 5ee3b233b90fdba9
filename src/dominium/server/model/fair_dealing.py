"""Fair dealing: every draw follows from a seed that was fixed before the first action.

The number of a draw at entry ``n`` of a table is made from the blocks
``HMAC-SHA256(seed, "dominium deal", table, n, block)`` for block 0, 1, 2 … Each block is a whole
number below 2^256; one that would favour some result is skipped. The seed's SHA-256 is public from
the first moment and the seed itself when the table is finished, so everybody can draw again.
"""

from __future__ import annotations

import hashlib
import hmac
import math
import random
import secrets
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

Drawn = TypeVar("Drawn")

SEED_BYTES = 32
_BLOCK_RANGE = 1 << 256
_LARGEST_DENOMINATOR = 1_000_000


def new_seed() -> bytes:
    """Return a seed for one table: 32 bytes from the system's secure source."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return the commitment to a seed, published before the first action: its SHA-256 in hex."""
    return hashlib.sha256(seed).hexdigest()


def draw_below(seed: bytes, table: str, number: int, limit: int) -> int:
    """Draw for an entry a whole number 0 … limit - 1, each equally likely.

    Args:
        seed: The table's seed.
        table: The table's id.
        number: The number of the entry that the draw makes.
        limit: The number of results, at least 1.
    """
    fair_range = _BLOCK_RANGE - _BLOCK_RANGE % limit
    block = 0
    while (value := _block(seed, f"dominium deal {table} {number} {block}")) >= fair_range:
        block += 1
    return value % limit


def draw(seed: bytes, table: str, number: int, odds: Sequence[tuple[Drawn, float]]) -> Drawn:
    """Draw one of several results with their probabilities, which are ratios of small numbers.

    Args:
        seed: The table's seed.
        table: The table's id.
        number: The number of the entry that the draw makes.
        odds: The results with their probabilities, together 1, in the order of the rules.

    Raises:
        ValueError: The probabilities do not add up to 1.
    """
    shares = whole_shares(tuple(odd for _, odd in odds))
    place = draw_below(seed, table, number, sum(shares))
    return result_at([result for result, _ in odds], shares, place)


def result_at(results: Sequence[Drawn], shares: Sequence[int], place: int) -> Drawn:
    """Return the result whose share covers a place, when the shares are laid side by side.

    Args:
        results: The results, in the order of the rules.
        shares: Whole numbers, one for each result.
        place: A whole number 0 … sum of the shares - 1.
    """
    for result, share in zip(results, shares, strict=True):
        place -= share
        if place < 0:
            return result
    raise ValueError("no share covers the place")


@lru_cache(512)
def whole_shares(odds: tuple[float, ...]) -> tuple[int, ...]:
    """Convert probabilities to the smallest whole numbers that stand in the same ratio.

    They are cached, because the same few come again and again.

    Args:
        odds: Probabilities that are ratios of small numbers, together 1.

    Raises:
        ValueError: The probabilities do not add up to 1.
    """
    ratios = {odd: Fraction(odd).limit_denominator(_LARGEST_DENOMINATOR) for odd in set(odds)}
    whole = math.lcm(*(ratio.denominator for ratio in ratios.values()))
    shares = {odd: int(ratio * whole) for odd, ratio in ratios.items()}
    if sum(shares[odd] for odd in odds) != whole:
        raise ValueError("the probabilities do not add up to 1")
    return tuple(shares[odd] for odd in odds)


def generator(seed: bytes, table: str, number: int) -> random.Random:
    """Return a random generator for the bot that acts at an entry, unrelated to the draws."""
    return random.Random(_block(seed, f"dominium bot {table} {number}"))


def _block(seed: bytes, message: str) -> int:
    return int.from_bytes(hmac.digest(seed, message.encode(), "sha256"), "big")
