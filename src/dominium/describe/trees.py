"""Message trees of the core as text: what is said, in the words of a language.

A tree is plain data: a number, a text that is the same in every language, or a tuple that begins
with what it is:

- a message by its id, or by two of which the first that the language has is said, and then each of
  its facts after its name: ``("count-squares", "count", 3)``;
- ``@join``, a separator and parts;
- ``@capital`` and what begins with a capital letter;
- ``@first`` and the id of a message that lists words, of which the first is said.

The core decides what is said; nothing here knows a game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from dominium.describe.messages import REMEMBERED, messages
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dominium.describe.messages import Argument, Messages

Tree: TypeAlias = int | str | tuple[Any, ...]


class Formatter:
    """The words of message trees in one language."""

    def __init__(self, words: Messages) -> None:
        self._words = words
        # Parts of sentences come again and again: most trees are said without being looked through.
        self._remembered = lru_cache(REMEMBERED)(self._said)

    def text(self, tree: Tree) -> str:
        """Return a tree as text."""
        return str(self._value(tree))

    def lines(self, trees: Iterable[Tree]) -> list[str]:
        """Return trees as lines of text, without space at their ends."""
        return [self.text(tree).rstrip() for tree in trees]

    def _value(self, tree: Tree) -> Argument:
        """Return a number or a text as it is, and anything else as text."""
        return self._remembered(tree) if isinstance(tree, tuple) else tree

    def _said(self, tree: tuple[Any, ...]) -> str:
        if tree[0] == "@join":
            return str(tree[1]).join(map(self.text, tree[2:]))
        if tree[0] == "@capital":
            return capitalised(self.text(tree[1]))
        if tree[0] == "@first":
            return self._words.text(tree[1]).partition(",")[0]
        facts = map(self._value, tree[2::2])
        return self._words.text(self._key(tree[0]), **dict(zip(tree[1::2], facts, strict=True)))

    def _key(self, ids: str | tuple[str, str]) -> str:
        if isinstance(ids, str):
            return ids
        own, usual = ids
        return own if own in self._words else usual


@cache
def formatter(language: str) -> Formatter:
    """Return the formatter of `language`, made once."""
    return Formatter(messages(language))
