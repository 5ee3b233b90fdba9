"""The line games at the terminal, and the score pad for their tiles."""
