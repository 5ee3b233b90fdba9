"""Pages count the score pads of tables at home as the server does."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import dominium
from dominium.describe import LANGUAGES
from dominium.engine.options import game_info
from dominium.server.common.errors import RequestError
from dominium.server.schema.tabletop import KingdomScoreRequest, TallyRequest
from dominium.server.tabletop import kingdom_score_pad, line_score_pad
from tools.node import run_npm

if TYPE_CHECKING:
    from pathlib import Path

    from dominium.describe import Language

    Json = dict[str, Any]

BUILDINGS = [building.id for building in dominium.buildings()]
LINE_GAMES = [game.id for game in dominium.games() if game.family == "line"]
TERRAINS = ["wheat", "forest", "lake", "grassland", "swamp", "mine", "town", "lava"]
POSITIONS = ["w1f/c.l2", "o1l/Z.j2", "w1f c", "xy/c", "ž.c", ""]
NUMBERS = range(1, 100)


def half(rng: random.Random) -> Json:
    return {"terrain": rng.choice(TERRAINS), "crowns": rng.choice([0, 0, 1, 2, 3, 9])}


def square(rng: random.Random) -> str:
    return rng.choice("cdefgz") + str(rng.choice([3, 4, 5, 6, 7, 30]))


def placement(rng: random.Random) -> Json:
    action = square(rng) + rng.choice("rludx")
    if rng.random() < 0.7:
        return {"action": action, "domino": rng.choice([0, *NUMBERS])}
    return {"action": action, "left": half(rng), "right": half(rng)}


def board(rng: random.Random) -> Json:
    """A board as somebody may enter it, with many faults."""
    court = rng.random() < 0.5
    wish: Json = {
        "size": rng.choice([5, 7]),
        "frame": "floating" if court else rng.choice(["floating", "fixed"]),
        "middle_kingdom": rng.random() < 0.5,
        "harmony": rng.random() < 0.5,
        "discarded": rng.choice([0, 0, 1]),
    }
    if court:
        wish |= {
            "game": "queendomino",
            "set": rng.choice(["queendomino", "royal_wedding"]),
            "coins": rng.choice([0, 7, 3000]),
            "knights": rng.choice([0, 2, 100]),
            "queen": rng.random() < 0.5,
            "buildings": [
                {"square": square(rng), "building": rng.choice([*BUILDINGS, "palace"])}
                for _ in range(rng.randrange(4))
            ],
        }
    match rng.randrange(3):
        case 0:
            wish["position"] = rng.choice(POSITIONS)
        case 1:
            wish["placements"] = [placement(rng) for _ in range(rng.randrange(12))]
        case _:
            castles = [{"square": "e5", "terrain": "castle"}] * rng.randrange(3)
            lying = [{"square": square(rng), **half(rng)} for _ in range(rng.randrange(16))]
            wish["squares"] = [*castles, *lying]
    return wish


def tile(rng: random.Random) -> str:
    return rng.choice(["00", "11", "54", "65", "66", "56", "77", "x"])


def hand(rng: random.Random) -> Json | None:
    match rng.randrange(4):
        case 0:
            return None
        case 1:
            return {"tiles": [tile(rng) for _ in range(rng.randrange(3))]}
        case _:
            parts = ["pips", "doubles", "double_pips", "count"]
            return {part: rng.randrange(30) for part in parts if rng.random() < 0.7}


def entry(rng: random.Random, seats: int) -> Json:
    match rng.choice(["lead", "points", "deal", "deal", "deal", "deal", "other"]):
        case "lead":
            return {"kind": "lead", "seat": rng.choice([0, 1, 7, None])}
        case "points":
            return {"kind": "points", "seat": 0, "points": rng.choice([2, 3, 5, 7])}
        case "deal":
            endings = ["out", "out", "blocked", "stock_exhausted", "two_out", "showdown", "stuck"]
            return {
                "kind": "deal",
                "ending": rng.choice([*endings, "all_laid", "by_magic"]),
                "out": rng.sample(range(seats), rng.choice([0, 1, 1, min(2, seats)])),
                "hands": [hand(rng) for _ in range(rng.choice([seats, seats, seats + 1]))],
            }
        case other:
            return {"kind": other}


def right_entries(game: dominium.LineGame, rng: random.Random) -> list[Json]:
    """Entries that are taken, one after another; and sometimes one that is not."""
    entries: list[Json] = []
    for _ in range(60):
        new = entry(rng, game.seats)
        wish = TallyRequest(game.id, [*entries, new], options=dict(game.options))
        read = msgspec.convert(msgspec.to_builtins(wish), TallyRequest)
        if not line_score_pad.tally(read, "en").faults or rng.random() < 0.02:
            entries.append(new)
    return entries


def shown(answer: object) -> Json:
    plain: Json = msgspec.json.decode(msgspec.json.encode(answer))
    return plain


def scored_board(rng: random.Random) -> Json:
    language: Language = rng.choice(LANGUAGES)
    while True:
        wish = board(rng)
        try:
            answer = kingdom_score_pad.score(msgspec.convert(wish, KingdomScoreRequest), language)
        except RequestError:
            continue
        return {"language": language, "board": wish, "shown": shown(answer)}


def tallied_match(game_id: str, rng: random.Random) -> Json:
    language: Language = rng.choice(LANGUAGES)
    seats = rng.choice(
        next(one for one in game_info(game_id).options if one.name == "seats").values
    )
    game = dominium.load(game_id, seats=seats)
    assert isinstance(game, dominium.LineGame)
    pad = {
        "game": game_id,
        "options": dict(game.options),
        "names": [f"Eva {seat}" if seat else "Jana" for seat in range(game.seats)],
        "entries": right_entries(game, rng),
    }
    answer = line_score_pad.tally(msgspec.convert(pad, TallyRequest), language)
    return {"language": language, "pad": pad, "shown": shown(answer)}


@pytest.mark.parametrize("rounds", [1, pytest.param(30, marks=pytest.mark.long)])
def test_pages_count_pads_as_the_server_does(
    rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(rounds)
    kingdoms = [scored_board(rng) for _ in range(150 * rounds)]
    matches = [tallied_match(game, rng) for game in LINE_GAMES for _ in range(3 * rounds)]
    assert any(one["shown"]["notes"] for one in kingdoms)
    assert any(not one["shown"]["faults"] for one in kingdoms)
    assert any(one["shown"]["outcome"] for one in matches)
    pads = tmp_path / "pads.json"
    pads.write_bytes(msgspec.json.encode({"kingdoms": kingdoms, "matches": matches}))
    monkeypatch.setenv("DOMINIUM_PADS", str(pads))
    run = run_npm(["run", "--silent", "conformance", "score-pads"], capture=True)
    assert run.returncode == 0, run.stdout[-20_000:]
