"""The handicap of undo: in a series against a bot, a person may have only so many in each round."""

from game.core.words import _
from game.session.modes import Series
from game.session.session import Session

# The most undos in a round for each value of the setting; None: any number.
MOST = {"any": None, "three": 3, "one": 1, "none": 0}


def undos_left(session: Session, setting: str) -> int | None:
    """How many undos a person against a bot has left in this round; None: any number."""
    most, person, mode = MOST[setting], session.players.alone, session.began_in
    if most is None or person is None or not isinstance(mode, Series) or mode.rounds == 1:
        return None
    return max(0, most - session.undos_used(person))


def why_no_undo(session: Session, setting: str) -> str:
    """Why an undo is refused, as a sentence; "" if it is not."""
    if undos_left(session, setting) != 0:
        return ""
    if MOST[setting] == 0:
        return _("There is no undo in this series.")
    return _("You have no undo left in this round.")


def undo_words(session: Session, setting: str) -> str:
    """What the prompt for undo says."""
    left = undos_left(session, setting)
    return _("Undo") if left is None else _("Undo ({count} left)", count=left)
