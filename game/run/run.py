"""A run: its seed, its games, and the results of the stages so far. Everything else follows from these."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from game.bots.questions import AskFairStart, AskReview, GameSoFar
from game.bots.starts import FairStart
from game.core.match import Match
from game.core.variant import Setup, Variant
from game.run import course
from game.run.course import loop_at
from game.run.points import Parts, combo_words
from game.run.run_stage import Stage, StageResult, gates_of, mistakes_in, result_of
from game.run.standing import Change, Standing
from game.seeds import number_from
from game.session.modes import Series
from game.session.players import Players
from game.session.session import SavedGame, Session


@dataclass(frozen=True)
class Card:
    """A stage before it is played: what its card says, and the question after its start."""

    stage: int  # from 1
    loop: int
    setup: Setup
    level: str  # of the bot
    question: AskFairStart
    seed: int  # of the bot


@dataclass(frozen=True)
class Run:
    """A run as it stands between two stages."""

    seed: int
    games: tuple[str, ...]
    date: str = ""  # of a daily run
    results: tuple[StageResult, ...] = ()

    @classmethod
    def new(cls, seed: int, games: Mapping[str, Variant]) -> "Run":
        return cls(seed, course.games_of_a_run(games))

    @classmethod
    def daily(cls, date: str, games: Mapping[str, Variant]) -> "Run":
        """The run of a day, written as 2026-11-19: the same for everyone."""
        return cls(course.daily_seed(date), course.games_of_a_run(games), date)

    @cached_property
    def standing(self) -> Standing:
        return self.standings[-1]

    @cached_property
    def standings(self) -> list[Standing]:
        """The standings before each stage, and after the last one."""
        found = [Standing(len(self.games))]
        for result in self.results:
            found.append(found[-1].after(result))
        return found

    @property
    def over(self) -> bool:
        return self.standing.over

    # Stages

    def card(self, games: Mapping[str, Variant]) -> Card:
        """The coming stage."""
        return self.card_at(self.standing, games)

    def card_at(self, standing: Standing, games: Mapping[str, Variant]) -> Card:
        """The stage that comes at a standing of this run. It begins like none that has ended."""
        loop, place = divmod(standing.stage, len(self.games))
        slug = course.order(self.seed, loop, self.games)[place]
        setup = course.board(self.seed, loop, games[slug])
        coming, seed = loop_at(standing.loop), self._seed_of(standing)
        begun = tuple(result.start for result in self.results if result.setup == setup)
        return Card(
            stage=standing.stage + 1,
            loop=standing.loop,
            setup=setup,
            level=coming.level,
            question=AskFairStart(GameSoFar.of(Match(setup)), coming.share, seed, begun),
            seed=_of_the_bot(seed),
        )

    def _seed_of(self, standing: Standing) -> str:
        """What decides all that is left to chance in a stage."""
        return f"{self.seed} {standing.stage} {standing.attempt}"

    def stage(self, start: FairStart, games: Mapping[str, Variant]) -> Session:
        """The coming stage as a session, with the start that was drawn for it."""
        card = self.card(games)
        mode = Stage(start, self.standing.hints)
        return Session(card.setup, _players(card.setup, start, card.level), mode, card.seed)

    def resumed(self, saved: SavedGame, start: FairStart) -> Session:
        """The coming stage, as far as it was played. Raises IllegalMove if its moves cannot be made."""
        return Session.restored(saved, Stage(start, self.standing.hints))

    def after(self, session: Session) -> "Run":
        """The run after a stage that has ended and was reviewed."""
        return replace(self, results=(*self.results, result_of(session)))

    def worth(self, session: Session) -> int:
        """The points of a stage if it is won without another mistake, hint or bonus."""
        return self.parts_so_far(session).points

    def parts_so_far(self, session: Session) -> Parts:
        """What the points of a stage are made of if it is won without another mistake, hint or bonus."""
        standing, person = self.standing, session.players.alone
        hints = session.hints_used(person) if person else 0
        clean = not hints and not mistakes_in(session)
        streak = standing.streak + 1 if clean else 0
        return Parts.of(standing.loop, gates_of(session), streak, hints)

    def hints_left(self, session: Session | None) -> int:
        """How many hints are left in the coming stage, or before it is begun."""
        return self.standing.hints - (self.parts_so_far(session).hints if session else 0)

    def combo(self, session: Session | None) -> str:
        """What multiplies the points of the coming stage if it is clean; empty if it cannot be.

        Empty too while moves are still to be reviewed: one of them may have been a mistake.
        """
        if session is None:
            return combo_words(self.standing.streak + 1)
        if isinstance(session.question(), AskReview):
            return ""
        streak = self.parts_so_far(session).streak
        return combo_words(streak) if streak else ""

    # AfterGame

    @property
    def latest_change(self) -> Change:
        """What the latest stage has changed."""
        before, after = self.standings[-2:]
        return Change(before, after)

    def points_of(self, number: int) -> int:
        """The points of a stage that has ended."""
        return self.standings[number + 1].points - self.standings[number].points

    def parts_of(self, number: int) -> Parts:
        """What the points of a stage that was won are made of."""
        result, streak = self.results[number], self.standings[number + 1].streak
        return Parts.of(self.standings[number].loop, result.gates, streak, result.hints)

    def played(self, number: int) -> Session:
        """A stage that has ended, to review it."""
        result = self.results[number]
        return Session.restored(self._game(number), Stage(result.start, hints=0))

    def _game(self, number: int) -> SavedGame:
        """A stage that has ended, as a single game."""
        result, standing = self.results[number], self.standings[number]
        players = _players(result.setup, result.start, loop_at(standing.loop).level)
        return SavedGame(
            setup=result.setup,
            players=players,
            series=Series(first=result.start.first),
            seed=_of_the_bot(self._seed_of(standing)),
            moves=result.moves,
            resigned=players.alone if result.resigned else None,
        )

    def lost_stages(self) -> tuple[Session, ...]:
        """The stages that were lost, as they ended, to review them."""
        return tuple(self.played(number) for number, result in enumerate(self.results) if not result.won)


def _of_the_bot(seed: str) -> int:
    """The seed of the bot in a stage."""
    return number_from(f"{seed} bot")


def _players(setup: Setup, start: FairStart, level: str) -> Players:
    """The person is on turn after the start; the bot has the other side."""
    return Players.of((start.match(setup).position.turn,), level)
