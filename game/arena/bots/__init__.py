"""Bots for the Arena: from the state of a round to a turn. No clock: the caller says when to stop."""
