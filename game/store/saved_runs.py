"""Saved runs: a run as a document, the unfinished runs of a cabinet, and what a run leaves when it ends."""

import os
from collections.abc import Mapping
from functools import partial

from game.bots.starts import FairStart
from game.core import record
from game.core.match import Match
from game.core.rules import Player, opponent
from game.core.variant import Setup, Variant
from game.core.words import later
from game.records.book import Book
from game.records.tables import DAILY_RUN, RUN, HighScore
from game.run.medals import Medal, earned
from game.run.points import Gate
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.run.run_stage import StageResult
from game.seeds import SEEDS, fresh_seed
from game.session.session import SavedGame, Session
from game.store import calendar, saved_games
from game.store.background import Background
from game.store.calendar import today
from game.store.codec import (
    DAY,
    FLAG,
    NUMBER,
    TEXT,
    WHOLE,
    Codec,
    Fields,
    Unreadable,
    listed,
    one_of,
    part,
    whole,
)
from game.store.documents import Format
from game.store.folder import Folder
from game.store.history import History
from game.store.records import Records
from game.store.unfinished import RUNS, Slot, Unfinished

RUN_KIND, DAILY_KIND = "run", "daily"
FORMAT = Format("gridlock run", 1, later("An unfinished run could not be read."))


def fields_of(progress: RunProgress) -> Fields:
    """The fields of the document."""
    run = progress.run
    return {
        "saved": calendar.now().isoformat(timespec="seconds"),
        "key": progress.key,
        "counts": progress.counts,
        "seed": run.seed,
        "date": run.date,
        "games": list(run.games),
        "stages": [_result_fields(result) for result in run.results],
        "stage": _stage_fields(progress),
    }


def progress_of(fields: Fields, games: Mapping[str, Variant]) -> RunProgress:
    """The run of a document. Raises ValueError unless it can go on, or has just ended."""
    run = Run(whole(beyond=SEEDS).read(fields.get("seed")), _games(fields, games), _date(fields))
    for stage in listed(Codec(part)).read(fields.get("stages")):
        run = _with_result(run, stage, games)
    start, game = _stage(fields, games)
    progress = RunProgress(TEXT.read(fields.get("key")), run, FLAG.read(fields.get("counts")), start, game)
    if game is not None:
        if run.over:
            raise Unreadable("no stage follows the last life")
        _check_stage(run, game, games)
    progress.session(games)  # raises IllegalMove, which is a ValueError
    return progress


# Stages that have ended


def _gate(value: object) -> Gate:
    if not (isinstance(value, list) and len(value) == 3):
        raise Unreadable("a gate has three parts")
    winning, legal, kept = value
    return Gate(NUMBER.read(winning), NUMBER.read(legal), FLAG.read(kept))


GATE = Codec(_gate, lambda gate: [gate.winning, gate.legal, gate.kept])
GATES = listed(GATE.where(lambda gate: 0 < gate.winning < gate.legal, "some moves win and some lose"))


def _result_fields(result: StageResult) -> Fields:
    return {
        "record": record.write(Match.of(result.setup, result.moves, result.start.first)),
        "opening": len(result.start.moves),
        "won": result.won,
        "resigned": result.resigned,
        "hints": result.hints,
        "mistakes": result.mistakes,
        "gates": GATES.write(result.gates),
    }


def _with_result(run: Run, fields: Fields, games: Mapping[str, Variant]) -> Run:
    """The run with one stage more. Raises ValueError."""
    if run.over:
        raise Unreadable("no stage follows the last life")
    match = record.read(TEXT.read(fields.get("record")), games)
    _check_board(run, match.setup, games)
    result = StageResult(
        setup=match.setup,
        won=FLAG.read(fields.get("won")),
        gates=GATES.read(fields.get("gates")),
        mistakes=WHOLE.read(fields.get("mistakes")),
        hints=WHOLE.read(fields.get("hints")),
        start=_start(fields, match),
        moves=tuple(ply.move for ply in match.plies),
        resigned=FLAG.read(fields.get("resigned")),
    )
    _check_result(result, match, run)
    return Run(run.seed, run.games, run.date, (*run.results, result))


def _check_result(result: StageResult, match: Match, run: Run) -> None:
    """Raise Unreadable for a result that the game does not have, and for hints that nobody had."""
    winner = opponent(_person(result.start, match)) if result.resigned else match.winner
    if result.won != (winner == _person(result.start, match)) or not (match.over or result.resigned):
        raise Unreadable("the stage has ended in another way")
    if result.hints > run.standing.hints:
        raise Unreadable("there were not that many hints")


def _person(start: FairStart, match: Match) -> Player:
    """The side of the person, who was on turn after the opening."""
    opening = len(start.moves)
    return match.plies[opening].player if opening < len(match.plies) else match.position.turn


def _start(fields: Fields, match: Match) -> FairStart:
    opening = WHOLE.read(fields.get("opening"))
    if opening > len(match.plies):
        raise Unreadable("the opening is longer than the game")
    return FairStart(match.first, tuple(ply.move for ply in match.plies[:opening]))


# The current stage


def _stage_fields(progress: RunProgress) -> Fields | None:
    if progress.start is None or progress.game is None:
        return None
    return {"opening": len(progress.start.moves), **saved_games.fields_of(progress.game)}


def _stage(fields: Fields, games: Mapping[str, Variant]) -> tuple[FairStart | None, SavedGame | None]:
    if fields.get("stage") is None:
        return None, None
    game = saved_games.game_of(part(fields["stage"]), games)
    return FairStart(game.series.first, game.opening), game


def _check_stage(run: Run, game: SavedGame, games: Mapping[str, Variant]) -> None:
    """Raise Unreadable if this is not the coming stage of the run."""
    _check_board(run, game.setup, games)
    if game.players.alone is None:
        raise Unreadable("a stage is played by one person")
    if game.help_used.hints[game.players.alone - 1] > run.standing.hints:
        raise Unreadable("there were not that many hints")


# Parts


def _check_board(run: Run, setup: Setup, games: Mapping[str, Variant]) -> None:
    """Raise Unreadable unless the coming stage of the run can be played on this board.

    Stages of a run that was begun before its game had further boards were all played on the official one.
    """
    variant = run.card(games).setup.variant
    if setup not in (variant.setup(), *map(variant.setup, variant.stage_sizes)):
        raise Unreadable("the stage is another game")


def _games(fields: Fields, games: Mapping[str, Variant]) -> tuple[str, ...]:
    slugs = listed(one_of(games, str)).read(fields.get("games"))
    if not slugs or len(set(slugs)) != len(slugs):
        raise Unreadable("the run has games that are not here")
    return slugs


def _date(fields: Fields) -> str:
    """The day of a daily run; empty for any other."""
    text = TEXT.read(fields.get("date"))
    return DAY.read(text) if text else ""


# The runs of a cabinet


def unfinished_runs(
    folder: Folder, background: Background, games: Mapping[str, Variant], slot: Slot
) -> Unfinished[RunProgress]:
    """One run, and one daily run."""
    return Unfinished(
        folder,
        background,
        slot,
        RUNS,
        FORMAT,
        (RUN_KIND, DAILY_KIND),
        kind_of=lambda progress: _kind(daily=progress.is_daily),
        read=partial(progress_of, games=games),
        write=fields_of,
    )


def _kind(*, daily: bool) -> str:
    return DAILY_KIND if daily else RUN_KIND


class RunKeeper:
    """Each method that changes a run saves it, and gives it as it stands then.

    Between two calls, `progress` is all there is: it can be had again after a kill, from `unfinished`.
    """

    def __init__(
        self, saves: Unfinished[RunProgress], records: Records, history: History, games: Mapping[str, Variant]
    ) -> None:
        self._saves = saves
        self._records = records
        self._history = history
        self._games = games

    def unfinished(self, *, daily: bool) -> RunProgress | None:
        """The run to go on with. It may be over already, if the program was killed before `end`."""
        return self._saves.of(_kind(daily=daily))

    @property
    def latest(self) -> RunProgress | None:
        """Of the runs to go on with, the one that was played last."""
        return self._saves.latest

    def found(self, *, daily: bool) -> RunProgress | None:
        """The run to go on with, also one that another cabinet has left since this one started.

        It looks on the disk: ask when a run is chosen, not in every frame.
        """
        return self._saves.found(_kind(daily=daily))

    def begin(self, seed: int | None = None) -> RunProgress:
        """Begin a run: with a fresh seed, or one that a person has chosen, which counts only once."""
        run = Run.new(fresh_seed() if seed is None else seed, self._games)
        return self._begin(run, "" if seed is None else f"seed {seed}")

    def begin_daily(self) -> RunProgress:
        """Begin the run of today. Only the first one of a day counts."""
        date = today()
        return self._begin(Run.daily(date, self._games), date)

    def _begin(self, run: Run, once: str) -> RunProgress:
        key = os.urandom(6).hex()
        progress = RunProgress(key, run)
        counts = self._records.begin(table_of(progress), key, once)
        progress = RunProgress(key, run, counts)
        self._saves.put(progress)
        return progress

    def keep(self, progress: RunProgress, session: Session) -> RunProgress:
        """Keep the current stage after something has happened in it."""
        progress = progress.at(session)
        self._saves.put(progress)
        return progress

    def end_stage(self, progress: RunProgress, session: Session) -> RunProgress:
        """The current stage has ended, and was reviewed."""
        self._history.add_stage(session, progress.stage_key)
        progress = progress.after(session)
        self._saves.put(progress)
        return progress

    def end(self, progress: RunProgress) -> tuple[Medal, ...]:
        """The run is over, or given up with the points that it has: enter it into its table, once.

        It gives the medals that were earned for the first time.
        """
        medals = earned(progress.run) if progress.counts else ()
        before = self._records.book().medals
        if progress.counts:
            self._records.change(partial(_after_end, progress=progress, day=today()))
        self._saves.drop(_kind(daily=progress.is_daily))
        return tuple(medal for medal in medals if medal.name not in before)

    def sign(self, progress: RunProgress, initials: str) -> None:
        """Put a person's initials to the score of a run that is over."""
        self._records.sign((progress.key,), initials)


def table_of(progress: RunProgress) -> str:
    """The name of the table that a run enters."""
    return DAILY_RUN if progress.is_daily else RUN


def _after_end(book: Book, progress: RunProgress, day: str) -> Book:
    table, standing = table_of(progress), progress.run.standing
    ended = book.after_end(table, progress.key, cleared=standing.cleared)
    medals = [medal.name for medal in earned(progress.run)]
    score = HighScore(book.initials, standing.points, day, progress.key)
    return ended.with_high_score(table, score).with_medals(medals, day)
