"""Messages about what was not done, as they stand in the JSON."""

from msgspec import UNSET, Struct, UnsetType

from dominium.server.schema.values import Params


class FaultView(Struct):
    """One fault with its words."""

    code: str
    params: Params
    text: str


class ErrorResponse(Struct):
    """The answer to a request that was not done."""

    code: str
    params: Params
    text: str
    faults: list[FaultView] | UnsetType = UNSET
