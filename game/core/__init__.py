"""The core: the contracts of a game, and what games share. Pure: no clock, no files, no devices."""
