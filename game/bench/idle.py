"""Benchmark of a still board: the processor time that the arcade takes while nobody presses anything."""

import os
import threading
import time
from pathlib import Path

from game import catalogue
from game.core.variant import Variant
from game.session.modes import Series
from game.session.players import HUMAN, Players
from game.session.session import Session

WINDOW = (1920, 1080)
# How long the board rests before it is measured: until everything has been drawn once.
WARM_UP_SECONDS = 2.0
OPPONENTS = {"a person": Players(), "a bot": Players((HUMAN, "sharp"))}
ROW = "{:12} {:10} {:>14} {:>14}"
# The fields of /proc/PID/stat that hold a process's own time and the system's time for it, in ticks.
TIME_FIELDS = slice(11, 13)


def run(seconds: float) -> int:
    """Print processor milliseconds per second, of the arcade and of its bot process, for each game."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    print(ROW.format("still board", "against", "arcade ms/s", "bot ms/s"))
    for variant in catalogue.games().values():
        for name, players in OPPONENTS.items():
            arcade, bot = _measure(_in_the_middle(variant, players), seconds)
            shown = "-" if bot is None else f"{1000 * bot:.1f}"
            print(ROW.format(variant.slug, name, f"{1000 * arcade:.1f}", shown), flush=True)
    return 0


def _in_the_middle(variant: Variant, players: Players) -> Session:
    """A session after half of a complete game, with a person on turn."""
    session = Session(variant.setup(), players, Series())
    moves = variant.lesson.game.split()
    for number, move in enumerate(moves):
        if number >= len(moves) // 2 and session.person_on_turn:
            break
        session.play(session.match.rules.read_move(move))
    return session


def _measure(session: Session, seconds: float) -> tuple[float, float | None]:
    """The processor time per second that the arcade and its bot process take, in the real frame loop."""
    from game.arcade.navigation.destinations import ToGame
    from game.arcade.shell.app import App
    from game.arcade.shell.start_options import StartOptions

    app = App(StartOptions(window=WINDOW))
    app.routes.go(ToGame(session))
    worker = app.context.adviser.worker
    spent: list[float] = []
    bot_spent: list[float | None] = []

    def look() -> None:
        """Read the times once the board has come to rest, and again at the end."""
        for wait in (WARM_UP_SECONDS, seconds):
            time.sleep(wait)
            spent.append(time.process_time())
            bot_spent.append(_seconds_of(worker.process_id))
        app.context.quit()

    watch = threading.Thread(target=look, daemon=True)
    watch.start()
    app.run()
    watch.join()
    worker.close()
    first, last = bot_spent
    bot = None if first is None or last is None else (last - first) / seconds
    return (spent[1] - spent[0]) / seconds, bot


def _seconds_of(process_id: int | None) -> float | None:
    """The processor time of another process so far; None where the system does not say."""
    stat = Path(f"/proc/{process_id}/stat")
    if not stat.is_file():
        return None
    fields = stat.read_text().rpartition(")")[2].split()
    return sum(map(int, fields[TIME_FIELDS])) / os.sysconf("SC_CLK_TCK")
