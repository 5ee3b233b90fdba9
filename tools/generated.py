"""Write the generated files, or with `--check` name stale ones."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tools.games import game_facts, game_types, level_ladders
from tools.lands import lands, picture
from tools.transcripts import TRANSCRIPTS
from tools.typescript import engine_types
from tools.wire import wire_types

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web" / "src" / "api" / "generated"

GENERATED: Final[Mapping[Path, Callable[[], str]]] = {
    ROOT / "src" / "dominium" / "engine" / "game_types.py": game_types,
    ROOT / "docs" / "images" / "kingdom.svg": picture,
    ROOT / "tests" / "render" / "lands.json": lands,
    **{ROOT / "docs" / "transcripts" / name: make for name, make in TRANSCRIPTS.items()},
    TYPES / "engine.ts": engine_types,
    TYPES / "games.ts": game_facts,
    TYPES / "levels.ts": level_ladders,
    TYPES / "wire.ts": wire_types,
}


def main() -> int:
    """Write or compare each file; return 1 where a compared file differs."""
    check = "--check" in sys.argv[1:]
    differing = []
    for path, generate in GENERATED.items():
        content = generate()
        if path.exists() and path.read_text(encoding="utf-8") == content:
            continue
        if check:
            differing.append(path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    for path in differing:
        print(f"{path.relative_to(ROOT)} is stale; run `make generate`")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
