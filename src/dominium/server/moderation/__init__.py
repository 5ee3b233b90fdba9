"""Moderation: what people report, and what the operator sees and does about it."""
