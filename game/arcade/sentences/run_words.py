"""What the screen says about a run: where it stands, how a stage went, and what its points are made of."""

from collections.abc import Mapping
from datetime import date
from enum import Enum, auto
from fractions import Fraction
from math import floor, prod
from typing import NamedTuple

from game.arcade.sentences.captions import board_name, bot_title, reason, with_cells_in_full
from game.arcade.sentences.history_words import MONTHS
from game.core.variant import Setup, Variant
from game.core.words import _, plural
from game.run.course import HINTS, LIVES, LOOPS
from game.run.points import STAGE, Gate, Parts, combo_words
from game.run.run import Run
from game.run.run_progress import RunProgress
from game.run.run_stage import fatal_mistake
from game.run.standing import Standing
from game.session.session import Session


def day(text: str) -> str:
    """A day, written as 2026-11-19."""
    then = date.fromisoformat(text)
    return _("{day} {month}", day=then.day, month=_(MONTHS[then.month - 1]))


# Where a run stands


def stage(standing: Standing) -> str:
    """The coming stage."""
    if standing.cleared:
        return _("Stage {stage}", stage=standing.stage + 1)
    return _("Stage {stage} of {stages}", stage=standing.stage + 1, stages=standing.last_stage)


def loop(standing: Standing) -> str:
    if standing.cleared:
        return _("Overtime")
    return _("Loop {loop} of {loops}", loop=standing.loop, loops=len(LOOPS))


def lives(count: int) -> str:
    return plural("{count} life left", "{count} lives left", count)


def points(count: int) -> str:
    return _("{points} points", points=f"{count:,}")


def what_comes(progress: RunProgress, games: Mapping[str, Variant]) -> str:
    """The coming stage of an unfinished run."""
    if progress.run.over:
        return _("It is over.")
    card = progress.card(games)
    return _(
        "{stage}: {game}.", stage=stage(progress.run.standing), game=game_and_bot(card.setup, card.level)
    )


def how_far(run: Run) -> str:
    """Where a run has ended."""
    now = run.standing
    if now.cleared:
        return _("All {stages} stages cleared", stages=now.last_stage)
    return stage(now)


def how_it_works(run: Run) -> tuple[str, ...]:
    """What a person must know before the first stage, in a few lines."""
    return (
        _(
            "{stages} stages in loops of {games}, against ever better bots. You have the win in each of "
            "them: do not let it go.",
            stages=run.standing.last_stage,
            games=len(run.games),
        ),
        _("{lives} lives, {hints} hints, no undo, no clock.", lives=LIVES, hints=HINTS),
        _("Rarer winning moves score more."),
        _("Clean stages (no mistake, no hint) in a row raise the combo: more points for each."),
        _("A loop without a mistake gives a life back."),
    )


# A stage


def game_and_bot(setup: Setup, level: str) -> str:
    game = board_name(setup.variant, setup.size)
    return _("{game}, against {bot}", game=game, bot=bot_title(level))


def title_of(before: Run, after: Run) -> str:
    """How the stage between two moments of a run went."""
    number = before.standing.stage + 1
    won = _("Stage {stage} won", stage=number)
    return won if after.results[-1].won else _("Stage {stage} lost", stage=number)


def why_lost(stage: Session) -> tuple[str, ...]:
    """Why a stage was lost, and the move that gave the win away, as sentences."""
    rules, fatal = stage.match.rules, fatal_mistake(stage)
    why = _("You gave it up.") if stage.resigned is not None else reason(stage)
    if fatal is None:
        return (why,)
    number, assessment = fatal
    words = _(
        "Move {number} gave the win away: {move}.",
        number=number + 1,
        move=rules.move_words(assessment.move),
    )
    return why, with_cells_in_full(words, rules)


def changes(run: Run) -> tuple[str, ...]:
    """What else the latest stage has changed, as sentences."""
    now, change = run.standing, run.latest_change
    if not run.results[-1].won:
        again = "" if now.over else _("You play it again from another start.")
        return tuple(
            filter(None, (_("That was your last life.") if now.over else lives(now.lives) + ".", again))
        )
    said = []
    if change.gives_life_back:
        said.append(_("A loop without a mistake gives a life back."))
    elif change.ends_flawless_loop:
        said.append(_("A loop without a mistake!"))
    if change.clears_run:
        said.append(_("The run is cleared! Overtime begins: one life, as long as it lasts."))
    return tuple(said)


MINUS = "\N{MINUS SIGN}"


class Effect(Enum):
    """What a line does to the points."""

    ADDED = auto()
    SUM = auto()  # of the lines above it
    FACTOR = auto()  # what multiplying the lines above it adds, or takes away
    ROUNDED = auto()


class PointsLine(NamedTuple):
    """A line of the sum."""

    effect: Effect
    label: str
    value: str
    points: int  # what the lines up to this one come to
    name: str = ""  # of a gate, or a factor: it stands before the label


def points_lines(parts: Parts) -> tuple[PointsLine, ...]:
    """The points, line by line, in whole numbers that add up: only the sum on the way is not added."""
    added, factors = _added(parts), _factors(parts)
    product = Fraction(added[-1].points)
    lines = [*added, *([_sum_of(added[-1].points)] if len(added) > 1 and factors else [])]
    for name, label, factor in factors:
        before, product = lines[-1].points, product * factor
        whole = floor(product + Fraction(1, 2))
        lines.append(PointsLine(Effect.FACTOR, label, _signed(whole - before), whole, name))
    if left := parts.points - lines[-1].points:
        lines.append(PointsLine(Effect.ROUNDED, _("Rounded to tens"), _signed(left), parts.points))
    return tuple(lines)


def _added(parts: Parts) -> list[PointsLine]:
    lines = [PointsLine(Effect.ADDED, _("Stage"), str(STAGE), STAGE)]
    for gate in filter(_counts, parts.gates):
        odds = _("{winning} of {legal}", winning=gate.winning, legal=gate.legal)
        points = lines[-1].points + gate.bonus
        lines.append(PointsLine(Effect.ADDED, odds, f"+{gate.bonus}", points, gate.name.upper()))
    return lines


def _counts(gate: Gate) -> bool:
    return gate.bonus > 0


def _sum_of(points: int) -> PointsLine:
    return PointsLine(Effect.SUM, _("Sum"), str(points), points)


def _factors(parts: Parts) -> list[tuple[str, str, Fraction]]:
    """What the sum is multiplied by: as it is written, why, and as a number."""
    factors = []
    if parts.loop > 1:
        factors.append((f"×{parts.loop}", _("Loop {loop}", loop=parts.loop), Fraction(parts.loop)))
    if parts.streak:
        clean = plural("{count} clean stage in a row", "{count} clean stages in a row", parts.streak)
        combo = combo_words(parts.streak)
        factors.append((combo, clean, Fraction(combo[1:])))
    if parts.hints:
        hinted = plural("{count} hint", "{count} hints", parts.hints)
        factors.append(("×½" * parts.hints, hinted, Fraction(1, 2**parts.hints)))
    return factors


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def points_formula(of: Parts) -> str:
    """What the points are made of, as a formula in one line."""
    bonus = sum(gate.bonus for gate in of.gates)
    words = f"{STAGE} + {bonus}" if bonus else str(STAGE)
    factors = [str(of.loop)] if of.loop > 1 else []
    factors += [combo_words(of.streak)[1:]] if of.streak else []
    factors += ["½"] * of.hints
    product = " × ".join([f"({words})" if bonus and factors else words, *factors])
    exactly = (STAGE + bonus) * prod(factor for *_words, factor in _factors(of)) == of.points
    return product if exactly else _("{sum}, rounded to tens", sum=product)
