"""The versions of the database: env.py runs them, versions/ holds one file for each."""
