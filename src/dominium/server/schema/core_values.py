"""Values that the core declares itself; they pass through the messages as they are.

The page knows their types from the core, too, so a message only names them.
"""

from typing import Annotated

from msgspec import Meta

from dominium.server.schema.values import Json


def typed(typescript: str) -> Meta:
    """Name the type that the page has for a value."""
    return Meta(extra_json_schema={"x-typescript": typescript})


AnyView = Annotated[Json, typed("View | LineView")]
KingdomTable = Annotated[Json, typed("View")]
LineTable = Annotated[Json, typed("LineView")]
OneKingdom = Annotated[Json, typed("KingdomView")]
Score = Annotated[Json, typed("KingdomScore")]
AnyEvent = Annotated[Json, typed("GameEvent | LineEvent")]
KingdomEvent = Annotated[Json, typed("GameEvent")]
LineEvent = Annotated[Json, typed("LineEvent")]
DealEnded = Annotated[Json, typed("DealEnded")]
OpenEnd = Annotated[Json, typed("OpenEnd")]
AnyOutcome = Annotated[Json, typed("(Outcome | LineOutcome) & { lines: string[] }")]
KingdomOutcome = Annotated[Json, typed("Outcome & { lines: string[] }")]
LineOutcome = Annotated[Json, typed("LineOutcome & { lines: string[] }")]
KingdomActionKind = Annotated[str, typed('Action["kind"]')]
LineActionKind = Annotated[str, typed('LineAction["kind"] | "say"')]
End = Annotated[str, typed("End")]
BuildingId = Annotated[str, typed('PlacedBuilding["building"]')]
