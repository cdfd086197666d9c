"""Rounds of the Arena as a record keeps them."""

from dataclasses import replace

from game.arena.round import Round


def without_presses(ridden: Round) -> Round:
    """A round without the presses that still wait for their tick."""
    return replace(ridden, queues=((),) * len(ridden.queues))
