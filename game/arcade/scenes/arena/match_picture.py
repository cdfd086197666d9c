"""Makes the picture of a match of the Arena."""

from dataclasses import dataclass

from game.arcade.draw.easing import clamped, eased
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.input.prompts import glyph_for
from game.arcade.kit.message import Message
from game.arcade.sentences.arena_words import (
    level_title,
    result_of_match,
    result_of_round,
    rider_title,
    streak_words,
)
from game.arcade.shell.context import Context
from game.arcade.shell.motion import Motion
from game.arcade.views.arena.arena_match import ArenaPicture, CrashedField
from game.arcade.views.arena.calls import Call
from game.arcade.views.arena.count import Count
from game.arcade.views.arena.crash import CLOSER, CloseUp, ComingCloseUp
from game.arcade.views.arena.hud import Hud, RiderPanel
from game.arcade.views.arena.riders import IMPACT
from game.arcade.views.banner import Result
from game.arena.match import Match
from game.core.controls import Verb
from game.core.rules import PLAYERS
from game.core.words import _
from game.session.phased_match import COUNT_SECONDS, FALL_SECONDS, Phase, PhasedMatch
from game.session.players import Players
from game.session.round_words import round_title, rule
from game.session.win_streak import Streak

# What each rider is steered with; None for a bot, and for everyone in a replay.
Glyphs = tuple[Glyph | None, Glyph | None]
NO_GLYPHS: Glyphs = (None, None)
# How long a banner and a replay take to come in, and how long the field trembles after a crash.
BANNER_SECONDS, REPLAY_SECONDS, SHAKE_SECONDS = 0.3, 0.32, 0.35
# From when on in a fall its replay is prepared, in seconds, and so much of the fall in it.
COMING_FROM, COMING_FALL = 0.15, 0.3


@dataclass(frozen=True)
class Showing:
    """How a match is shown."""

    layout: Layout
    theme: Theme
    motion: Motion
    time: float  # of pulses


@dataclass(frozen=True)
class Told:
    """What is said during a ride: a sentence, the words that rise beside the riders, and the streak."""

    said: tuple[Message, float] | None
    high: bool  # whether that stands in the upper part of the field
    calls: tuple[Call, ...]
    streak: Streak


def picture_of(
    showing: Showing, phased: PhasedMatch, players: Players, told: Told, glyphs: Glyphs, *, replayed: bool
) -> ArenaPicture:
    """Everything that is shown."""
    match, motion = phased.match, showing.motion
    replaying = phased.phase is Phase.REPLAY
    ridden, progress = phased.replayed if replaying else (match.round, phased.progress)
    fallen: float | None = None
    if phased.match.round.over:
        fallen = phased.fallen_for
    if replaying:
        fallen = phased.replayed_fall if phased.replayed_fall >= 0 else None
    tick = match.tick_milliseconds / 1000
    near = motion.speed is not None
    trembling = motion.shake and phased.phase is Phase.FALL
    return ArenaPicture(
        layout=showing.layout,
        theme=showing.theme,
        time=showing.time,
        ridden=ridden,
        progress=progress,
        hud=_hud(match, players, glyphs),
        count=_count(motion, phased, glyphs),
        fallen=fallen,
        tick_seconds=tick,
        close_up=_close_up(phased, phased.replayed_fall, tick) if replaying and near else None,
        crash=_crash(motion, phased) if replaying else None,
        coming=_coming(phased, tick) if near else None,
        replayed=replayed or replaying,
        slow=replaying,
        particles=motion.particles,
        shake=max(0.0, 1 - phased.since / SHAKE_SECONDS) if trembling else 0.0,
        calls=told.calls,
        said=told.said,
        said_high=told.high,
        result=_result(showing, phased, players, told.streak),
        won=match.winner is not None,
        over=phased.phase is Phase.OVER,
    )


def _hud(match: Match, players: Players, glyphs: Glyphs) -> Hud:
    over = match.round.over
    outcome = match.state.outcome
    panels = []
    for player, glyph in zip(PLAYERS, glyphs, strict=True):
        who = players.level(player)
        won = over and outcome is not None and outcome.winner == player
        panels.append(
            RiderPanel(
                name=players.names.of(player),
                short=players.names.own(player) or _("P{player}", player=player),
                bot="" if who is None else rider_title(who),
                brief="" if who is None else level_title(who),
                face=None if who is None else players.person(player),
                glyph=glyph,
                won=match.score(player),
                needed=match.arena.points_to_win,
                light=1.0 if won or not over else 0.0,
            )
        )
    one, two = panels
    return Hud((one, two), round_title(match), rule(match.arena))


def steered_with(context: Context, players: Players) -> Glyphs:
    """What each person steers with."""
    one, two = (
        glyph_for(context.seats.device(player, context.device), Verb.UP, context.bindings)
        if player in players.people
        else None
        for player in PLAYERS
    )
    return one, two


def _count(motion: Motion, phased: PhasedMatch, glyphs: Glyphs) -> Count | None:
    if phased.phase is not Phase.COUNT:
        return None
    share = phased.since / COUNT_SECONDS % 1
    return Count(phased.count, share, glyphs, motion.speed is not None)


def _crash(motion: Motion, phased: PhasedMatch) -> CrashedField:
    """What lies under the replay while it comes in, and when it goes."""
    since = motion.passed(min(phased.since, phased.replay_left))
    return CrashedField(phased.match.round, phased.fallen_for, clamped(since / REPLAY_SECONDS))


def _close_up(phased: PhasedMatch, fallen: float, tick: float) -> CloseUp | None:
    """The crash from near; None if both riders crashed, too far from each other to be seen at once."""
    state = phased.match.state
    field = state.field
    spots = [field.coordinates(state.cells[p - 1]) for p in PLAYERS if state.crashes[p - 1] is not None]
    field_seen = field.width // CLOSER // 2, field.height // CLOSER // 2
    for one, other, most in zip(spots[0], spots[-1], field_seen, strict=True):
        if abs(one - other) > most:
            return None
    focus = (
        sum(column for column, _row in spots) / len(spots) + 0.5,
        sum(row for _column, row in spots) / len(spots) + 0.5,
    )
    return CloseUp(focus, fallen - IMPACT * tick)


def _coming(phased: PhasedMatch, tick: float) -> ComingCloseUp | None:
    """During a fall, a moment of the close-up that comes next, to be drawn ahead; None if none comes.

    All of its moments take turns, until a little after the crash.
    """
    share = (phased.since - COMING_FROM) / (FALL_SECONDS - COMING_FROM)
    if phased.phase is not Phase.FALL or share < 0:
        return None
    replay = phased.replay
    since = share * (replay.crash_at + COMING_FALL)
    close_up = _close_up(phased, replay.fall_at(since), tick)
    return None if close_up is None else ComingCloseUp(replay.moments[0], *replay.at(since), close_up)


def _result(
    showing: Showing, phased: PhasedMatch, players: Players, streak: Streak
) -> tuple[Result, float] | None:
    if phased.phase not in (Phase.RESULT, Phase.OVER):
        return None
    match = phased.match
    ended = phased.phase is Phase.OVER
    call, why = result_of_match(match, players) if ended else result_of_round(match, players)
    why = f"{why} {streak_words(streak)}".rstrip()
    winner = match.winner if ended else match.state.outcome.winner if match.state.outcome else None
    colour = showing.theme.player(winner) if winner else showing.theme.ink
    score = match.score(1), match.score(2)
    return Result(call, why, colour, score), eased(showing.motion.passed(phased.since) / BANNER_SECONDS)
