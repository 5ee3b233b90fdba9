"""PNG pictures, made one at a time in a process of their own; the latest are kept."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path
from typing import TYPE_CHECKING

from dominium import render
from dominium.server.common.cache import LruCache
from dominium.server.common.errors import RequestError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

MOST_PICTURES = 64
SECONDS_OF_PATIENCE = 30.0
RASTERIZER = Path(render.__file__).with_name("rasterizer.py")


class Pictures:
    """The pictures that were asked for lately, each made once.

    To make one takes the renderer a third of a second, in which it holds the lock of the
    interpreter: in a thread of the server it would let everybody wait.
    """

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._made = LruCache[tuple["Hashable", int], asyncio.Task[bytes]](MOST_PICTURES)
        self._making = set[asyncio.Task[bytes]]()

    async def png(self, key: Hashable, width: int, draw: Callable[[], str]) -> bytes:
        """Return a picture as PNG.

        Args:
            key: All that the picture depends on.
            width: Its width in pixels.
            draw: Draws it as SVG.

        Raises:
            RequestError: ``no_pictures`` where the machine lacks a font or the extra for PNG.
        """

        def make() -> asyncio.Task[bytes]:
            task = asyncio.create_task(self._drawn(width, draw))
            self._making.add(task)
            task.add_done_callback(self._making.discard)
            return task

        try:
            return await asyncio.shield(self._made.get((key, width), make))
        except RequestError:
            self._made.forget((key, width))
            raise

    def end(self) -> None:
        """Make no more pictures."""
        for task in self._making:
            task.cancel()

    async def _drawn(self, width: int, draw: Callable[[], str]) -> bytes:
        async with self._one_at_a_time:
            svg = await asyncio.to_thread(draw)
            if not await asyncio.to_thread(render.letters_can_be_drawn, svg):
                raise RequestError("no_pictures")
            return await _rasterized(svg, width)


async def _rasterized(svg: str, width: int) -> bytes:
    """Return a picture that another process makes."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", str(RASTERIZER), str(width), stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    try:
        async with asyncio.timeout(SECONDS_OF_PATIENCE):
            png, _ = await process.communicate(svg.encode())
    except TimeoutError:
        raise RequestError("no_pictures") from None
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode != 0:
        raise RequestError("no_pictures")
    return png
