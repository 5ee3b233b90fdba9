"""Signals, presence, polling and open connections: the state of pages at this moment."""
