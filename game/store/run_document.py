"""An unfinished run as a document, and back."""

from collections.abc import Mapping
from datetime import date

from game.bots.starts import FairStart
from game.core import record
from game.core.match import Match
from game.core.rules import Player, opponent
from game.core.variant import Setup, Variant
from game.core.words import later
from game.run.points import Gate
from game.run.progress import RunProgress
from game.run.result import StageResult
from game.run.run import Run
from game.seeds import SEEDS
from game.session.saved import SavedGame
from game.store import calendar, game_document
from game.store.documents import Fields, Format, Unreadable, Value, need, part, whole

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
    run = Run(whole(fields.get("seed"), beyond=SEEDS), _games(fields, games), _date(fields))
    for stage in need(fields, "stages", list):
        run = _with_result(run, part(stage), games)
    start, game = _stage(fields, games)
    progress = RunProgress(need(fields, "key", str), run, need(fields, "counts", bool), start, game)
    if game is not None:
        if run.over:
            raise Unreadable("no stage follows the last life")
        _check_stage(run, game, games)
    progress.session(games)  # raises IllegalMove, which is a ValueError
    return progress


# Stages that have ended


def _result_fields(result: StageResult) -> Fields:
    return {
        "record": record.write(Match.of(result.setup, result.moves, result.start.first)),
        "opening": len(result.start.moves),
        "won": result.won,
        "resigned": result.resigned,
        "hints": result.hints,
        "mistakes": result.mistakes,
        "gates": [[gate.winning, gate.legal, gate.kept] for gate in result.gates],
    }


def _with_result(run: Run, fields: Fields, games: Mapping[str, Variant]) -> Run:
    """The run with one stage more. Raises ValueError."""
    if run.over:
        raise Unreadable("no stage follows the last life")
    match = record.read(need(fields, "record", str), games)
    _check_board(run, match.setup, games)
    result = StageResult(
        setup=match.setup,
        won=need(fields, "won", bool),
        gates=tuple(map(_gate, need(fields, "gates", list))),
        mistakes=whole(fields.get("mistakes")),
        hints=whole(fields.get("hints")),
        start=_start(fields, match),
        moves=tuple(ply.move for ply in match.plies),
        resigned=need(fields, "resigned", bool),
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


def _gate(value: Value) -> Gate:
    if not (isinstance(value, list) and len(value) == 3):
        raise Unreadable("a gate has three parts")
    winning, legal, kept = value
    if type(winning) is not int or type(legal) is not int or type(kept) is not bool:
        raise Unreadable("a gate is two numbers and whether the win was kept")
    if not 0 < winning < legal:
        raise Unreadable("some moves win and some lose")
    return Gate(winning, legal, kept)


def _start(fields: Fields, match: Match) -> FairStart:
    opening = whole(fields.get("opening"))
    if opening > len(match.plies):
        raise Unreadable("the opening is longer than the game")
    return FairStart(match.first, tuple(ply.move for ply in match.plies[:opening]))


# The current stage


def _stage_fields(progress: RunProgress) -> Fields | None:
    if progress.start is None or progress.game is None:
        return None
    return {"opening": len(progress.start.moves), **game_document.fields_of(progress.game)}


def _stage(fields: Fields, games: Mapping[str, Variant]) -> tuple[FairStart | None, SavedGame | None]:
    if fields.get("stage") is None:
        return None, None
    stage = part(fields["stage"])
    game = game_document.game_of(stage, games)
    return _start(stage, Match.of(game.setup, game.moves, game.series.first)), game


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
    slugs = tuple(slug for slug in need(fields, "games", list) if isinstance(slug, str) and slug in games)
    if not slugs or len(set(slugs)) != len(need(fields, "games", list)):
        raise Unreadable("the run has games that are not here")
    return slugs


def _date(fields: Fields) -> str:
    text = need(fields, "date", str)
    if text:
        date.fromisoformat(text)  # raises ValueError
    return text
