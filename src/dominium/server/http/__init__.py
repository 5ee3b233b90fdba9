"""The HTTP routes, by area."""

from dominium.server.http import (
    accounts,
    games,
    leagues,
    learning,
    notifications,
    plans,
    printing,
    quick_match,
    reports,
    share,
    tables,
    tabletop,
)

HANDLERS = (
    *games.HANDLERS,
    *tables.HANDLERS,
    *plans.HANDLERS,
    *quick_match.HANDLERS,
    *reports.HANDLERS,
    *learning.HANDLERS,
    *tabletop.HANDLERS,
    *printing.HANDLERS,
    *share.HANDLERS,
    *accounts.HANDLERS,
    *leagues.HANDLERS,
    *notifications.HANDLERS,
)
"""The routes that a page uses; health checks and files are asked for by others."""
