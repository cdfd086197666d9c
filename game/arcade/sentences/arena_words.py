"""What the screen says about the Arena: fields, riders, and the results of rounds and matches."""

from dataclasses import replace

from game.arcade.draw.text import capital
from game.arcade.sentences.captions import bot_in_a_sentence, bot_title, victory
from game.arena.bots.rider_levels import LEVELS
from game.arena.match import Arena, Match
from game.core.rules import PLAYERS
from game.core.words import _, later, plural
from game.session.players import HUMAN, Players
from game.session.round_words import crashes_in_words, size_and_speed
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
    """Who rides: a person, a level, or a program from outside."""
    if who == HUMAN:
        return _("Person")
    return bot_title(who) if who in LEVELS else _("Program")


def _in_a_sentence(who: str) -> str:
    """A bot or a program within a sentence."""
    return bot_in_a_sentence(who) if who in LEVELS else _("program")


def level_title(who: str) -> str:
    """The level of a bot, in a word."""
    return _(LEVELS[who].title) if who in LEVELS else _("Program")


def riders_in_words(players: Players) -> str:
    """Who rides against whom."""
    names, (one, two) = players.names, players.kinds
    if names.own(1):
        return _("{one} against {two}", one=names.of(1), two=names.of(2))
    if one == two == HUMAN:
        return _("Two people ride")
    if players.alone is not None:
        return _("You against the {bot}", bot=_in_a_sentence(two if one == HUMAN else one))
    return capital(_("{one} against {two}", one=_in_a_sentence(one), two=_in_a_sentence(two)))


def streak_words(streak: Streak) -> str:
    """How many rounds were won in a row; "" for fewer than two."""
    if streak.rounds < 2:
        return ""
    points = plural("{points} point", "{points} points", streak.points, points=streak.points)
    return _("{rounds} rounds in a row: {points}.", rounds=streak.rounds, points=points)


def result_of_round(match: Match, players: Players) -> tuple[str, str]:
    """Who has won the round, and why; with one person against a bot, whether that person has."""
    outcome = match.state.outcome
    why = " ".join(crashes_in_words(match.state, players.names))
    if outcome is None or outcome.winner is None:
        return _("Nobody scores"), f"{why} " + _("The round is ridden again, and the wall closes in.")
    if players.alone is not None:
        won = outcome.winner == players.alone
        return _("You win the round") if won else _("You lose the round"), why
    return _("Round to {player}", player=players.names.of(outcome.winner)), why


def result_of_match(match: Match, players: Players) -> tuple[str, str]:
    """Who has won the match, and how its last round ended; the score stands beside it."""
    if match.winner is None:
        one, two = (match.score(player) for player in PLAYERS)
        return _("The match was abandoned"), _("It stood at {one} to {two}.", one=one, two=two)
    name = players.names.of(match.winner)
    return victory(match.winner, players, name), " ".join(crashes_in_words(match.state, players.names))


def result_for_others(match: Match, players: Players) -> tuple[str, str]:
    """Who has won the match, and how its last round ended, for people who did not ride."""
    assert match.winner is not None, "the match is won"
    names = replace(players.names, you=None)
    return _("{name} wins", name=names.of(match.winner)), " ".join(crashes_in_words(match.state, names))
