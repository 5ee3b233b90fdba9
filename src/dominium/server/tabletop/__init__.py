"""Games with a physical set: the referee, score pads and printed pages."""
