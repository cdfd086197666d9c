"""The games, each in a folder of its own. Nothing outside these folders names a game."""
