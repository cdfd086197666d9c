"""The destinations to which a scene can lead. The table of routes says what each of them opens."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.arcade.shell.party import Party
from game.arena.match import Match
from game.core.rules import PLAYERS, Player
from game.core.variant import Variant
from game.people.person import Person
from game.puzzles.puzzle_progress import Mode as PuzzleMode
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.session.modes import Series
from game.session.players import Players
from game.session.session import SavedGame, Session

if TYPE_CHECKING:
    from game.evening.evening import Plan
    from game.evening.progress import EveningProgress


@dataclass(frozen=True)
class Destination:
    """Where a scene can lead."""


class Back(Destination):
    """Back to the scene below."""


@dataclass(frozen=True)
class ToMenu(Destination):
    """The menu, and nothing else: with the tile of this key in focus, or with what was in focus before."""

    tile: Hashable = None


@dataclass(frozen=True)
class ToGameSetUp(Destination):
    """The choices before a game."""

    variant: Variant


@dataclass(frozen=True)
class ToPlay(Destination):
    """A game with the choices kept for it; if one is unfinished, the question whether to go on with that."""

    variant: Variant


@dataclass(frozen=True)
class ToGoOn(Destination):
    """The question whether to go on with an unfinished game. Its second row, `other`, leads to `then`."""

    saved: SavedGame
    other: str
    then: Destination


@dataclass(frozen=True)
class ToNewGame(Destination):
    """A game with the choices kept for it."""

    variant: Variant


@dataclass(frozen=True)
class ToGame(Destination):
    """A new session, over the menu unless it is a variation."""

    session: Session


@dataclass(frozen=True)
class ToVariation(Destination):
    """A variation, over the review from which it plays on, in the place of the last one."""

    session: Session


class BackToReview(Destination):
    """The review from which a variation was played."""


class UndoEnd(Destination):
    """The game, after its end was undone."""


@dataclass(frozen=True)
class ToHowTo(Destination):
    """How to play a game."""

    variant: Variant


@dataclass(frozen=True)
class ToPause(Destination):
    """The pause, over a game."""

    session: Session


@dataclass(frozen=True)
class ToDevices(Destination):
    """Which player uses which device, during a game."""

    session: Session


@dataclass(frozen=True)
class ToGameOver(Destination):
    """The end of a game, over its last position."""

    session: Session


@dataclass(frozen=True)
class ToReview(Destination):
    """The review of a finished game."""

    session: Session


class ToPastGames(Destination):
    """The finished games that are kept."""


class ToPuzzles(Destination):
    """The page of the puzzles, with all modes."""


@dataclass(frozen=True)
class ToPuzzle(Destination):
    """The next puzzle of a mode."""

    mode: PuzzleMode


@dataclass(frozen=True)
class ToRecords(Destination):
    """The records. With a table and the key of a score, they open at that table, and the score is marked."""

    table: str = ""
    key: str = ""


@dataclass(frozen=True)
class ToInitials(Destination):
    """The question for the initials of high scores, by their keys in their table, and then somewhere else.

    One question is enough for all of them: it shows the best. It is skipped if that one has no place in any
    period. Initials that a person has set are used without a question until the arcade is closed. With
    `then`, the way goes on from the scene that asked; without, that scene comes to the top again.
    """

    table: str
    keys: tuple[str, ...]
    then: Destination | None = None


class ToSavedData(Destination):
    """The saved data: to look at, to export, and to erase."""


@dataclass(frozen=True)
class ForgetPeople(Destination):
    """The records, after what two people have played is forgotten, or one person; of nobody: everybody."""

    identities: tuple[str, ...] = ()


class Erase(Destination):
    """The menu, after everything that was kept is erased."""


@dataclass(frozen=True)
class ToResign(Destination):
    """The game, after a player has resigned."""

    player: Player


@dataclass(frozen=True)
class Confirm(Destination):
    """A question before something is lost; `then` is the destination of its second row.

    `others` are further answers, each with its destination.
    """

    title: str
    words: str
    stay: str
    leave: str
    then: Destination
    others: tuple[tuple[str, Destination], ...] = ()


@dataclass(frozen=True)
class ToAttract(Destination):
    """The attract mode: a game between bots, in a series if one is given."""

    variant: Variant
    series: Series | None = None


@dataclass(frozen=True)
class ToFault(Destination):
    """A sentence about an unexpected error, over the menu."""

    words: str


class Quit(Destination):
    """The end of the program."""


# The key of the Arena's tile in the menu.
ARENA_TILE = "arena"


@dataclass(frozen=True)
class ToArena(Destination):
    """A match of the Arena with the choices kept for it; with a seed, always the same starts and walls."""

    seed: int | None = None


@dataclass(frozen=True)
class ToArenaSetUp(Destination):
    """The choices before a match of the Arena, next to its field; with a seed, always the same one."""

    seed: int | None = None


class ToArenaHowTo(Destination):
    """How to play in the Arena."""


class ToArenaAttract(Destination):
    """The attract mode: bots ride."""


class ToArenaDevices(Destination):
    """Which rider uses which device."""


@dataclass(frozen=True)
class ToArenaEnd(Destination):
    """What comes after a match of the Arena between these riders, if they are known, over its last moment."""

    match: Match
    riders: Players | None


@dataclass(frozen=True)
class ToArenaReplay(Destination):
    """A match of the Arena once more. Of one from a file it is not known who rode."""

    match: Match
    riders: Players | None = None

    @property
    def shown(self) -> Players:
        """Who the picture says rides. If that is not known, nobody is called a bot."""
        return self.riders or Players()


# How a match that is paused begins again: with another one, or a replay from its beginning.
Again = ToArena | ToArenaReplay


@dataclass(frozen=True)
class ToArenaPause(Destination):
    """The pause, over a match of the Arena that these people ride."""

    people: tuple[Player, ...]
    again: Again = ToArena()


# The key of the tile of the run in the menu.
RUN_TILE = "run"


class ToRun(Destination):
    """The page of the run: an unfinished one, or a new one."""


@dataclass(frozen=True)
class BeginRun(Destination):
    """A new run: the card of its first stage."""

    daily: bool = False


@dataclass(frozen=True)
class ToStage(Destination):
    """The card of the stage with which a run goes on, or the end of the run if it is over."""

    progress: RunProgress


@dataclass(frozen=True)
class ToStageGame(Destination):
    """The coming stage of a run, or the rest of it."""

    progress: RunProgress
    session: Session


@dataclass(frozen=True)
class ToStageEnd(Destination):
    """What came of a stage that was reviewed, beside its last position."""

    before: Run
    progress: RunProgress  # of the run after it
    stage: Session


@dataclass(frozen=True)
class ToRunOver(Destination):
    """The end of a run, which counts from now on."""

    progress: RunProgress


@dataclass(frozen=True)
class ToRunTable(Destination):
    """The table that a run has entered, and the stages that were lost."""

    progress: RunProgress


# An evening

# The key of its tile in the menu.
TONIGHT_TILE = "tonight"


@dataclass(frozen=True)
class ToCards(Destination):
    """The cards on which people join. Whoever has pressed last takes the first one."""


@dataclass(frozen=True)
class ToWhoPlays(Destination):
    """The same cards over a screen: whoever is on them plays from then on, and it goes on there."""

    most: int = len(PLAYERS)  # how many can play


@dataclass(frozen=True)
class Gather(Destination):
    """Back, with this party; with nobody, whoever is chosen for a game plays it again."""

    party: Party


@dataclass(frozen=True)
class BeginEvening(Destination):
    """A new evening of this party."""

    party: Party
    plan: Plan


@dataclass(frozen=True)
class GoOnWithEvening(Destination):
    """An evening that was left, with this party."""

    party: Party
    progress: EveningProgress


@dataclass(frozen=True)
class ToEvening(Destination):
    """Where an evening stands: at a leg, between two, at its finale, or at its end."""

    progress: EveningProgress
    finale: tuple[Match, Players] | None = None  # which has just decided it, and who rode


@dataclass(frozen=True)
class ToKeepGuest(Destination):
    """A guest is named, over the end of the evening."""

    player: Player
    guest: Person


@dataclass(frozen=True)
class KeepGuest(Destination):
    """Back to the end of the evening, whose guest is remembered as this person."""

    player: Player
    person: Person


class ToEveningHowTo(Destination):
    """How an evening goes."""


@dataclass(frozen=True)
class ToTable(Destination):
    """The table of an evening of three and more, over what is on top."""

    progress: EveningProgress


@dataclass(frozen=True)
class ToLeg(Destination):
    """The current leg of an evening."""

    progress: EveningProgress


@dataclass(frozen=True)
class ToEveningRounds(Destination):
    """The rounds of the Arena that decide an evening."""

    progress: EveningProgress


@dataclass(frozen=True)
class ToFinalePause(Destination):
    """The pause, over the rounds of the Arena that decide an evening."""


@dataclass(frozen=True)
class ToClaim(Destination):
    """The wait for a device for somebody of the party who has none, over their game; None over the Arena."""

    variant: Variant | None
