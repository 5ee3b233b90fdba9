"""Leagues of club evenings: stored as documents, changed by their organisers."""
