"""One game as it is played, for every front end. Pure: no clock, no randomness, no devices."""
