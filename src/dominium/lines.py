"""Texts that people type, as one plain line."""

import unicodedata


def plain_line(text: str) -> str:
    """A text as one line, without control characters and doubled spaces."""
    readable = (c for c in text if c.isspace() or not unicodedata.category(c).startswith("C"))
    return " ".join(unicodedata.normalize("NFC", "".join(readable)).split())
