"""Describers in plain Python, as before the core told what is said, to compare with."""
