"""The commands of the command line.

For each command, a function describes its arguments to a parser, and sets `run`, the function that carries it
out. What a command runs is imported when it runs: every front end starts without the others.
"""
