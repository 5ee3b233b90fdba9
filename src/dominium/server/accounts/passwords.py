"""Logins and passwords: what they may be, and how a password is kept."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from itertools import pairwise
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from dominium.server.refusals import Refused

SHORTEST_LOGIN, LONGEST_LOGIN = 3, 32
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 128
HASHING_AT_ONCE = 2
_LOGIN = re.compile(r"[^\W_](?:[\w-]*[^\W_])?")
_WORST = Path(__file__).with_name("worst_passwords.txt")


class Passwords:
    """Hashes and checks passwords with argon2id, in threads and only a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._free = asyncio.Semaphore(HASHING_AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """The form in which a password is kept."""
        async with self._free:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the kept one; takes as long when there is none to compare."""
        if kept is None and self._nobodys is None:
            self._nobodys = await self.hash("nobody's password")
        async with self._free:
            known = kept or self._nobodys or ""
            return await asyncio.to_thread(self._verified, known, password) and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether a password was hashed with other parameters than are used now."""
        return self._hasher.check_needs_rehash(kept)

    def _verified(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _normal(password))
        except (VerificationError, InvalidHashError):
            return False


def clean_login(text: str) -> str:
    """A login as it is kept and compared: letters and digits, with ``_`` and ``-`` between them.

    Raises:
        Refused: ``bad_login``.
    """
    login = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text.strip()).casefold())
    if not (SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN and _LOGIN.fullmatch(login)):
        raise Refused("bad_login", {"shortest": SHORTEST_LOGIN, "longest": LONGEST_LOGIN})
    return login


def counted_login(text: str) -> str:
    """What attempts are counted by: a login however it is written, or that it is none."""
    try:
        return clean_login(text)
    except Refused:
        return ""


def check_password(password: str, login: str) -> None:
    """Let a password through that can be taken: long enough, and none that is tried first.

    Raises:
        Refused: ``short_password``, ``long_password`` or ``worst_password``.
    """
    normal = _normal(password)
    if len(normal) < SHORTEST_PASSWORD:
        raise Refused("short_password", {"shortest": SHORTEST_PASSWORD})
    if len(normal) > LONGEST_PASSWORD:
        raise Refused("long_password", {"longest": LONGEST_PASSWORD})
    plain = normal.casefold()
    if plain in WORST or plain == login or len(set(plain)) <= 2 or _runs_on(plain):
        raise Refused("worst_password")


def _normal(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


def _runs_on(text: str) -> bool:
    """Whether each character follows the one before: 12345678, zyxwvuts."""
    steps = {ord(later) - ord(sooner) for sooner, later in pairwise(text)}
    return steps in ({1}, {-1})


WORST: Final = frozenset(_WORST.read_text(encoding="utf-8").split())
