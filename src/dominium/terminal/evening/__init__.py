"""Club evenings in the terminal: a league in a file, and what can be done with it."""
