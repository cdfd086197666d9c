"""The commands of the Universal Game Interface: UCI's grammar without the chess.

Commands are carried out in order, each on the position at that time. Searches run in the background, one
after the other.
"""

from collections.abc import Callable
from threading import Event, Lock

from game import __version__, catalogue, faults
from game.bots.levels import LEVELS
from game.core.grid import NotationError, quoted
from game.core.match import IllegalMove, Match
from game.core.rules import Outcome
from game.core.transcript import plain
from game.core.variant import Setup, SetupError
from game.engine.limits import EngineError, read_limits, read_number
from game.engine.options import Options, declarations
from game.engine.search import Say, Searcher, Work, count
from game.engine.thinking import Situation, answer_go, value_word
from game.solving.solver import Solver


class Engine:
    """Carries out one line at a time and answers through `write`."""

    def __init__(self, write: Say) -> None:
        self._write = write
        self._lock = Lock()
        self._options = Options(next(iter(catalogue.games().values())).setup())
        self._searcher = Searcher()
        self._values = Searcher()  # for `query value`, which may take long
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "ugi": self._ugi,
            "isready": self._isready,
            "uginewgame": self._uginewgame,
            "setoption": self._setoption,
            "position": self._position,
            "go": self._go,
            "stop": self._stop,
            "query": self._query,
            "d": self._draw,
        }
        self._begin(self._options.setup)

    @property
    def commands(self) -> tuple[str, ...]:
        """The first words of all commands except `quit`, which the process handles."""
        return tuple(self._commands)

    def obey(self, line: str) -> None:
        """Carry out one command. A command that cannot be carried out is answered with the reason."""
        name, *words = line.split() or [""]
        if not name:
            return
        try:
            command = self._commands.get(name)
            if command is None:
                raise EngineError(f"There is no command {quoted(name)}.")
            command(words)
        except (EngineError, NotationError, SetupError) as error:
            self.refuse(str(error))
        except Exception as error:
            self.refuse(faults.report(error))

    def refuse(self, reason: str) -> None:
        """Answer that a command was not carried out."""
        self._say(f"info string error: {reason}")

    def finish(self) -> None:
        """Answer everything that was asked, and end."""
        self._values.finish()
        self._searcher.finish()

    def close(self) -> None:
        """Stop searching, and end."""
        self._values.close()
        self._searcher.close()

    def _say(self, line: str) -> None:
        with self._lock:
            self._write(line)

    def _begin(self, setup: Setup) -> None:
        self._match = Match(setup)
        self._solver = Solver(setup)
        self._value_solver = Solver(setup)  # `query value` runs alongside the search for a move

    # Introduction

    def _ugi(self, words: list[str]) -> None:
        self._say(f"id name GridLock Arcade {__version__}")
        self._say("id author The GridLock Arcade founders")
        for declaration in declarations():
            self._say(declaration)
        self._say("ugiok")

    def _isready(self, words: list[str]) -> None:
        self._say("readyok")

    def _uginewgame(self, words: list[str]) -> None:
        self._begin(self._options.setup)

    # Choosing a game and a position

    def _setoption(self, words: list[str]) -> None:
        match words:
            case ["name", name, "value", value]:
                self._choose(name.lower(), value.lower())
            case _:
                raise EngineError("Write setoption name NAME value VALUE.")

    def _choose(self, name: str, value: str) -> None:
        """Options may come in any order: a choice stays in force when the game changes."""
        before, self._options = self._options, self._options.with_choice(name, value)
        if self._options.setup != before.setup:
            self._begin(self._options.setup)
        elif name == "size" and self._options.size != before.setup.size:
            game = before.setup.variant.name
            self._say(f"info string {game} keeps its board. Games with a board of this size will use it.")

    def _position(self, words: list[str]) -> None:
        end = words.index("moves") if "moves" in words else len(words)
        match words[:end]:
            case ["startpos"]:
                match = Match(self._match.setup)
            case ["fen", *fields] if fields:
                position = self._match.rules.read(" ".join(fields))
                match = Match(self._match.setup, start=position)
            case _:
                raise EngineError("Write position startpos or position fen TEXT, then moves and the moves.")
        _play(match, words[end + 1 :])
        self._match = match

    # Searching

    def _guarded(self, work: Work, otherwise: str = "") -> Work:
        """The work; if it fails, answer with the reason, and then `otherwise`, which the asker waits for."""

        def guarded(halt: Event) -> None:
            try:
                work(halt)
            except Exception as error:
                self.refuse(faults.report(error))
                if otherwise:
                    self._say(otherwise)

        return guarded

    def _go(self, words: list[str]) -> None:
        if words[:1] == ["perft"]:
            self._go_perft(words[1:])
            return
        if self._match.over:
            raise EngineError("The game is over.")
        rules, position = self._match.rules, self._match.position
        limits = read_limits(words, position.turn)
        situation = Situation(self._solver, position, LEVELS[self._options.level])
        any_move = rules.move_text(rules.legal_moves(position)[0])
        work = self._guarded(
            lambda halt: answer_go(situation, limits, self._say, halt), otherwise=f"bestmove {any_move}"
        )
        self._searcher.begin(work, overtime=limits.overtime)

    def _go_perft(self, words: list[str]) -> None:
        if len(words) != 1:
            raise EngineError("Write go perft N.")
        rules, position, depth = self._match.rules, self._match.position, read_number("perft", words[0])
        self._searcher.begin(self._guarded(lambda halt: count(rules, position, depth, self._say, halt)))

    def _stop(self, words: list[str]) -> None:
        self._values.stop()
        self._searcher.stop()

    # Queries

    def _query(self, words: list[str]) -> None:
        if words == ["value"]:
            solver, position = self._value_solver, self._match.position
            work = self._guarded(
                lambda halt: self._respond(value_word(solver, position, halt)), otherwise="response unknown"
            )
            self._values.begin(work)
            return
        answer = self._answer(words)
        if self._values.busy:  # answers stay in the order of the questions
            self._values.begin(lambda _halt: self._respond(answer))
        else:
            self._respond(answer)

    def _respond(self, answer: str) -> None:
        self._say(f"response {answer}".rstrip())

    def _answer(self, words: list[str]) -> str:
        """The answer to a query that needs no search."""
        rules, position, outcome = self._match.rules, self._match.position, self._match.outcome
        match words:
            case ["p1turn"]:
                return _truth(position.turn == 1)
            case ["gameover"]:
                return _truth(outcome is not None)
            case ["result"]:
                return _result_word(outcome)
            case ["legalmoves"]:
                return " ".join(sorted(map(rules.move_text, rules.legal_moves(position))))
            case ["fen"]:
                return rules.text(position)
        raise EngineError("Ask for p1turn, gameover, result, legalmoves, fen or value.")

    def _draw(self, words: list[str]) -> None:
        transcript = self._match.setup.variant.make_transcript(self._match.rules, plain)
        position = self._match.position
        self._say(f"{transcript.grid(position)}\n{self._match.rules.text(position)}")


def _play(match: Match, moves: list[str]) -> None:
    for ply, text in enumerate(moves, start=1):
        try:
            match.play(match.rules.read_move(text))
        except IllegalMove as error:
            raise EngineError(f"Move {ply}, {text}, is illegal. {error}") from error


def _result_word(outcome: Outcome | None) -> str:
    if outcome is None:
        return "none"
    return f"p{outcome.winner}win" if outcome.winner else "draw"


def _truth(value: bool) -> str:
    return "true" if value else "false"
