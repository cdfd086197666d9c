"""Benchmark of the Arena's bots: the bars that they have to clear."""
