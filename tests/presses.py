"""The presses with which a player makes a move."""

from game.core.controls import DIRECTION_OF, AnyControls, Cursor, Verb
from game.core.rules import Move, Position


def shortest(controls: AnyControls, position: Position, cursor: Cursor, move: Move) -> list[Verb]:
    """The fewest directions and confirmations that make a move."""
    ways: list[tuple[Cursor, list[Verb]]] = [(cursor, [])]
    seen = {cursor}
    for here, way in ways:
        for verb in (*DIRECTION_OF, Verb.CONFIRM):
            answer = controls.press(position, here, verb)
            if answer.move == move:
                return [*way, verb]
            if answer.move is None and answer.cursor not in seen:
                seen.add(answer.cursor)
                ways.append((answer.cursor, [*way, verb]))
    raise AssertionError("no presses make this move")
