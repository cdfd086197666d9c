"""Saves: the unfinished games of a cabinet, one for each variant."""

import re
from collections.abc import Collection, Mapping
from contextlib import suppress
from datetime import datetime
from functools import partial

from game.core.variant import Variant
from game.session.saved import SavedGame
from game.session.session import Session
from game.store.background import Background
from game.store.documents import Fields, Unreadable, load, parsed, save
from game.store.folder import SHORT_SECONDS, Folder
from game.store.game_document import FORMAT, fields_of, moment_of, saved_game, under_way
from game.store.slots import MOST_SLOTS, Slot, is_held

FOLDER = "games"
NAME = re.compile(rf"{FOLDER}/(?P<slug>\w+)-(?P<slot>\d{{1,9}})\.json")


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
                self._adopt(games)
        self._kept = self._load(games)  # by slug, the latest last

    def of(self, variant: Variant) -> SavedGame | None:
        """The unfinished game of a variant."""
        return self._kept.get(variant.slug)

    def found(self, variant: Variant) -> SavedGame | None:
        """The unfinished game of a variant; if there is none, the one that another cabinet has left."""
        if variant.slug not in self._kept and self._background.flush(SHORT_SECONDS):
            with self._folder.changing(SHORT_SECONDS) as kept_off:
                if kept_off:
                    self._adopt([variant.slug])
            self._kept = {**self._load({variant.slug: variant}), **self._kept}
        return self.of(variant)

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
        """Whether a document is a game of another cabinet that runs."""
        found = NAME.fullmatch(name)
        return found is not None and self._slot.is_elsewhere(self._folder, int(found["slot"]))

    def forget(self) -> None:
        """All games are gone from the disk."""
        self._kept.clear()

    def _put(self, slug: str, saved: SavedGame) -> None:
        self._kept.pop(slug, None)
        self._kept[slug] = saved
        name = _name(slug, self._slot.number)
        self._background.do(name, lambda: save(self._folder, name, FORMAT, fields_of(saved)))

    def _remove(self, slug: str) -> None:
        del self._kept[slug]
        name = _name(slug, self._slot.number)
        self._background.do(name, partial(self._folder.delete, name))

    def _adopt(self, slugs: Collection[str]) -> None:
        """Take over the latest game of each of these variants in slots that no running cabinet holds.

        An earlier one of this slot moves to a slot that no cabinet takes, and waits there until the later one
        has ended.
        """
        matches = {name: NAME.fullmatch(name) for name in self._folder.names(FOLDER)}
        names = {name: found for name, found in matches.items() if found and found["slug"] in slugs}
        slots = {int(found["slot"]) for found in names.values()} | {self._slot.number}
        open_slots = {slot for slot in slots if slot == self._slot.number or not is_held(self._folder, slot)}
        for slug in {found["slug"] for found in names.values()}:
            own = _name(slug, self._slot.number)
            rivals = [_name(slug, slot) for slot in sorted(open_slots) if _name(slug, slot) in names]
            latest = max(rivals, key=lambda name: (self._moment(name), name == own), default=own)
            if latest == own:
                continue
            if own in names:
                self._folder.rename(own, _name(slug, max(MOST_SLOTS, *slots) + 1))
            self._folder.rename(latest, own)

    def _moment(self, name: str) -> float:
        """When a game was saved; the time before all others if that cannot be read."""
        with suppress(ValueError, OverflowError):
            return moment_of(parsed(self._folder.read(name) or "", FORMAT)).timestamp()
        return float("-inf")

    def _load(self, games: Mapping[str, Variant]) -> dict[str, SavedGame]:
        found = {}
        for slug in games:
            dated = load(
                self._folder, _name(slug, self._slot.number), FORMAT, partial(_dated, slug=slug, games=games)
            )
            if dated is not None:
                found[slug] = dated
        return {slug: saved for slug, (_date, saved) in sorted(found.items(), key=lambda item: item[1][0])}


def _dated(fields: Fields, slug: str, games: Mapping[str, Variant]) -> tuple[datetime, SavedGame]:
    """When a game was saved, and the game."""
    saved = saved_game(fields, games)
    if saved.setup.variant.slug != slug:
        raise Unreadable(f"the game is not {slug}")
    return moment_of(fields), saved


def _name(slug: str, slot: int) -> str:
    return f"{FOLDER}/{slug}-{slot}.json"
