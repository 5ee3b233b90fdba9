"""Lessons at the terminal: the texts of the page, in a session of a game."""
