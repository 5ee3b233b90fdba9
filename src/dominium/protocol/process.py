"""The process of a program: lines to it and from it, each with a deadline, and a sure end."""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dominium.protocol.failure import ProgramFailure

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import IO

    from dominium.protocol.limits import Limits

INHERITED: Final = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR")
"""The environment variables that a program inherits; none that might be a secret."""
GIVEN: Final = {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
"""The environment variables that prevent common mistakes of programs."""

SECONDS_TO_QUIT: Final = 1.0
_LOOK_SECONDS: Final = 0.2
_CHUNK: Final = 64 * 1024
_LOG_BYTES: Final = 4096
_FILE_MEBIBYTES: Final = 64
_LAUNCHER: Final = Path(__file__).with_name("sandbox.py")


class Process:
    """A running program in a session of its own; not to be used by two threads at a time.

    Args:
        command: The program and its arguments; no shell reads them.
        limits: The limits of its time, memory and output.

    Raises:
        ProgramFailure: `not_started`.
    """

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limits = limits
        self._read = bytearray()
        self._log = bytearray()
        self._at_end = False
        self._is_over = False
        self._started = _started(command, limits)
        self._input, output, log = _streams(self._started)
        self._selector = selectors.DefaultSelector()
        self._watch(output, self._take_output)
        self._watch(log, self._take_log)
        os.set_blocking(self._input.fileno(), False)

    @property
    def id(self) -> int:
        """The process id."""
        return self._started.pid

    @property
    def exit(self) -> str:
        """The way in which it ended, once it has: `exit code 0`, `signal SIGKILL`."""
        code = self._started.returncode
        if code is None:
            return ""
        return f"exit code {code}" if code >= 0 else f"signal {_signal_name(-code)}"

    @property
    def log(self) -> str:
        """The end of its output to standard error."""
        return self._log.decode(errors="replace")

    @property
    def has_ended(self) -> bool:
        """True if `end` was called."""
        return self._is_over

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line, and read meanwhile, so that neither side waits for the other.

        Raises:
            ProgramFailure: `too_slow` when it is not taken before the deadline (of
                `time.monotonic`), `crashed`, `closed_output` or `line_too_long`.
        """
        unsent = memoryview(line)
        while unsent:
            try:
                unsent = unsent[os.write(self._input.fileno(), unsent) :]
            except BlockingIOError:
                self._wait(deadline, writing=True)
            except BrokenPipeError:
                raise self._gone() from None

    def receive(self, deadline: float) -> bytes:
        """Read the next line that is not empty, without its end.

        Raises:
            ProgramFailure: `too_slow` when there is none before the deadline (of `time.monotonic`),
                `crashed`, `closed_output` or `line_too_long`.
        """
        while True:
            line, found, _ = self._read.partition(b"\n")
            if found:
                del self._read[: len(line) + 1]
                if line.strip():
                    return bytes(line.strip())
            elif self._at_end:
                raise self._gone()
            else:
                self._wait(deadline)

    @property
    def has_more(self) -> bool:
        """True if it has written something that was not read yet."""
        with contextlib.suppress(ProgramFailure):
            self._wait(time.monotonic() + 0.01)
        return bool(self._read.strip())

    def close_input(self) -> None:
        """Close the input of the program."""
        self._input.close()

    def exits(self, seconds: float = SECONDS_TO_QUIT) -> bool:
        """Return whether it ends by itself within a time; its output until then is ignored."""
        deadline = time.monotonic() + seconds
        with contextlib.suppress(ProgramFailure):
            while not self._has_exited():
                self._wait(deadline)
                self._read.clear()
        return self._has_exited()

    def end(self, seconds: float = SECONDS_TO_QUIT) -> None:
        """Close its input, wait a little for its end, then kill it with all that it started."""
        if self._is_over:
            return
        self._is_over = True
        self.close_input()
        self.exits(seconds)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._started.pid, signal.SIGKILL)
        self._started.wait()
        for key in list(self._selector.get_map().values()):
            self._selector.unregister(key.fileobj)
        for stream in _streams(self._started):
            stream.close()
        self._selector.close()

    def _wait(self, deadline: float, *, writing: bool = False) -> None:
        """Wait until there is something to read (or room to write), and read it."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise ProgramFailure("too_slow", log=self._last_words())
        if writing:
            self._selector.register(self._input, selectors.EVENT_WRITE, lambda: None)
        ready = self._selector.select(min(left, _LOOK_SECONDS))
        if writing:
            self._selector.unregister(self._input)
        for key, _ in ready:
            key.data()
        if not ready and self._has_exited():
            self._at_end = True  # what it has started may still hold the pipe

    def _watch(self, stream: IO[bytes], take: Callable[[IO[bytes]], None]) -> None:
        os.set_blocking(stream.fileno(), False)
        self._selector.register(stream, selectors.EVENT_READ, lambda: take(stream))

    def _take_output(self, stream: IO[bytes]) -> None:
        chunk = _chunk(stream)
        if chunk == b"":
            self._selector.unregister(stream)
            self._at_end = True
        self._read += chunk or b""
        if len(self._read) > self._limits.line_bytes and b"\n" not in self._read:
            raise ProgramFailure("line_too_long", f"more than {self._limits.line_bytes} bytes")
        if len(self._read) > self._limits.line_bytes + _CHUNK:
            raise ProgramFailure("wrong_answer", "lines that nobody asked for")

    def _take_log(self, stream: IO[bytes]) -> None:
        chunk = _chunk(stream)
        if chunk == b"":
            self._selector.unregister(stream)
        self._log = (self._log + (chunk or b""))[-_LOG_BYTES:]

    def _gone(self) -> ProgramFailure:
        """Return the failure of a program that writes no more: it ended or closed its output."""
        deadline = time.monotonic() + _LOOK_SECONDS
        while not self._has_exited() and time.monotonic() < deadline:
            time.sleep(0.005)
        exited = self._has_exited()
        with contextlib.suppress(ProgramFailure):
            self._wait(time.monotonic() + 0.01)  # its last words
        self.end(0)
        if not exited:
            return ProgramFailure("closed_output", log=self._last_words())
        return ProgramFailure("crashed", self.exit, self._last_words())

    def _has_exited(self) -> bool:
        """Return whether the program has exited; left unreaped, so that its group keeps its id."""
        if not hasattr(os, "waitid"):
            return self._started.poll() is not None
        if self._started.returncode is not None:
            return True
        options = os.WEXITED | os.WNOHANG | os.WNOWAIT
        return os.waitid(os.P_PID, self._started.pid, options) is not None

    def _last_words(self) -> str:
        lines = self.log.strip().splitlines()
        return lines[-1].strip() if lines else ""


def _started(command: Sequence[str], limits: Limits) -> subprocess.Popen[bytes]:
    environment = clean_environment(os.environ)
    if sys.platform == "win32":
        raise ProgramFailure("not_started", "programs take seats on Linux and macOS only")
    if shutil.which(command[0], path=environment.get("PATH")) is None:
        raise ProgramFailure("not_started", f"{command[0]}: no such program")
    memory, files = str(limits.memory_mebibytes), str(_FILE_MEBIBYTES)
    # Linux would end the program with the thread that started it, and only this one surely stays.
    stays = threading.current_thread() is threading.main_thread()
    parent = str(os.getpid() if stays else 0)
    launcher = [sys.executable, "-I", "-S", str(_LAUNCHER), parent, memory, files]
    try:
        return subprocess.Popen(  # noqa: S603 - the command is what whoever runs Dominium named
            [*launcher, *command],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        raise ProgramFailure("not_started", str(error)) from error


def clean_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the part of an environment that a program gets."""
    kept = {name: environment[name] for name in INHERITED if name in environment}
    return kept | GIVEN


def _streams(started: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Return its input, output and log."""
    streams = started.stdin, started.stdout, started.stderr
    if streams[0] is None or streams[1] is None or streams[2] is None:
        raise RuntimeError("a program without pipes")
    return streams[0], streams[1], streams[2]


def _chunk(stream: IO[bytes]) -> bytes | None:
    """Read the available bytes; none at the end, None when there are none yet."""
    try:
        return os.read(stream.fileno(), _CHUNK)
    except BlockingIOError:
        return None


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
