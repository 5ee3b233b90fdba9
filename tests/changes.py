"""The changes of a picture, put into it as a page does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


def with_changes(picture: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    """Return a picture with new values at their places; the former one stays as it is."""
    shown: Any = dict(picture)
    for place, value in changed.items():
        _put(shown, place.split("/")[1:], value)
    return dict(shown)


def _put(part: Any, keys: list[str], value: Any) -> None:
    key: Any = int(keys[0]) if isinstance(part, list) else keys[0]
    if len(keys) > 1:
        part[key] = part[key].copy()
        _put(part[key], keys[1:], value)
    elif isinstance(part, list) and key == len(part):
        part.append(value)
    else:
        part[key] = value
