"""The terminal: play, replay, score and measure in plain lines of text.

Everything written is append-only and free of control characters, so that it reads the same on a
screen, in a pipe, in a file, by speech and on a braille display.
"""
