"""Start the server of Dominium and open the game in the browser once it answers."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
import webbrowser
from pathlib import Path
from urllib.error import URLError

HOST = "127.0.0.1"
FIRST_PORT = 8000
PATIENCE_SECONDS = 60.0


def free_port() -> int:
    """Return the first port from FIRST_PORT on that nobody listens at."""
    for port in range(FIRST_PORT, FIRST_PORT + 100):
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) != 0:
                return port
    sys.exit(f"No free port from {FIRST_PORT} to {FIRST_PORT + 99}.")


def wait_until_it_answers(server: subprocess.Popen[bytes], address: str) -> None:
    """Return when the address answers; end with a message when it does not."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline and server.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=5).close()  # noqa: S310 - our own address
        except (URLError, OSError):
            time.sleep(0.2)
        else:
            return
    server.terminate()
    sys.exit("The server did not start; its messages stand above.")


def open_browser(address: str) -> bool:
    """Open the address where there is a graphical browser; tell whether that worked."""
    graphical = sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    return graphical and webbrowser.open(address)


def main() -> int:
    """Serve until the user interrupts; return the exit status of the server."""
    port = free_port()
    address = f"http://{HOST}:{port}/"
    dominium = Path(sys.executable).with_name("dominium")
    server = subprocess.Popen([dominium, "serve", "--host", HOST, "--port", str(port)])
    try:
        wait_until_it_answers(server, address)
        opened = open_browser(address)
        print(f"\n  Dominium {'is open' if opened else 'waits'} at {address}")
        print("  Press Ctrl+C to stop it.\n", flush=True)
        return server.wait()
    except KeyboardInterrupt:
        server.wait()
        return 0


if __name__ == "__main__":
    sys.exit(main())
