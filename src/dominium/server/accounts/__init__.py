"""Accounts, sessions and people, and the data that belongs to them on every device."""
