"""The games that `new-game` copies: small, complete, and checked like all other code."""
