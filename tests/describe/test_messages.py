"""Texts that are remembered: only few, and never all of what somebody typed."""

import gc
import inspect
import tracemalloc

import pytest
from fluent.runtime import FluentBundle, FluentResource

from dominium.describe import LANGUAGES, messages
from dominium.describe.messages import LOCALES, Messages

LONG = 100_000
FRAMES = 50
"""More than calls lie between a test and whatever it keeps."""
OTHERS = [one for one in LANGUAGES if one != "cs"]


@pytest.mark.parametrize(
    "language", ["cs", *(pytest.param(one, marks=pytest.mark.long) for one in OTHERS)]
)
def test_what_is_parsed_when_asked_for_is_what_the_files_say(language: str) -> None:
    whole = FluentBundle([language])
    for path in sorted((LOCALES / language).glob("*.ftl")):
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    words = Messages(language)
    assert words._unread.keys() == {*whole._messages, *(f"-{name}" for name in whole._terms)}
    for key in (*words._unread,):
        assert key.startswith("-") or key in words
        words._read(key)
    assert not words._unread
    assert words._bundle._terms.keys() == whole._terms.keys()
    for key, message in whole._messages.items():
        assert words._bundle._messages[key].value.equals(message.value)


def test_long_arguments_are_cut_and_not_kept() -> None:
    words = messages("en")
    assert len(words.text("name-points", name="x" * LONG, points=1)) < 1100
    # Neither other threads count nor what is cleared away meanwhile for tests that ran before.
    ours = [
        tracemalloc.Filter(inclusive=True, filename_pattern=path, all_frames=True)
        for path in (__file__, inspect.getfile(Messages))
    ]
    gc.disable()
    tracemalloc.start(FRAMES)
    try:
        for number in range(100):
            words.text("name-points", name=f"{number} {'x' * LONG}", points=1)
        gc.collect()
        snapshot = tracemalloc.take_snapshot()
    finally:
        tracemalloc.stop()
        gc.enable()
    kept = snapshot.filter_traces(ours[:1]).filter_traces(ours[1:]).traces
    assert sum(trace.size for trace in kept) < 10 * LONG
