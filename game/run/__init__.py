"""The run: stage after stage against ever better bots, with lives and points. Pure: no clock, no files."""
