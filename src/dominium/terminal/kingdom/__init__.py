"""The kingdom games at the terminal."""
