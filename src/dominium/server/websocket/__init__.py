"""The WebSocket of a table: one connection, and the commands of its page."""
