"""Players that are programs. Pure Python."""
