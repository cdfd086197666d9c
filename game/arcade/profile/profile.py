"""The profile: everything that the arcade remembers for the next start."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from game import catalogue
from game.arcade.input.binding_data import agree, as_data, from_data
from game.arcade.input.bindings import DEFAULT_BINDINGS, Bindings
from game.arcade.profile import arena_choices, choices, settings
from game.arcade.profile.arena_choices import ArenaBook, ArenaChoices
from game.arcade.profile.arena_streak import ArenaStreak
from game.arcade.profile.choices import ChoiceBook, Choices, EveningChoices
from game.arcade.profile.settings import Settings
from game.arena.match import Match
from game.core.variant import Variant
from game.core.words import _, later
from game.session.session import Session
from game.store import calendar, export_and_erase, history, puzzle_book, records
from game.store.background import CLOSING_SECONDS, Background, Saving
from game.store.codec import TEXT, Field, Fields, damaged
from game.store.documents import Format, load, save, update
from game.store.export_and_erase import new_file
from game.store.folder import Folder
from game.store.history import History
from game.store.png import png
from game.store.puzzle_book import PuzzleBook, PuzzleKeeper
from game.store.records import Records
from game.store.saved_games import Saves
from game.store.saved_runs import RunKeeper, unfinished_runs
from game.store.unfinished import EVENINGS

if TYPE_CHECKING:
    from concurrent.futures import Future

    from game.evening.progress import EveningProgress
    from game.people.book import Book
    from game.store.people import People
    from game.store.saved_evenings import EveningKeeper

BINDINGS = "bindings.json"
FIRST_START = "first-start.json"
PEOPLE = "people.json"  # as `store/people.py` calls it, which the first picture does without
# The field that says whether the questions of the first start were answered.
ANSWERED = "answered"
# The field of the choices that says which tile of the menu was opened last.
TILE = Field(TEXT.or_else(""), "menu tile", default="")
# The names of all documents but what is unfinished.
DOCUMENTS = (
    settings.NAME,
    choices.NAME,
    arena_choices.NAME,
    BINDINGS,
    FIRST_START,
    history.NAME,
    puzzle_book.NAME,
    records.NAME,
    PEOPLE,
)
BINDINGS_FORMAT = Format("gridlock bindings", 1, later("Your keys and buttons could not be read."))
FIRST_START_FORMAT = Format(
    "gridlock first start", 1, later("Your answers at the first start could not be read.")
)


class Profile:
    """Settings, choices, bindings, games, runs, records and puzzles, in the user's folder.

    Without a folder all of it is forgotten when the program ends. `settings` and `bindings` are those at the
    start; `choices` and `saves` follow what people do. Everything is written in the background, and only what
    has changed, so that two cabinets at once do not undo each other's changes.

    The first picture does without the people, and without evenings if none is unfinished: these are loaded
    when they are first asked for, or by `load`.
    """

    def __init__(self, place: Path | None = None, games: Mapping[str, Variant] | None = None) -> None:
        self._games = catalogue.games() if games is None else games
        self.folder = Folder(place)
        self.background = Background(self.folder)
        self.saving = Saving(self.background)
        self.saves = Saves(self.folder, self.background, self._games)
        self.history = History(self.folder, self.background, self._games)
        self.puzzles = PuzzleBook(self.folder, self.background)
        self.records = Records(self.folder, self.background)
        self.puzzle_keeper = PuzzleKeeper(self.folder, self.puzzles, self.records, self._games)
        self._run_saves = unfinished_runs(self.folder, self.background, self._games, self.saves.slot)
        self.runs = RunKeeper(self._run_saves, self.records, self.history, self._games)
        self._people: People | None = None
        self._evenings: EveningKeeper | None = None
        self.settings = self._load_settings()
        self._is_new = self._can_ask()
        chosen = load(self.folder, choices.NAME, choices.FORMAT, dict) or {}
        self.choices = ChoiceBook(self._read_choices(chosen), self._keep_choices)
        self._tile = TILE.read_from(chosen)
        self._evening_choices = choices.EVENING.read(chosen)
        self.arena = ArenaBook(self._load_arena(), self._keep_arena)
        self.arena_streak = ArenaStreak(self.records)
        self.bindings = self._load_bindings()

    def load(self) -> None:
        """Load what the first picture does without. The player reads about what is damaged."""
        _ = self.evenings

    def take_notices(self) -> list[str]:
        """Sentences for the player about what has gone wrong with the files since the last call."""
        return self.folder.take_notices()

    def close(self, seconds: float = CLOSING_SECONDS) -> None:
        """Write what is left, in this time. What is lost is told on the standard error."""
        self.background.close(sys.stderr, seconds)
        self.saves.slot.release()

    # Games

    def keep(self, session: Session) -> None:
        """Keep a game in which something has happened, and who begins the next one.

        One that has ended is kept as a past game before it is removed from the unfinished ones.
        """
        self.history.follow(session)
        self.saves.keep(session)
        self.choices.take_turns(session)

    def record(self, match: Match) -> None:
        """Append a match of the Arena to its file, if there is one."""
        self.background.do(
            _("a match of the Arena"), partial(self._append, match), uuid4().hex, elsewhere=True
        )

    def _append(self, match: Match) -> None:
        problem = self.arena.record(match)
        if problem:
            self.folder.notify(problem)

    # People and their evenings

    @property
    def people(self) -> People:
        from game.store.people import People

        if self._people is None:
            self._people = People(self.folder, self.background)
        return self._people

    @property
    def known_people(self) -> Book | None:
        """The book of people; None as long as it was not loaded."""
        return None if self._people is None else self._people.known

    @property
    def evenings(self) -> EveningKeeper:
        from game.store.saved_evenings import EveningKeeper, unfinished_evenings

        if self._evenings is None:
            saves = unfinished_evenings(self.folder, self.background, self._games, self.saves.slot)
            self._evenings = EveningKeeper(saves, self.people, self.history, self._games)
        return self._evenings

    @property
    def unfinished_evening(self) -> EveningProgress | None:
        """The evening to go on with."""
        if self._evenings is None and not self.folder.names(EVENINGS):
            return None
        return self.evenings.unfinished()

    def forget_people(self, identities: tuple[str, ...]) -> None:
        """Forget what two people have played; or one person; or everybody, if nobody is named.

        A person who is forgotten has no name any more in the games that are kept, and is a guest in the
        evening that is unfinished.
        """
        book = self.people.book()
        match identities:
            case (one, two):
                self.people.change(lambda book: book.without_pair(one, two))
            case (one,):
                self.people.change(lambda book: book.without_person(one))
                self._make_nameless({one})
            case _:
                self.people.forget_everybody()
                self._make_nameless({each.key for each in book.roster.people})

    def _make_nameless(self, keys: Collection[str]) -> None:
        self.history.make_nameless(keys)
        self.evenings.make_guests(keys)
        for slug in self._games:
            saved = self.saves.of(slug)
            if saved is not None and saved.players != saved.players.without(keys):
                self.saves.put(replace(saved, players=saved.players.without(keys)))

    # Everything

    def export(self) -> Future[Path]:
        """Write everything into one new file among the person's documents."""
        return self._written(lambda place: export_and_erase.export(self.folder, DOCUMENTS, place))

    def write(self, records: str) -> Future[Path]:
        """Write the records, as text, into a new file there."""
        from game.store import records_text

        return self._written(partial(records_text.written, records))

    def write_picture(self, name: str, size: tuple[int, int], pixels: bytes) -> Future[Path]:
        """Write a picture, given as for `png`, into a new file there."""
        name = f"{name}-{calendar.today()}"
        return self._written(lambda place: new_file(place, name, ".png", png(size, pixels)))

    def _written(self, write: Callable[[Path], Path]) -> Future[Path]:
        """What is written into the folder for exports. The future raises OSError if it cannot be."""
        return self.background.ask(_("what is exported"), lambda: write(export_and_erase.place_for_exports()))

    def erase(self) -> None:
        """Forget everything, here at once and then on the disk. A notice tells whether all of it is gone.

        The next start is like the first one. The games of other cabinets that run stay with them.
        """
        self.load()
        self.background.drop()
        self.background.do(_("what is erased"), self._erase)
        self.saves.forget()
        self._run_saves.forget()
        self.evenings.forget()
        self.history.forget()
        self.puzzles.forget()
        self.records.forget()
        self.people.forget()
        self.choices.forget()
        self.arena.forget()
        self.arena_streak.forget()
        self.settings, self.bindings, self._tile = Settings(), DEFAULT_BINDINGS, ""
        self._evening_choices = EveningChoices()
        self._is_new = self.folder.path is not None

    def _erase(self) -> None:
        gone = export_and_erase.erase(self.folder, DOCUMENTS, but=self.saves.slot.is_elsewhere)
        erased = _("All saved data has been erased.")
        self.folder.notify(erased if gone else _("Some of your saved data could not be erased."))

    # Settings

    def _load_settings(self) -> Settings:
        fields = load(self.folder, settings.NAME, settings.FORMAT, dict) or {}
        wrong = damaged(settings.CODEC, fields)
        if wrong:
            self._copy_aside(settings.NAME, _("Some of your settings could not be read."))
        for name in wrong:
            self._change(settings.NAME, settings.FORMAT, {name: None})
        return settings.CODEC.read(fields)

    def _copy_aside(self, name: str, words: str) -> None:
        """Keep a document with damaged parts as it is before they are replaced, and say so."""
        copy = self.folder.copy_aside(name)
        self.folder.notify(f"{words} {_('The file is kept as {file}.', file=copy)}" if copy else words)

    def keep_settings(self, before: Settings, after: Settings) -> None:
        """Keep the settings that have changed."""
        for name, value in settings.changed(before, after).items():
            self._change(settings.NAME, settings.FORMAT, {name: value})

    @property
    def is_new(self) -> bool:
        """Whether the questions of the first start are still to be asked; never if nothing can be kept."""
        return self._is_new

    def _can_ask(self) -> bool:
        """Whether the questions were not answered yet, and the answers can be kept."""
        fields = load(self.folder, FIRST_START, FIRST_START_FORMAT, dict)
        if fields is None:
            save(self.folder, FIRST_START, FIRST_START_FORMAT, {ANSWERED: False})
        return self.folder.lasts and not (fields or {}).get(ANSWERED)

    def end_first_start(self) -> None:
        """The questions were answered: never ask them again."""
        self._is_new = False
        self._change(FIRST_START, FIRST_START_FORMAT, {ANSWERED: True})

    # Choices and bindings

    def _read_choices(self, fields: Fields) -> list[Choices]:
        codecs = {slug: choices.codec(self._games[slug]) for slug in fields if slug in self._games}
        found = {slug: codec.read(fields[slug]) for slug, codec in codecs.items()}
        wrong = [slug for slug, codec in codecs.items() if damaged(codec, fields[slug])]
        if wrong:
            self._copy_aside(choices.NAME, _("Some of your last choices could not be read."))
        for slug in wrong:
            self._keep_choices(found[slug])
        return list(found.values())

    def _keep_choices(self, chosen: Choices) -> None:
        variant = chosen.setup.variant
        about = {variant.slug: choices.codec(variant).write(chosen)}
        self._change(choices.NAME, choices.FORMAT, about)

    @property
    def tile(self) -> str:
        """The tile of the menu that was opened last; empty if none was."""
        return self._tile

    def keep_tile(self, tile: str) -> None:
        """A tile of the menu was opened: the next start shows it."""
        if tile != self._tile:
            self._tile = tile
            self._change(choices.NAME, choices.FORMAT, TILE.written(tile))

    @property
    def evening_choices(self) -> EveningChoices:
        """What was chosen last for an evening."""
        return self._evening_choices

    def keep_evening_choices(self, chosen: EveningChoices) -> None:
        self._evening_choices = chosen
        self._change(choices.NAME, choices.FORMAT, choices.EVENING.write(chosen))

    def _load_arena(self) -> ArenaChoices:
        return arena_choices.CODEC.read(
            load(self.folder, arena_choices.NAME, arena_choices.FORMAT, dict) or {}
        )

    def _keep_arena(self, chosen: ArenaChoices) -> None:
        for name, value in arena_choices.CODEC.write(chosen).items():
            self._change(arena_choices.NAME, arena_choices.FORMAT, {name: value})

    def _load_bindings(self) -> Bindings:
        fields = load(self.folder, BINDINGS, BINDINGS_FORMAT, dict) or {}
        bindings = from_data(fields)
        if not agree(fields, bindings):
            self._copy_aside(BINDINGS, _("Some of your keys and buttons could not be read."))
            self._keep_tables(fields, as_data(bindings))
        return bindings

    def keep_bindings(self, before: Bindings, after: Bindings) -> None:
        """Keep the tables that have changed; a table that is gone has its defaults again."""
        self._keep_tables(as_data(before), as_data(after))

    def _keep_tables(self, before: Fields, after: Fields) -> None:
        for name in {*before, *after}:
            if before.get(name) != after.get(name):
                self._change(BINDINGS, BINDINGS_FORMAT, {name: after.get(name)})

    def _change(self, name: str, form: Format, changed: Fields) -> None:
        """Change one field of a document; None removes it."""
        job = partial(update, self.folder, name, form, partial(_with, changed))
        self.background.do(name, job, " ".join(changed))


def _with(changed: Fields, fields: Fields) -> Fields:
    removed = {name for name, value in changed.items() if value is None}
    return {name: value for name, value in {**fields, **changed}.items() if name not in removed}
