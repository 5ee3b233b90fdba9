"""The server's time: it follows the wall clock without its jumps."""

from __future__ import annotations

import time

import pytest

from dominium.server.common.clock import SLEW, SteadyClock, now


class Hands:
    """Two clocks of a machine that a test moves by hand; in seconds."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.steady = 50.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def clock(hands: Hands) -> SteadyClock:
    return SteadyClock(lambda: hands.wall, lambda: hands.steady)


def test_it_starts_at_the_wall_and_goes_on_with_it(hands: Hands, clock: SteadyClock) -> None:
    assert clock.now() == 1_000_000_000
    hands.pass_by(90)
    assert clock.now() == 1_000_090_000


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_jump_of_the_wall_is_made_up_for_slowly(
    hands: Hands, clock: SteadyClock, jump: float
) -> None:
    before = clock.now()
    hands.wall += jump
    assert clock.now() == before
    hands.pass_by(60)
    assert abs(clock.now() - before - 60_000) == pytest.approx(60_000 * SLEW, abs=1)
    hands.pass_by(abs(jump) / SLEW)
    assert clock.now() == pytest.approx(hands.wall * 1000, abs=1)


def test_it_never_goes_back(hands: Hands, clock: SteadyClock) -> None:
    read = [clock.now()]
    for step in range(200):
        hands.wall -= 10
        hands.pass_by(0.001 * (step % 3))
        read.append(clock.now())
    assert read == sorted(read)


def test_the_time_of_the_server_is_that_of_the_wall() -> None:
    assert now() == pytest.approx(time.time() * 1000, abs=60_000)
