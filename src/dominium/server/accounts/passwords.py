"""Logins and passwords: their rules, and the hashing of passwords."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from itertools import pairwise
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from dominium.server.common.errors import RequestError

SHORTEST_LOGIN, LONGEST_LOGIN = 3, 32
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 128
HASHING_AT_ONCE = 2
_LOGIN = re.compile(r"[^\W_](?:[\w-]*[^\W_])?")
_WORST = Path(__file__).with_name("worst_passwords.txt")


class Passwords:
    """A hasher of passwords by argon2id, in threads and only a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._free = asyncio.Semaphore(HASHING_AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """Return the hash of a password, in the form that is stored."""
        async with self._free:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    async def matches(self, kept: str | None, password: str) -> bool:
        """Tell whether a password has a hash; take as long when there is no hash."""
        if kept is None and self._nobodys is None:
            self._nobodys = await self.hash("nobody's password")
        async with self._free:
            known = kept or self._nobodys or ""
            return await asyncio.to_thread(self._verified, known, password) and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Tell whether a password was hashed with other parameters than are used now."""
        return self._hasher.check_needs_rehash(kept)

    def _verified(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _normal(password))
        except (VerificationError, InvalidHashError):
            return False


def clean_login(text: str) -> str:
    """Normalise a login for storing and comparing: letters, digits, ``_`` and ``-`` between them.

    Raises:
        RequestError: ``bad_login``.
    """
    login = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text.strip()).casefold())
    if not (SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN and _LOGIN.fullmatch(login)):
        raise RequestError("bad_login", {"shortest": SHORTEST_LOGIN, "longest": LONGEST_LOGIN})
    return login


def counted_login(text: str) -> str:
    """Return the key that attempts are counted by: the clean login; empty for an invalid one."""
    try:
        return clean_login(text)
    except RequestError:
        return ""


def check_password(password: str, login: str) -> None:
    """Check that a password is long enough and not among the worst.

    Raises:
        RequestError: ``short_password``, ``long_password`` or ``worst_password``.
    """
    normal = _normal(password)
    if len(normal) < SHORTEST_PASSWORD:
        raise RequestError("short_password", {"shortest": SHORTEST_PASSWORD})
    if len(normal) > LONGEST_PASSWORD:
        raise RequestError("long_password", {"longest": LONGEST_PASSWORD})
    plain = normal.casefold()
    if plain in WORST or plain == login or len(set(plain)) <= 2 or _runs_on(plain):
        raise RequestError("worst_password")


def _normal(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


def _runs_on(text: str) -> bool:
    """Tell whether each character follows the one before: 12345678, zyxwvuts."""
    steps = {ord(later) - ord(sooner) for sooner, later in pairwise(text)}
    return steps in ({1}, {-1})


WORST: Final = frozenset(_WORST.read_text(encoding="utf-8").split())
