"""An arcade: cabinets that use one folder, one after the other or at the same time."""

import sys
from dataclasses import replace
from pathlib import Path

from game.run.run import Run
from game.run.run_progress import RunProgress
from game.store.background import Background
from game.store.folder import Folder
from game.store.history import History
from game.store.people import People
from game.store.records import Records
from game.store.saved_evenings import EveningKeeper, unfinished_evenings
from game.store.saved_games import Saves
from game.store.saved_runs import RunKeeper, unfinished_runs
from tests.runs import GAMES, quick_run


class Cabinet:
    """What a running cabinet keeps."""

    def __init__(self, place: Path) -> None:
        self.folder = Folder(place)
        self.background = Background(self.folder)
        self.saves = Saves(self.folder, self.background, GAMES)
        self.history = History(self.folder, self.background, GAMES)
        self.records = Records(self.folder, self.background)
        self.run_saves = unfinished_runs(self.folder, self.background, GAMES, self.saves.slot)
        self.runs = RunKeeper(self.run_saves, self.records, self.history, GAMES)
        self.people = People(self.folder, self.background)
        saves = unfinished_evenings(self.folder, self.background, GAMES, self.saves.slot)
        self.evenings = EveningKeeper(saves, self.people, self.history, GAMES)

    @property
    def slugs(self) -> list[str]:
        """The games of which one is unfinished here."""
        return [slug for slug in GAMES if self.saves.of(slug)]

    def begin(self, run: Run | None = None) -> RunProgress:
        """A run of two quick games."""
        progress = replace(self.runs.begin(), run=run or quick_run())
        self.run_saves.put(progress)
        return progress

    def close(self) -> None:
        self.background.close(sys.stderr)
        self.saves.slot.release()


class Arcade:
    """Opens cabinets on one folder, and closes them."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._open: list[Cabinet] = []

    def start(self) -> Cabinet:
        self._open.append(Cabinet(self.place))
        return self._open[-1]

    def close(self, cabinet: Cabinet) -> None:
        self._open.remove(cabinet)
        cabinet.close()

    def close_all(self) -> None:
        for cabinet in list(self._open):
            self.close(cabinet)
