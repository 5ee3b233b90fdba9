"""The words of the kingdom games."""
