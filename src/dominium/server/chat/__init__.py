"""The chat of people at a table."""
