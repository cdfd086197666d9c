"""What the screen says about games, puzzles, runs, records and players."""
