"""Where a scene can lead. A scene names a destination; `routes` knows which scene that is."""

from dataclasses import dataclass

from game.core.rules import Player
from game.core.variant import Variant
from game.session.modes import Series
from game.session.session import Session


@dataclass(frozen=True)
class Back:
    """The scene below."""


@dataclass(frozen=True)
class ToMenu:
    """The menu, with a game in focus, and nothing else."""

    variant: Variant | None = None


@dataclass(frozen=True)
class ToSetup:
    """The choices before a game."""

    variant: Variant


@dataclass(frozen=True)
class ToNewGame:
    """A game with the choices kept for it."""

    variant: Variant


@dataclass(frozen=True)
class ToGame:
    """A session that begins: above the menu, or above the review from which it plays on."""

    session: Session


@dataclass(frozen=True)
class BackToReview:
    """The review from which a variation was played."""


@dataclass(frozen=True)
class UndoEnd:
    """The game below its end, with the last move taken back."""

    session: Session


@dataclass(frozen=True)
class ToHowTo:
    """How to play a game."""

    variant: Variant


@dataclass(frozen=True)
class ToPause:
    """A pause over a game."""

    session: Session


@dataclass(frozen=True)
class ToDevices:
    """Which player uses which device, during a game."""

    session: Session


@dataclass(frozen=True)
class ToGameOver:
    """The end of a game, over its last position."""

    session: Session


@dataclass(frozen=True)
class ToReview:
    """The review of a finished game."""

    session: Session


@dataclass(frozen=True)
class ToResign:
    """The game is given up for a player."""

    session: Session
    player: Player


@dataclass(frozen=True)
class Confirm:
    """A question before something is lost; `then` is where its second row leads."""

    title: str
    words: str
    stay: str
    leave: str
    then: "Destination"


@dataclass(frozen=True)
class ToAttract:
    """The cabinet plays a game by itself; as a round of a series, if one is given."""

    variant: Variant
    series: Series | None = None


@dataclass(frozen=True)
class ToFault:
    """A sentence about something that went wrong, over the menu."""

    words: str


@dataclass(frozen=True)
class Quit:
    """The end of the program."""


Destination = (
    Back
    | ToMenu
    | ToSetup
    | ToNewGame
    | ToGame
    | BackToReview
    | UndoEnd
    | ToHowTo
    | ToPause
    | ToDevices
    | ToGameOver
    | ToReview
    | ToResign
    | Confirm
    | ToAttract
    | ToFault
    | Quit
)
