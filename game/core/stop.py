"""How work that takes long is ended early: proofs, searches, plans."""

from collections.abc import Callable

# Called every so often while something is computed; True ends it.
Stop = Callable[[], bool]


class Stopped(Exception):
    """Raised by work that was ended early."""


def at_once() -> bool:
    """The `Stop` that leaves time only for what is known already."""
    return True


def never() -> bool:
    """The `Stop` of what may take as long as it needs."""
    return False
