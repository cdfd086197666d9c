"""Play runs without people: every stage is won, lost or given up as a test wants it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from game import catalogue
from game.bots.questions import Ponder
from game.bots.starts import FairStart
from game.bots.thinker import Thinker
from game.core.rules import Move
from game.run.run import Run
from game.session.session import Session
from game.solving.values import Value
from game.store.documents import load
from game.store.folder import Folder
from game.store.saved_runs import FORMAT, progress_of

GAMES = catalogue.games()
# Two games whose stages are played in a moment.
QUICK = ("chain", "light_cycle")


class Player:
    """Plays stages. Thinkers keep their proofs from stage to stage."""

    def __init__(self) -> None:
        self._thinkers: dict[str, Thinker] = {}

    def thinker(self, session_or_slug: Session | str) -> Thinker:
        slug = session_or_slug if isinstance(session_or_slug, str) else session_or_slug.setup.variant.slug
        return self._thinkers.setdefault(slug, Thinker(by_the_clock=False))

    def start(self, run: Run) -> FairStart:
        card = run.card(GAMES)
        start = self.thinker(card.setup.variant.slug).answer(card.question)
        assert isinstance(start, FairStart)
        return start

    def begun(self, run: Run) -> Session:
        return run.stage(self.start(run), GAMES)

    def best(self, session: Session) -> Move:
        """A move that wins, if there is one."""
        solver = self.thinker(session).solver_for(session.setup)
        judgement = solver.judge(session.match.position)
        return (judgement.at(Value.WIN) or session.match.rules.legal_moves(session.match.position))[0]

    def worst(self, session: Session) -> Move:
        """A move that loses, if there is one."""
        solver = self.thinker(session).solver_for(session.setup)
        judgement = solver.judge(session.match.position)
        return (judgement.at(Value.LOSS) or session.match.rules.legal_moves(session.match.position))[0]

    def go_on(self, session: Session) -> None:
        """Have everything computed that the session wants, until the person is on turn or it is over."""
        while (question := session.question()) is not None and not isinstance(question, Ponder):
            session.answer(question, self.thinker(session).answer(question))

    def finish(self, session: Session) -> None:
        """Play a stage to its end with moves that win."""
        self.go_on(session)
        while not session.over:
            session.play(self.best(session))
            self.go_on(session)

    def won(self, run: Run) -> Run:
        session = self.begun(run)
        self.finish(session)
        return run.after(session)

    def lost(self, run: Run) -> Run:
        """The stage is given up."""
        session = self.begun(run)
        assert session.players.alone is not None
        session.resign(session.players.alone)
        self.go_on(session)
        return run.after(session)

    def typed(self, run: Run, stages: int) -> Iterator[str]:
        """What a person types who wins so many stages of a run."""
        for _stage in range(stages):
            session = self.begun(run)
            self.go_on(session)
            while not session.over:
                move = self.best(session)
                yield session.match.rules.move_text(move)
                session.play(move)
                self.go_on(session)
            run = run.after(session)


def stage_on_the_disk(place: Path) -> Session:
    """The stage of the unfinished run that is kept in a folder."""
    progress = load(Folder(place), "runs/run-1.json", FORMAT, partial(progress_of, games=GAMES))
    session = progress.session(GAMES) if progress else None
    assert session is not None
    return session


def quick_run(seed: int = 1) -> Run:
    return replace(Run.new(seed, GAMES), games=QUICK)
