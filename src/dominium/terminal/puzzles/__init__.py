"""Puzzles at the terminal: the words of the page, at the table of a game."""
