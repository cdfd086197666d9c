"""What comes after the last move: it is seen to its end, then the loser's fate, then the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.controls import DIRECTION_OF, Verb

if TYPE_CHECKING:
    from game.arcade.scenes.play import PlayScene

END_SECONDS = 1.3  # from the last move to the verdict
# The presses that call for the verdict while the end is still being shown.
CALLS = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK}


def approach_end(play: PlayScene, seconds: float) -> None:
    """Time passes in a game that is over. Its review is asked for at once, to be there when it is opened."""
    if play.choices.people:
        play.mind.review(play.match)
    if play.motion.moving:
        return
    _sound(play)
    play.ended_for += seconds
    if play.ended_for >= END_SECONDS:
        play.show_verdict()


def end_at_once(play: PlayScene) -> None:
    """Nobody waits for the verdict either."""
    _sound(play)
    play.show_verdict()


def _sound(play: PlayScene) -> None:
    """The sting, once."""
    if play.ended_for == 0.0:
        winner = play.match.winner
        play.cabinet.audio.duck()
        play.cabinet.audio.play("lose" if winner is None or winner in play.bots else f"win_{winner}")
