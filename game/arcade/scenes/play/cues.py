"""Cues: the sounds, messages and rumbles of a session's events."""

from dataclasses import dataclass

from game.arcade.input.motors import Rumble
from game.arcade.sentences.captions import with_cells_in_full
from game.core.match import Ply
from game.core.rules import AnyRules, Outcome, Player, opponent
from game.core.words import _, later
from game.session.events import (
    Event,
    Hinted,
    HintWanted,
    Moved,
    Passed,
    Redone,
    Refused,
    Stopped,
    Undone,
)
from game.session.players import Players

LOOKING = later("Looking for the moves that win.")


@dataclass(frozen=True)
class Cue:
    """The sound and the message of an event, "" for none; and its rumble."""

    sound: str = ""
    words: str = ""
    urgent: bool = False  # the message is about something refused
    rumble: Rumble | None = None  # of a gamepad
    felt_by: Player | None = None  # the player whose gamepad rumbles; None for the one on turn
    pan: float = 0.0  # where the sound comes from, from -1 on the left to 1 on the right


SILENCE = Cue()
TURN = Rumble(0.2, 0.09)  # it is your turn now
REFUSED = Rumble(0.35, 0.12)
WON, LOST = Rumble(0.8, 0.45), Rumble(0.4, 0.25)


def cue_of(event: Event, rules: AnyRules) -> Cue:
    """The cue of an event, except for the end of a game: see `sound_of_the_end`."""
    match event:
        case Moved(ply):
            return Cue(_sound_of(ply), rumble=TURN, felt_by=opponent(ply.player), pan=_pan_of(ply, rules))
        case Passed(player):
            return Cue("pass", rules.skip_words(player), rumble=REFUSED, felt_by=player)
        case Refused(reason) | Stopped(reason=reason):
            return Cue("illegal", with_cells_in_full(reason, rules), urgent=True, rumble=REFUSED)
        case Undone() | Redone():
            return Cue("undo")
        case HintWanted():
            return Cue(words=_(LOOKING))
        case Hinted(hint):
            return Cue("hint", with_cells_in_full(hint.words, rules))
    return SILENCE


def _sound_of(ply: Ply) -> str:
    return f"move_{ply.player}"


def _pan_of(ply: Ply, rules: AnyRules) -> float:
    """A move is heard from the side of the board on which it is made."""
    cell = rules.cells_of(ply.before, ply.move)[-1]
    _row, column = rules.grid.coordinates(cell)
    return 2 * column / max(1, rules.grid.size - 1) - 1


def sound_of_the_end(outcome: Outcome, players: Players) -> str:
    """The sting: one for each player, one when a bot has beaten a person, and one for a draw."""
    if outcome.winner is None:
        return "pass"
    beaten = players.level(outcome.winner) is not None and bool(players.people)
    return "lose" if beaten else f"win_{outcome.winner}"


def rumble_of_the_end(outcome: Outcome, player: Player) -> Rumble:
    """The rumble for a player at the end of a game."""
    return WON if outcome.winner == player else LOST
