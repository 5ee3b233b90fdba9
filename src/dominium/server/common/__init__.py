"""The tools that know nothing of tables: clock, settings, rate limits, errors, caches."""
