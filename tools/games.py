"""The declarations of the games, for the type checkers of Python and for the page."""

import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, cast

from msgspec import to_builtins

import dominium
from dominium import _core
from dominium.engine.loading import game_from
from dominium.engine.options import resolve
from dominium.tuning import tuning_of

LINE_LENGTH = 100
CHOSEN = "preset: str | None = ..., **options: object"
FAMILIES = ("kingdom", "line")
LINE_FACTS = (
    *("ends", "hides_hands", "draws_lot", "points_entered", "unit", "endings"),
    "best_total",
)
"""The facts of a line game's rules that the page asks for."""


def game_types() -> str:
    """Return the module with the actions of every game, and the types that `load` gives."""
    games = dominium.games()
    kinds = {info.id: action_kinds(info) for info in games}
    used = sorted(set().union(*kinds.values()))
    return (
        "\n".join(
            [
                '"""The actions of every game, and the types of the games by their ids.\n',
                "Written from the core by `make generate`.",
                '"""\n',
                "from __future__ import annotations\n",
                "from typing import TYPE_CHECKING, Literal, Protocol, overload\n",
                "from dominium.actions import (",
                *(f"    {kind}," for kind in used),
                ")\n",
                "if TYPE_CHECKING:",
                "    from dominium.engine.game import Game",
                "    from dominium.engine.kingdom import KingdomGame",
                "    from dominium.engine.line import LineGame\n",
                *(_union(info, kinds[info.id]) for info in games),
                "\n\nclass Load(Protocol):",
                '    """The type of `dominium.load`: an id gives a game with its own actions."""\n',
                *(_loaded(info) for info in games),
                "    @overload",
                f"    def __call__(self, game_id: str, /, *, {CHOSEN}) -> Game: ...",
            ]
        )
        + "\n"
    )


def action_kinds(info: dominium.GameInfo) -> list[str]:
    """Return the names of the types of a game's actions, decisions first, whatever its options."""
    decisions: set[str] = set()
    chances: set[str] = set()
    for game in _spread(info):
        decisions |= {type(game.action(index)).__name__ for index in range(game.num_actions)}
        draws = range(game.num_chance_actions)
        chances |= {type(game.chance_action(index)).__name__ for index in draws}
    return [*sorted(decisions), *sorted(chances)]


def _spread(info: dominium.GameInfo) -> Iterable[dominium.Game]:
    """Yield the game with each of its presets, and with each value of each option."""
    for preset in (None, *info.presets):
        yield dominium.load(info.id, preset=preset)
    for option in info.options:
        values = option.values
        for value in (values[0], values[-1]) if isinstance(values, range) else values:
            with suppress(dominium.OptionError):
                chosen: dict[str, Any] = {option.name: value}
                yield dominium.load(info.id, **chosen)


def _named(info: dominium.GameInfo) -> str:
    return "".join(part.title() for part in info.id.split("_"))


def _union(info: dominium.GameInfo, kinds: list[str]) -> str:
    name, union = f"{_named(info)}Action", " | ".join(kinds)
    line = f"{name} = {union}"
    return line if len(line) <= LINE_LENGTH else f"{name} = (\n    {union}\n)"


def _loaded(info: dominium.GameInfo) -> str:
    returned = f"{info.family.title()}Game[{_named(info)}Action]"
    return "\n".join(
        [
            "    @overload",
            "    def __call__(",
            "        self,",
            f"        game_id: Literal[{json.dumps(info.id)}],",
            "        /,",
            "        *,",
            "        preset: str | None = ...,",
            "        **options: object,",
            f"    ) -> {returned}: ...\n",
        ]
    )


def game_facts() -> str:
    """Return the module of the page with the ids of the games and the facts that it asks for."""
    return "\n".join(
        [
            "// Generated from the core by `make generate`; do not edit.\n",
            "import type { LineFacts } from './engine';",
            "import type { OptionValue } from './wire';\n",
            *map(_ids_of, FAMILIES),
            *_facts_of_families(),
        ]
    )


def _ids_of(family: str) -> str:
    ids = (f"\n  | '{game.id}'" for game in _core.games() if game.family == family)
    return f"export type {family.title()}GameId ={''.join(ids)};\n"


def _facts_of_families() -> list[str]:
    """Return the facts that the page asks for, game by game."""
    games = dominium.games()
    kingdom = {info.id: _kingdom_facts(info) for info in games if info.family == "kingdom"}
    line = {info.id: _line_facts(info) for info in games if info.family == "line"}
    names = " | ".join(f"'{name}'" for name in LINE_FACTS)
    return [
        "/** The facts of kingdom games: a court, and the boxes between which one may choose. */",
        f"export const KINGDOM_FACTS = {_json(kingdom)} as const;\n",
        "/** The facts of the rules of line games that the page asks for. */",
        f"export type PageFacts = Pick<LineFacts, {names}>;\n",
        "/** The facts with the usual options, and what the values of options change. */",
        "interface DeclaredFacts {",
        "  usual: PageFacts;",
        "  changed: { option: string; value: OptionValue; facts: Partial<PageFacts> }[];",
        "}\n",
        f"export const LINE_FACTS: Record<LineGameId, DeclaredFacts> = {_json(line)};\n",
    ]


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)


def _kingdom_facts(info: dominium.GameInfo) -> dict[str, Any]:
    game = cast("dominium.KingdomGame", dominium.load(info.id))
    sets = next((option.values for option in info.options if option.name == "set"), ())
    return {"has_court": game.facts.has_court, "sets": list(sets)}


def _line_facts(info: dominium.GameInfo) -> dict[str, Any]:
    """Return the facts with the usual options, and what single values of options change."""
    usual = _facts_with(info)
    changed = []
    for option in info.options:
        if option.name == "seats" or isinstance(option.values, range):
            continue
        for value in option.values:
            facts = _facts_with(info, **{option.name: value})
            if differing := {
                name: facts[name] for name in LINE_FACTS if facts[name] != usual[name]
            }:
                changed.append({"option": option.name, "value": value, "facts": differing})
    return {"usual": usual, "changed": changed}


def _facts_with(info: dominium.GameInfo, **options: object) -> dict[str, Any]:
    game = cast("dominium.LineGame", game_from(info, resolve(info, None, options)))
    facts = game.facts.to_dict()
    return {name: facts[name] for name in LINE_FACTS}


def level_ladders() -> str:
    """Return the module with the levels of every game, its rules' revision, and the buildings."""
    ladders = {
        info.id: {"levels": tuning.levels, "levels_for": to_builtins(tuning.levels_for)}
        for info in dominium.games()
        for tuning in [tuning_of(info.id)]
    }
    revisions = {info.id: info.rules_revision for info in dominium.games()}
    buildings = [building.id for building in dominium.buildings()]
    return (
        "// Generated from the games and their tuning by `make generate`; do not edit.\n\n"
        "interface Ladder {\n"
        "  levels: Record<string, string>;\n"
        "  levels_for: {\n"
        "    options: Record<string, number | boolean | string>;\n"
        "    levels: Record<string, string>;\n"
        "  }[];\n"
        "}\n\n"
        "/** The bots behind the levels, the weakest first; some options have others. */\n"
        f"export const LADDERS: Record<string, Ladder> = {json.dumps(ladders, indent=2)};\n\n"
        "/** The revisions of the rules that are played. */\n"
        "export const RULES_REVISIONS: Record<string, number> = "
        f"{json.dumps(revisions, indent=2)};\n\n"
        "/** The kinds of buildings, in the order of the catalogue. */\n"
        f"export const BUILDINGS: readonly string[] = {json.dumps(buildings, indent=2)};\n"
    )
