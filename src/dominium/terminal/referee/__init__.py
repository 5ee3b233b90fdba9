"""The referee at the terminal, line by line, for people at a physical table."""
