"""The puzzles: the page that leads to them, a puzzle at the board, and what comes after it."""
