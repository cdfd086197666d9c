"""Exact search: who wins with perfect play, and what can be said where that is too far to prove. Pure."""
