"""A game at the board: play, pause and end, and what all boards that can be pressed share."""
