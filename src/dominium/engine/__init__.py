"""The core of the library: games, states, memories, records and options.

Its public names are those of `dominium` itself.
"""
