"""Sentences about a run for the screen."""

from collections.abc import Mapping
from datetime import date
from fractions import Fraction

from game.arcade.sentences.captions import short_name
from game.arcade.sentences.history_words import MONTHS, bot_name
from game.core.variant import Variant
from game.core.words import _, plural
from game.run.ladder import HINTS, LIVES, LOOPS
from game.run.points import STAGE, Parts, combo_words
from game.run.run import Card, Run
from game.run.standing import Standing

MINUS = "\N{MINUS SIGN}"


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


def what_comes(run: Run, games: Mapping[str, Variant]) -> str:
    """The coming stage of an unfinished run."""
    if run.over:
        return _("It is over.")
    return _("{stage}: {game}.", stage=stage(run.standing), game=game_and_bot(run.card(games)))


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
            "{stages} stages against ever better bots. You have the win in each of them: do not let it go.",
            stages=run.standing.last_stage,
        ),
        _("{lives} lives, {hints} hints, no undo, no clock.", lives=LIVES, hints=HINTS),
        _("The fewer moves win, the more points you get for finding one."),
        _("Clean stages in a row raise the combo; a loop without a mistake gives a life back."),
    )


# A stage


def game_and_bot(card: Card) -> str:
    return _("{game}, against the {bot}", game=short_name(card.setup.variant), bot=bot_name(card.level))


def title_of(before: Run, after: Run) -> str:
    """How the stage between two moments of a run went."""
    number = before.standing.stage + 1
    won = _("Stage {stage} won", stage=number)
    return won if after.results[-1].won else _("Stage {stage} lost", stage=number)


def parts(of: Parts) -> tuple[tuple[str, str], ...]:
    """What the points of a stage are made of: each part and its number."""
    lines = [
        (_("Stage"), str(STAGE)),
        *(
            (
                _("{name}, {winning} of {legal}", name=gate.name, winning=gate.winning, legal=gate.legal),
                f"+{gate.bonus}",
            )
            for gate in of.gates
            if gate.bonus
        ),
    ]
    if of.loop > 1:
        lines.append((_("Loop {loop}", loop=of.loop), f"×{of.loop}"))
    if of.streak:
        clean = plural("{count} clean stage in a row", "{count} clean stages in a row", of.streak)
        lines.append((clean, combo_words(of.streak)))
    if of.hints:
        halved = plural("{count} hint", "{count} hints", of.hints)
        lines.append((halved, "×" + "½" * of.hints))
    if of.rounded_by:
        lines.append((_("Rounded to tens"), _signed(of.rounded_by)))
    return tuple(lines)


def _signed(number: Fraction) -> str:
    """A number with its sign, and at most two decimals."""
    digits = f"{abs(float(number)):.2f}".rstrip("0").rstrip(".")
    return ("+" if number > 0 else MINUS) + digits


def formula(of: Parts) -> str:
    """The same in one line."""
    bonus = sum(gate.bonus for gate in of.gates)
    words = f"{STAGE} + {bonus}" if bonus else str(STAGE)
    factors = [str(of.loop)] if of.loop > 1 else []
    factors += [combo_words(of.streak)[1:]] if of.streak else []
    factors += ["½"] * of.hints
    product = " × ".join([f"({words})" if bonus and factors else words, *factors])
    return _("{sum}, rounded to tens", sum=product) if of.rounded_by else product


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
