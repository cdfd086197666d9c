"""Makes the picture of a match of the Arena."""

from dataclasses import dataclass

from game.arcade.draw.easing import clamped, eased
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Colour, Theme
from game.arcade.input.prompts import glyph_for
from game.arcade.kit.message import Message
from game.arcade.scenes.arena.camera import Camera
from game.arcade.sentences.arena_words import (
    level_title,
    result_of_match,
    result_of_round,
    rider_title,
    streak_words,
)
from game.arcade.shell.context import Context
from game.arcade.shell.motion import Motion
from game.arcade.views.arena.arena_match import ArenaPicture, CrashedField, WinnersName
from game.arcade.views.arena.calls import Call
from game.arcade.views.arena.count import Count
from game.arcade.views.arena.crash import CLOSER, CloseUp, ComingCloseUp, crashed_last
from game.arcade.views.arena.hud import Hud, RiderPanel
from game.arcade.views.arena.riders import SinceTick
from game.arcade.views.banner import Result
from game.arena.match import Match
from game.core.controls import Verb
from game.core.rules import Player
from game.core.words import _
from game.session.phased_match import COUNT_SECONDS, FALL_SECONDS, Phase, PhasedMatch
from game.session.players import Players
from game.session.round_words import round_title, rule
from game.session.win_streak import Streak

# What each rider is steered with; None for a bot. Nothing at all is known in a replay.
Glyphs = tuple[Glyph | None, ...]
NO_GLYPHS: Glyphs = ()
# How long a banner and a replay take to come in.
BANNER_SECONDS, REPLAY_SECONDS = 0.3, 0.32
# How long the letters of the winner's name take to light up, and how long it stands before the banner comes.
NAME_LIT, NAME_SECONDS = 0.5, 1.4
# In these shares of the time in which a replay comes in, all is dark.
DARK = (0.4, 0.6)
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
    calls: tuple[Call, ...]
    streak: Streak


def picture_of(
    showing: Showing,
    phased: PhasedMatch,
    players: Players,
    camera: Camera,
    told: Told,
    glyphs: Glyphs,
    *,
    replayed: bool,
) -> ArenaPicture:
    """Everything that is shown."""
    match, motion = phased.match, showing.motion
    glyphs = glyphs or (None,) * match.arena.riders
    replaying = phased.phase is Phase.REPLAY
    ridden, progress = phased.replayed if replaying else (match.round, phased.progress)
    fallen: float | None = None
    if phased.match.round.over:
        fallen = phased.fallen_for
    if replaying:
        fallen = phased.replayed_fall if phased.replayed_fall >= 0 else None
    tick = match.tick_milliseconds / 1000
    near = motion.speed is not None
    return ArenaPicture(
        layout=showing.layout,
        theme=showing.theme,
        time=showing.time,
        ridden=ridden,
        progress=progress,
        sight=camera.sight(phased, motion),
        hud=_hud(phased, players, glyphs),
        count=_count(motion, phased, players, glyphs),
        fallen=fallen,
        tick_seconds=tick,
        close_up=_close_up(phased, phased.since, tick) if replaying and near else None,
        crash=_crash(motion, phased) if replaying else None,
        coming=_coming(phased, tick) if near else None,
        replayed=replayed or replaying,
        slow=replaying,
        particles=motion.particles,
        missed=camera.missed,
        calls=told.calls,
        said=told.said,
        result=_result(showing, phased, players, told.streak),
        name=_name(showing, phased, players),
        over=phased.phase is Phase.OVER,
    )


def _hud(phased: PhasedMatch, players: Players, glyphs: Glyphs) -> Hud:
    match = phased.match
    panels = (
        _panel(match, players, rider, glyph) for rider, glyph in zip(match.state.riders, glyphs, strict=True)
    )
    title = _("Final score") if phased.phase is Phase.OVER else round_title(match)
    return Hud(tuple(panels), title, rule(match.arena))


def _panel(match: Match, players: Players, rider: Player, glyph: Glyph | None) -> RiderPanel:
    state, who = match.state, players.level(rider)
    team, over = state.team(rider), match.round.over
    won = state.outcome is not None and state.outcome.winner == team
    out = not over and state.crashes[rider - 1] is not None
    return RiderPanel(
        name=players.names.of(rider),
        short=_short(players, rider),
        bot="" if who is None else rider_title(who),
        brief="" if who is None else level_title(who),
        person=players.person(rider),
        glyph=glyph,
        won=match.score(team),
        needed=match.arena.points_to_win if rider == state.teams[team - 1][-1] else 0,
        light=float(won or not (over or out)),
        out=out,
    )


def _short(players: Players, rider: Player) -> str:
    """Who rides, in a word."""
    return players.names.own(rider) or _("P{player}", player=rider)


def steered_with(context: Context, players: Players) -> Glyphs:
    """What each person steers with."""
    return tuple(
        glyph_for(context.seats.device(player, context.device), Verb.UP, context.bindings)
        if player in players.people
        else None
        for player in players.sides
    )


def _count(motion: Motion, phased: PhasedMatch, players: Players, glyphs: Glyphs) -> Count | None:
    if phased.phase is not Phase.COUNT:
        return None
    share = phased.since / COUNT_SECONDS % 1
    riders = phased.match.state.riders
    names = tuple(_short(players, rider) for rider in riders) if len(riders) > 2 else ()
    return Count(phased.count, share, glyphs, motion.speed is not None, names)


def _crash(motion: Motion, phased: PhasedMatch) -> CrashedField:
    """What lies under the replay while it comes in, and when it goes."""
    since = motion.passed(min(phased.since, phased.replay_left))
    return CrashedField(phased.match.round, phased.fallen_for, clamped(since / REPLAY_SECONDS))


def _close_up(phased: PhasedMatch, since: float, tick: float) -> CloseUp | None:
    """The last crash from near, this long after the replay began; None if it needs too much room."""
    state = phased.match.state
    field = state.field
    spots = [field.coordinates(state.cells[player - 1]) for player in crashed_last(phased.match.round)]
    field_seen = field.width // CLOSER // 2, field.height // CLOSER // 2
    for places, most in zip(zip(*spots, strict=True), field_seen, strict=True):
        if max(places) - min(places) > most:
            return None
    focus = (
        sum(column for column, _row in spots) / len(spots) + 0.5,
        sum(row for _column, row in spots) / len(spots) + 0.5,
    )
    passed = max(phased.replay.at(since)[1] * tick, phased.replay.fall_at(since))
    return CloseUp(focus, SinceTick(passed, tick))


def _coming(phased: PhasedMatch, tick: float) -> ComingCloseUp | None:
    """During a fall, a moment of the close-up that comes next, to be drawn ahead; None if none comes.

    All of its moments take turns, until a little after the crash.
    """
    share = (phased.since - COMING_FROM) / (FALL_SECONDS - COMING_FROM)
    if phased.phase is not Phase.FALL or share < 0:
        return None
    replay = phased.replay
    since = share * (replay.crash_at + COMING_FALL)
    close_up = _close_up(phased, since, tick)
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
    since = showing.motion.passed(phased.since) - (NAME_SECONDS if named(match) and ended else 0.0)
    score = None if match.arena.riders > 2 else (match.score(1), match.score(2))  # panels show that of more
    return Result(call, why, _colour(showing, match, ended=ended), score), eased(since / BANNER_SECONDS)


def _colour(showing: Showing, match: Match, *, ended: bool) -> Colour:
    """That of a winner who rides alone."""
    winner = match.winner if ended else match.state.outcome.winner if match.state.outcome else None
    team = match.arena.teams[winner - 1] if winner else ()
    return showing.theme.player(team[0]) if len(team) == 1 else showing.theme.ink


def named(match: Match) -> bool:
    """Whether somebody has won the match: their name then stands across the field."""
    return match.winner is not None


def _name(showing: Showing, phased: PhasedMatch, players: Players) -> WinnersName | None:
    """The winner's name, until the banner has come; in the dark before the replay it is prepared."""
    match, since = phased.match, showing.motion.passed(phased.since)
    prepared = phased.phase is Phase.REPLAY and DARK[0] < since / REPLAY_SECONDS < DARK[1]
    seen = phased.phase is Phase.OVER and since < NAME_SECONDS + BANNER_SECONDS
    if not named(match) or not (prepared or seen):
        return None
    words, _why = result_of_match(match, players)
    light = 1 - clamped((since - NAME_SECONDS) / BANNER_SECONDS) if seen else 0.0
    colour = showing.theme.legible(_colour(showing, match, ended=True))
    return WinnersName(words, colour, clamped(since / NAME_LIT), light, showing.motion.particles)
