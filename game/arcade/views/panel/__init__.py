"""The players' panels, beside the board and above it."""
