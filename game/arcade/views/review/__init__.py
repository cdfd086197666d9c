"""How a review looks: the board, the words about a move, and the timeline."""
