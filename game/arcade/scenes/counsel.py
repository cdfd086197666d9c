"""What the bot process says at the board: a bot's moves, and the hints that a person asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _, later

if TYPE_CHECKING:
    from game.arcade.scenes.play import PlayScene

LOOKING = later("Looking for the moves that win.")
BOT_SECONDS = 0.55  # long enough to be followed, no longer


def await_bot(play: PlayScene, seconds: float) -> None:
    """A bot thinks from the moment it is on turn, and moves when that can be followed."""
    move = play.mind.move(play.match, play.choices.level)
    if play.motion.moving:
        return
    play.bot_waited += seconds
    if move is not None and play.bot_waited >= BOT_SECONDS:
        play.play(move)
        if play.turn not in play.bots and not play.over:
            play.cabinet.audio.play("turn")


def attend(play: PlayScene) -> None:
    """A person is on turn: the hint that they asked for may have come."""
    before = play.mind.hint
    play.mind.attend(play.match)
    if play.mind.waiting:
        play.say(_(LOOKING))
    if play.mind.hint is not None and before is None:
        play.say(play.mind.hint.words)
        play.cabinet.audio.play("hint")


def ask_hint(play: PlayScene) -> None:
    """Help whoever is on turn, whoever asks: they sit together, and look together."""
    if play.over or play.turn in play.bots:
        return
    play.mind.ask_hint(play.turn)
    play.say(play.mind.hint.words if play.mind.hint else _(LOOKING))
