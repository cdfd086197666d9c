"""Every command of the engine, and every way to get one wrong."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalogue
from game.bots.levels import LEVELS
from game.core.variant import Setup
from game.engine.limits import DEFAULT_SECONDS, EngineError, Limits, read_limits
from game.engine.protocol import Engine
from tests.processes import ROOT
from tests.setups import DRAWN_GAME, PROVEN, name

FINISHED_GAME = (
    "setoption name Game value crossfire",
    "setoption name Size value 3",
    "position startpos moves 2,2",
)


class Talk:
    """An engine in this process, and what it has said."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.engine = Engine(self.said.append)

    def ask(self, *commands: str) -> list[str]:
        """The lines that these commands are answered with at once."""
        start = len(self.said)
        for command in commands:
            self.engine.obey(command)
        return self.said[start:]

    def finish(self, *commands: str) -> list[str]:
        """The lines that these commands are answered with when all searches have ended."""
        start = len(self.said)
        for command in commands:
            self.engine.obey(command)
        self.engine.finish()
        return self.said[start:]


@pytest.fixture
def talk() -> Iterator[Talk]:
    talk = Talk()
    yield talk
    talk.engine.close()


def test_ugi_lists_name_author_and_options(talk: Talk) -> None:
    games = " ".join(f"var {slug}" for slug in catalogue.games())
    levels = " ".join(f"var {level}" for level in LEVELS)
    name, *rest = talk.ask("ugi")
    assert re.fullmatch(r"id name GridLock Arcade \d+\.\d+\.\d+", name)
    assert rest == [
        "id author The GridLock Arcade founders",
        f"option name Game type combo default apart {games}",
        "option name Size type spin default 5 min 2 max 15",
        "option name Diagonals type combo default all var all var main",
        f"option name Level type combo default perfect {levels}",
        "ugiok",
    ]


def test_isready_is_answered(talk: Talk) -> None:
    assert talk.ask("isready") == ["readyok"]


def test_empty_lines_are_not_answered(talk: Talk) -> None:
    assert talk.ask("", "   ", "\t") == []


@pytest.mark.parametrize("slug", list(catalogue.games()))
def test_choosing_a_game_sets_up_its_official_board(talk: Talk, slug: str) -> None:
    rules = catalogue.games()[slug].setup().rules()
    talk.ask(f"setoption name Game value {slug}")
    assert talk.ask("query fen") == [f"response {rules.text(rules.start())}"]


@pytest.mark.parametrize(
    "commands",
    [
        ("setoption name Game value siege", "setoption name Size value 7"),
        ("setoption name Size value 7", "setoption name Game value siege"),
    ],
)
def test_game_and_size_may_come_in_any_order(talk: Talk, commands: tuple[str, ...]) -> None:
    talk.ask(*commands)
    assert talk.ask("query fen") == ["response 1....../......./......./......./......./......./......2 1"]


def test_a_size_that_only_another_game_has_waits_for_that_game(talk: Talk) -> None:
    assert talk.ask("setoption name Size value 15") == [
        "info string Apart keeps its board. Games with a board of this size will use it."
    ]
    assert talk.ask("query fen") == ["response ...../...../...../...../..... 1"]
    talk.ask("setoption name Game value light_cycle")
    assert talk.ask("query fen")[0].count("/") == 14
    talk.ask("setoption name Game value chain")
    assert talk.ask("query fen") == ["response ..../..../..../.... 1 -"], (
        "Chain has no such board: its official one"
    )


def test_a_size_for_another_game_leaves_this_one_alone_whatever_else_is_chosen(talk: Talk) -> None:
    talk.ask("setoption name Size value 7", "position startpos moves 3,3")
    before = talk.ask("query fen")
    talk.ask("setoption name Size value 15", "setoption name Level value casual")
    talk.ask("setoption name Diagonals value main", "setoption name Game value apart")
    assert talk.ask("query fen") == before


@pytest.mark.parametrize(
    "refused",
    [
        "Size value 99",
        "Size value 1",
        "Size value -1",
        "Game value chess",
        "Diagonals value some",
        "Level value x",
    ],
)
def test_what_is_refused_is_forgotten(talk: Talk, refused: str) -> None:
    """Neither now nor when another game is chosen does it matter."""
    talk.ask("setoption name Size value 7", "position startpos moves 3,3")
    before = talk.ask("query fen")
    assert talk.ask(f"setoption name {refused}")[0].startswith("info string error: ")
    assert talk.ask("setoption name Level value sharp", "query fen") == before
    talk.ask("setoption name Game value crossfire")
    assert talk.ask("query fen")[0].count("/") == 6


def test_an_option_that_changes_nothing_keeps_the_position(talk: Talk) -> None:
    talk.ask(
        "position startpos moves 3,3", "setoption name Diagonals value main", "setoption name Size value 5"
    )
    assert talk.ask("query p1turn") == ["response false"]


def test_choosing_a_size_sets_up_that_board(talk: Talk) -> None:
    talk.ask("position startpos moves 3,3", "setoption name Size value 3")
    assert talk.ask("query fen") == ["response .../.../... 1"]


def test_options_may_be_written_in_any_case(talk: Talk) -> None:
    assert talk.ask("setoption name GAME value Chain", "query fen") == ["response ..../..../..../.... 1 -"]


@pytest.mark.parametrize(
    "commands",
    [
        ("setoption name Game value crossfire", "setoption name Diagonals value main"),
        ("setoption name Diagonals value main", "setoption name Game value crossfire"),
    ],
)
def test_the_options_of_a_game_may_come_before_or_after_it(talk: Talk, commands: tuple[str, ...]) -> None:
    talk.ask(*commands, "position startpos moves 1,2")
    assert "2,1" in talk.ask("query legalmoves")[0].split()


def test_a_position_is_the_start_or_a_text_and_the_moves_from_there(talk: Talk) -> None:
    talk.ask("setoption name Game value siege", "position startpos moves right:0,0 up:4,4")
    assert talk.ask("query fen") == ["response #1.../...../...../....2/....# 1"]
    talk.ask("position fen #1.../...../...../....2/....# 1 moves down:0,1")
    assert talk.ask("query fen") == ["response ##.../.1.../...../....2/....# 2"]


def test_the_fields_of_a_chain_position_are_read_as_one_text(talk: Talk) -> None:
    talk.ask("setoption name Game value chain", "position fen ..../.XO./..../.... 1 2,3 moves 3,3")
    assert talk.ask("query fen") == ["response ..../.XO./..X./.... 2 3,3"]


def test_uginewgame_begins_again_on_the_same_board(talk: Talk) -> None:
    talk.ask("setoption name Size value 3", "position startpos moves 2,2", "uginewgame")
    assert talk.ask("query fen") == ["response .../.../... 1"]


@pytest.mark.parametrize(
    "command",
    [
        "{}",
        "setoption name {} value 1",
        "setoption name Game value {}",
        "setoption name Size value {}",
        "go {}",
        "go depth {}",
        "go perft {}",
        "position fen {} 1",
        "position fen {}/...../...../...../..... 1",
        "position startpos moves {}",
        "position startpos moves 3,3{}",
    ],
)
@pytest.mark.parametrize("text", ["\x1b]0;title\x07\u202e", "x" * 300])
def test_what_is_refused_is_named_short_and_without_control_characters(
    talk: Talk, command: str, text: str
) -> None:
    (answer,) = talk.ask(command.format(text))
    assert answer.startswith("info string error: ")
    assert answer.isprintable()
    assert len(answer) < 120 + len(", ".join(catalogue.games()))


class TestQueries:
    def test_at_the_start(self, talk: Talk) -> None:
        talk.ask("setoption name Game value light_cycle", "position startpos")
        assert talk.ask("query p1turn", "query gameover", "query result") == [
            "response true",
            "response false",
            "response none",
        ]
        assert talk.ask("query legalmoves") == ["response down right up"]

    def test_moves_come_in_alphabetical_order(self, talk: Talk) -> None:
        talk.ask("setoption name Game value chain", "setoption name Size value 10")
        moves = talk.ask("query legalmoves")[0].split()[1:]
        assert moves == sorted(moves)
        assert moves[:3] == ["1,1", "1,10", "1,2"]

    def test_at_the_end(self, talk: Talk) -> None:
        talk.ask(
            "setoption name Game value crossfire",
            "setoption name Size value 3",
            "position startpos moves 2,2",
        )
        questions = ("p1turn", "gameover", "result", "legalmoves", "value")
        assert talk.finish(*(f"query {question}" for question in questions)) == [
            "response false",
            "response true",
            "response p1win",
            "response",
            "response loss",
        ]

    def test_a_skipped_player_is_not_on_turn(self, talk: Talk) -> None:
        talk.ask("setoption name Size value 3", "position startpos moves 2,2 1,1")
        assert talk.ask("query p1turn") == ["response false"]

    @pytest.mark.parametrize(
        ("game", "value"),
        [("crossfire", "win"), ("light_cycle", "win"), ("chain", "loss")],
    )
    def test_the_value_is_given_if_it_can_be_proven(self, talk: Talk, game: str, value: str) -> None:
        talk.ask(f"setoption name Game value {game}")
        assert talk.finish("query value", "query p1turn") == [f"response {value}", "response true"]

    def test_stop_ends_a_question_about_the_value_too(self, talk: Talk) -> None:
        talk.ask("setoption name Game value siege", "setoption name Size value 8")
        assert talk.finish("query value", "stop") == ["response unknown"]


def test_a_drawn_game_is_over_and_no_one_has_won_it(talk: Talk) -> None:
    talk.ask("setoption name Game value noughts", f"position startpos moves {' '.join(DRAWN_GAME)}")
    assert talk.ask("query gameover", "query result", "query legalmoves") == [
        "response true",
        "response draw",
        "response",
    ]
    assert talk.ask("go") == ["info string error: The game is over."]


@pytest.mark.parametrize(("command", "told"), [("go depth 9", "depth 8 value draw"), ("go", "value draw")])
def test_a_position_that_can_be_drawn_is_proven_a_draw(talk: Talk, command: str, told: str) -> None:
    """After a corner only the centre draws."""
    talk.ask("setoption name Game value noughts", "position startpos moves 1,1")
    said = talk.finish("query value", command)
    assert "response draw" in said
    *thoughts, _effort, best = (line for line in said if not line.startswith("response"))
    assert thoughts[-1].startswith(f"info {told} pv 2,2")
    assert best == "bestmove 2,2"


class TestGo:
    @pytest.mark.parametrize("limit", ["depth 3", "nodes 500", "movetime 20", "p1time 400 p2time 1"])
    def test_every_limit_ends_with_information_and_a_legal_move(self, talk: Talk, limit: str) -> None:
        talk.ask("setoption name Game value siege")
        legal = talk.ask("query legalmoves")[0].split()[1:]
        *_thoughts, effort, best = talk.finish(f"go {limit}")
        assert re.fullmatch(r"info nodes \d+ time \d+ nps \d+", effort)
        assert best.removeprefix("bestmove ") in legal

    def test_depth_and_nodes_are_kept(self, talk: Talk) -> None:
        talk.ask("setoption name Game value siege")
        lines = talk.finish("go depth 2")
        assert [line.split()[2] for line in lines if line.startswith("info depth")] == ["1", "2"]

    def test_nodes_are_kept(self, talk: Talk) -> None:
        effort = talk.finish("go nodes 100")[-2]
        assert int(effort.split()[2]) == 100

    @pytest.mark.parametrize("level", LEVELS)
    def test_every_level_takes_a_win_that_is_one_move_away(self, talk: Talk, level: str) -> None:
        talk.ask("setoption name Game value chain", f"setoption name Level value {level}")
        talk.ask("position fen XOX./OXO./XOXO/OXOX 1 1,3")
        assert talk.finish("go")[-1] == "bestmove 1,4"

    @pytest.mark.parametrize("limit", ["depth 2", "nodes 100", "movetime 30"])
    def test_a_lower_level_keeps_to_its_limits_on_a_large_board(self, talk: Talk, limit: str) -> None:
        talk.ask("setoption name Game value siege", "setoption name Size value 8")
        talk.ask("setoption name Level value casual")
        legal = talk.ask("query legalmoves")[0].split()[1:]
        assert talk.finish(f"go {limit}")[-1].removeprefix("bestmove ") in legal

    def test_the_levels_differ_in_what_they_overlook(self, talk: Talk) -> None:
        talk.ask(
            "setoption name Game value light_cycle", "position startpos", "setoption name Level value rookie"
        )
        said = talk.finish(*["go"] * 40, "setoption name Level value perfect", *["go"] * 5)
        best = [line for line in said if line.startswith("bestmove ")]
        assert set(best[:40]) > {"bestmove right"}, "only that one wins"
        assert set(best[40:]) == {"bestmove right"}

    @pytest.mark.parametrize("setup", PROVEN, ids=name)
    def test_without_a_limit_the_boards_that_can_be_are_proven(self, talk: Talk, setup: Setup) -> None:
        talk.ask(f"setoption name Game value {setup.variant.slug}", f"setoption name Size value {setup.size}")
        said = talk.finish("query value", "go")
        value = next(line for line in said if line.startswith("response ")).removeprefix("response ")
        assert any(line.startswith(f"info value {value} pv ") for line in said)

    def test_a_move_that_is_wanted_at_once_is_a_sensible_one(self, talk: Talk) -> None:
        talk.ask("setoption name Game value siege", "setoption name Size value 8")
        legal = talk.ask("query legalmoves")[0].split()[1:]
        assert talk.finish("go movetime 0")[-1].removeprefix("bestmove ") in legal

    def test_a_count_that_is_stopped_says_so(self, talk: Talk) -> None:
        talk.ask("setoption name Game value siege", "setoption name Size value 8")
        assert (
            talk.finish("go perft 12", "stop")[-1]
            == "info string error: The count was stopped before its end."
        )

    def test_closing_stops_what_runs_and_what_waits(self, talk: Talk) -> None:
        talk.ask("setoption name Game value siege", "go infinite", "go infinite")
        talk.engine.close()
        assert sum(line.startswith("bestmove ") for line in talk.said) == 2

    def test_perft_counts_the_leaves_behind_each_move(self, talk: Talk) -> None:
        talk.ask("setoption name Game value light_cycle")
        *split, total = talk.finish("go perft 4")
        assert total == "Nodes searched: 48"
        counts = dict(line.split(": ") for line in split)
        assert set(counts) == {"up", "down", "right"}
        assert sum(map(int, counts.values())) == 48

    def test_perft_of_nothing_is_the_position_itself(self, talk: Talk) -> None:
        assert talk.finish("go perft 0") == ["Nodes searched: 1"]

    def test_perft_of_a_finished_game_finds_nothing(self, talk: Talk) -> None:
        talk.ask(
            "setoption name Game value crossfire",
            "setoption name Size value 3",
            "position startpos moves 2,2",
        )
        assert talk.finish("go perft 2") == ["Nodes searched: 0"]


class TestLimits:
    def test_times_are_in_thousandths_of_a_second(self) -> None:
        assert read_limits(["movetime", "20"], 1) == Limits(seconds=0.02)

    def test_a_search_looks_at_least_one_move_ahead(self) -> None:
        assert read_limits(["depth", "0"], 1).depth == 1

    def test_anything_beside_infinite_makes_it_finite(self) -> None:
        assert read_limits(["infinite", "depth", "3"], 1) == Limits(depth=3)

    @pytest.mark.parametrize(("text", "read"), [("1000000000", 10**9), ("0", 0), ("007", 7), ("0" * 4301, 0)])
    def test_numbers_go_to_a_thousand_million(self, text: str, read: int) -> None:
        assert read_limits(["nodes", text], 1).nodes == read

    @pytest.mark.parametrize("text", ["1000000001", "9" * 5000, "0" * 11 + "9" * 400, "-1", "1.5", "1e3"])
    def test_other_numbers_are_refused(self, text: str) -> None:
        with pytest.raises(EngineError, match="nodes is a number from 0 to 1000000000"):
            read_limits(["nodes", text], 1)

    def test_without_any_it_thinks_for_a_second(self) -> None:
        assert read_limits([], 1) == Limits(seconds=DEFAULT_SECONDS)

    @pytest.mark.parametrize(
        ("turn", "seconds"),
        [(1, 60 / 20 + 1 / 2), (2, 0.25)],
        ids=["a share of a long clock with half the increment", "never more than is left"],
    )
    def test_the_clock_of_the_player_on_turn_counts(self, turn: int, seconds: float) -> None:
        words = ["p1time", "60000", "p2time", "300", "p1inc", "1000", "p2inc", "1000"]
        assert read_limits(words, turn).seconds == seconds

    def test_a_clock_that_has_run_out_leaves_no_time(self) -> None:
        assert read_limits(["p1time", "0", "p2time", "0"], 1).seconds == 0

    @pytest.mark.parametrize(
        "words", ["depth", "depth x", "depth -1", "speed 3", "infinite 3", "depth \u0663"]
    )
    def test_an_unknown_limit_is_refused(self, words: str) -> None:
        with pytest.raises(EngineError):
            read_limits(words.split(), 1)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("fly", "There is no command 'fly'."),
        ("UGI", "There is no command 'UGI'."),
        ("setoption Game value chain", "Write setoption name NAME value VALUE."),
        ("setoption name Game value chess", "'chess' is not one of apart, crossfire, "),
        ("setoption name Colour value red", "There is no option 'colour'."),
        ("setoption name Size value 99", "Apart has no board of size 99: choose 3 to 8."),
        ("setoption name Size value big", "Size is a number from 0 to 1000000000, not 'big'."),
        (
            "setoption name Level value genius",
            "'genius' is not one of rookie, casual, keen, sharp, expert, perfect.",
        ),
        ("setoption name Diagonals value some", "'some' is not one of all, main."),
        ("position", "Write position startpos or position fen TEXT, then moves and the moves."),
        ("position fen", "Write position startpos or position fen TEXT, then moves and the moves."),
        ("position fen ... 1", "The board needs 5 rows, not 1."),
        ("position fen ...../...../...../...../..... 3", "The side to move is 1 or 2, not '3'."),
        ("position fen ...../...../...../...../....Z 1", "'Z' does not belong on the board: use . X O."),
        ("position startpos moves 9,9", "Row 9 is off the board: rows go from 1 to 5."),
        ("position startpos moves 3,3 3,3", "Move 2, 3,3, is illegal. 3,3 already holds X."),
        ("position startpos moves 3,3 1,1 3,4", "Move 3, 3,4, is illegal. Touches your X at 3,3."),
        ("query", "Ask for p1turn, gameover, result, legalmoves, fen or value."),
        ("query mood", "Ask for p1turn, gameover, result, legalmoves, fen or value."),
        ("go perft", "Write go perft N."),
        ("go perft many", "perft is a number from 0 to 1000000000, not 'many'."),
        ("go speed 3", "go has no limit 'speed'."),
        ("go depth", "depth is a number from 0 to 1000000000, not ''."),
    ],
)
def test_what_cannot_be_done_is_answered_in_one_line_and_changes_nothing(
    talk: Talk, command: str, reason: str
) -> None:
    talk.ask("position startpos moves 2,2")
    before = talk.ask("query fen", "query legalmoves")
    (answer,) = talk.ask(command)
    assert answer.startswith(f"info string error: {reason}")
    assert talk.ask("query fen", "query legalmoves") == before


STRANGE_NUMBERS = ("0" * 11 + "9" * 400, "9" * 4301, "\u00b2", "1_0", "1e9", "nan")
LIMITS = ("movetime", "depth", "nodes", "p1time", "p2inc", "perft")


@pytest.mark.parametrize(
    ("command", "number"),
    [
        *zip((f"go {limit}" for limit in LIMITS), STRANGE_NUMBERS, strict=True),
        *(("setoption name Size value", number) for number in STRANGE_NUMBERS),
    ],
)
def test_no_number_is_too_strange_to_be_refused(talk: Talk, command: str, number: str) -> None:
    (answer,) = talk.ask(f"{command} {number}")
    assert re.match(r"info string error: \w+ is a number from 0 to 1000000000, not '", answer)
    assert len(answer) < 200


def test_where_a_search_fails_there_is_still_a_move(
    talk: Talk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A manager that waits for `bestmove` never waits in vain, and the log keeps the reason."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def broken(*_: object) -> None:
        raise ZeroDivisionError("a kernel went wrong")

    monkeypatch.setattr("game.solving.solver.Solver.value", broken)
    monkeypatch.setattr("game.solving.lookahead.Lookahead.best", broken)
    told, best, told_again, value = talk.finish("go", "query value")
    assert {best, value} == {"bestmove 1,1", "response unknown"}
    (log,) = tmp_path.rglob("errors.log")
    for line in (told, told_again):
        assert line.startswith(
            "info string error: Something went wrong: ZeroDivisionError: a kernel went wrong."
        )
        assert str(log) in line
    assert "Traceback" in log.read_text()


def test_a_game_that_is_over_has_no_best_move(talk: Talk) -> None:
    talk.ask(*FINISHED_GAME)
    assert talk.ask("go depth 1") == ["info string error: The game is over."]


def test_d_draws_the_board_in_the_games_own_way(talk: Talk) -> None:
    talk.ask("setoption name Game value chain", "position startpos moves 2,2")
    (drawing,) = talk.ask("d")
    assert drawing.splitlines() == [
        "[ ][ ][ ][ ]",
        "[ ][X][ ][ ]",
        "[ ][ ][ ][ ]",
        "[ ][ ][ ][ ]",
        "..../.X../..../.... 2 2,2",
    ]


def test_the_document_names_every_command_and_every_start(talk: Talk) -> None:
    document = (ROOT / "game" / "engine" / "PROTOCOL.md").read_text(encoding="utf-8")
    for command in (*talk.engine.commands, "quit"):
        assert f"| `{command}" in document
    for slug in ("apart", "light_cycle", "chain", "siege"):
        talk.ask(f"setoption name Game value {slug}")
        assert f"`{talk.ask('query fen')[0].removeprefix('response ')}`" in document
