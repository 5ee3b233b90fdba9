"""Settings that all tests share."""

from hypothesis import settings

settings.register_profile("ci", derandomize=True, max_examples=30, deadline=None)
settings.register_profile("long", max_examples=1000, deadline=None)
settings.load_profile("ci")
