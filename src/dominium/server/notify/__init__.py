"""Notices to people who have no page of their table open: Web Push."""

from dominium.server.notify.notices import Notices

__all__ = ["Notices"]
