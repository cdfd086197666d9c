"""What the terminal remembers: games, puzzles, runs, evenings, records; in the same folder as the arcade."""

from collections.abc import Collection
from pathlib import Path
from typing import TextIO

from game import catalogue
from game.core.variant import Variant
from game.core.words import _
from game.people.person import Person
from game.puzzles.yours import added
from game.session.session import SavedGame, Session
from game.store import export_and_erase
from game.store.background import Background
from game.store.calendar import today
from game.store.folder import LONG_SECONDS, Folder
from game.store.history import History
from game.store.people import People
from game.store.puzzle_book import PuzzleBook
from game.store.records import Records
from game.store.saved_evenings import EveningKeeper, unfinished_evenings
from game.store.saved_games import Saves
from game.store.saved_runs import RunKeeper, unfinished_runs


class Memory:
    """Keeps everything in a folder; without one, only until the program ends."""

    def __init__(self, place: Path | None) -> None:
        games = catalogue.games()
        self._folder = Folder(place)
        self._background = Background(self._folder)
        self._saves = Saves(self._folder, self._background, games)
        self.history = History(self._folder, self._background, games)
        self.records = Records(self._folder, self._background)
        self.people = People(self._folder, self._background)
        run_saves = unfinished_runs(self._folder, self._background, games, self._saves.slot)
        self.runs = RunKeeper(run_saves, self.records, self.history, games)
        evening_saves = unfinished_evenings(self._folder, self._background, games, self._saves.slot)
        self.evenings = EveningKeeper(evening_saves, self.people, self.history, games)
        self._puzzles = PuzzleBook(self._folder, self._background)
        self.settle()

    def unfinished(self, variant: Variant | None) -> SavedGame | None:
        """The unfinished game of a variant; of None, the one that was played last."""
        return self._saves.latest if variant is None else self._saves.of(variant.slug)

    def bots_turn(self, variant: Variant) -> bool:
        """Whether a bot should begin, because a person began the last finished game against one."""
        games = (past for past in self.history.past_games() if past.slug == variant.slug)
        last = next((past for past in games if past.players.alone is not None and not past.stage), None)
        return last is not None and last.first == last.players.alone

    def why_no_hint(self, person: Person | None) -> str:
        """That somebody wants no hints; empty if they can ask for one, or it is not known who they are."""
        if person is None or self.people.known.roster.hints(person) is not False:
            return ""
        return _("{name} plays without hints: see the settings in the arcade.", name=person.name)

    @property
    def lasts(self) -> bool:
        """Whether what is kept outlives the program."""
        return self._folder.lasts

    def holds(self, session: Session) -> bool:
        """Whether the next start can go on with a session that is left before its end."""
        saved = session.saved()
        if saved is None or session.over or not self.lasts:
            return False
        return saved == self._saves.of(session.setup.variant.slug)

    def keep(self, session: Session) -> None:
        """Keep a game in which something has happened, unless only bots play it."""
        if session.players.people:
            self.history.follow(session)
            self._saves.keep(session)
            self.settle()

    def keep_puzzles(self, texts: tuple[str, ...]) -> None:
        """Keep puzzles from a person's own games, for tomorrow."""
        if texts:
            self._puzzles.change(lambda progress: added(progress, texts, today()))
            self.settle()

    def erase(self, documents: Collection[str]) -> bool:
        """Forget these documents and what was set aside from them. Return whether all of it is gone."""
        nothing_follows = self._background.flush(LONG_SECONDS)
        gone = export_and_erase.erase(self._folder, documents, but=lambda name: "/" in name)
        return nothing_follows and gone

    def settle(self) -> None:
        """Wait until everything is on the disk; the person reads it if that takes too long."""
        self._background.settle()

    def take_notices(self) -> list[str]:
        """Sentences about what went wrong with the files."""
        return self._folder.take_notices()

    def close(self, out: TextIO | None) -> None:
        """Write what is left; `out` is told what is lost."""
        self._background.close(out)
        self._saves.slot.release()
