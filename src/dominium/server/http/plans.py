"""The routes of plans for the coming turn."""

from litestar import get, put
from litestar.params import FromPath, JSONBody

from dominium.server.http.accounts import NEVER_KEPT
from dominium.server.http.dependencies import TheServices, TheViewer
from dominium.server.http.tables import SeatNumber
from dominium.server.schema.plans import PlansRequest, PlansView


@get("/api/tables/{table:str}/seats/{seat:int}/plans", response_headers=NEVER_KEPT)
async def plans(
    table: FromPath[str], seat: SeatNumber, services: TheServices, viewer: TheViewer
) -> PlansView:
    """Return what the asking person has planned for the coming turn of an own seat."""
    found = await services.plans.of(table, viewer, seat)
    return PlansView(found.plans, found.outcome, found.chosen) if found else PlansView([])


@put("/api/tables/{table:str}/seats/{seat:int}/plans", response_headers=NEVER_KEPT)
async def write_plans(
    table: FromPath[str],
    seat: SeatNumber,
    *,
    data: JSONBody[PlansRequest],
    services: TheServices,
    viewer: TheViewer,
) -> PlansView:
    """Write down what to do in the coming turn of an own seat, in place of what was planned."""
    await services.plans.write(table, viewer, seat, data.plans)
    found = await services.plans.of(table, viewer, seat)
    return PlansView(found.plans, found.outcome, found.chosen) if found else PlansView([])


HANDLERS = (plans, write_plans)
