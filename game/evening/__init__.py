"""An evening of games between the same people: sets, legs, picks, score. No clock, no chance, no files."""
