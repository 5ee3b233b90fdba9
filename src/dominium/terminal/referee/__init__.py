"""The referee at the terminal: one line said, one line answered, for people round a real table."""
