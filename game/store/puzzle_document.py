"""A player's progress with puzzles as a document."""

from game.core.words import later
from game.puzzles.attempt import Attempt, Step
from game.puzzles.elo import LEAST, Rating
from game.puzzles.progress import GAPS, MOST_RATINGS, Due, Progress, StreakStanding, Task
from game.puzzles.puzzle import MOST_RATING, rating_of
from game.store.codec import DAY, FLAG, TEXT, WHOLE, Codec, Field, by_name, listed, optional, record, whole
from game.store.documents import Format

NAME = "puzzles.json"
FORMAT = Format("gridlock puzzles", 1, later("What you have done with puzzles could not be read."))


def _line(value: object) -> str:
    """The line of a puzzle. Its moves are checked when it is shown."""
    line = TEXT.read(value)
    rating_of(line)  # raises PuzzleError
    return line


def _are_in_order(attempt: Attempt) -> bool:
    skipped_before = Step.SKIP in attempt.steps[:-1]
    return not skipped_before and (not attempt.solved or attempt.steps[-1:] == (Step.RIGHT,))


LINE = Field(Codec(_line), "puzzle")
ATTEMPT = record(
    Attempt,
    steps=listed(Codec(Step, lambda step: step.value)),
    tried=Field(listed(TEXT), "tried", default=()),
    solved=FLAG,
).where(_are_in_order, "the steps are in no order")
TASK = record(Task, text=LINE, attempt=Field(ATTEMPT, is_flat=True))
OPEN_TASK = TASK.where(lambda task: not task.attempt.over, "nothing is left to solve")
DUE = record(Due, text=LINE, since=DAY, stage=Field(whole(beyond=len(GAPS)), "came back"))
RATING = whole(LEAST, MOST_RATING + 1)
RATINGS = listed(RATING)
PROGRESS = record(
    Progress,
    rating=record(Rating, value=RATING, puzzles=WHOLE),
    ratings=Field(
        Codec(lambda values: RATINGS.read(values)[-MOST_RATINGS:], RATINGS.write), "ratings", default=()
    ),
    longest=Field(WHOLE, "longest streak"),
    streak=optional(
        record(StreakStanding, seed=WHOLE, number=WHOLE, solved=WHOLE, hearts=WHOLE, skips=WHOLE, over=FLAG)
    ),
    tasks=Field(by_name(OPEN_TASK), "solving"),
    days=Field(by_name(TASK, DAY), "daily"),
    returning=Field(by_name(DUE), "missed"),
    yours=by_name(DUE),
    tried=Field(by_name(FLAG), "solved at once"),
)
