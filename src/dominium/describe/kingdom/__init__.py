"""The texts of the kingdom games."""
