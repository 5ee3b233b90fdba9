"""The puzzles and reviews of the server."""
