"""Exact search: who wins with perfect play, and estimates where that cannot be proven in time. Pure."""
