"""The core: what the games are. Pure Python, with no clock, no files and no devices."""
