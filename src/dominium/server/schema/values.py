"""Kinds of values that messages of every area have."""

from typing import Annotated, Any, Literal

from msgspec import Meta

Json = dict[str, Any]
OptionValue = bool | int | str
Options = dict[str, OptionValue]
Params = dict[str, str | int]
Text = Annotated[str, Meta(max_length=200)]
WholeNumber = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A number from outside; JavaScript is exact up to here."""
RequestedOptions = Annotated[dict[Text, Text | bool | WholeNumber], Meta(max_length=64)]
Family = Literal["kingdom", "line"]
