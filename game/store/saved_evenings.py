"""Saved evenings: an evening as a document, the unfinished one of a cabinet, what it leaves when it ends."""

import os
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import partial

from game.core.rules import PLAYERS, Player
from game.core.variant import Variant
from game.core.words import later
from game.evening import sentences
from game.evening.evening import Form, Offer, Over, Plan, Playing
from game.evening.facts import Facts, longest_hold_out
from game.evening.forms import begin
from game.evening.leg_mode import LegMode
from game.evening.legs import Found, NarrowWin
from game.evening.progress import EveningProgress, People, leg_of
from game.evening.sets import Set
from game.evening.uphill import steps_of
from game.people.book import Meeting, PlayedEvening, PlayedLeg, PlayedSet
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
PEOPLE = listed(PERSON)
# A game on offer, and how many legs a set of it has.
OFFER = composed(Offer, game=TEXT, legs=whole(2, 10).where(lambda legs: legs % 2 == 0, "it is not even"))
FORM = Codec(lambda value: Form(TEXT.read(value)), lambda form: form.value)
PLAN = composed(
    Plan,
    offers=Field(listed(OFFER), "games"),
    sets=whole(1, MOST_SETS),
    arena=FLAG,
    first=PLAYER,
    form=Field(FORM, default=Form.SETS),
    sizes=Field(listed(WHOLE), default=(1, 1)),
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

STEPS = listed(whole(0, MOST_UPHILL + 1))


def _points(value: object) -> tuple[int, ...]:
    """The points of a round of the Arena; of two riders, a document may name the one who won it."""
    if isinstance(value, list):
        return listed(WHOLE).read(value)
    return (1, 0) if PLAYER.read(value) == 1 else (0, 1)


def _steps(fields: Fields) -> tuple[int, ...]:
    """How steep each contestant wants it; of two, a document may say for whom it is steeper, and how much."""
    if fields.get("uphill") is None:
        return STEPS.read(fields.get("steps", []))
    older = part(fields["uphill"])
    climber, steps = PLAYER.read(older.get("climber")), whole(1, MOST_UPHILL + 1).read(older.get("steps"))
    return (steps, 0) if climber == 1 else (0, steps)


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
        "steps": STEPS.write(progress.steps),
        "plan": PLAN.write(evening.plan),
        "sets": [{"game": each.game, "first": each.first} for each in evening.sets],
        "legs": [{**saved_games.fields_of(game), "found": FOUND.write(leg.found)} for leg, game in legs],
        "rounds": [list(points) for points in evening.rounds],
        "leg": None if progress.game is None else saved_games.fields_of(progress.game),
    }


def progress_of(fields: Fields, games: Mapping[str, Variant]) -> EveningProgress:
    """The evening of a document. Raises ValueError unless it can go on, or has just ended."""
    people, plan, steps = PEOPLE.read(fields.get("people")), PLAN.read(fields.get("plan")), _steps(fields)
    if len(people) != sum(plan.sizes) or len(steps) not in (0, len(plan.sizes)):
        raise Unreadable("the evening is of other people")
    if any(offer.game not in games for offer in plan.offers):
        raise Unreadable("the evening has games that are not here")
    begun = EveningProgress(
        key=TEXT.read(fields.get("key")),
        evening=begin(plan),
        people=people,
        seed=whole(beyond=SEEDS).read(fields.get("seed")),
        seconds=WHOLE.read(fields.get("seconds")),
        steps=steps,
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
    if found.mistake is not None and found.mistake >= len(game.moves) - game.given:
        raise Unreadable("there is no such move")
    return progress.with_leg(leg_of(Session.restored(game, LegMode.of(game)), found), game)


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
    for points in listed(Codec(_points)).read(fields.get("rounds")):
        progress = progress.with_round(points)
    return progress


def _with_leg(progress: EveningProgress, fields: Fields, games: Mapping[str, Variant]) -> EveningProgress:
    if fields.get("leg") is None:
        return progress
    game = _game(progress, part(fields["leg"]), games)
    return progress.at(Session.restored(game, LegMode.of(game)))


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
        progress = EveningProgress(os.urandom(6).hex(), begin(plan), these, fresh_seed())
        return self._put(self._as_steep(progress))

    def _as_steep(self, progress: EveningProgress) -> EveningProgress:
        """The evening as steep as its people want it now."""
        return replace(progress, steps=steps_of(progress.teams, self._book.book().roster))

    def seat(self, progress: EveningProgress, these: People) -> EveningProgress:
        """Go on with other people, or with the same ones under other names."""
        seated = progress.with_people(these)
        same = [person.identity for person in these] == [person.identity for person in progress.people]
        return self._put(seated if same else self._as_steep(seated))

    def make_guests(self, keys: Collection[str]) -> None:
        """The people with these keys are forgotten: in the unfinished evening, they are guests."""
        progress = self.unfinished()
        if progress is not None and not {person.key for person in progress.people}.isdisjoint(keys):
            self._put(self._as_steep(progress.without(keys)))

    def keep(self, progress: EveningProgress, session: Session) -> EveningProgress:
        """Something has happened in the current leg."""
        return self._put(progress.at(session))

    def end_leg(self, progress: EveningProgress, session: Session) -> EveningProgress:
        """The current leg has ended, and was reviewed if it can be."""
        self._history.add_leg(session)
        return self._put(progress.after(session))

    def leave_out_arena(self, progress: EveningProgress) -> EveningProgress:
        """The finale is another one, or none."""
        return self._put(progress.without_arena())

    def end_round(self, progress: EveningProgress, points: tuple[int, ...]) -> EveningProgress:
        """A round of the Arena has given its riders these points."""
        return self._put(progress.with_round(points))

    def pick(self, progress: EveningProgress, game: str, first: Player) -> EveningProgress:
        """The next game was picked, and who begins it."""
        return self._put(progress.with_pick(game, first))

    def pick_for_bot(self, progress: EveningProgress) -> EveningProgress:
        """The bot that is to pick has picked."""
        return self._put(progress.with_bots_pick())

    def end(self, progress: EveningProgress) -> None:
        """The evening is over, or given up: enter it into the book of people if it was played to its end."""
        if progress.evening.over:
            self._enter(progress)
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

    def _enter(self, progress: EveningProgress) -> None:
        if progress.evening.plan.sizes == (1, 1):
            self._book.end(progress.at_board, self._played(progress))
        else:
            self._book.end_of_several(progress.people, progress.key, tuple(_meetings(progress)))

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


def _meetings(progress: EveningProgress) -> Iterator[Meeting]:
    """The sets of an evening of several people, without those of teams."""
    evening = progress.evening
    for number, played in enumerate(evening.sets):
        one, two = (progress.teams[contestant - 1] for contestant in evening.board_of(number))
        if len(one) == len(two) == 1:
            yield Meeting((one[0], two[0]), _played_set(played), longest_hold_out(played))
    phase, riders = evening.phase, [progress.teams[rider - 1] for rider in evening.riders]
    if evening.rounds and isinstance(phase, Over) and list(map(len, riders)) == [1, 1]:
        one, two = riders
        yield Meeting((one[0], two[0]), PlayedSet(ARENA, PLAYERS[phase.winner == evening.riders[1]]))


def _played_set(one: Set) -> PlayedSet:
    legs = tuple(PlayedLeg(leg.starter, leg.winner) for leg in one.legs)
    return PlayedSet(one.game, one.winner, legs)
