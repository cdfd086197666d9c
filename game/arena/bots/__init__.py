"""Bots for the Arena: from the state of a round to a turn. No clock: whoever asks says when to stop."""
