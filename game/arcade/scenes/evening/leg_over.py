"""Between two legs: the last board, how the leg ended, the score, and what comes next."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from pygame import Rect

from game.arcade.draw.easing import eased
from game.arcade.draw.finale import AFTERWARDS
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command, Kind
from game.arcade.kit.key import Key
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import Rows
from game.arcade.kit.stacks import Column, Faded, Part
from game.arcade.kit.text import Text
from game.arcade.navigation.destinations import (
    TONIGHT_TILE,
    Destination,
    ToEvening,
    ToEveningRounds,
    ToHowTo,
    ToLeg,
    ToMenu,
    ToTable,
)
from game.arcade.scenes.ignored_presses import IgnoredPresses
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import evening_words
from game.arcade.shell.context import Context
from game.arcade.views.evening.score_strip import Score, ScoreStrip
from game.arcade.views.evening.standings import Standings, has_table, standings_of
from game.arcade.views.renderers import renderer_of
from game.arcade.views.run.beside_board import BesideBoard, Sliding, StageBoard, align_of, body_of
from game.core.controls import Verb
from game.core.match import Match
from game.core.rules import Player, opponent
from game.core.variant import Variant
from game.core.words import _, later
from game.evening.evening import Over, Picking, Playing, Riding
from game.evening.progress import EveningProgress
from game.session.session import Session

# How long the words take to come in.
COMING_SECONDS = 0.3


@dataclass(frozen=True)
class LegOverPicture:
    """Everything that stands on the page."""

    board: StageBoard  # with the last position
    score: Score | None  # None where the table stands
    counted: str  # what it counts
    table: Standings | None
    result: str  # of the set, or of the leg if the set goes on
    legs: str  # the score of the set, if it goes on
    why: tuple[str, ...]  # how the leg ended
    next: tuple[str, ...]  # what comes
    about: str  # what the game in focus is about
    on: Node  # what leads on
    come: float  # how far the words have come in, from 0 to 1


def leg_over_page(layout: Layout, theme: Theme, picture: LegOverPicture) -> Node:
    centred = align_of(layout) > 0
    sizes = layout.large, (layout.large + layout.medium) // 2, layout.medium, layout.small
    medium, small = (layout.medium, layout.small), (layout.small,)
    lines = Column(
        (
            *_score(picture.score, picture.counted, sizes, theme),
            Part(Text(picture.result, medium, theme.heading, bold=True, centred=centred), gap=3),
            Part(Text(picture.legs, medium, theme.ink, bold=True, centred=centred), gap=1)
            if picture.legs
            else None,
            *(Part(Text(words, small, theme.ink, centred=centred), gap=1.2, rank=3) for words in picture.why),
            None if picture.table is None else Part(picture.table, gap=2.4, rank=2),
            *(
                Part(Text(words, medium, theme.ink, centred=centred), gap=2.4, rank=1)
                for words in picture.next
            ),
            Part(
                Text(picture.about, small, theme.ink, centred=centred), gap=2, rank=4 if picture.table else 1
            )
            if picture.about
            else None,
        ),
        loose=True,
    )
    words = Column((Part(Sliding(lines, picture.come), grows=True), Part(picture.on, gap=2)))
    if picture.table is None:
        return BesideBoard(picture.board, Faded(words, picture.come))
    return BesideBoard(picture.board, Faded(words, picture.come), air=0.0)


def _score(score: Score | None, counted: str, sizes: tuple[int, ...], theme: Theme) -> tuple[Part, ...]:
    """The score, if it stands here, and what it counts."""
    if score is None:
        return ()
    words = Text(counted, sizes[-1:], theme.ink, centred=True)
    return Part(ScoreStrip(score, sizes)), Part(words, gap=1, rank=2)


class LastBoard:
    """The board of the leg that has ended last."""

    def __init__(self, context: Context, progress: EveningProgress) -> None:
        self._context = context
        self.session = Session.restored(progress.played[-1])

    def node(self, theme: Theme) -> StageBoard:
        session, motion = self.session, self._context.motion
        frame = Frame(
            session.match.start,
            tuple(session.match.plies),
            time=self._context.pulse_time,
            ended=AFTERWARDS if session.resigned is None else 0.0,
            particles=motion.particles,
        )
        return StageBoard(renderer_of(session.setup, theme), frame)


class LegOverScene(OneKeyScene):
    """CONFIRM leads on to the next leg, or to the finale."""

    shows_room = True

    def __init__(self, context: Context, go: Go, progress: EveningProgress) -> None:
        super().__init__(context, go)
        self._progress = progress
        self._board = LastBoard(context, progress)

    def variant(self) -> Variant:
        return self._board.session.setup.variant

    def enter(self) -> None:
        _announce_finale(self.context, self._progress)

    @property
    def board_box(self) -> Rect:
        return body_of(self.picture())

    @property
    def label(self) -> str:
        return evening_words.leads_on(self._progress.evening, self.context.games)

    @property
    def back(self) -> tuple[str, Destination]:
        return _("Save and leave"), ToMenu(TONIGHT_TILE)

    def lead_on(self) -> None:
        self.context.audio.play("confirm")
        match self._progress.evening.phase:
            case Playing():
                self.go(ToLeg(self._progress))
            case Riding():
                self.go(ToEveningRounds(self._progress))
            case Over() | Picking():
                self.go(ToEvening(self._progress))

    def handle(self, action: Action) -> None:
        if action.verb is Command.SECOND and has_table(self._progress):
            self.go(ToTable(self._progress))
        else:
            super().handle(action)

    def prompts(self) -> Prompts:
        *others, back = super().prompts()
        return [*others, *_prompt_for_table(self._progress), back]

    @property
    def settles_at(self) -> float:
        return COMING_SECONDS

    @property
    def resting(self) -> bool:
        return self.shown_for > COMING_SECONDS

    def page(self) -> Node:
        layout, key = self.context.layout, Key(self.label, self.glyph, align=align_of(self.context.layout))
        come = eased(self.shown_for / COMING_SECONDS)
        board = self._board.node(self.theme)
        return leg_over_page(
            layout, self.theme, _picture(board, self._progress, self.context.games, key, come)
        )


class PickScene(PageScene):
    """Whoever trails picks the next game, and who begins it."""

    shows_room = True

    def __init__(self, context: Context, go: Go, progress: EveningProgress) -> None:
        super().__init__(context, go)
        phase = progress.evening.phase
        assert isinstance(phase, Picking), "somebody picks"
        self.progress, self._phase = progress, phase
        self._first: Player = progress.evening.board.index(phase.picker) + 1
        self._said = ""
        self._age = 0.0
        self._ignored = IgnoredPresses()
        begins = Row(
            later("Begins"),
            change=self._change_first,
            value=lambda: evening_words.who_begins(self.progress, self._first),
        )
        self.rows = RowList([*map(self._row, phase.games), begins], self.places_of_rows)

    def _row(self, game: str) -> Row:
        return Row(self.context.games[game].name, press=lambda: self._pick(game))

    def _pick(self, game: str) -> None:
        self.context.audio.play("confirm")
        self.go(ToLeg(self.context.profile.evenings.pick(self.progress, game, self._first)))

    def _change_first(self, _step: int) -> None:
        self._first = opponent(self._first)

    def enter(self) -> None:
        _announce_finale(self.context, self.progress)

    def variant(self) -> Variant:
        latest = len(self._phase.games) - 1  # whoever begins, begins one of them
        return self.context.games[self._phase.games[min(self.rows.focus, latest)]]

    @property
    def board_box(self) -> Rect:
        return body_of(self.picture())

    # Presses

    @property
    def listening(self) -> bool:
        return self._ignored.left <= 0

    def handle(self, action: Action) -> None:
        if self._ignored.ignores(action):
            return
        if action.verb in (Verb.BACK, Command.PAUSE):
            self.context.audio.play("back")
            self.go(ToMenu(TONIGHT_TILE))
        elif action.verb is Command.SECOND and has_table(self.progress):
            self.go(ToTable(self.progress))
        elif action.verb is Command.HELP:
            self.go(ToHowTo(self.variant()))
        elif self._is_pickers(action):
            self._choose(action)
        elif action.verb is not Verb.POINT and not self.context.party.waits(action.device):
            self._said = evening_words.picks(self.progress, self._phase.picker)
            self.context.audio.play("illegal")

    def _choose(self, action: Action) -> None:
        """A press of whoever picks."""
        if action.verb in (Verb.LEFT, Verb.RIGHT):
            self._change_first(1)
            self.context.audio.play("cursor")
        elif self.rows.handle(action):
            self.context.audio.play(self.rows.sound)

    @property
    def message(self) -> str | None:
        return self._said or super().message

    def _is_pickers(self, action: Action) -> bool:
        """Whether a press may pick: the device is the picker's, or nobody's, or the picker's is gone."""
        members = self.context.party.members
        numbers = self.progress.members(self._phase.picker) if members else ()
        own = [members[number].device for number in numbers]
        free = not self.context.party.owns(action.device) or None in own
        return free or action.device in own or action.device.kind is Kind.MOUSE

    def prompts(self) -> Prompts:
        chosen: Prompts = [
            (Verb.LEFT, _("Who begins")),
            (Verb.CONFIRM, _("Play")),
            (Command.HELP, _("How to play")),
        ]
        if has_table(self.progress):
            return [*chosen, *_prompt_for_table(self.progress), (Verb.BACK, _("Leave"))]
        return [*chosen, (Verb.BACK, _("Save and leave"))]

    def update(self, seconds: float) -> None:
        self._age += seconds
        self._ignored.advance(seconds)

    @property
    def resting(self) -> bool:
        return self._age > COMING_SECONDS

    def page(self) -> Node:
        come = eased(self.context.motion.passed(self._age) / COMING_SECONDS)
        rows = Rows.of(self.rows.content())
        variant, games = self.variant(), self.context.games
        picture = _picture(_sample_board(variant, self.theme), self.progress, games, rows, come)
        picture = replace(picture, about=evening_words.about(self.progress.evening, variant))
        return leg_over_page(self.context.layout, self.theme, picture)


def _prompt_for_table(progress: EveningProgress) -> Prompts:
    return [(Command.SECOND, _("Table"))] if has_table(progress) else []


def _announce_finale(context: Context, progress: EveningProgress) -> None:
    if progress.evening.finale_begins:
        context.audio.duck()
        context.audio.play("finale")


def _sample_board(variant: Variant, theme: Theme) -> StageBoard:
    """A board of a game, as its lesson shows it."""
    return StageBoard(renderer_of(variant.setup(), theme), _sample_frame(variant))


@lru_cache(maxsize=16)
def _sample_frame(variant: Variant) -> Frame:
    """The middle of the game in a lesson."""
    setup, moves = variant.setup(), variant.lesson.game.split()
    match = Match.of(setup, map(setup.rules().read_move, moves[: len(moves) * 2 // 3]))
    return Frame(match.start, tuple(match.plies), marks_last=False)


def _picture(
    board: StageBoard, progress: EveningProgress, games: Mapping[str, Variant], on: Node, come: float
) -> LegOverPicture:
    result, why = evening_words.result(progress)
    shows_table = has_table(progress) and progress.evening.sets[-1].over
    return LegOverPicture(
        board=board,
        score=None if shows_table else Score.of(progress),
        table=standings_of(progress) if shows_table else None,
        counted=evening_words.what_counts(progress),
        result=result,
        legs=evening_words.legs_so_far(progress),
        why=why,
        next=evening_words.coming(progress, games),
        about="",
        on=on,
        come=come,
    )
