"""The move clock: how much time a person has for a move."""

from game.arcade.views.play.clock import ClockPicture


class MoveClock:
    """Counts the time of one move. A limit of 0 seconds means that there is none."""

    def __init__(self) -> None:
        self._limit = 0
        self._used = 0.0

    def picture(self) -> ClockPicture | None:
        """The time left; None without a limit."""
        if not self._limit:
            return None
        left = max(0.0, self._limit - self._used)
        return ClockPicture(left, left / self._limit)

    def restart(self) -> None:
        """The next move has its full time."""
        self._used = 0.0

    def set_limit(self, seconds: int) -> None:
        """A new limit gives its full time."""
        if seconds != self._limit:
            self._limit = seconds
            self.restart()

    def advance(self, seconds: float) -> bool:
        """Let time pass. Return whether one of the last seconds begins."""
        before = self.picture()
        self._used += seconds
        now = self.picture()
        return before is not None and now is not None and now.ending and before.seconds > now.seconds > 0

    @property
    def is_up(self) -> bool:
        return self._limit > 0 and self._used >= self._limit
