"""Notifications by Web Push to people who have no page of their table open."""

from dominium.server.notifications.notifier import Notifier

__all__ = ["Notifier"]
