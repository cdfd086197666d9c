"""Presses that wait for their tick: each rider has a queue of at most two turns."""

from game.arena.field import Direction, is_turn

Queue = tuple[Direction, ...]
# The turns of one tick: for each rider a direction, or None to ride straight on.
Turns = tuple[Direction | None, Direction | None]
STRAIGHT_ON: Turns = (None, None)
LONGEST_QUEUE = 2


def press(queue: Queue, heading: Direction, direction: Direction) -> Queue:
    """The queue after a press.

    Each turn follows another one, or the direction travelled. A press that would lead straight on or back
    from there is dropped. A press into a full queue replaces its last turn, and so follows the one before.
    """
    kept = queue[: LONGEST_QUEUE - 1]
    before = kept[-1] if kept else heading
    return (*kept, direction) if is_turn(before, direction) else queue


def take(queue: Queue, heading: Direction) -> tuple[Direction | None, Queue]:
    """The turn of the next tick, if there is one, and the queue without it."""
    if not queue:
        return None, queue
    return (queue[0] if is_turn(heading, queue[0]) else None), queue[1:]
