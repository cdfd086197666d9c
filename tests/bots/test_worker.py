"""The bot process: it answers the newest question, survives failures, and never blocks."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import catalogue
from game.bots.advice import review
from game.bots.hints import Certainty, Hint
from game.bots.levels import LEVELS
from game.bots.questions import Answer, AskHint, AskMove, AskReview, AskValue, GameSoFar, Ponder, Question
from game.bots.review import Review, Verdict
from game.bots.thinker import PONDER_SECONDS, Thinker
from game.bots.worker import LONGEST_SILENCE_SECONDS, MOST_FAILURES, Worker
from game.core.match import Match
from game.solving.solver import Solver
from game.solving.values import Value
from tests.processes import PATIENCE_SECONDS
from tests.setups import random_match


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def worker(clock: Clock) -> Iterator[Worker]:
    """A worker that goes by the test's clock: a busy machine does not make it impatient."""
    worker = Worker(clock)
    yield worker
    worker.close()


@pytest.fixture(autouse=True)
def _faulty() -> Iterator[None]:
    """More games, whose kernels fail, or do not come to an end."""
    folders = catalogue.folders()
    catalogue.look_in([*folders, str(Path(__file__).parent / "faulty")])
    yield
    catalogue.look_in(folders)


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
    """The process thinks about this until it is interrupted."""
    return AskValue(start_of("patient"))


def begin(worker: Worker, question: Question) -> None:
    """Ask, and wait until the process has begun to think."""
    worker.ask(question)
    end = time.monotonic() + PATIENCE_SECONDS
    while worker._read < worker._ticket:  # noqa: SLF001 - only this test has to know when it begins
        assert time.monotonic() < end, "it does not begin"
        assert worker.answer() is None
        os.sched_yield()


def test_the_process_answers_as_a_thinker_in_this_process_does(worker: Worker) -> None:
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
    assert answer(worker) == Value.LOSS


def test_what_was_cancelled_is_not_answered(worker: Worker) -> None:
    begin(worker, endless())
    worker.cancel()
    assert not worker.busy
    worker.ask(AskHint(start_of("light_cycle")))
    assert isinstance(answer(worker), Hint)


def test_what_was_cancelled_just_after_its_answer_came_is_not_answered(worker: Worker) -> None:
    worker.ask(AskValue(start_of("chain")))
    end = time.monotonic() + PATIENCE_SECONDS
    while worker._question is not None:  # noqa: SLF001 - the answer is here and was not fetched yet
        assert time.monotonic() < end, "no answer"
        worker.keep_up()
        os.sched_yield()
    assert worker.busy
    worker.cancel()
    assert not worker.busy
    assert worker.answer() is None


def test_a_flood_of_questions_does_not_block(worker: Worker) -> None:
    worker.ask(AskValue(start_of("chain")))
    answer(worker)
    assert worker.process_id is not None
    os.kill(worker.process_id, signal.SIGSTOP)  # now it reads nothing: a pipe that is full blocks for good

    def ask_on_and_on() -> None:
        for _question in range(2000):
            worker.ask(endless())
            assert worker.answer() is None

    asking = threading.Thread(target=ask_on_and_on, daemon=True)
    asking.start()
    asking.join(PATIENCE_SECONDS)
    assert not asking.is_alive()
    os.kill(worker.process_id, signal.SIGCONT)
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == Value.LOSS


def kill(worker: Worker) -> None:
    assert worker.process_id is not None
    os.kill(worker.process_id, signal.SIGKILL)


def test_a_process_that_dies_is_started_again_and_asked_again(worker: Worker) -> None:
    worker.ask(endless())
    first = worker.process_id
    kill(worker)
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == Value.LOSS
    assert worker.process_id not in (None, first)
    assert len(worker.failures()) == 1


def test_a_process_that_dies_idle_is_started_again_when_it_is_needed(worker: Worker) -> None:
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == Value.LOSS
    kill(worker)
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == Value.LOSS


def test_a_question_that_kills_every_process_is_answered_here(worker: Worker) -> None:
    match = Match(catalogue.games()["siege"].setup(8))
    worker.ask(AskMove(GameSoFar.of(match), "perfect", 1))

    def look() -> Answer:
        if worker.process_id is not None and worker.busy:
            kill(worker)
        return worker.answer()

    move = until(look)
    assert move in match.rules.legal_moves(match.position)


def every_question(slug: str) -> list[Question]:
    """Each kind of question, about a game in which a move was made."""
    match = Match(catalogue.games()[slug].setup())
    match.play(match.rules.legal_moves(match.position)[0])
    game = GameSoFar.of(match)
    return [AskMove(game, "perfect", 5), AskHint(game), AskReview(game), AskValue(game)]


def assert_answers_claim_nothing(answers: list[Answer], slug: str) -> None:
    move, hint, review, value = answers
    match = every_question(slug)[0].game.match()
    assert move in match.rules.legal_moves(match.position)
    assert hint == Hint(Certainty.UNKNOWN, (), whole=False)
    assert isinstance(review, Review)
    assert [each.verdict for each in review.assessments] == [Verdict.OPEN]
    assert value == Value.UNKNOWN


@pytest.mark.parametrize(
    ("slug", "told"),
    [
        ("raising", "The bot failed: ZeroDivisionError: the kernel is at its end."),
        ("dying", "The bot process ended"),
    ],
)
def test_a_fault_in_a_kernel_is_reported_once_and_the_game_goes_on(
    worker: Worker, slug: str, told: str
) -> None:
    answers = []
    for question in every_question(slug):
        worker.ask(question)
        answers.append(answer(worker))
    assert_answers_claim_nothing(answers, slug)
    first, *_same = worker.failures()
    assert first.summary.startswith(told)
    assert worker.failures() == [], "each is reported once"


def test_a_failure_comes_with_the_traceback_of_the_process(worker: Worker) -> None:
    worker.ask(AskHint(start_of("raising")))
    answer(worker)
    (failure,) = worker.failures()
    assert failure.details.startswith("Traceback (most recent call last):")
    assert "in wins\n" in failure.details


def test_after_a_fault_another_game_is_thought_about_as_before(worker: Worker) -> None:
    worker.ask(AskValue(start_of("raising")))
    assert answer(worker) == Value.UNKNOWN
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == Value.LOSS


def test_a_kernel_that_never_ends_is_given_up_again_and_again_and_then_for_good(
    worker: Worker, clock: Clock
) -> None:
    answers: list[Answer] = []
    processes: set[int | None] = set()

    def look() -> Answer:
        if worker._read == worker._sent and worker.process_id not in processes:  # noqa: SLF001 - it has begun
            processes.add(worker.process_id)
            clock.seconds += LONGEST_SILENCE_SECONDS + PONDER_SECONDS + 1
        return worker.answer()

    for question in every_question("endless"):
        worker.ask(question)
        answers.append(until(look))
    assert_answers_claim_nothing(answers, "endless")
    assert len(processes) == MOST_FAILURES + len(answers) - 1, "once is enough after that"
    failures = worker.failures()
    assert len(failures) == len(answers), "one for each question"
    assert failures[0].summary == "The bot process did not answer for 10 seconds."
    assert "AskMove" in failures[0].details


def test_a_process_that_hangs_is_replaced_and_asked_again(worker: Worker, clock: Clock) -> None:
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == Value.LOSS
    hung = worker.process_id
    assert hung is not None
    os.kill(hung, signal.SIGSTOP)
    worker.ask(AskValue(start_of("chain")))
    clock.seconds += LONGEST_SILENCE_SECONDS - 1
    assert worker.answer() is None
    assert worker.process_id == hung, "it may take its time"
    clock.seconds += 2
    assert answer(worker) == Value.LOSS
    assert worker.process_id != hung
    assert len(worker.failures()) == 1


def test_new_questions_do_not_put_off_the_end_of_a_process_that_hangs(worker: Worker, clock: Clock) -> None:
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == Value.LOSS
    hung = worker.process_id
    assert hung is not None
    os.kill(hung, signal.SIGSTOP)
    for _second in range(int(LONGEST_SILENCE_SECONDS) + 1):
        worker.ask(endless())
        clock.seconds += 1
    worker.cancel()
    assert worker.process_id != hung
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == Value.LOSS


def test_a_process_that_has_nothing_to_do_may_be_silent(worker: Worker, clock: Clock) -> None:
    worker.ask(AskValue(start_of("chain")))
    assert answer(worker) == Value.LOSS
    process = worker.process_id
    clock.seconds += 1e6
    worker.keep_up()
    assert worker.process_id == process
    assert worker.failures() == []


def test_pondering_may_take_its_time(worker: Worker, clock: Clock) -> None:
    begin(worker, Ponder(start_of("patient")))
    clock.seconds += PONDER_SECONDS + LONGEST_SILENCE_SECONDS - 1
    process = worker.process_id
    worker.keep_up()
    assert worker.process_id == process


def test_closing_ends_the_process_whatever_it_does(worker: Worker) -> None:
    worker.ask(endless())
    process = worker.process_id
    assert process is not None
    worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_the_process_keeps_what_it_has_proven_from_move_to_move() -> None:
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


def test_questions_are_answered_even_if_no_process_can_be_started(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_method: str) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    monkeypatch.setattr("game.bots.process.get_context", refuse)
    monkeypatch.setattr("game.bots.worker.ANSWER_HERE_SECONDS", PATIENCE_SECONDS)
    match = Match(catalogue.games()["chain"].setup())
    for _turn in range(3):
        worker.ask(AskMove(GameSoFar.of(match), "casual", 1))
        assert answer(worker) in match.rules.legal_moves(match.position)
    worker.ask(AskValue(GameSoFar.of(match)))
    assert answer(worker) == Value.LOSS, "in this process, proofs are as good"
    (failure,) = worker.failures()
    assert "Resource temporarily unavailable" in failure.summary
