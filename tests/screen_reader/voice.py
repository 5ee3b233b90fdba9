"""The length of speech by espeak-ng: texts are spoken into memory and their samples counted."""

import ctypes
from functools import cache
from typing import Any

import pytest

WORDS_PER_MINUTE = 175

_RETRIEVAL = 1
"""The samples are handed over instead of being played."""
_RATE = 1
_UTF8 = 1
_CHARACTERS = 1

_Callback = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
)


class Voice:
    """The voice of espeak-ng; one for the whole process, as its library wants it."""

    def __init__(self, loader: Any) -> None:
        self._library = ctypes.CDLL(loader.get_library_path())
        data = str(loader.get_data_path()).encode()
        self._rate = self._library.espeak_Initialize(_RETRIEVAL, 0, data, 0)
        assert self._rate > 0
        self._samples = 0
        self._callback = _Callback(self._count)
        self._library.espeak_SetSynthCallback(self._callback)

    def seconds(self, text: str, language: str) -> float:
        """The length of a text spoken in a language, at 175 words a minute."""
        assert self._library.espeak_SetVoiceByName(language.encode()) == 0
        self._library.espeak_SetParameter(_RATE, WORDS_PER_MINUTE, 0)
        self._samples = 0
        spoken = text.encode() + b"\0"
        done = self._library.espeak_Synth(spoken, len(spoken), 0, _CHARACTERS, 0, _UTF8, None, None)
        assert done == 0
        self._library.espeak_Synchronize()
        return self._samples / self._rate

    def _count(self, samples: Any, number: int, _: object) -> int:
        if samples:
            self._samples += number
        return 0


@cache
def voice() -> Voice:
    """The voice, or a reason to be skipped."""
    loader = pytest.importorskip(
        "espeakng_loader", reason="espeak-ng is not installed (extras `test`)"
    )
    return Voice(loader)
