"""One folder a game. Nothing outside these folders names a game."""
