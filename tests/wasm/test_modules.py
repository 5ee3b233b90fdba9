"""The core that pages run does what the native core does, in every game and language."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

import dominium
from dominium._core import has_net, net_action
from dominium.describe import LANGUAGES, Describer, KingdomDescriber, Length
from dominium.server.model.turns import declines
from dominium.server.presenters.board_text import (
    hand_text,
    kingdoms_text,
    line_text,
    offers_text,
)
from dominium.server.presenters.choices import choices
from tests.describe.play import random_options
from tools.node import run_npm

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from dominium.events import Event

NAMES = ("Jana", "Bot 2", "Eva", "Adam 7", "Ota", "Iva", "Jan", "Dana")
"""Names at a table, some of which end in a digit."""

PLAYOUTS = 40
QUESTIONS = 3
"""The decisions of a game at which players are asked."""

TOLD = 0.25
"""The share of the actions of which all that is told is compared."""

DEEPEST = 2_000
"""The positions that a count of games may visit."""


@dataclass(frozen=True)
class Audience:
    """The audience at a page: its fields are those of the page's `Audience`."""

    viewer: int | None
    you: int | None
    length: Length
    acts: bool
    names: Sequence[str]


def audience_of(state: dominium.State, rng: random.Random) -> Audience:
    """Draw an audience that may be at a table."""
    seats = state.game.seats
    viewer = rng.choice([None, *range(seats)])
    return Audience(
        viewer=viewer,
        you=rng.choice([viewer, None]),
        length=rng.choice(get_args(Length)),
        acts=viewer is not None and state.actor == viewer,
        names=NAMES[:seats],
    )


def picture(
    state: dominium.State, words: Any, language: str, audience: Audience
) -> dict[str, object]:
    """Return the fields of a table that rules and words decide, as the server sends them."""
    view = state.view(audience.viewer)
    seen: dict[str, object] = {
        "view": view.to_dict(),
        "title": words.title(view),
        "expected": words.expected(view),
        "asked": words.asked(view),
        "legal": choices(state, words) if audience.acts else [],
        "skip": declines(state) if audience.acts else [],
        "standings": standings(state, words),
    }
    if isinstance(words, KingdomDescriber):
        for_all = Describer(state.game, language, audience.names)
        return {**seen, **offers_text(words, view), **kingdoms_text(for_all, view)}
    owner = audience.viewer if state.game.seats > 1 else 0
    legal = state.legal_actions() if audience.acts else []
    return {**seen, **line_text(words, view), **hand_text(words, view, owner, legal)}


def standings(state: dominium.State, words: Any) -> list[str] | None:
    """Return the ranking of a finished game."""
    outcome = state.outcome()
    if outcome is None:
        return None
    view: Any = state.view(None)
    games = words.games(view) if isinstance(words, KingdomDescriber) and view.games > 1 else []
    return [*words.standings(outcome), *games]


def told(
    state: dominium.State,
    events: Sequence[Event],
    ended: list[Event],
    rng: random.Random,
) -> dict[str, object]:
    """Return what an audience is told of an action.

    Args:
        state: The state after the action.
        events: The events of the action.
        ended: The end of the last deal, if one has ended; it may become another one.
        rng: It draws the audience.
    """
    audience = audience_of(state, rng)
    language = rng.choice(LANGUAGES)
    names, length = audience.names, audience.length
    words: Any = Describer(state.game, language, names, you=audience.you, length=length)
    seen = list(events)
    if state.actor is not None:
        seen = [cut for event in events if (cut := event.seen_by(audience.viewer)) is not None]
    shown = picture(state, words, language, audience)
    if not isinstance(words, KingdomDescriber):
        shown["deal_lines"] = words.deal(ended[0]) if ended else []
    shown["announced"] = words.announce(seen)
    shown["heard"] = words.heard(seen)
    shown["events"] = [event.to_dict() for event in seen]
    return {"language": language, "audience": asdict(audience), "told": shown}


def asked(state: Any, memories: Sequence[Any], rng: random.Random) -> dict[str, object]:
    """Return what the players of the native core would do."""
    seed = rng.getrandbits(64)
    memory = memories[state.actor]
    world = memory.determinize(FixedBits(seed))
    found = memory.search(PLAYOUTS, None, seed=seed)
    learned = has_net(state.game.native)
    return {
        "seed": str(seed),
        "greedy": str(world.native.greedy_action(seed)),
        "net": str(net_action(state.native, False)) if learned else "",
        "search": [[str(candidate.action), candidate.playouts] for candidate in found],
    }


class FixedBits(random.Random):
    """A generator that always gives the same bits."""

    def __init__(self, bits: int) -> None:
        super().__init__()
        self._bits = bits

    def getrandbits(self, k: int, /) -> int:
        """Return the bits."""
        assert k == 64
        return self._bits


def played(game_id: str, rng: random.Random) -> dict[str, object]:
    """Play a game of any options to its end, and note what is told of it."""
    state: Any = random_options(game_id, rng).start()
    memories = [state.game.memory(seat) for seat in range(state.game.seats)]
    questions = set(rng.sample(range(60), QUESTIONS))
    plies: list[dict[str, object]] = []
    ended: list[Event] = []
    while state.actor is not None:
        action = rng.choice(state.legal_actions())
        events = state.apply(action)
        for memory in memories:
            memory.observe(state, events)
        ended[:] = [*ended, *(event for event in events if event.kind == "deal_ended")][-1:]
        ply: dict[str, object] = {"action": str(action)}
        if rng.random() < TOLD or state.actor is None:
            ply |= told(state, events, ended, rng)
        if len(plies) in questions and isinstance(state.actor, int):
            ply["choices"] = asked(state, memories, rng)
        plies.append(ply)
    info = state.game.info
    return {
        "family": info.family,
        "game": info.id,
        "options": dict(state.game.options),
        "plies": plies,
    }


def counted(game_id: str, rng: random.Random) -> dict[str, object]:
    """Count the games from a position, as deep as is quickly counted."""
    state: Any = random_options(game_id, rng).start()
    actions = []
    for _ in range(rng.randrange(40)):
        action = rng.choice(state.legal_actions())
        copy = state.copy()
        copy.apply(action)
        if copy.actor is None:
            break
        state = copy
        actions.append(str(action))
    depth, count = 1, dominium.perft(state, 1)
    while 0 < count < DEEPEST and depth < 4:
        depth += 1
        count = dominium.perft(state, depth)
    return {
        "family": state.game.info.family,
        "game": game_id,
        "options": dict(state.game.options),
        "actions": actions,
        "depth": depth,
        "count": count,
    }


def in_turn(number: int) -> Iterator[str]:
    """Yield so many ids of games, each as often as the others."""
    return islice(cycle(info.id for info in dominium.games()), number)


@pytest.mark.parametrize("games", [200, pytest.param(10_000, marks=pytest.mark.long)])
def test_the_pages_play_tell_and_think_as_the_native_core(
    games: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(games)
    some = 200
    games_played, counts = tmp_path / "games.json", tmp_path / "counts.json"
    monkeypatch.setenv("DOMINIUM_GAMES", str(games_played))
    monkeypatch.setenv("DOMINIUM_COUNTS", str(counts))
    for _ in range(0, games, some):
        games_played.write_bytes(msgspec.json.encode([played(id_, rng) for id_ in in_turn(some)]))
        counts.write_bytes(msgspec.json.encode([counted(id_, rng) for id_ in in_turn(some // 4)]))
        run = run_npm(["run", "--silent", "conformance", "modules"], capture=True)
        assert run.returncode == 0, run.stdout[-20_000:]
