"""The front end for a plain terminal: each game in the words and with the grid of its own text."""
