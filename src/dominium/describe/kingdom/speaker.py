"""The names of kingdoms, each built by one seat or a team."""

from __future__ import annotations

from dominium.describe.speaker import Speaker


class KingdomSpeaker(Speaker):
    """A speaker with the seats of each kingdom."""

    kingdoms: tuple[tuple[int, ...], ...]
    """The seats of each kingdom."""

    def kingdom_name(self, kingdom: int) -> str:
        """Return the name of a kingdom: its seat, or the seats of its team together."""
        return self.together([self.name(seat) for seat in self.kingdoms[kingdom]])

    def leading_kingdom_name(self, kingdom: int) -> str:
        """Return the name of a kingdom for the beginning of a line."""
        seats = self.kingdoms[kingdom]
        return self.together(
            [self.leading_name(seats[0]), *(self.name(seat) for seat in seats[1:])]
        )
