"""The searches beside the commands, at the end of the input."""

from threading import Event

from game.engine.limits import OVERTIME_SECONDS, read_limits
from game.engine.search import Searcher


def test_at_the_end_of_the_input_each_search_has_its_overtime_and_then_has_to_answer() -> None:
    searcher, answers = Searcher(), []

    def search(halt: Event) -> None:
        halt.wait()
        answers.append("bestmove")

    searcher.begin(search, overtime=0.0)
    searcher.begin(search, overtime=0.001)
    searcher.begin(lambda _halt: answers.append("counted"))
    searcher.finish()
    assert answers == ["bestmove", "bestmove", "counted"]


def test_a_search_that_nothing_would_end_has_an_hour() -> None:
    assert read_limits(["movetime", "1000000000"], 1).overtime == OVERTIME_SECONDS
    assert read_limits(["depth", "1000000000"], 1).overtime == OVERTIME_SECONDS
    assert read_limits(["infinite"], 1).overtime == 0
