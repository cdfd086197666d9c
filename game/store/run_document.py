"""An unfinished run as a document, and back."""

from collections.abc import Mapping

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
from game.store.codec import DAY, FLAG, NUMBER, TEXT, WHOLE, Codec, listed, one_of, part, whole
from game.store.documents import Fields, Format, Unreadable

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
    slugs = listed(one_of(games, str)).read(fields.get("games"))
    if not slugs or len(set(slugs)) != len(slugs):
        raise Unreadable("the run has games that are not here")
    return slugs


def _date(fields: Fields) -> str:
    """The day of a daily run; empty for any other."""
    text = TEXT.read(fields.get("date"))
    return DAY.read(text) if text else ""
