"""Check what a machine must bring itself and print the Python to build with.

Whatever is missing is named together with the package that brings it. The syntax is old on purpose:
the message must also appear where only an outdated Python 3 is installed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from typing import List, Set, Tuple

OLDEST_PYTHON = (3, 11)
CANDIDATES = ["python3", "python3.14", "python3.13", "python3.12", "python3.11"]

PACKAGES = {
    "python": {
        "apt-get": "python3 (Debian 12, Ubuntu 24.04 or later), python3-venv and python3-dev",
        "dnf": "python3.12 and python3.12-devel",
        "brew": "python@3.12",
    },
    "venv": {"apt-get": "python3-venv", "dnf": "python3-libs", "brew": "python@3.12"},
    "headers": {"apt-get": "python3-dev", "dnf": "python3-devel", "brew": "python@3.12"},
    "compiler": {"apt-get": "g++", "dnf": "gcc-c++", "brew": "llvm, or run xcode-select --install"},
}
MANAGERS = {"apt-get": "Debian and Ubuntu", "dnf": "Fedora", "brew": "macOS (Homebrew)"}

CPP20 = """
#include <bit>
#include <concepts>
#include <span>
template <std::integral T> constexpr int count(T value) { return std::popcount(value); }
static_assert(count(7u) == 3);
int main() { return static_cast<int>(std::span<int>{}.size()); }
"""

PROBE = """
import os, sys, sysconfig
print("version" if sys.version_info[:2] >= {version!r} else "")
try:
    import ensurepip, venv
    print("venv")
except ImportError:
    print("")
print("headers" if os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")) else "")
"""


def probe(python: str) -> Set[str]:
    """Return which of "version", "venv" and "headers" an interpreter has."""
    script = PROBE.format(version=OLDEST_PYTHON)
    try:
        output = subprocess.check_output([python, "-c", script], stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return set()
    return set(output.decode().split())


def best_python() -> Tuple[str, Set[str]]:
    """Return the least lacking interpreter, the first of equals, and what it lacks."""
    wanted = {"version", "venv", "headers"}
    best, best_lacks = sys.executable, wanted
    for name in CANDIDATES:
        path = shutil.which(name)
        if path is None:
            continue
        lacks = wanted - probe(path)
        if len(lacks) < len(best_lacks):
            best, best_lacks = path, lacks
    return best, best_lacks


def compiles_cpp20() -> bool:
    """Tell whether the compiler that CMake would choose understands C++20."""
    names = [os.environ["CXX"]] if os.environ.get("CXX") else ["c++", "g++", "clang++"]
    compiler = next((name for name in names if shutil.which(name.split()[0])), None)
    if compiler is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "probe.cpp")
        with open(source, "w") as file:
            file.write(CPP20)
        command = [*compiler.split(), "-std=c++20", "-c", source, "-o", source + ".o"]
        return subprocess.call(command, stderr=subprocess.DEVNULL) == 0


def advice(key: str, what: str) -> List[str]:
    """Return the lines that say what is missing and how to get it here."""
    manager = next((name for name in MANAGERS if shutil.which(name)), None)
    known = [manager] if manager else list(MANAGERS)
    return ["missing: " + what] + [
        "    {}: {}".format(MANAGERS[name], PACKAGES[key][name]) for name in known
    ]


def main() -> int:
    """Print the interpreter to build with, or on the error stream everything that is missing."""
    python, lacks = best_python()
    lines = []  # type: List[str]
    if "version" in lacks:
        lines += advice("python", "Python {}.{} or later".format(*OLDEST_PYTHON))
    else:
        if "venv" in lacks:
            lines += advice("venv", "the module venv of Python")
        if "headers" in lacks:
            lines += advice("headers", "the C headers of Python")
    if not compiles_cpp20():
        lines += advice("compiler", "a compiler for C++20")
    if lines:
        sys.stderr.write("Dominium needs a little more on this machine:\n  ")
        sys.stderr.write("\n  ".join(lines) + "\n")
        return 1
    print(python)
    return 0


if __name__ == "__main__":
    sys.exit(main())
