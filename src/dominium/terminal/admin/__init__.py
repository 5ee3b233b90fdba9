"""The operator's part of the terminal: what `dominium admin` shows and does."""
