"""Club evenings in the terminal: a league in a file, and the tasks on it."""
