"""Accounts: what keeps somebody's history and tables across devices."""
