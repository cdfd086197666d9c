"""What the screen says about a session: the game, the players, whose turn it is, and how it ended."""

import re
from dataclasses import replace

from game.arcade.draw.text import capital
from game.bots.levels import LEVELS
from game.core.rules import AnyRules, Names, Player, opponent
from game.core.variant import Variant
from game.core.words import _, one_and_all, plural
from game.people.faces import FACES, Occasion
from game.people.person import Person
from game.session.modes import Series, Variation
from game.session.players import Players
from game.session.session import Session

# A cell in the notation of the rules.
CELL = re.compile(r"\b(?P<row>\d+),(?P<column>\d+)\b")


def bot_title(level: str) -> str:
    """A bot by its name and its level, such as `Juno · keen`."""
    return _("{name} · {level}", name=FACES[level].person.name, level=_(LEVELS[level].title).lower())


def bot_in_a_sentence(level: str) -> str:
    """A bot as it stands within a sentence: `keen bot`."""
    return _("{level} bot", level=_(LEVELS[level].title).lower())


def who_plays(players: Players) -> str:
    """Who plays: by name where a name is known, and a bot with its level where none is.

    Of more than two it is only the people, and of more than two people only how many.
    """
    names, alone = players.names, players.alone
    if names.own(1):
        people = players.people if len(players.sides) > 2 else players.sides
        if len(people) > 2:
            return plural("{count} person", "{count} people", len(people))
        return one_and_all([names.of(player) for player in people])
    if alone is None:
        return _("Two people")
    level = players.bot_level or ""
    title = _(LEVELS[level].title).lower()
    return _("You and {name} ({level})", name=FACES[level].person.name, level=title)


def board_name(variant: Variant, size: int) -> str:
    """The name of a game, with the size of its board unless that is the official one."""
    if size == variant.size:
        return variant.name
    return _("{game}, {size} × {size}", game=variant.name, size=size)


def title(session: Session) -> str:
    """The game, with its round in a series or the move from which a variation began."""
    name = board_name(session.setup.variant, session.setup.size)
    match session.began_in:
        case Series() as series if series.rounds > 1:
            return _(
                "{game}, round {number} of {rounds}", game=name, number=series.round, rounds=series.rounds
            )
        case Variation(opening=opening):
            return _("{game}, played on from move {number}", game=name, number=len(opening) + 1)
    return name


def call(session: Session, request: str) -> str:
    """Whose turn it is, and what that player is asked to do."""
    name = session.match.rules.player_name(session.turn, session.names)
    if session.level_on_turn is not None:
        return _("{name} is thinking", name=name)
    return _("{name}: {request}", name=name, request=request)


def result(session: Session) -> str:
    """Who has won; with one person against a bot, whether that person has."""
    outcome = session.outcome
    assert outcome is not None, "the game is over"
    if outcome.winner is None:
        return _("A draw")
    name = session.match.rules.player_name(outcome.winner, session.names)
    return victory(outcome.winner, session.players, name)


def result_for_others(session: Session) -> str:
    """Who has won, for people who did not play."""
    outcome = session.outcome
    assert outcome is not None, "the game is over"
    if outcome.winner is None:
        return _("A draw")
    names = replace(session.names, you=None)
    return _("{name} wins", name=session.match.rules.player_name(outcome.winner, names))


def victory(winner: Player, players: Players, name: str) -> str:
    """Who has won, by name; with one person against a bot, whether that person has."""
    if players.alone is not None:
        return _("You win") if winner == players.alone else _("You lose")
    return _("{name} wins", name=name)


def reason(session: Session) -> str:
    """Why the game is over, and the score of a series."""
    names, mode = session.names, session.mode
    if session.resigned is not None:
        named = _("{player} resigned.", player=names.of(session.resigned))
        why = named if names.you is None else _("You resigned.")  # bots never do
    else:
        why = session.match.rules.why_over(session.match.position, names)
    return f"{why} {standing(mode, names)}" if isinstance(mode, Series) and mode.rounds > 1 else why


def standing(series: Series, names: Names) -> str:
    """The score of a series, as a sentence."""
    one, two = series.tally(1), series.tally(2)
    if series.winner is not None:
        winner = names.of(series.winner)
        return names.told(
            series.winner,
            _("{player} takes the series, {one} : {two}.", player=winner, one=one, two=two),
            _("You take the series, {one} : {two}.", one=one, two=two),
            _("Your opponent takes the series, {one} : {two}.", one=one, two=two),
        )
    return _("Rounds won: {one} : {two}.", one=one, two=two)


def flag(session: Session, player: Player, request: str) -> str:
    """What a player does while on turn: the words on a lit panel."""
    if session.players.level(player) is not None:
        return _("thinking")
    return request if player == session.turn else _("your turn")


def winner() -> str:
    """The word on the panel of the player who has won."""
    return _("winner")


def holder(session: Session, player: Player) -> str:
    """Who a player is if only one person plays: you, or a bot of a level. One who is named has only that."""
    if player == session.players.alone:
        return _("You")
    level = session.players.level(player)
    if level is None:
        return ""
    return _(LEVELS[level].title) if session.names.own(player) else bot_title(level)


def last_words(session: Session) -> str:
    """What a bot says at the end of a game against one person; "" after a draw."""
    alone, level, outcome = session.players.alone, session.players.bot_level, session.outcome
    if alone is None or level is None or outcome is None or outcome.winner is None:
        return ""
    return FACES[level].line(Occasion.LOSING if outcome.winner == alone else Occasion.WINNING, session.seed)


def hint_prompt(session: Session) -> str:
    """What the prompt for a hint says, with how many are left if they are limited."""
    left = session.hints_left
    return _("Hint") if left is None else _("Hint ({count} left)", count=left)


def no_hints(person: Person | None) -> str:
    """Why there is no hint: because this person wants none, or because nobody gets any."""
    if person is None:
        return _("Hints are switched off in the settings.")
    return _("{name} plays without hints: see the settings.", name=person.name)


def guards(session: Session, player: Player) -> str:
    """How many guards a player has left, in a game that is played uphill."""
    has_some = session.began_in.guards[player - 1] > 0
    return _("Guards: {count}", count=session.guards_left(player)) if has_some else ""


def lost_by_leaving(session: Session) -> str:
    """What would be lost by leaving the session now, as a sentence; "" if nothing."""
    if isinstance(session.mode, Variation) and session.started and not session.over:
        return _("Its moves will be lost.")
    return ""


def unfinished(session: Session) -> str:
    """A game that waits, in three lines: which one, between whom, and how far it has come."""
    setup, alone, number = session.setup, session.players.alone, len(session.match.plies) + 1
    if alone is None:
        players = _("{one} against {two}", one=session.names.of(1), two=session.names.of(2))
    else:
        players = _against_a_bot(session, alone)
    mode = session.began_in
    if isinstance(mode, Series) and mode.rounds > 1:
        place = _(
            "Round {number} of {rounds}, move {move}", number=mode.round, rounds=mode.rounds, move=number
        )
    else:
        place = _("Move {move}", move=number)
    return "\n".join((_("{game}, {size} × {size}", game=setup.variant.name, size=setup.size), players, place))


def _against_a_bot(session: Session, alone: Player) -> str:
    names, level = session.names, _(LEVELS[session.players.bot_level or ""].title)
    bot = names.own(opponent(alone))
    if bot:
        return _("{player} against {bot} ({level})", player=names.of(alone), bot=bot, level=level)
    return _("{player} against a bot ({level})", player=names.of(alone), level=level)


def with_cells_in_full(words: str, rules: AnyRules) -> str:
    """A sentence of the rules; where counting begins at 0, cells are told by their rows and columns."""
    if rules.origin != 0:
        return words
    return capital(CELL.sub(lambda cell: _("row {row}, column {column}", **cell.groupdict()), words))
