"""Plain work on texts and numbers that no language decides."""

from collections.abc import Iterable, Iterator
from textwrap import wrap


def capitalised(text: str) -> str:
    """The text with a capital first letter, the rest as it was."""
    return text[:1].upper() + text[1:]


def runs(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The first and last numbers of the unbroken runs of rising numbers."""
    first = last = None
    for number in numbers:
        if first is None or last is None:
            first = number
        elif number != last + 1:
            yield first, last
            first = number
        last = number
    if first is not None and last is not None:
        yield first, last


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most `width` characters; continued lines are indented by two spaces."""
    return wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)


def filled(text: str, width: int) -> list[str]:
    """Lines of at most `width` characters, broken after commas where the text has any."""
    joined = text.replace(" ", "\N{NO-BREAK SPACE}").replace(",\N{NO-BREAK SPACE}", ", ")
    lines = wrap(joined, width, break_on_hyphens=False, break_long_words=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]
