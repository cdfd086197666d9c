"""Saved games: a game as a document, and the unfinished games of a cabinet.

Past games and the stages of runs are saved in the same way.
"""

from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import NamedTuple

from game.bots.levels import LEVELS
from game.core import record
from game.core.match import Match
from game.core.rules import PLAYERS, Outcome, Player
from game.core.variant import Variant
from game.core.words import later
from game.session.help_used import HelpUsed
from game.session.modes import Series
from game.session.players import HUMAN, NOBODY_KNOWN, Persons, Players
from game.session.session import SavedGame, Session
from game.store import calendar
from game.store.background import Background
from game.store.codec import (
    FLAG,
    NUMBER,
    TEXT,
    WHOLE,
    Codec,
    Field,
    Fields,
    Unreadable,
    composed,
    listed,
    one_of,
    optional,
    part,
)
from game.store.documents import Format
from game.store.folder import Folder
from game.store.person import PERSON
from game.store.unfinished import GAMES, SAVED, Slot, Unfinished

FORMAT = Format("gridlock game", 1, later("An unfinished game could not be read."))
DRAWN = 0

PLAYER = one_of(PLAYERS, Player)
KINDS = listed(one_of((HUMAN, *LEVELS), str), len(PLAYERS))
OUTCOME = Codec(
    lambda value: Outcome(None if value == DRAWN else PLAYER.read(value)),
    lambda outcome: outcome.winner or DRAWN,
)
OUTCOMES = Field(listed(OUTCOME), "winners")

# The fields that can be read without the moves being checked.
RECORD = Field(TEXT, "record")


PERSONS: Field[Persons] = Field(listed(optional(PERSON), len(PLAYERS)), "persons", default=NOBODY_KNOWN)


def _read_players(fields: Fields) -> Players:
    return Players(KINDS.read(fields.get("players")), PERSONS.read_from(fields))


def _players_written(players: Players) -> Fields:
    """The persons have a field only where somebody is known."""
    kinds: Fields = {"players": [*players.kinds]}
    return kinds if players.persons == NOBODY_KNOWN else {**kinds, **PERSONS.written(players.persons)}


WHO = Field(Codec(_read_players, _players_written), is_flat=True)
RESIGNED = Field(optional(PLAYER), "resigned")
HINTS_USED, UNDOS_USED = (Field(listed(WHOLE, len(PLAYERS)), name) for name in ("hints used", "undos used"))
OF_GUARDS = ("guards used", "stopped moves")
HELP = composed(
    HelpUsed,
    hints=HINTS_USED,
    undos=UNDOS_USED,
    hinted=Field(FLAG, "hinted", default=False),
    hinted_moves=Field(listed(WHOLE), "hinted moves", default=()),
    guards=Field(listed(WHOLE, len(PLAYERS)), "guards used", default=(0, 0)),
    stopped=Field(listed(WHOLE), "stopped moves", default=()),
)


def _help_written(used: HelpUsed) -> Fields:
    """Guards have fields only where they have stopped a move."""
    fields = HELP.write(used)
    return fields if any(used.guards) else {name: fields[name] for name in fields if name not in OF_GUARDS}


SEED = Field(WHOLE, "seed")
# The level of each move of a bot, if not all are the present one.
LEVELS_THEN = Field(optional(listed(one_of(LEVELS, str))), "levels", default=None)
# How many of its moves nobody chose, if it began with such moves.
OPENING = Field(WHOLE, "opening", default=0)


class GameFields(NamedTuple):
    """What a document tells of a game. The moves in its record are not checked yet."""

    saved: datetime
    record: str
    players: Players
    series: Series
    resigned: Player | None
    help_used: HelpUsed
    seed: int


GAME = composed(
    GameFields,
    saved=SAVED,
    record=RECORD,
    players=WHO,
    series=composed(Series, rounds=NUMBER, first=PLAYER, outcomes=OUTCOMES),
    resigned=RESIGNED,
    help_used=Field(Codec(HELP.read, _help_written), is_flat=True),
    seed=SEED,
)


def fields_of(saved: SavedGame) -> Fields:
    """The fields of the document."""
    line = record.write(Match.of(saved.setup, saved.moves, saved.series.starter))
    known = GameFields(
        calendar.now(), line, saved.players, saved.series, saved.resigned, saved.help_used, saved.seed
    )
    mixed = set(saved.levels) - set(saved.players.kinds)
    return {
        **GAME.write(known),
        **(LEVELS_THEN.written(saved.levels) if mixed else {}),
        **(OPENING.written(saved.given) if saved.given else {}),
    }


def saved_game(fields: Fields, games: Mapping[str, Variant]) -> SavedGame:
    """The game of a document. Raises ValueError unless it can go on."""
    saved = game_of(fields, games)
    if not saved.players.people:
        raise Unreadable("there is nobody to play")
    session = Session.restored(saved)
    if session.over and not under_way(session):
        raise Unreadable("the game is over")
    return saved


def game_of(fields: Fields, games: Mapping[str, Variant]) -> SavedGame:
    """The game of a document, finished or not. Raises ValueError."""
    match, known = record.read(RECORD.read_from(fields), games), GAME.read(fields)
    if known.series.winner is not None or known.series.starter != match.first:
        raise Unreadable("the game is not the next one of its series")
    usual = tuple(level for ply in match.plies if (level := known.players.level(ply.player)) is not None)
    levels = LEVELS_THEN.read_from(fields)
    if levels is not None and len(levels) != len(usual):
        raise Unreadable("the levels are not those of the bot's moves")
    given = OPENING.read_from(fields)
    if given > len(match.plies):
        raise Unreadable("the opening is longer than the game")
    return SavedGame(
        setup=match.setup,
        players=known.players,
        series=known.series,
        seed=known.seed,
        moves=tuple(ply.move for ply in match.plies),
        resigned=known.resigned,
        help_used=known.help_used,
        levels=usual if levels is None else levels,
        given=given,
    )


def rounds_before(fields: Fields) -> int:
    """The number of rounds of its series that were played before the game."""
    return len(OUTCOMES.read_from(part(fields.get("series"))))


def under_way(session: Session) -> bool:
    """Whether the session is part of a series that has begun and is not decided."""
    return isinstance(session.mode, Series) and session.mode.under_way


class Saves(Unfinished[SavedGame]):
    """The unfinished games of a cabinet, one for each variant."""

    def __init__(self, folder: Folder, background: Background, games: Mapping[str, Variant]) -> None:
        super().__init__(
            folder,
            background,
            Slot(folder),
            GAMES,
            FORMAT,
            games,
            kind_of=lambda saved: saved.setup.variant.slug,
            read=partial(saved_game, games=games),
            write=fields_of,
        )

    def keep(self, session: Session) -> None:
        """Save a session if it can go on later; remove it if it cannot any more.

        A new session replaces an earlier one with its first move.
        """
        saved = session.saved()
        if saved is None:
            return
        slug = saved.setup.variant.slug
        kept = self.of(slug)
        is_kept = kept is not None and kept.seed == saved.seed
        if under_way(session) or (not session.over and (session.started or is_kept)):
            self.put(saved)
        elif is_kept:
            self.drop(slug)
