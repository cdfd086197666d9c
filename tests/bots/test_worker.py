"""The bot process: it answers the newest question, survives what happens to it, and makes nobody wait."""

import os
import signal
import time
from collections.abc import Callable, Iterator

import pytest

from game import catalogue
from game.bots.hints import Hint
from game.bots.levels import LEVELS
from game.bots.questions import Answer, AskHint, AskMove, AskReview, AskValue, GameSoFar, Ponder, Question
from game.bots.review import Review, review
from game.bots.thinker import PONDER_SECONDS, Thinker
from game.bots.worker import Worker
from game.core.match import Match
from game.solving.solver import LOSS, Solver
from tests.setups import random_match

# Less than an endless question takes: whoever is not interrupted is late.
PATIENCE_SECONDS = 10.0
# A frame at 60 a second: nothing that the arcade asks may take as long.
FRAME_SECONDS = 1 / 60


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def answer(worker: Worker) -> Answer:
    """Look again and again until there is an answer, as frames do."""
    return until(worker.answer)


def until(look: Callable[[], Answer]) -> Answer:
    end = time.monotonic() + PATIENCE_SECONDS
    while (found := look()) is None:
        assert time.monotonic() < end, "no answer"
        os.sched_yield()
    return found


def start_of(slug: str, size: int | None = None) -> GameSoFar:
    return GameSoFar.of(Match(catalogue.games()[slug].setup(size)))


def endless() -> Question:
    """Nobody can prove this; it takes all the time that it may have."""
    assert PONDER_SECONDS > PATIENCE_SECONDS
    return Ponder(start_of("siege", 8))


def begin(worker: Worker, question: Question) -> None:
    """Ask, and wait until the process has begun to think."""
    worker.ask(question)
    end = time.monotonic() + PATIENCE_SECONDS
    while worker._read < worker._ticket:  # noqa: SLF001 - nobody else has to know when it begins
        assert time.monotonic() < end, "it does not begin"
        assert worker.answer() is None
        os.sched_yield()


def test_it_answers_as_a_thinker_in_this_process_does(worker: Worker) -> None:
    match = random_match(catalogue.games()["crossfire"].setup(), 3)
    match.undo()
    game = GameSoFar.of(match)
    for question in (AskMove(game, "perfect", 5), AskHint(game), AskReview(game), AskValue(game)):
        worker.ask(question)
        assert answer(worker) == Thinker().answer(question)
        assert worker.answer() is None, "an answer is given once"


def test_a_review_comes_through_whole(worker: Worker) -> None:
    match = random_match(catalogue.games()["apart"].setup(), 1)
    worker.ask(AskReview(GameSoFar.of(match)))
    told = answer(worker)
    assert isinstance(told, Review)
    assert told == review(Solver(match.setup), match.plies)


def test_the_newest_question_is_the_one_that_is_answered(worker: Worker) -> None:
    begin(worker, endless())
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == LOSS


def test_what_was_cancelled_is_not_answered(worker: Worker) -> None:
    begin(worker, endless())
    worker.cancel()
    assert not worker.busy
    worker.ask(AskHint(start_of("light_cycle")))
    assert isinstance(answer(worker), Hint)


def test_a_flood_of_questions_makes_nobody_wait(worker: Worker) -> None:
    worker.ask(AskValue(start_of("chain")))
    answer(worker)  # it runs
    longest = 0.0
    for _question in range(2000):
        began = time.perf_counter()
        worker.ask(endless())
        worker.answer()
        longest = max(longest, time.perf_counter() - began)
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == LOSS
    assert longest < 20 * FRAME_SECONDS, "a pipe that is full would block for as long as the thought takes"


def kill(worker: Worker) -> None:
    assert worker.process_id is not None
    os.kill(worker.process_id, signal.SIGKILL)


def test_a_process_that_dies_is_started_again_and_asked_again(worker: Worker) -> None:
    worker.ask(endless())
    first = worker.process_id
    kill(worker)
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == LOSS
    assert worker.process_id not in (None, first)


def test_a_process_that_dies_idle_is_started_again_when_it_is_needed(worker: Worker) -> None:
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == LOSS
    kill(worker)
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == LOSS


def test_a_question_that_kills_every_process_is_answered_here(worker: Worker) -> None:
    match = Match(catalogue.games()["siege"].setup(8))
    worker.ask(AskMove(GameSoFar.of(match), "perfect", 1))

    def look() -> Answer:
        if worker.process_id is not None and worker.busy:
            kill(worker)
        return worker.answer()

    move = until(look)
    assert move in match.rules.legal_moves(match.position)


def test_closing_ends_the_process_whatever_it_does(worker: Worker) -> None:
    worker.ask(endless())
    process = worker.process_id
    assert process is not None
    worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_it_keeps_what_it_has_proven_from_move_to_move() -> None:
    thinker, setup = Thinker(), catalogue.games()["siege"].setup()
    match = Match(setup)
    for text in ("down:0,0", "up:3,3"):
        match.play(match.rules.read_move(text))
    thinker.answer(AskHint(GameSoFar.of(match)))
    proven = thinker.solver_for(setup).kernel.nodes
    thinker.answer(AskHint(GameSoFar.of(match)))
    assert thinker.solver_for(setup).kernel.nodes - proven < proven / 4


def test_every_level_answers_a_question_about_a_move(worker: Worker) -> None:
    match = Match(catalogue.games()["light_cycle"].setup())
    for level in LEVELS:
        worker.ask(AskMove(GameSoFar.of(match), level, 2))
        assert answer(worker) in match.rules.legal_moves(match.position)


def test_where_no_process_can_be_started_it_answers_all_the_same(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_method: str) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    monkeypatch.setattr("game.bots.worker.get_context", refuse)
    match = Match(catalogue.games()["chain"].setup())
    worker.ask(AskMove(GameSoFar.of(match), "casual", 1))
    assert answer(worker) in match.rules.legal_moves(match.position)
