"""The commands of the command line, one module each.

`add_arguments` describes a command's arguments to a parser and sets `run`, the function that carries it out.
What a command runs is imported when it runs: every front end starts without the others.
"""
