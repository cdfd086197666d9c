"""Sentences about the rounds of a ride."""

from dataclasses import replace

from game.arena.match import Arena, Match
from game.arena.round import Round
from game.arena.speed import tick_milliseconds
from game.arena.state import Crash, State
from game.core.rules import NUMBERS, PLAYERS, Names, Player, opponent
from game.core.words import _, one_and_all, plural

TOGETHER = (Crash.HEAD_ON, Crash.SWAP)


def size_and_speed(arena: Arena) -> str:
    """How large a field is, and how fast it is ridden on."""
    return plural(
        "{columns}×{rows} cells at {count} cell a second.",
        "{columns}×{rows} cells at {count} cells a second.",
        round(1000 / tick_milliseconds(arena.speed, cut_off=False)),
        columns=arena.field.width,
        rows=arena.field.height,
    )


def rule(arena: Arena) -> str:
    """What wins the match."""
    if arena.riders > 2:
        return plural("First to {count} point", "First to {count} points", arena.points_to_win)
    return plural("One round wins", "First to {count}", arena.points_to_win)


def team_in_words(names: Names, team: tuple[Player, ...]) -> str:
    """Who rides in a team; of one, that rider."""
    one, *others = (names.of(rider) for rider in team)
    return _("{one} & {two}", one=one, two=others[0]) if others else one


def crashes_in_words(state: State, names: Names = NUMBERS) -> list[str]:
    """What each rider crashed into, in a sentence each, or in one if they ran into each other.

    Of more than two, those who crashed first come first.
    """
    if len(state.riders) > 2:
        return _falls_in_words(state, names)
    if state.crashes[0] is state.crashes[1] and state.crashes[0] in TOGETHER:
        return [_("Both riders ran into each other.")]
    riders = zip(PLAYERS, state.crashes, strict=True)
    return [_crash_in_words(state, rider, crash, names) for rider, crash in riders if crash is not None]


def _crash_in_words(state: State, rider: Player, crash: Crash, names: Names) -> str:
    name = names.of(rider)
    match crash:
        case Crash.WALL:
            named, yours = _("{player} hit a wall.", player=name), _("You hit a wall.")
            return names.told(rider, named, yours, _("Your opponent hit a wall."))
        case Crash.OWN_TRAIL:
            named = _("{player} hit its own trail.", player=name)
            if names.own(rider):
                named = _("{player} hit their own trail.", player=name)
            yours = _("You hit your own trail.")
            return names.told(rider, named, yours, _("Your opponent hit its own trail."))
    return _crash_into_another(rider, state.struck(rider)[0], names)


def _crash_into_another(rider: Player, struck: Player, names: Names) -> str:
    name, other = names.of(rider), names.of(struck)
    if names.you is None:
        return _("{player} hit the trail of {other}.", player=name, other=other)
    if rider == names.you:
        bot = names.own(struck)
        return _("You hit the trail of {other}.", other=bot) if bot else _("You hit your opponent's trail.")
    return (
        _("{player} hit your trail.", player=name) if names.own(rider) else _("Your opponent hit your trail.")
    )


def _falls_in_words(state: State, names: Names) -> list[str]:
    """The same for three and four riders, each by name or by number."""
    ticks = {rider: state.crash_tick(rider) or 0 for rider in state.riders if rider not in state.riding}
    fallen = sorted(ticks, key=lambda rider: ticks[rider])
    sentences = (_fall_in_words(state, rider, names) for rider in fallen)
    return list(dict.fromkeys(sentences))  # those who ran into each other have the same sentence


def _fall_in_words(state: State, rider: Player, names: Names) -> str:
    crash = state.crashes[rider - 1]
    assert crash is not None, "the rider has crashed"
    if crash in TOGETHER:
        everyone = sorted({rider, *state.struck(rider)})
        return _("{riders} ran into each other.", riders=one_and_all([names.of(each) for each in everyone]))
    return _crash_in_words(state, rider, crash, replace(names, you=None))


def round_title(match: Match) -> str:
    """Which round it is: the same one again after a draw."""
    if match.ridden_again:
        return _("Round {number} again", number=match.round_number)
    return _("Round {number}", number=match.round_number)


def round_in_words(ridden: Round) -> str:
    """How a round ended, and after how many ticks."""
    state, count = ridden.state, ridden.state.tick
    if state.outcome is None:
        return plural("Abandoned after {count} tick.", "Abandoned after {count} ticks.", count)
    if len(state.riders) > 2:
        ending = plural("Over after {count} tick.", "Over after {count} ticks.", count)
        return " ".join([ending, *crashes_in_words(state), points_in_words(state)])
    if state.outcome.winner is None:
        ending = plural("Drawn after {count} tick.", "Drawn after {count} ticks.", count)
    else:
        winner = state.outcome.winner
        ending = plural(
            "Player {player} wins after {count} tick.",
            "Player {player} wins after {count} ticks.",
            count,
            player=winner,
        )
    return " ".join([ending, *crashes_in_words(state)])


def points_in_words(state: State, names: Names = NUMBERS) -> str:
    """Who has scored in a round."""
    scored = zip(state.teams, state.points, strict=True)
    found = [
        _("{team} +{points}", team=team_in_words(names, team), points=points)
        for team, points in scored
        if points
    ]
    return ", ".join(found) or _("Nobody scores.")


def score_in_words(match: Match) -> str:
    """Who has won the match, or how it stands. The winner's score comes first."""
    winner = match.winner
    if match.arena.riders > 2:
        return _score_of_many(match)
    if winner is None:
        return _("The match stands at {one} to {two}.", one=match.score(1), two=match.score(2))
    return _(
        "Player {player} wins the match, {more} to {fewer}.",
        player=winner,
        more=match.score(winner),
        fewer=match.score(opponent(winner)),
    )


def _score_of_many(match: Match) -> str:
    standing = standing_in_words(match)
    if match.winner is None:
        return _("The match stands: {standing}.", standing=standing)
    winner = team_in_words(NUMBERS, match.arena.teams[match.winner - 1])
    return _("The match goes to {winner}: {standing}.", winner=winner, standing=standing)


def standing_in_words(match: Match, names: Names = NUMBERS) -> str:
    """The points of everybody, the most first."""
    teams = sorted(zip(match.arena.teams, match.scores, strict=True), key=lambda each: -each[1])
    return ", ".join(
        _("{team} ({points})", team=team_in_words(names, team), points=points) for team, points in teams
    )
