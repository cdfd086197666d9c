"""The front end for a plain terminal: each game with its own texts and board."""
