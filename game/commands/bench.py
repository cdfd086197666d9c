"""The benchmarks' part of the command line. Each benchmark loads only its own modules."""

import argparse
from pathlib import Path

from game import catalogue
from game.commands.shared_arguments import seconds, seed, whole, window
from game.core.rules import PLAYERS
from game.core.words import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add a subcommand for each benchmark."""
    measures = parser.add_subparsers(title=_("measures"), metavar="MEASURE", required=True)
    _add_levels(measures.add_parser("levels", help=_("how the levels play against model people")))
    _add_calibrate(measures.add_parser("calibrate", help=_("find the skills of the levels")))
    _add_arena(measures.add_parser("arena", help=_("the bars of the bots that ride in the Arena")))
    _add_peers(measures.add_parser("peers", help=_("proofs and games compared with easyAI and OpenSpiel")))
    _add_faults(measures.add_parser("faults", help=_("every operation of the disk fails once")))
    _add_frames(measures.add_parser("frames", help=_("what a frame of each scene costs")))
    _add_idle(measures.add_parser("idle", help=_("what a still board costs")))
    _add_latency(measures.add_parser("latency", help=_("how soon a key is seen, in a real window")))
    _add_monkey(measures.add_parser("monkey", help=_("random events for the arcade, to find faults in it")))
    _add_movetime(measures.add_parser("movetime", help=_("wins that the engine gives away in a hurry")))
    _add_proofs(measures.add_parser("proofs", help=_("check everything that was proven in advance")))
    _add_puzzles(measures.add_parser("puzzles", help=_("proofs of all puzzles, and how hard they are")))
    _add_rules(measures.add_parser("rules", help=_("positions per second of every game")))
    _add_run(measures.add_parser("run", help=_("the points of simulated players in the run")))
    _add_solver(measures.add_parser("solver", help=_("how long it takes to solve a position")))
    _add_start(measures.add_parser("start", help=_("how long the engine takes to start")))
    _add_tonight(
        measures.add_parser("tonight", help=_("simulated evenings: who wins them, how long they are"))
    )
    _add_uphill(measures.add_parser("uphill", help=_("how level guards make a game between two levels")))


def _add_arena(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games", type=whole, default=240, metavar="N", help=_("for each bar; 240 if not given")
    )
    parser.add_argument(
        "--nodes", type=whole, metavar="N", help=_("what the master may think, in place of its 60 ms")
    )
    parser.add_argument(
        "--answers", type=whole, default=2_000, metavar="N", help=_("in real time; 2000 if not given")
    )
    parser.add_argument(
        "--at-once", type=whole, default=2, metavar="N", help=_("how many games at once; 2 if not given")
    )

    def arena(choices: argparse.Namespace) -> int:
        from game.bench.arena.report import run

        return run(max(2, choices.games), choices.nodes, choices.answers, max(1, choices.at_once))

    parser.set_defaults(run=arena)


def _add_games(parser: argparse.ArgumentParser, usual: int) -> None:
    """Add the game, and how many games to play."""
    games = catalogue.games()
    parser.add_argument(
        "--game", type=catalogue.slug_of, choices=list(games), metavar="G", help=_("only this one")
    )
    parser.add_argument("--games", type=whole, default=usual, metavar="N", help=_("how many for each pair"))


def _add_levels(parser: argparse.ArgumentParser) -> None:
    _add_games(parser, usual=200)
    parser.add_argument(
        "--openings", action="store_true", help=_("begin after fair openings, each on both sides")
    )

    def levels(choices: argparse.Namespace) -> int:
        from game.bench.levels import run

        return run(max(2, choices.games), choices.game, openings=choices.openings)

    parser.set_defaults(run=levels)


def _add_calibrate(parser: argparse.ArgumentParser) -> None:
    _add_games(parser, usual=400)
    parser.add_argument(
        "--rounds", type=whole, default=20, metavar="N", help=_("of changes; 20 if not given")
    )

    def calibrate(choices: argparse.Namespace) -> int:
        from game.bench.calibrate import run

        return run(max(2, choices.games), choices.rounds, choices.game)

    parser.set_defaults(run=calibrate)


def _add_peers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=whole, default=120, metavar="N", help=_("the limit of each proof; 120 if not given")
    )
    parser.add_argument(
        "--games", type=whole, default=2, metavar="N", help=_("on each side of every board; 2 if not given")
    )

    def peers(choices: argparse.Namespace) -> int:
        from game.bench.peers.report import run

        return run(choices.seconds, choices.games)

    parser.set_defaults(run=peers)


def _add_faults(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--session", metavar="NAME", help=_("only this one, such as game or run"))
    parser.add_argument("--case", metavar="N:HOW", help=_("only this case of it, with all about it"))

    def faults(choices: argparse.Namespace) -> int:
        from game.bench.faults.schedule import NAMES, run

        if choices.session not in (None, *NAMES) or (choices.case and not choices.session):
            parser.error(_("name one of these sessions: {names}", names=", ".join(NAMES)))
        return run(choices.session, choices.case)

    parser.set_defaults(run=faults)


def _add_frames(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--window", type=window, default=(1920, 1080), metavar="WxH", help=_("1920x1080 if not given")
    )

    def frames(choices: argparse.Namespace) -> int:
        from game.bench.frames import run

        return run(choices.window)

    parser.set_defaults(run=frames)


def _add_idle(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=seconds, default=5.0, metavar="N", help=_("for each board; 5 if not given")
    )

    def idle(choices: argparse.Namespace) -> int:
        from game.bench.idle import run

        return run(choices.seconds)

    parser.set_defaults(run=idle)


def _add_latency(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--presses", type=whole, default=30, metavar="N", help=_("of each kind; 30 if not given")
    )
    parser.add_argument(
        "--only", default="", metavar="NAME", help=_("only rows with this in their names, such as siege")
    )

    def latency(choices: argparse.Namespace) -> int:
        from game.bench.latency import run

        return run(max(1, choices.presses), choices.only)

    parser.set_defaults(run=latency)


def _add_monkey(parser: argparse.ArgumentParser) -> None:
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument(
        "--minutes", type=seconds, default=1.0, metavar="N", help=_("how long it plays; 1 if not given")
    )
    limit.add_argument(
        "--acts", type=whole, metavar="N", help=_("how much it does instead: the same on every machine")
    )
    parser.add_argument("--seed", type=seed, metavar="N", help=_("the same seed, the same play"))
    parser.add_argument(
        "--replay", type=Path, metavar="FILE", help=_("do again what led to a fault, instead of playing")
    )

    def monkey(choices: argparse.Namespace) -> int:
        from game.bench.monkey.report import run

        return run(choices.minutes, choices.acts, choices.seed, choices.replay)

    parser.set_defaults(run=monkey)


def _add_movetime(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--positions", type=whole, default=300, metavar="N", help=_("of each board; 300 if not given")
    )

    def movetime(choices: argparse.Namespace) -> int:
        from game.bench.movetime import run

        return run(max(1, choices.positions))

    parser.set_defaults(run=movetime)


def _add_proofs(parser: argparse.ArgumentParser) -> None:
    games = catalogue.games()
    parser.add_argument(
        "--game", type=catalogue.slug_of, choices=list(games), metavar="G", help=_("only this one")
    )

    def proofs(choices: argparse.Namespace) -> int:
        from game.bench.proofs import run

        return run(choices.game)

    parser.set_defaults(run=proofs)


def _add_puzzles(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--sights", action="store_true", help=_("compare the ratings with solvers of graded sight, too")
    )

    def puzzles(choices: argparse.Namespace) -> int:
        from game.bench.puzzles import run

        return run(sights=choices.sights)

    parser.set_defaults(run=puzzles)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    def rules(_choices: argparse.Namespace) -> int:
        from game.bench.rules import run

        return run()

    parser.set_defaults(run=rules)


def _add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--runs", type=whole, default=24, metavar="N", help=_("of each player; 24 if not given")
    )

    def runs(choices: argparse.Namespace) -> int:
        from game.bench.runs import run

        return run(max(1, choices.runs))

    parser.set_defaults(run=runs)


def _add_solver(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--positions", type=whole, default=500, metavar="N", help=_("of each board; 500 if not given")
    )

    def solver(choices: argparse.Namespace) -> int:
        from game.bench.solver import run

        return run(max(2, choices.positions))

    parser.set_defaults(run=solver)


def _add_start(parser: argparse.ArgumentParser) -> None:
    def start(_choices: argparse.Namespace) -> int:
        from game.bench.start import run

        return run()

    parser.set_defaults(run=start)


def _add_tonight(parser: argparse.ArgumentParser) -> None:
    from game.evening.evening import MOST_PEOPLE

    parser.add_argument(
        "--evenings", type=whole, default=1_000, metavar="N", help=_("of each kind; 1000 if not given")
    )
    parser.add_argument(
        "--legs",
        type=whole,
        default=300,
        metavar="N",
        help=_("of each game, begun by either player, from which evenings are drawn; 300 if not given"),
    )
    parser.add_argument(
        "--people",
        type=whole,
        choices=range(2, MOST_PEOPLE + 1),
        default=2,
        metavar="N",
        help=_("how many play; 2 if not given"),
    )
    parser.add_argument("--teams", action="store_true", help=_("from four people on: teams of two"))

    def tonight(choices: argparse.Namespace) -> int:
        from game.bench import several, tonight

        evenings, legs = max(1, choices.evenings), max(1, choices.legs)
        if choices.people == len(PLAYERS):
            return tonight.run(evenings, legs)
        return several.run(choices.people, evenings, legs, teams=choices.teams)

    parser.set_defaults(run=tonight)


def _add_uphill(parser: argparse.ArgumentParser) -> None:
    _add_games(parser, usual=600)

    def uphill(choices: argparse.Namespace) -> int:
        from game.bench.uphill import run

        return run(max(2, choices.games), choices.game)

    parser.set_defaults(run=uphill)
