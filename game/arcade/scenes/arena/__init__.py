"""The Arena: a match, its set-up, its pause and its end."""
