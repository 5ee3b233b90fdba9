"""Write the files that are generated from the core, or with `--check` name those that differ."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tools.typescript import engine_types

ROOT = Path(__file__).parent.parent
STUB = ROOT / "src" / "dominium" / "_core.pyi"
TYPES = ROOT / "web" / "src" / "lib" / "generated" / "engine.ts"


def stub() -> str:
    """Return the type stub of the extension module."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "_core.pyi"
        command = ["-m", "nanobind.stubgen", "--quiet", "-m", "dominium._core", "-o", str(target)]
        subprocess.run([sys.executable, *command], check=True)
        return target.read_text(encoding="utf-8")


def main() -> int:
    """Write or compare each file; return 1 where a compared file differs."""
    check = "--check" in sys.argv[1:]
    differing = []
    for path, generate in ((STUB, stub), (TYPES, engine_types)):
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
        print(f"{path.relative_to(ROOT)} differs from the core; run `make generate`")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
