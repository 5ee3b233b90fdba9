"""Programs that the tests drive, brought from Debian where that may be done."""

import os
import shutil
import subprocess


def install(*packages: str) -> None:
    """Install Debian's packages where this process is root and has apt-get; else do nothing."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    update = [apt, "update", "--quiet=2"]
    brought = [apt, "install", "--yes", "--quiet=2", "--no-install-recommends", *packages]
    for command in (update, brought):
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
