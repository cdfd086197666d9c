"""Which game a person at the terminal plays first: an unfinished one, or a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.variant import Setup, Variant
from game.seeds import fresh_seed
from game.session.modes import Series
from game.session.players import Players
from game.session.saved import SavedGame
from game.session.session import Session
from game.terminal.console import Console
from game.terminal.menu import Choose, Menu
from game.terminal.opponent import ask_players
from game.terminal.resume import ask_to_go_on

if TYPE_CHECKING:  # loaded only where games are kept
    from game.terminal.memory import Memory


class OpeningDialogue:
    """Asks as little as possible: nothing, if the command line says it all and no game waits."""

    def __init__(self, console: Console, choose: Choose, memory: Memory | None) -> None:
        self._console = console
        self._choose = choose
        self._memory = memory
        self._declined: SavedGame | None = None

    def ask(self, setup: Setup | None, series: Series, players: Players | None) -> Session:
        """The game to play. Raises Quit if the person leaves."""
        if players is not None and not players.people and setup is not None:
            return Session(setup, players, series, fresh_seed())
        waiting = self._go_on(setup.variant if setup else None)
        if waiting is not None:
            return waiting
        if setup is None:
            setup = Menu(self._console, self._choose).ask()
            waiting = self._go_on(setup.variant)
            if waiting is not None:
                return waiting
            if players is None and self._console.interactive:
                bots_turn = self._memory is not None and self._memory.bots_turn(setup.variant)
                players = ask_players(self._console, bots_turn=bots_turn)
        return Session(setup, players or Players(), series, fresh_seed())

    def _go_on(self, variant: Variant | None) -> Session | None:
        """An unfinished game of a variant, or of any if None, that the person wants to go on with."""
        saved = None if self._memory is None else self._memory.unfinished(variant)
        if saved is None or saved == self._declined:
            return None
        self._declined = saved
        return ask_to_go_on(self._console, saved)
