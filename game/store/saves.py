"""Saves: the unfinished games of a cabinet, one for each variant."""

from collections.abc import Mapping
from datetime import datetime
from functools import partial

from game.core.variant import Variant
from game.session.saved import SavedGame
from game.session.session import Session
from game.store.adoption import adopt, name_of, set_aside, slot_of
from game.store.background import Background
from game.store.documents import Fields, Unreadable, load, save
from game.store.folder import SHORT_SECONDS, Folder
from game.store.game_document import FORMAT, SAVED, fields_of, saved_game, under_way
from game.store.slots import Slot

FOLDER = "games"


class Saves:
    """Every change is written in the background.

    A cabinet that starts takes over the games of cabinets that have ended, the latest of each variant. Those
    of a running cabinet stay with it.
    """

    def __init__(self, folder: Folder, background: Background, games: Mapping[str, Variant]) -> None:
        self._folder = folder
        self._background = background
        with folder.changing(SHORT_SECONDS) as kept_off:
            self._slot = Slot(folder)
            if kept_off:
                adopt(folder, FOLDER, games, FORMAT, self._slot.number)
        self._kept = self._load(games)  # by slug, the latest last
        self._in_the_way: dict[str, list[SavedGame]] = {}  # what is still to be set aside
        self._slot.when_lost(self._write_all)

    @property
    def slot(self) -> Slot:
        """The slot of this cabinet while it runs."""
        return self._slot

    def of(self, variant: Variant) -> SavedGame | None:
        """The unfinished game of a variant."""
        return self._kept.get(variant.slug)

    def found(self, variant: Variant) -> SavedGame | None:
        """The unfinished game of a variant; if there is none, the one that another cabinet has left."""
        if variant.slug not in self._kept and self._background.flush(0):
            with self._folder.changing(0) as kept_off:
                if kept_off:
                    adopt(self._folder, FOLDER, [variant.slug], FORMAT, self._slot.number)
            self._kept = {**self._load({variant.slug: variant}), **self._kept}
        return self.of(variant)

    def set_aside(self, variant: Variant) -> None:
        """Let the unfinished game of a variant wait until the next one has ended."""
        slug = variant.slug
        saved = self._kept.pop(slug, None)
        if saved is not None:
            self._in_the_way.setdefault(slug, []).append(saved)
            self._background.do(self._name(slug), partial(self._makes_way, slug))

    def _makes_way(self, slug: str) -> bool:
        """Set aside what is in the way of a new game of a variant. Return whether nothing is any more."""
        name, games = self._name(slug), self._in_the_way.get(slug, [])
        while games:
            with self._folder.changing():
                save(self._folder, name, FORMAT, fields_of(games[0]))  # it may not be on the disk yet
                if not set_aside(self._folder, FOLDER, slug, self._slot.number):
                    return False
            games.pop(0)
        return True

    @property
    def latest(self) -> SavedGame | None:
        """The unfinished game that was played last."""
        return next(reversed(self._kept.values()), None)

    def keep(self, session: Session) -> None:
        """Save a session if it can go on later; remove it if it cannot any more.

        A new session replaces an earlier one with its first move.
        """
        saved = session.saved()
        if saved is None:
            return
        slug = saved.setup.variant.slug
        kept = self._kept.get(slug)
        is_kept = kept is not None and kept.seed == saved.seed
        if under_way(session) or (not session.over and (session.started or is_kept)):
            if saved != kept:
                self._put(slug, saved)
        elif is_kept:
            self._remove(slug)

    def close(self) -> None:
        """Leave the games to the next cabinet. Close the background first."""
        self._slot.release()

    def is_elsewhere(self, name: str) -> bool:
        """Whether a document is a game or a run of another cabinet that runs."""
        number = slot_of(name)
        return number is not None and self._slot.is_elsewhere(number)

    def forget(self) -> None:
        """All games are gone from the disk."""
        self._kept.clear()
        self._in_the_way.clear()

    def _put(self, slug: str, saved: SavedGame) -> None:
        self._kept.pop(slug, None)
        self._kept[slug] = saved
        self._background.do(self._name(slug), partial(self._write, slug, saved))

    def _write(self, slug: str, saved: SavedGame) -> None:
        self._slot.secure()
        if self._makes_way(slug) and self._kept.get(slug) is saved:
            save(self._folder, self._name(slug), FORMAT, fields_of(saved))

    def _write_all(self) -> None:
        """Somebody has removed the files: write them again, in the slot as it is now."""
        for slug, saved in dict(self._kept).items():
            save(self._folder, self._name(slug), FORMAT, fields_of(saved))

    def _remove(self, slug: str) -> None:
        del self._kept[slug]
        self._background.do(self._name(slug), partial(self._delete, slug))

    def _delete(self, slug: str) -> None:
        self._slot.secure()
        self._folder.delete(self._name(slug))

    def _name(self, slug: str) -> str:
        return name_of(FOLDER, slug, self._slot.number)

    def _load(self, games: Mapping[str, Variant]) -> dict[str, SavedGame]:
        found = {}
        for slug in games:
            dated = load(
                self._folder,
                self._name(slug),
                FORMAT,
                partial(_dated, slug=slug, games=games),
            )
            if dated is not None:
                found[slug] = dated
        return {slug: saved for slug, (_date, saved) in sorted(found.items(), key=lambda item: item[1][0])}


def _dated(fields: Fields, slug: str, games: Mapping[str, Variant]) -> tuple[datetime, SavedGame]:
    """When a game was saved, and the game."""
    saved = saved_game(fields, games)
    if saved.setup.variant.slug != slug:
        raise Unreadable(f"the game is not {slug}")
    return SAVED.read_from(fields), saved
