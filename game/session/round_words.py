"""Sentences about the rounds of a ride."""

from game.arena.match import Arena, Match
from game.arena.round import Round
from game.arena.speed import tick_milliseconds
from game.arena.state import Crash, State
from game.core.rules import PLAYERS, Player, opponent, told_to
from game.core.words import _, plural

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
    return plural("One round wins", "First to {count}", arena.rounds_to_win)


def crashes_in_words(state: State, you: Player | None = None) -> list[str]:
    """What each rider crashed into, in a sentence each, or in one if they ran into each other.

    They speak to `you`, a person who rides alone against a bot, or else to nobody in particular.
    """
    if state.crashes[0] is state.crashes[1] and state.crashes[0] in TOGETHER:
        return [_("Both riders ran into each other.")]
    riders = zip(PLAYERS, state.crashes, strict=True)
    return [_crash_in_words(rider, crash, you) for rider, crash in riders if crash is not None]


def _crash_in_words(rider: Player, crash: Crash, you: Player | None) -> str:
    match crash:
        case Crash.WALL:
            named = _("Player {player} hit a wall.", player=rider)
            return told_to(you, rider, named, _("You hit a wall."), _("Your opponent hit a wall."))
        case Crash.OWN_TRAIL:
            named = _("Player {player} hit its own trail.", player=rider)
            yours = _("You hit your own trail.")
            return told_to(you, rider, named, yours, _("Your opponent hit its own trail."))
    named = _("Player {player} hit the trail of Player {other}.", player=rider, other=opponent(rider))
    yours = _("You hit your opponent's trail.")
    return told_to(you, rider, named, yours, _("Your opponent hit your trail."))


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


def score_in_words(match: Match) -> str:
    """Who has won the match, or how it stands. The winner's score comes first."""
    winner = match.winner
    if winner is None:
        return _("The match stands at {one} to {two}.", one=match.score(1), two=match.score(2))
    return _(
        "Player {player} wins the match, {more} to {fewer}.",
        player=winner,
        more=match.score(winner),
        fewer=match.score(opponent(winner)),
    )
