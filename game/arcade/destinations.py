"""The destinations to which a scene can lead. `routes` knows which scene each of them is."""

from collections.abc import Hashable
from dataclasses import dataclass

from game.arcade.arena_destinations import ArenaDestination, ToArenaAttract
from game.arcade.run_destinations import RunDestination
from game.arcade.settings_destinations import SettingsDestination
from game.core.rules import Player
from game.core.variant import Variant
from game.puzzles.progress import Mode as PuzzleMode
from game.session.modes import Series
from game.session.saved import SavedGame
from game.session.session import Session


@dataclass(frozen=True)
class Back:
    """The scene below."""


@dataclass(frozen=True)
class ToMenu:
    """The menu, and nothing else: with the tile of this key in focus, or with what was in focus before."""

    tile: Hashable = None


@dataclass(frozen=True)
class ToSetup:
    """The choices before a game."""

    variant: Variant


@dataclass(frozen=True)
class ToPlay:
    """A game with the choices kept for it; if one is unfinished, the question whether to go on with that."""

    variant: Variant


@dataclass(frozen=True)
class ToGoOn:
    """The question whether to go on with an unfinished game; `then` is the destination of the other row."""

    saved: SavedGame
    other: str
    then: "Destination"


@dataclass(frozen=True)
class ToNewGame:
    """A game with the choices kept for it."""

    variant: Variant


@dataclass(frozen=True)
class ToGame:
    """A new session: over the menu, or over the review from which it plays on."""

    session: Session


@dataclass(frozen=True)
class BackToReview:
    """The review from which a variation was played."""


@dataclass(frozen=True)
class UndoEnd:
    """The game, after its end was undone."""


@dataclass(frozen=True)
class ToHowTo:
    """How to play a game."""

    variant: Variant


@dataclass(frozen=True)
class ToPause:
    """The pause, over a game."""

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
class ToPastGames:
    """The finished games that are kept."""


@dataclass(frozen=True)
class ToPuzzles:
    """The page of the puzzles, with all modes."""


@dataclass(frozen=True)
class ToPuzzle:
    """The next puzzle of a mode."""

    mode: PuzzleMode


@dataclass(frozen=True)
class ToRecords:
    """The records. With a table and the key of a score, they open at that table, and the score is marked."""

    table: str = ""
    key: str = ""


@dataclass(frozen=True)
class ToInitials:
    """The question for the initials of high scores, by their keys in their table, and then somewhere else.

    One question is enough for all of them: it shows the best. It is skipped if that one has no place in any
    period. Initials that a person has set are used without a question until the arcade is closed. With
    `then`, the way goes on from the scene that asked; without, that scene comes to the top again.
    """

    table: str
    keys: tuple[str, ...]
    then: "Destination | None" = None


@dataclass(frozen=True)
class ToSavedData:
    """The saved data: to look at, to export, and to erase."""


@dataclass(frozen=True)
class Erase:
    """The menu, after everything that was kept is erased."""


@dataclass(frozen=True)
class ToResign:
    """The game, after a player has resigned."""

    player: Player


@dataclass(frozen=True)
class Confirm:
    """A question before something is lost; `then` is the destination of its second row.

    `others` are further answers, each with its destination.
    """

    title: str
    words: str
    stay: str
    leave: str
    then: "Destination"
    others: "tuple[tuple[str, Destination], ...]" = ()


@dataclass(frozen=True)
class ToAttract:
    """The attract mode: a game between bots, in a series if one is given."""

    variant: Variant
    series: Series | None = None


# What the cabinet shows when it is left alone.
Attraction = ToAttract | ToArenaAttract


@dataclass(frozen=True)
class ToFault:
    """A sentence about an unexpected error, over the menu."""

    words: str


@dataclass(frozen=True)
class Quit:
    """The end of the program."""


FurtherDestination = (
    Back
    | ToSetup
    | ToPlay
    | ToGoOn
    | ToNewGame
    | ToGame
    | BackToReview
    | UndoEnd
    | ToHowTo
    | ToPause
    | ToDevices
    | ToGameOver
    | ToReview
    | ToPastGames
    | RunDestination
    | ArenaDestination
    | SettingsDestination
    | ToPuzzles
    | ToPuzzle
    | ToRecords
    | ToInitials
    | ToSavedData
    | Erase
    | ToResign
    | Confirm
    | ToAttract
    | ToFault
    | Quit
)
Destination = ToMenu | FurtherDestination
