"""Kinds of values that messages of every area have."""

from typing import Annotated, Any, Literal

from msgspec import Meta

Json = dict[str, Any]
OptionValue = bool | int | str
Options = dict[str, OptionValue]
Params = dict[str, str | int]
Text = Annotated[str, Meta(max_length=200)]
Family = Literal["kingdom", "line"]
