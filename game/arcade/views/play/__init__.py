"""How a game at the board looks: play, its end, and what changes from one picture to the next."""
