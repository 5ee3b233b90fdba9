"""The route of reports about people at tables."""

from litestar import post
from litestar.params import FromPath, JSONBody

from dominium.server.common.rate_limits import address_of
from dominium.server.http.dependencies import AnyRequest, TheServices, TheViewer
from dominium.server.http.tables import SeatNumber
from dominium.server.schema.moderation import ReportRequest


@post("/api/tables/{table:str}/seats/{seat:int}/reports", status_code=204)
async def report(
    table: FromPath[str],
    seat: SeatNumber,
    *,
    data: JSONBody[ReportRequest],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
) -> None:
    """Report whoever sits at a seat to the operator; again, in place of what was reported before.

    Who reports sits at the table or has opened it.
    """
    await services.limits.take("reports", address_of(request))
    await services.reports.add(table, viewer, seat, data.grounds, data.text)


HANDLERS = (report,)
