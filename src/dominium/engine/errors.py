"""The errors of the library: codes with parameters; words are made by `dominium.describe`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Parameter = int | str
"""A value of a fault or refusal, under a name."""


@dataclass(frozen=True)
class Fault:
    """A fault or refusal: a code with its parameters."""

    code: str
    params: Mapping[str, Parameter] = field(default_factory=dict)

    def __str__(self) -> str:
        """Return the code with its parameters, for logs and tracebacks."""
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.params.items())])


class DominiumError(ValueError):
    """The base class of all errors of the library."""


class IllegalAction(DominiumError):  # noqa: N818 - the name is part of the public interface
    """An error for an action that the rules refuse; the state is unchanged."""

    def __init__(self, code: str, params: Mapping[str, Parameter]) -> None:
        super().__init__(str(Fault(code, params)))
        self.code = code
        self.params = dict(params)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.params)


class FaultsError(DominiumError):
    """An error for something written down that has faults; all of them are listed."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = tuple(faults)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults,)


class OptionError(FaultsError):
    """An error for options that do not make a game."""


class SetupError(FaultsError):
    """An error for a written position that cannot be played."""


class TallyError(FaultsError):
    """An error for score-pad lines that cannot be counted; each fault names its `entry`, from 1."""


class RecordError(DominiumError):
    """An error for a record that cannot be read or replayed; `faults` are those of its options."""

    def __init__(
        self,
        code: str,
        params: Mapping[str, Parameter] | None = None,
        faults: Sequence[Fault] = (),
    ) -> None:
        self.code = code
        self.params = dict(params or {})
        self.faults = tuple(faults)
        super().__init__(str(Fault(code, self.params)))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.params, self.faults)
