"""Bans: people whom the operator does not let play, until a moment or for good.

A ban is of a person, so it holds in every browser of an account, and for its bots. Whoever is
banned may read, and see to what is their own; what reaches others is refused, and sockets are
closed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.server.common import clock
from dominium.server.common.errors import RequestError

if TYPE_CHECKING:
    from dominium.server.model.viewer import Person
    from dominium.server.storage import Database

FOR_GOOD: Final = "never"


class Bans:
    """The bans of people.

    Args:
        database: The database that stores them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def check(self, person: Person | None) -> None:
        """Check that somebody may play.

        Raises:
            RequestError: ``banned``, with the grounds and the end.
        """
        if person is None:
            return
        now, both = clock.now(), (person.id, person.owner)
        found = await self._database.look_up(_BAN, [(one, now) for one in both if one is not None])
        for grounds, until in found:
            raise RequestError("banned", {"grounds": grounds, "until": end_text(until)})


def end_text(until: int | None) -> str:
    """Return the end of a ban as a date and time of UTC; ``never`` for one without an end."""
    return FOR_GOOD if until is None else clock.utc_text(until)


_BAN: Final = "SELECT grounds, until FROM ban WHERE person_id = ? AND (until IS NULL OR until > ?)"
