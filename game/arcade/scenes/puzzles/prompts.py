"""The prompts at a puzzle, while a move is to be found or a wrong one stands on the board."""

from game.arcade.input.actions import Command
from game.arcade.scenes.play.pointer import Pointer
from game.arcade.scenes.scene import Prompts
from game.core.controls import AnyControls, Verb
from game.core.words import _
from game.session.puzzle_session import PuzzleSession

LEAVE = Command.PAUSE


def prompts_at_board(controls: AnyControls, pointer: Pointer, *, hints: bool) -> Prompts:
    """What can be pressed while a move is to be found."""
    if pointer.trial is not None:
        return [(Verb.CONFIRM, _("Play it")), (Verb.BACK, _("Take it back"))]
    own: Prompts = list(controls.prompts(pointer.cursor))
    if pointer.midway:
        return own
    hint: Prompts = [(Command.HINT, _("Hint"))] if hints else []
    return [*own, *hint, (Command.SECOND, _("Skip")), (LEAVE, _("Leave"))]


def prompts_at_mistake(session: PuzzleSession, *, closed: bool) -> Prompts:
    """What can be pressed while a wrong move stands on the board; `closed` if nothing counts any more."""
    again = _("Continue") if closed else _("Try again")
    more: Prompts = [(Command.SECOND, _("See more"))] if session.has_more else []
    return [(Verb.CONFIRM, again), *more, (Command.HINT, _("Answer")), (LEAVE, _("Leave"))]
