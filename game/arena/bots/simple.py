"""Riders that look no further than the next cell: one hugs walls, the other compares territory."""

from game.arena.bots.territory import split
from game.arena.bots.view import View
from game.arena.field import Direction
from game.arena.state import State
from game.core.rules import Player


def reflex(state: State, rider: Player) -> Direction | None:
    """Where to go when there is no time to think: along walls; None if every way crashes."""
    view = View.of(state, rider)
    choices = view.choices()
    return hug(view, choices) if choices else None


def hug(view: View, choices: list[Direction]) -> Direction:
    """Into the largest part of the field, and there along most walls."""
    roomiest, steps = most_room(view, choices), view.steps(view.own)
    return max(roomiest, key=lambda direction: _walls_beside(view, steps[direction]))


def most_room(view: View, choices: list[Direction]) -> list[Direction]:
    """The choices that lead into the largest part of the field."""
    free, steps = view.free & view.open_after(1), view.steps(view.own)
    rooms = {direction: view.ground.reached(steps[direction], free).bit_count() for direction in choices}
    return [direction for direction in choices if rooms[direction] == max(rooms.values())]


def compare(view: View) -> dict[Direction, float]:
    """How much more territory each choice leaves than the other rider has, after its worst reply."""
    free = view.free & view.open_after(1)
    replies = [step for step in view.steps(view.other) if step & free] or [0]
    return {
        direction: _worst(view, free, view.steps(view.own)[direction], replies)
        for direction in view.choices()
    }


def _worst(view: View, free: int, step: int, replies: list[int]) -> float:
    return min(_lead(view, free, step, reply) for reply in replies) + _walls_beside(view, step) / 8


def _lead(view: View, free: int, step: int, reply: int) -> float:
    """How much more territory is left than the other rider has; a crash of both is worth none."""
    if step == reply:
        return 0.0
    own, other, _both = split(view.ground, free & ~(step | reply), step, reply)
    return own.bit_count() - other.bit_count()


def _walls_beside(view: View, step: int) -> int:
    """How many walls and trails are next to a cell."""
    return 4 - (view.ground.beside(step) & view.free).bit_count()
