"""The time as the database keeps it."""

import time


def now() -> int:
    """Whole milliseconds since 1970, the same on every machine whose clock is right."""
    return int(time.time() * 1000)
