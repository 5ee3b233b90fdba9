"""A launcher that starts a program with its limits, in its own place.

    python sandbox.py PARENT|0 MEBIBYTES_OF_DATA MEBIBYTES_OF_A_FILE COMMAND …

It is run as a file and imports nothing of Dominium, so that it costs a program hardly any time.
Limits that the system does not support are left out.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys

MEBIBYTE = 1024 * 1024
OPEN_FILES = 256
# From <linux/prctl.h>.
PR_SET_PDEATHSIG = 1
PR_SET_NO_NEW_PRIVS = 38


def main(parent: int, memory: int, file_size: int, command: list[str]) -> None:
    """Replace this process by the program."""
    _limit_resources(memory * MEBIBYTE, file_size * MEBIBYTE)
    if sys.platform == "linux":
        _harden(parent)
    try:
        os.execvp(command[0], command)  # noqa: S606 - no shell is wanted
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


def _limit_resources(memory: int, file_size: int) -> None:
    import resource  # noqa: PLC0415 - not on every system

    for name, wanted in (
        ("RLIMIT_DATA", memory),
        ("RLIMIT_FSIZE", file_size),
        ("RLIMIT_NOFILE", OPEN_FILES),
        ("RLIMIT_CORE", 0),
    ):
        kind = getattr(resource, name)
        _, most = resource.getrlimit(kind)
        limit = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(kind, (limit, limit))


def _harden(parent: int) -> None:
    """Drop the right to gain privileges, and end with the parent process if one is given."""
    libc = ctypes.CDLL(None)
    libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    if not parent:
        return
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        sys.exit("whoever started the program is gone")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
