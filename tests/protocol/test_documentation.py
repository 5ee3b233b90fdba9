"""The document `docs/bot-protocol.md` is true: its transcript, keys, codes and limits."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec
import pytest

import dominium
from dominium.protocol import PROTOCOL_VERSION, Limits, ProgramBot, messages, process
from dominium.protocol.failure import CODES
from tests.protocol.conftest import EXAMPLES

PAGE = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
SEED = 6
KINDS = [
    kind
    for kind in vars(messages).values()
    if isinstance(kind, type)
    and issubclass(kind, msgspec.Struct)
    and kind is not messages.IgnoredMessage
]


def conversation(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines really said in the game of the transcript."""
    said: list[str] = []
    send, receive = process.Process.send, process.Process.receive

    def noting_send(self: process.Process, line: bytes, deadline: float) -> None:
        said.append(f"> {line.decode().strip()}")
        send(self, line, deadline)

    def noting_receive(self: process.Process, deadline: float) -> bytes:
        line = receive(self, deadline)
        said.append(f"< {line.decode()}")
        return line

    monkeypatch.setattr(process.Process, "send", noting_send)
    monkeypatch.setattr(process.Process, "receive", noting_receive)
    bot = ProgramBot("example", [sys.executable, str(EXAMPLES / "greedy_bot.py")])
    dominium.play(dominium.load("solo"), [bot], rng=SEED)
    bot.close()
    return said


def test_the_transcript_is_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    (text,) = re.findall(r"```transcript\n(.*?)```", PAGE, re.DOTALL)
    said = iter(conversation(monkeypatch))
    for line in text.splitlines():
        pattern = ".*".join(map(re.escape, line.split("…")))
        assert any(re.fullmatch(pattern, real) for real in said), line


def test_every_key_and_message_is_explained() -> None:
    assert len(KINDS) == 11
    for kind in KINDS:
        for name in kind.__struct_fields__:
            assert f"`{name}`" in PAGE, (kind, name)
        tag = kind.__struct_config__.tag
        assert tag is None or f"`{tag}`" in PAGE, kind


def test_codes_limits_and_version_are_those_of_the_program() -> None:
    table = PAGE.partition("| Code |")[2].partition("##")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(CODES)
    usual = Limits()
    assert f"| {usual.move_seconds:g} s | `time` |" in PAGE
    assert f"| {usual.start_seconds:g} s each | `start` |" in PAGE
    assert f"| {usual.memory_mebibytes} MiB | `memory` |" in PAGE
    assert f"| {usual.line_bytes // 1024} KiB |" in PAGE
    assert f"version **{PROTOCOL_VERSION}**" in PAGE
    for name in process.INHERITED:
        assert f"`{name}`" in PAGE
