"""The bots: levels, hints and reviews, and the process in which they are computed."""
