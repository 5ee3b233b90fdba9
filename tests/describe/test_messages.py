"""Texts that are remembered: only few, and never all of what somebody typed."""

import gc
import tracemalloc

from dominium.describe import messages

LONG = 100_000


def test_long_arguments_are_cut_and_not_kept() -> None:
    words = messages("en")
    assert len(words.text("name-points", name="x" * LONG, points=1)) < 1100
    tracemalloc.start()
    try:
        for number in range(100):
            words.text("name-points", name=f"{number} {'x' * LONG}", points=1)
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 10 * LONG
