"""A series of rounds of one game at a console, and its rematches."""

from game.core.rules import DRAW
from game.core.words import _
from game.seeds import fresh_seed
from game.session.modes import Mode, Series
from game.session.next_games import next_game
from game.session.session import Session
from game.terminal.after_game import AfterGame
from game.terminal.game_host import GameHost


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
