"""The profile: everything that the arcade remembers for the next start."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from game import catalogue
from game.arcade import choices_document, settings_document
from game.arcade.choices import ChoiceBook, Choices
from game.arcade.settings import Settings
from game.core.variant import Variant
from game.session.session import Session
from game.store.background import Background
from game.store.documents import Fields, Kind, load, update
from game.store.folder import Folder
from game.store.saves import Saves


class Profile:
    """Settings, choices and unfinished games, in the user's folder; without one, until the program ends.

    `settings` are those of the last start, `choices` follow what is chosen.
    What is kept is written in the background. Only what has changed is written, so that two cabinets at once
    do not undo each other's changes.
    """

    def __init__(self, place: Path | None = None, games: Mapping[str, Variant] | None = None) -> None:
        self._games = catalogue.games() if games is None else games
        self.folder = Folder(place)
        self.background = Background(self.folder)
        self.saves = Saves(self.folder, self.background, self._games)
        self.settings = self._load_settings()
        self._is_new = place is not None and not self._has_answered()
        self.choices = ChoiceBook(self._load_choices(), self._keep_choices)

    def take_notices(self) -> list[str]:
        """Sentences for the player about what went wrong with the files, which were not shown yet."""
        return self.folder.take_notices()

    def close(self) -> None:
        """Write what is left."""
        self.background.close()
        self.saves.close()

    # Games

    def keep(self, session: Session) -> None:
        """Keep a game in which something has happened."""
        self.saves.keep(session)

    # Settings

    def _load_settings(self) -> Settings:
        kind = settings_document.KIND
        return load(self.folder, settings_document.NAME, kind, settings_document.settings_of) or Settings()

    def keep_settings(self, before: Settings, after: Settings) -> None:
        """Keep the settings that have changed."""
        for name, value in settings_document.changed_fields(before, after).items():
            self._keep_field(settings_document.NAME, settings_document.KIND, {name: value})

    @property
    def is_new(self) -> bool:
        """Whether the questions of the first start are still to be asked; never if nothing is kept."""
        return self._is_new

    def _has_answered(self) -> bool:
        kind = settings_document.KIND
        return bool(load(self.folder, settings_document.NAME, kind, settings_document.has_answered))

    def end_first_start(self) -> None:
        """The questions were answered: never ask them again."""
        self._is_new = False
        answered = {settings_document.ANSWERED: True}
        self._keep_field(settings_document.NAME, settings_document.KIND, answered)

    # Choices

    def _load_choices(self) -> list[Choices]:
        read = partial(choices_document.choices_of, games=self._games)
        return load(self.folder, choices_document.NAME, choices_document.KIND, read) or []

    def _keep_choices(self, choices: Choices) -> None:
        about = {choices.setup.variant.slug: choices_document.fields_of(choices)}
        self._keep_field(choices_document.NAME, choices_document.KIND, about)

    def _keep_field(self, name: str, kind: Kind, field: Fields) -> None:
        """Change one field of a document."""
        job = partial(update, self.folder, name, kind, lambda fields: {**fields, **field})
        self.background.do(" ".join((name, *field)), job)
