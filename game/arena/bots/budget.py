"""How much a bot may still think: until it is stopped, or for a number of nodes."""

from game.core.stop import Stop, Stopped, never


class Budget:
    """Counts the nodes of a search. The same number of nodes always leads to the same answer.

    When it is used up, what is best so far counts.
    """

    def __init__(self, nodes: int | None = None, stop: Stop = never) -> None:
        self._most = nodes
        self._stop = stop
        self.nodes = 0

    def spend(self) -> None:
        """Count a node. Raises Stopped when there is none left."""
        if self.nodes == self._most:
            raise Stopped
        self.check()
        self.nodes += 1

    def check(self) -> None:
        """Raises Stopped when it is time to stop, in the middle of a node that takes long."""
        if self._stop():
            raise Stopped
