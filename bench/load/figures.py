"""The measurements of a run under load."""

from __future__ import annotations

from dataclasses import dataclass, field

GOAL_SECONDS = 0.1
GOAL_SHARE = 0.99


@dataclass
class Noted:
    """The observations of one generator's clients.

    Attributes:
        latencies: Seconds from sending an action to the own message that shows it.
        errors: What went wrong, in words.
        lags: Seconds by which the generator's own loop was late.
        seconds: How long was measured.
        processor: Seconds of processor time that the generator used meanwhile.
    """

    latencies: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    seconds: float = 0.0
    processor: float = 0.0


@dataclass(frozen=True)
class Figures:
    """The result of one run; times in milliseconds, shares of one core, memory in MiB.

    `server_time` is the processor time of the server for one action, `beside_time` that of a
    database and of Redis with processes of their own.
    """

    what: str
    tables: int
    sockets: int
    seconds: float
    actions: int
    per_second: float
    p50: float
    p99: float
    longest: float
    within_goal: float
    errors: int
    server_share: float
    server_time: float
    beside_time: float
    server_memory: float
    generator_share: float
    generator_lag_p99: float

    @property
    def holds(self) -> bool:
        """True if these tables were served without an error and as fast as aimed at."""
        return self.errors == 0 and self.within_goal >= GOAL_SHARE

    def __str__(self) -> str:
        return (
            f"{self.what}: {self.tables} tables, {self.sockets} sockets, "
            f"{self.per_second:.0f} actions/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"longest {self.longest:.0f} ms, {self.within_goal:.2%} within "
            f"{GOAL_SECONDS * 1000:.0f} ms, {self.errors} errors; server {self.server_share:.0%} "
            f"of a core, {self.server_time:.2f} ms an action, {self.server_memory:.0f} MiB; "
            f"generator {self.generator_share:.0%} of a core, "
            f"late by {self.generator_lag_p99:.1f} ms (p99)"
        )


def percentile(values: list[float], share: float) -> float:
    """Return the percentile of values, its share from 0 to 1; 0 if there are none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def figures(
    what: str,
    *,
    tables: int,
    sockets: int,
    noted: Noted,
    server_seconds: float,
    beside_seconds: float,
    server_memory: float,
) -> Figures:
    """Return the figures of a run, from a generator's notes and the server's use of the machine.

    Args:
        what: The server.
        tables: How many tables were open.
        sockets: How many pages.
        noted: What the generator has noted.
        server_seconds: The processor time of the server while it was measured.
        beside_seconds: That of its database and of Redis.
        server_memory: The memory of the server in MiB.
    """
    latencies = noted.latencies
    each = 1000 / max(1, len(latencies))
    fast = sum(latency < GOAL_SECONDS for latency in latencies)
    return Figures(
        what=what,
        tables=tables,
        sockets=sockets,
        seconds=round(noted.seconds, 1),
        actions=len(latencies),
        per_second=round(len(latencies) / noted.seconds, 1),
        p50=round(percentile(latencies, 0.5) * 1000, 1),
        p99=round(percentile(latencies, 0.99) * 1000, 1),
        longest=round(max(latencies, default=0.0) * 1000, 1),
        within_goal=round(fast / len(latencies), 4) if latencies else 0.0,
        errors=len(noted.errors),
        server_share=round(server_seconds / noted.seconds, 3),
        server_time=round(server_seconds * each, 2),
        beside_time=round(beside_seconds * each, 2),
        server_memory=round(server_memory, 1),
        generator_share=round(noted.processor / noted.seconds, 3),
        generator_lag_p99=round(percentile(noted.lags, 0.99) * 1000, 1),
    )
