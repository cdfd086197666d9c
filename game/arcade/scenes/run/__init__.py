"""The run: its page, its stages, its end and its table."""
