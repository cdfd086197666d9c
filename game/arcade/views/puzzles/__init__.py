"""How the puzzles look: their page, a puzzle at the board, and the panel beside it."""
