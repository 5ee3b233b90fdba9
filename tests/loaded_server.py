"""Loads the modules of a server before it begins to serve, and the words that it needs first."""

from dominium.describe.messages import messages
from dominium.server import app

__all__ = ["app"]

messages("en")
