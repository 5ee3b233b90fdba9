"""The declarations of the games, for the type checkers of Python and for the page."""

import json
from collections.abc import Iterable
from typing import Any, cast

import dominium
from dominium import _core
from dominium.engine.loading import game_from
from dominium.engine.options import resolve

FAMILIES = ("kingdom", "line")
LINE_FACTS = (
    *("ends", "hides_hands", "draws_lot", "points_entered", "unit", "endings"),
    "best_total",
)
"""The facts of a line game's rules that the page asks for."""


def game_ids() -> str:
    """Return the module with the ids of every family of games."""
    parts = ['"""The ids of the games; written from the core by `make generate`."""\n']
    parts.append("from typing import Literal\n")
    for family in FAMILIES:
        ids = (game.id for game in _core.games() if game.family == family)
        parts.append(f"{family.title()}GameId = Literal[\n{_lines(ids)}]")
    return "\n".join(parts) + "\n"


def _lines(ids: Iterable[str]) -> str:
    return "".join(f"    {json.dumps(one)},\n" for one in ids)


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
