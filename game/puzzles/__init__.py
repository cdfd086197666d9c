"""Puzzles: positions with exactly one move that wins, and what a player has done with them. Pure.

Days are texts such as `2026-02-14`, and come from outside: nothing here reads a clock.
"""
