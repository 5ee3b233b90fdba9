"""Leagues of club evenings on a server: kept as documents, changed by their organisers."""
