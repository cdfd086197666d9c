"""Saved evenings: an evening as a document, the unfinished one of a cabinet, what it leaves when it ends."""

import os
from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import partial

from game.core.rules import PLAYERS, Player
from game.core.variant import Variant
from game.core.words import later
from game.evening import sentences
from game.evening.evening import Evening, Offer, Over, Plan, Playing
from game.evening.facts import Facts
from game.evening.legs import Found, NarrowWin
from game.evening.progress import EveningProgress, People, leg_of
from game.evening.sets import Set
from game.evening.uphill import Uphill
from game.people.book import PlayedEvening, PlayedLeg, PlayedSet
from game.people.roster import MOST_UPHILL
from game.records.tables import ARENA
from game.seeds import SEEDS, fresh_seed
from game.session.session import SavedGame, Session
from game.store import calendar, people, saved_games
from game.store.background import Background
from game.store.codec import (
    FLAG,
    TEXT,
    WHOLE,
    Codec,
    Field,
    Fields,
    Unreadable,
    composed,
    listed,
    one_of,
    optional,
    part,
    whole,
)
from game.store.documents import Format
from game.store.folder import Folder
from game.store.history import History
from game.store.person import PERSON
from game.store.unfinished import EVENINGS, Slot, Unfinished

KIND = "evening"
FORMAT = Format("gridlock evening", 1, later("An unfinished evening could not be read."))
MOST_SETS = 99

PLAYER = one_of(PLAYERS, Player)
PEOPLE = listed(PERSON, len(PLAYERS))
# A game on offer, and how many legs a set of it has.
OFFER = composed(Offer, game=TEXT, legs=whole(2, 10).where(lambda legs: legs % 2 == 0, "it is not even"))
PLAN = composed(
    Plan, offers=Field(listed(OFFER), "games"), sets=whole(1, MOST_SETS), arena=FLAG, first=PLAYER
)
NARROW_WIN = composed(NarrowWin, player=PLAYER, winning=whole(1), legal=WHOLE).where(
    lambda win: win.winning < win.legal, "every move wins"
)
FOUND = composed(
    Found,
    narrowest=optional(NARROW_WIN),
    thrown_away=listed(PLAYER),
    mistake=optional(WHOLE),
    from_the_start=FLAG,
)

UPHILL = composed(Uphill, climber=PLAYER, steps=whole(1, MOST_UPHILL + 1))


def fields_of(progress: EveningProgress) -> Fields:
    """The fields of the document."""
    evening = progress.evening
    legs = zip((leg for each in evening.sets for leg in each.legs), progress.played, strict=True)
    return {
        "saved": calendar.now().isoformat(timespec="seconds"),
        "key": progress.key,
        "people": PEOPLE.write(progress.people),
        "seed": progress.seed,
        "seconds": progress.seconds,
        **({} if progress.uphill is None else {"uphill": UPHILL.write(progress.uphill)}),
        "plan": PLAN.write(evening.plan),
        "sets": [{"game": each.game, "first": each.first} for each in evening.sets],
        "legs": [{**saved_games.fields_of(game), "found": FOUND.write(leg.found)} for leg, game in legs],
        "rounds": list(evening.rounds),
        "leg": None if progress.game is None else saved_games.fields_of(progress.game),
    }


def progress_of(fields: Fields, games: Mapping[str, Variant]) -> EveningProgress:
    """The evening of a document. Raises ValueError unless it can go on, or has just ended."""
    one, two = PEOPLE.read(fields.get("people"))
    plan = PLAN.read(fields.get("plan"))
    if any(offer.game not in games for offer in plan.offers):
        raise Unreadable("the evening has games that are not here")
    begun = EveningProgress(
        key=TEXT.read(fields.get("key")),
        evening=Evening.begin(plan),
        people=(one, two),
        seed=whole(beyond=SEEDS).read(fields.get("seed")),
        seconds=WHOLE.read(fields.get("seconds")),
        uphill=optional(UPHILL).read(fields.get("uphill")),
    )
    progress = _with_rounds(_with_sets(begun, fields, games), fields)
    return _with_leg(progress, fields, games)


# What was played is played again, step by step: a step that does not follow raises ValueError.


def _with_sets(progress: EveningProgress, fields: Fields, games: Mapping[str, Variant]) -> EveningProgress:
    sets = listed(Codec(part)).read(fields.get("sets"))
    legs = iter(listed(Codec(part)).read(fields.get("legs")))
    for number, each in enumerate(sets):
        game, first = TEXT.read(each.get("game")), PLAYER.read(each.get("first"))
        if number:
            progress = progress.with_pick(game, first)
        elif (game, first) != (progress.evening.sets[0].game, progress.evening.sets[0].first):
            raise Unreadable("the evening begins in another way")
        while isinstance(progress.evening.phase, Playing) and (leg := next(legs, None)) is not None:
            progress = _after_leg(progress, leg, games)
    if not sets or next(legs, None) is not None:
        raise Unreadable("legs and sets do not agree")
    return progress


def _after_leg(progress: EveningProgress, fields: Fields, games: Mapping[str, Variant]) -> EveningProgress:
    game = _game(progress, fields, games)
    found = FOUND.read(fields.get("found"))
    if found.mistake is not None and found.mistake >= len(game.moves):
        raise Unreadable("there is no such move")
    return progress.with_leg(leg_of(Session.restored(game), found), game)


def _game(progress: EveningProgress, fields: Fields, games: Mapping[str, Variant]) -> SavedGame:
    """The game of the coming leg."""
    game, phase = saved_games.game_of(fields, games), progress.evening.phase
    if not isinstance(phase, Playing) or (game.setup.variant.slug, game.series.starter) != (
        phase.set.game,
        phase.starter,
    ):
        raise Unreadable("the leg is another game")
    return game


def _with_rounds(progress: EveningProgress, fields: Fields) -> EveningProgress:
    for winner in listed(PLAYER).read(fields.get("rounds")):
        progress = progress.with_round(winner)
    return progress


def _with_leg(progress: EveningProgress, fields: Fields, games: Mapping[str, Variant]) -> EveningProgress:
    if fields.get("leg") is None:
        return progress
    return progress.at(Session.restored(_game(progress, part(fields["leg"]), games)))


# The evening of a cabinet


def unfinished_evenings(
    folder: Folder, background: Background, games: Mapping[str, Variant], slot: Slot
) -> Unfinished[EveningProgress]:
    """One evening at a time."""
    return Unfinished(
        folder,
        background,
        slot,
        EVENINGS,
        FORMAT,
        (KIND,),
        kind_of=lambda _progress: KIND,
        read=partial(progress_of, games=games),
        write=fields_of,
    )


class EveningKeeper:
    """Each method that changes an evening saves it, and gives it as it stands then.

    Between two calls, `progress` is all there is: it can be had again after a kill, from `unfinished`.
    """

    def __init__(
        self,
        saves: Unfinished[EveningProgress],
        book: people.People,
        history: History,
        games: Mapping[str, Variant],
    ) -> None:
        self._saves = saves
        self._book = book
        self._history = history
        self._games = games

    def forget(self) -> None:
        """Everything is gone from the disk."""
        self._saves.forget()

    def unfinished(self) -> EveningProgress | None:
        """The evening to go on with. It may be over already, if the program was killed before `end`."""
        return self._saves.of(KIND)

    def found(self) -> EveningProgress | None:
        """The same, also one that another cabinet has left since this one started.

        It looks on the disk: ask when an evening is chosen, not in every frame.
        """
        return self._saves.found(KIND)

    def begin(self, plan: Plan, these: People) -> EveningProgress:
        """Begin an evening. It takes the place of one that was not finished, and of a rematch."""
        self._book.meet_again(None)
        key, evening = os.urandom(6).hex(), Evening.begin(plan)
        return self._put(EveningProgress(key, evening, these, fresh_seed(), uphill=self._uphill(these)))

    def _uphill(self, these: People) -> Uphill | None:
        return Uphill.between(these, self._book.book().roster)

    def seat(self, progress: EveningProgress, these: People) -> EveningProgress:
        """Go on with other people, or with the same ones under other names."""
        if [person.identity for person in these] != [person.identity for person in progress.people]:
            progress = replace(progress, uphill=self._uphill(these))
        return self._put(progress.with_people(these))

    def make_guests(self, keys: Collection[str]) -> None:
        """The people with these keys are forgotten: in the unfinished evening, they are guests."""
        progress = self.unfinished()
        if progress is not None and not {person.key for person in progress.people}.isdisjoint(keys):
            as_guests = progress.without(keys)
            self._put(replace(as_guests, uphill=self._uphill(as_guests.people)))

    def keep(self, progress: EveningProgress, session: Session) -> EveningProgress:
        """Something has happened in the current leg."""
        return self._put(progress.at(session))

    def end_leg(self, progress: EveningProgress, session: Session) -> EveningProgress:
        """The current leg has ended, and was reviewed if it can be."""
        self._history.add_leg(session)
        return self._put(progress.after(session))

    def leave_out_arena(self, progress: EveningProgress) -> EveningProgress:
        """One set more is the finale."""
        return self._put(progress.without_arena())

    def end_round(self, progress: EveningProgress, winner: Player) -> EveningProgress:
        """A round of the Arena was won."""
        return self._put(progress.with_round(winner))

    def pick(self, progress: EveningProgress, game: str, first: Player) -> EveningProgress:
        """The next game was picked, and who begins it."""
        return self._put(progress.with_pick(game, first))

    def pick_for_bot(self, progress: EveningProgress) -> EveningProgress:
        """The bot that is to pick has picked."""
        return self._put(progress.with_bots_pick())

    def end(self, progress: EveningProgress) -> None:
        """The evening is over, or given up: enter it into the book of people if it was played to its end."""
        if progress.evening.over:
            self._book.end(progress.people, self._played(progress))
        self._saves.drop(KIND)

    def meet_again(self, progress: EveningProgress) -> None:
        """The people of an evening have agreed on their rematch."""
        self._book.meet_again(progress.rematch)

    def line(self, progress: EveningProgress) -> str:
        """The line to share."""
        return sentences.line(progress.evening, progress.names, self._games, progress.minutes)

    def _put(self, progress: EveningProgress) -> EveningProgress:
        self._saves.put(progress)
        return progress

    def _played(self, progress: EveningProgress) -> PlayedEvening:
        """The evening as it enters the book."""
        evening = progress.evening
        phase = evening.phase
        assert isinstance(phase, Over), "the evening has ended"
        rounds = (PlayedSet(ARENA, phase.winner),) if evening.plan.arena else ()
        return PlayedEvening(
            key=progress.key,
            ended=calendar.now(),
            line=self.line(progress),
            winner=phase.winner,
            sets=(*map(_played_set, evening.sets), *rounds),
            held_out=Facts.of(evening).hold_out,
            uphill=None if progress.uphill is None else progress.uphill.climber,
        )


def _played_set(one: Set) -> PlayedSet:
    legs = tuple(PlayedLeg(leg.starter, leg.winner) for leg in one.legs)
    return PlayedSet(one.game, one.winner, legs)
