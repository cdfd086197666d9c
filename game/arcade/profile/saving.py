"""How far what people have played is saved: the next move waits for it, but not for long."""

from game.store.background import Background

# How long play waits for the disk, before it goes on and the screen says why.
PATIENT_SECONDS = 1.0


class Saving:
    """Of everything that was given to be written, it follows what was played last, and all before that."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._awaited = 0  # how many jobs of the background belong to what was played
        self._waited = 0.0  # seconds

    def await_all(self) -> None:
        """Something was played, and given to be written: what comes next waits for it."""
        self._awaited = self._background.given

    @property
    def is_slow(self) -> bool:
        """Whether the disk takes so long that nothing waits for it any more."""
        return self._waited >= PATIENT_SECONDS

    @property
    def lets_go_on(self) -> bool:
        """Whether what comes next can happen: what was played is on the disk, or the disk is slow."""
        return self.is_slow or self._background.has_done(self._awaited)

    def advance(self, seconds: float) -> None:
        """Time has passed."""
        self._background.watch()
        self._waited = 0.0 if self._background.has_done(self._awaited) else self._waited + seconds
