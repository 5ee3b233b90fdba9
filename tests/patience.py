"""The patience of the tests with a busy machine."""

PATIENCE = 60.0
"""The seconds after which something that should happen has not."""
