"""Pages understand what is typed, and refuse what the rules forbid, in the words of the library."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import dominium
from dominium.describe import LANGUAGES, Describer, messages, understand
from dominium.describe.kingdom.buildings import building_name, catalogue
from dominium.describe.messages import LOCALES
from tests.describe.play import EVERY_GAME
from tools.node import run_npm

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from dominium.describe import Language

NAMES = ("Jana", "Bot 2", "Eva", "Adam 7", "Ota", "Iva", "Jan", "Dana")
_TYPED = re.compile(r"^(typed-[\w-]+|direction-\w|end-(?!letter)\w+|choice-\w+) =", re.MULTILINE)
NOTATION = (
    *(
        "e6",
        "6e",
        "e6r",
        "E 6",
        "a1d",
        "m13u",
        "e",
        "6",
        "12",
        "q24",
        "48",
        "0",
        "→",
        "↑",
        "-",
        "–",
    ),
    *("tax e6", "tax e6 f6", "build 1 e6", "build 9 f6", "burn 4", "burn 7", "=12", "=s1", "=inn"),
    *("65", "5-6", "66l", "65l", "43u", "61l6", "6:1", "draw", "pass", "hit", "stand", "=65", "00"),
    *("l", "r", "3.", "xyz", "", " ", "e7,", "; f5"),
)
"""Parts of the notation, some of them wrong."""


@cache
def vocabulary(language: Language) -> tuple[str, ...]:
    """Return all that is understood in a language, word by word."""
    words = messages(language)
    keys = set[str]()
    for path in sorted(LOCALES.glob(f"{language}/*.ftl")):
        keys |= set(_TYPED.findall(path.read_text(encoding="utf-8")))
    said = [words.text(key) for key in sorted(keys) if _is_plain(words, key)]
    buildings = [building_name(building, language) for building in catalogue()]
    return tuple(word.strip() for line in (*said, *buildings) for word in line.split(","))


def _is_plain(words: Any, key: str) -> bool:
    """Tell whether a message needs no facts."""
    try:
        words.text(key)
    except ValueError:
        return False
    return True


def typed(state: Any, words: Describer, language: Language, rng: random.Random) -> str:
    """Draw what somebody may type."""
    legal = state.legal_actions()
    if legal and rng.random() < 0.2:
        said = words.typed(rng.choice(legal))
    elif legal and rng.random() < 0.2:
        said = str(rng.choice(legal))
    else:
        parts = [rng.choice(rng.choice((vocabulary(language), NOTATION))) for _ in range(4)]
        said = " ".join(parts[: rng.randrange(1, 5)])
    return rng.choice((said, said.upper(), said.title(), f"  {said} "))


def answered(state: Any, words: Describer, text: str, language: Language) -> dict[str, object]:
    """Return how the library understands a text, and how it refuses it."""
    try:
        notation = understand(text, state, language)
    except dominium.IllegalAction as refused:
        # What is possible instead is said of actions that were understood.
        shown = state if refused.code == "malformed" else None
        reason = words.refusal(refused.code, refused.params, shown)
        return {"understood": {"code": refused.code, "reason": reason}}
    return {"understood": {"action": notation}, "refused": refusal(state, words, notation)}


def refusal(state: Any, words: Describer, notation: str) -> dict[str, str] | None:
    """Return the refusal of an action in the notation; None for a legal one."""
    try:
        found = state.refusal(state.parse(notation))
    except dominium.IllegalAction as unread:
        found = unread
    if found is None:
        return None
    return {"code": found.code, "told": words.refusal(found.code, found.params, state)}


def game_with_typing(game: dominium.Game, rng: random.Random, texts: int) -> dict[str, object]:
    """Play some of a game, and note what is typed and answered at its positions."""
    state: Any = game.start()
    plies: list[dict[str, object]] = []
    names: Sequence[str] = NAMES[: game.seats]
    while state.actor is not None:
        typing = []
        for _ in range(texts if isinstance(state.actor, int) else 1):
            language = rng.choice(LANGUAGES)
            you = rng.choice([None, state.actor if isinstance(state.actor, int) else 0, 0])
            words = Describer(game, language, names, you=you)
            text = typed(state, words, language, rng)
            said = answered(state, words, text, language)
            typing.append({"language": language, "you": you, "text": text, **said})
        action = str(rng.choice(state.legal_actions()))
        state.apply(action)
        plies.append({"typing": typing, "action": action})
    return {
        "family": game.info.family,
        "game": game.id,
        "options": dict(game.options),
        "names": names,
        "plies": plies,
    }


@pytest.mark.parametrize("texts", [3, pytest.param(60, marks=pytest.mark.long)])
def test_pages_understand_and_refuse_as_the_library(
    texts: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(texts)
    written = tmp_path / "typed.json"
    monkeypatch.setenv("DOMINIUM_TYPED", str(written))
    played = [game_with_typing(game, rng, texts) for game in EVERY_GAME.values()]
    written.write_bytes(msgspec.json.encode(played))
    run = run_npm(["run", "--silent", "conformance", "typed-actions"], capture=True)
    assert run.returncode == 0, run.stdout[-20_000:]
