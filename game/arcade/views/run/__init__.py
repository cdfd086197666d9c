"""How the run looks: its page, its ladder, its stages, and its end."""
