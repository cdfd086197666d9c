"""What the screen says about the Arena: fields, riders, and the results of rounds and matches."""

from dataclasses import replace

from game.arcade.draw.text import capital
from game.arcade.sentences.captions import bot_title
from game.arena.bots.rider_levels import LEVELS as RIDER_LEVELS
from game.arena.match import Arena, Match
from game.bots.entrants import PROGRAM
from game.bots.levels import LEVELS
from game.core.rules import Names
from game.core.words import _, later, one_and_all, plural
from game.people.faces import FACES
from game.session.players import HUMAN, Players
from game.session.round_words import (
    crashes_in_words,
    points_in_words,
    size_and_speed,
    standing_in_words,
    team_in_words,
)
from game.session.win_streak import Streak

# What each map is like.
MAP_WORDS = {
    "empty": later("Nothing stands in the way."),
    "block": later("A block stands in the middle."),
    "pillars": later("Pillars stand in rows."),
    "cross": later("A cross stands in the middle."),
    "rooms": later("Nine rooms, with doors between them."),
    "ring": later("A court in the middle has gates on all sides."),
    "diamond": later("The corners are cut off."),
    "scatter": later("The walls are placed anew for each match."),
}


def arena_in_words(arena: Arena) -> str:
    """What a field is like, how large it is, and how fast it is ridden on."""
    return f"{_(MAP_WORDS[arena.map])} {size_and_speed(arena)}"


def rider_title(who: str) -> str:
    """Who rides: a person, a bot by its name and its level, or a program from outside."""
    if who == HUMAN:
        return _("Person")
    return bot_title(who) if who in FACES else level_title(who)


def _in_a_sentence(who: str) -> str:
    """A bot or a program within a sentence."""
    if who.startswith(PROGRAM):
        return _("program")
    return _("{level} bot", level=level_title(who).lower())


def level_title(who: str) -> str:
    """The level of a bot, in a word; some levels only the board games have, and some only the Arena."""
    if who.startswith(PROGRAM):
        return _("Program")
    return _(RIDER_LEVELS[who].title if who in RIDER_LEVELS else LEVELS[who].title)


def riders_in_words(players: Players) -> str:
    """Who rides against whom."""
    if len(players.sides) > 2:
        return _many_in_words(players)
    names, (one, two) = players.names, players.kinds
    if names.own(1):
        return _("{one} against {two}", one=names.of(1), two=names.of(2))
    if one == two == HUMAN:
        return _("Two people ride")
    if players.alone is not None:
        return _("You against the {bot}", bot=_in_a_sentence(two if one == HUMAN else one))
    return capital(_("{one} against {two}", one=_in_a_sentence(one), two=_in_a_sentence(two)))


def _many_in_words(players: Players) -> str:
    """Who rides, of three and four."""
    if players.names.own(1):
        return _("{riders} ride", riders=one_and_all([players.names.of(rider) for rider in players.sides]))
    people, bots = len(players.people), len(players.bots)
    if not people:
        return plural("{count} bot rides", "{count} bots ride", bots)
    if people == 1:
        return plural("You against {count} bot", "You against {count} bots", bots)
    return plural("Two people and {count} bot ride", "Two people and {count} bots ride", bots)


def streak_words(streak: Streak) -> str:
    """How many rounds were won in a row; "" for fewer than two."""
    if streak.rounds < 2:
        return ""
    points = plural("{points} point", "{points} points", streak.points, points=streak.points)
    return _("{rounds} rounds in a row: {points}.", rounds=streak.rounds, points=points)


def result_of_round(match: Match, players: Players) -> tuple[str, str]:
    """Who has won the round, and why; with one person against bots, whether that person has."""
    outcome, many = match.state.outcome, match.arena.riders > 2
    why = points_in_words(match.state, players.names) if many else _crashes(match, players.names)
    if outcome is None or outcome.winner is None:
        if many:
            return _("Nobody rides on"), why
        return _("Nobody scores"), f"{why} " + _("The round is ridden again, and the wall closes in.")
    team = match.arena.teams[outcome.winner - 1]
    if players.alone is not None:
        return _("You win the round") if players.alone in team else _("You lose the round"), why
    return _("Round to {player}", player=team_in_words(players.names, team)), why


def result_of_match(match: Match, players: Players) -> tuple[str, str]:
    """Who has won the match, and how its last round ended; the score stands beside it."""
    if match.winner is None:
        return _("The match was abandoned"), _abandoned(match, players.names)
    team = match.arena.teams[match.winner - 1]
    if players.alone is None:
        return result_for_others(match, players)
    call = _("You win") if players.alone in team else _("You lose")
    return call, _in_detail(match, players.names)


def _abandoned(match: Match, names: Names) -> str:
    if match.arena.riders > 2:
        return standing_in_words(match, names)
    return _("It stood at {one} to {two}.", one=match.score(1), two=match.score(2))


def _crashes(match: Match, names: Names) -> str:
    return " ".join(crashes_in_words(match.state, names))


def _in_detail(match: Match, names: Names) -> str:
    """Of two riders how the last round ended, of more how the match did."""
    return standing_in_words(match, names) if match.arena.riders > 2 else _crashes(match, names)


def result_for_others(match: Match, players: Players) -> tuple[str, str]:
    """Who has won the match, and how its last round ended, for people who did not ride."""
    assert match.winner is not None, "the match is won"
    names, team = replace(players.names, you=None), match.arena.teams[match.winner - 1]
    if len(team) > 1:
        return _("{team} win", team=team_in_words(names, team)), _in_detail(match, names)
    return _("{name} wins", name=names.of(team[0])), _in_detail(match, names)
