"""The lessons of each game, in a file of its name."""
