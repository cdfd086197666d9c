"""Sentences about a run: its rules, its cards, its points as they come, and its end."""

from game.bots.levels import LEVELS
from game.core.rules import opponent
from game.core.variant import Setup
from game.core.words import _, plural
from game.run.course import LOOPS
from game.run.points import combo_words
from game.run.run import Card, Run
from game.run.run_progress import RunProgress
from game.run.run_stage import latest_gate
from game.session.session import Session
from game.terminal.kinds import name_of


def rules(run: Run) -> str:
    """What a person must know before the first stage."""
    return "\n".join(
        (
            _(
                "A run: {stages} stages, each a game that you have won if you make no mistake.",
                stages=run.standing.last_stage,
            ),
            _("Three lives, three hints, no undo. A stage that you lose is played again from another start."),
            _("The fewer moves win where you find one, the more it is worth; clean stages raise the combo."),
            _("Commands: help, hint, moves, resign, quit. A run that you leave waits for you."),
        )
    )


def card(run: Run, card_: Card, session: Session | None) -> str:
    """The card of the coming stage; `session` is what was played of it."""
    game, level = board_name(card_.setup), _(LEVELS[card_.level].title).lower()
    if card_.loop > len(LOOPS):
        head = _(
            "Overtime, stage {stage}: {game}, against {level}.", stage=card_.stage, game=game, level=level
        )
    else:
        head = _(
            "Stage {stage} of {stages}, loop {loop}: {game}, against {level}.",
            stage=card_.stage,
            stages=run.standing.last_stage,
            loop=card_.loop,
            game=game,
            level=level,
        )
    return f"{head}\n{standing(run, session)}"


def board_name(setup: Setup) -> str:
    """The name of a game, with the size of its board unless that is the official one."""
    name, size = setup.variant.name, setup.size
    return name if size == setup.variant.size else _("{name}, size {size}", name=name, size=size)


def side(session: Session, *, proven: bool) -> str:
    """Who the person is in a stage, and that they have the win if that is proven."""
    person = session.players.alone or 1
    bot = name_of(session.players, opponent(person))
    if not proven:
        return _("You are Player {player}, against {bot}. Nobody knows who wins.", player=person, bot=bot)
    return _("You are Player {player}, against {bot}. You have the win.", player=person, bot=bot)


def standing(run: Run, session: Session | None) -> str:
    """Lives, hints, combo and points in the coming stage; without the combo if there is none."""
    lives, hints, combo = run.standing.lives, run.hints_left(session), run.combo(session)
    points = f"{run.standing.points:,}"
    if not combo:
        return _("Lives {lives}, hints {hints}, points {points}.", lives=lives, hints=hints, points=points)
    return _(
        "Lives {lives}, hints {hints}, combo {combo} if clean, points {points}.",
        lives=lives,
        hints=hints,
        combo=combo,
        points=points,
    )


def before_giving_up() -> str:
    """The question before a stage is given up."""
    return _("Give the stage up? It counts as lost, and costs a life (yes, no)? ")


def last_move(run: Run, session: Session) -> str:
    """What the person's last move was worth, and the stage so far; empty if there was no gate."""
    latest = latest_gate(session)
    if latest is None:
        return ""
    assessment, gate = latest
    points = f"{run.worth(session):,}"
    if gate.kept:
        return _("{gate}. This stage: {points}.", gate=gate.words, points=points)
    if assessment.move in assessment.winning:
        return _("With a hint: no bonus. This stage: {points}.", points=points)
    return _("That gave the win away.")


def stage_over(run: Run) -> str:
    """How the latest stage went, and what it has changed; why, if it was lost."""
    now, change = run.standing, run.latest_change
    if not run.results[-1].won:
        lives = plural("{count} life left.", "{count} lives left.", now.lives)
        lost = _("Stage lost: that was the last life.") if now.over else _("Stage lost: {lives}", lives=lives)
        return "\n".join((*_why_lost(run.played(len(run.results) - 1)), lost))
    points = f"{run.points_of(len(run.results) - 1):,}"
    lines = [_("Stage won: {points} points, combo {combo}.", points=points, combo=combo_words(now.streak))]
    if change.gives_life_back:
        lines.append(_("A loop without a mistake gives a life back."))
    elif change.ends_flawless_loop:
        lines.append(_("A loop without a mistake!"))
    if change.clears_run:
        lines.append(_("The run is cleared! Overtime begins: one life, as long as it lasts."))
    return "\n".join(lines)


def _why_lost(stage: Session) -> tuple[str, ...]:
    """Nothing if it was given up: whoever did that knows."""
    if stage.resigned is not None:
        return ()
    return (stage.match.rules.why_over(stage.match.position, stage.names),)


def over(run: Run) -> str:
    now = run.standing
    points = f"{now.points:,}"
    if now.cleared:
        return _("The run is over: cleared, and {points} points.", points=points)
    return _("The run is over: {points} points, stage {stage}.", points=points, stage=now.stage + 1)


def before_end(progress: RunProgress) -> str:
    """The question before a run that waits is given up."""
    points = f"{progress.run.standing.points:,}"
    if not progress.counts:
        return _("End the unfinished run? It ends with {points} points (yes, no)? ", points=points)
    return _(
        "End the unfinished run? It ends with {points} points, and they count (yes, no)? ", points=points
    )


def unfinished(run: Run, session: Session | None) -> str:
    """A run that waits, with what was played of its stage."""
    now = run.standing
    if run.date:
        head = _(
            "You have not finished the daily run of {date}: stage {stage}.",
            date=run.date,
            stage=now.stage + 1,
        )
    else:
        head = _("You have not finished a run: stage {stage}.", stage=now.stage + 1)
    return f"{head} {standing(run, session)}"
