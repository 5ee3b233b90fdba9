"""The lessons, puzzles and reviews of the server."""
