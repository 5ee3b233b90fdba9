"""Presenters of tables, games and rules: data for one viewer, in their language."""
