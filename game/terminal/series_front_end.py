"""Series of rounds of one game on this process's standard input and output, and their rematches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from game.core.rules import DRAW
from game.core.variant import Setup
from game.core.words import _
from game.seeds import fresh_seed
from game.session.modes import Mode, Series
from game.session.new_sessions import next_game
from game.session.players import Players
from game.session.session import Session
from game.store.record_file import RecordFile
from game.terminal.after_game import AfterGame
from game.terminal.console import Console, Quit, commands
from game.terminal.game_host import Film, GameHost
from game.terminal.opening_dialogue import Choose, OpeningDialogue
from game.terminal.streams import standard_streams

if TYPE_CHECKING:  # loaded only where games are kept
    from game.terminal.memory import Memory


def run(
    setup: Setup | None,
    choose: Choose,
    series: Series,
    players: Players | None = None,
    record: Path | None = None,
    place: Callable[[], Path | None] = lambda: None,
    film: Film | None = None,
) -> int:
    """Play in this process's terminal. `film` writes the film of a game.

    Every game is appended to the file `record`, if there is one. The games of people at a terminal are kept
    in the folder that `place` finds.
    """
    with standard_streams() as (source, out):
        memory = _memory(place()) if source.isatty() and out.isatty() else None
        try:
            play_on(source, out, setup, choose, series, players, RecordFile(record), memory, film)
        finally:
            if memory is not None:
                memory.close(out)
    return 0


def _memory(place: Path | None) -> Memory:
    from game.terminal.memory import Memory

    return Memory(place)


def play_on(
    source: TextIO,
    out: TextIO,
    setup: Setup | None,
    choose: Choose,
    series: Series,
    players: Players | None = None,
    record_file: RecordFile | None = None,
    memory: Memory | None = None,
    film: Film | None = None,
) -> None:
    """Play a series of the game, or of one that is asked for and that `choose` sets up.

    Without `players` two people play, or those that a person at a terminal chooses together with the game.
    """
    console = Console(source, out, memory.take_notices if memory else tuple)
    record_file = record_file or RecordFile()
    try:
        if players is None or players.people:
            console.remark(commands())
        session = OpeningDialogue(console, choose, memory).ask(setup, series, players)
        SeriesDialogue(GameHost(console, record_file, memory, film)).play(session)
    except Quit:
        console.remark(_("Goodbye."))
    except EOFError:
        console.tell(_("Goodbye."))


class SeriesDialogue:
    """Plays series of one game between the same players, as often as they like."""

    def __init__(self, host: GameHost) -> None:
        self._host = host
        self._console = host.console

    def play(self, session: Session) -> None:
        """Play the rest of a series from this game on, and another one as often as a person asks for one."""
        while True:
            series = self._play_round(session)
            if self._console.interactive and session.players.people:
                AfterGame(self._host, session).ask()
            elif not series.under_way:
                return
            session = next_game(session, fresh_seed())

    def _play_round(self, session: Session) -> Series:
        """Play a game to its end, and return the series then."""
        before = _series(session.began_in)
        if before.rounds > 1:
            self._announce(before, begins=not session.started)
        self._host.play(session)
        after = _series(session.mode)
        if after.rounds > 1:
            self._tell_tally(after)
        return after

    def _announce(self, series: Series, *, begins: bool) -> None:
        if not begins:
            number, rounds = series.round, series.rounds
            self._console.tell(_("Round {number} of {rounds} goes on.", number=number, rounds=rounds))
            return
        self._console.tell(
            _(
                "Round {number} of {rounds}. Player {player} begins.",
                number=series.round,
                rounds=series.rounds,
                player=series.starter,
            )
        )

    def _tell_tally(self, series: Series) -> None:
        if series.outcomes[-1] == DRAW:
            self._console.tell(_("A draw: this round is played again."))
        self._console.tell(
            _(
                "Rounds won: Player 1: {one}, Player 2: {two}.",
                one=series.tally(1),
                two=series.tally(2),
            )
        )
        if series.winner is not None:
            self._console.remark(_("Player {player} is the overall winner.", player=series.winner))


def _series(mode: Mode) -> Series:
    assert isinstance(mode, Series), "every game here is a round of a series"
    return mode
