"""How to play: the goal, a legal and an illegal move on the game's own board, and the rules in full."""

from dataclasses import replace

from pygame import Surface

from game.arcade.context import Context
from game.arcade.destinations import Back
from game.arcade.draw.finale import WAVE_TO
from game.arcade.draw.frame import Frame
from game.arcade.input.actions import Action, Command, Kind
from game.arcade.renderers import renderer_of
from game.arcade.scenes.scene import Go, Parts, Prompts, Scene
from game.arcade.sentences.captions import short_name
from game.arcade.views.how_to import ExamplePicture, HowToPicture, changed_parts, draw_how_to
from game.arcade.views.how_to_pages import Example, Page, arrows, pages_of
from game.core.controls import Verb
from game.core.match import Match
from game.core.variant import Variant
from game.core.words import _

LOOP_SECONDS = 5.0
MOVE_SECONDS = 0.5
# So long after the end of a game nothing about it moves any more, and so long a refused move trembles.
SETTLED, TREMBLES = WAVE_TO, 0.4
TRY_AT = 1.0  # the second of each loop in which the move is made or tried


class HowToScene(Scene):
    """Three animated boards and the full rules, page by page; CONFIRM switches between the two."""

    def __init__(self, context: Context, go: Go, variant: Variant) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._setup = variant.setup()
        self._rules = self._setup.rules()
        self._page = 0
        self._before = self._played(variant.lesson.moves)
        self._after = self._played(f"{variant.lesson.moves} {variant.lesson.legal}")
        self._game = self._played(variant.lesson.game)

    def variant(self) -> Variant:
        return self._variant

    def _played(self, moves: str) -> Match:
        match = Match(self._setup)
        for move in moves.split():
            match.play(self._rules.read_move(move))
        return match

    def handle(self, action: Action) -> None:
        if action.repeated and action.verb not in (Verb.UP, Verb.DOWN):
            return
        match action.verb:
            case Verb.CONFIRM:
                self._turn(self._clicked(action) or self._to_the_rules())
            case Verb.LEFT | Verb.RIGHT:
                self._turn(1 if action.verb is Verb.RIGHT else -1)
            case Verb.UP if self.page > 0:
                self._turn(-1)
            case Verb.DOWN if self.page < len(self._pages) - 1:
                self._turn(1)
            case Verb.BACK | Command.PAUSE | Command.HELP | Command.UNDO | Command.HINT:
                self.context.audio.play("back")
                self.go(Back())

    # Pages

    @property
    def _pages(self) -> tuple[Page, ...]:
        return pages_of(self.context.layout, self._sentences, self._full_rules)

    @property
    def _full_rules(self) -> tuple[str, ...]:
        return tuple(_(line) for line in self._variant.how_to_play)

    @property
    def page(self) -> int:
        """The number of the page that is shown. There are fewer pages if text has become smaller."""
        return min(self._page, len(self._pages) - 1)

    @property
    def shown_page(self) -> int:
        return self.page

    @property
    def _in_full(self) -> bool:
        """Whether the full rules are shown."""
        return bool(self._pages[self.page].rules)

    def _turn(self, step: int) -> None:
        self._page = (self.page + step) % len(self._pages)
        self.context.audio.play("cursor")

    def _to_the_rules(self) -> int:
        """The number of pages to the full rules, or back to the examples."""
        first = next(number for number, page in enumerate(self._pages) if page.rules)
        return (0 if self._in_full else first) - self.page

    def _clicked(self, action: Action) -> int:
        """The number of pages to turn for a click on an arrow; 0 for one elsewhere."""
        if action.spot is None or not self._has_arrows:
            return 0
        hits = [arrow.collidepoint(action.spot) for arrow in arrows(self.context.layout)]
        return hits[1] - hits[0]

    @property
    def _has_arrows(self) -> bool:
        return len(self._pages) > 2

    def attraction(self) -> Variant:
        return self._variant

    def prompts(self) -> Prompts:
        turn = _("See the examples") if self._in_full else _("Read the full rules")
        others: Prompts = [(Verb.CONFIRM, turn), (Verb.BACK, _("Back"))]
        if not self._has_arrows or self.prompt_device().kind is Kind.MOUSE:
            return others
        place = _("Page {number} of {count}", number=self.page + 1, count=len(self._pages))
        return [(Verb.LEFT, place), *others]

    # The picture

    def picture(self) -> HowToPicture:
        variant = self._variant
        theme = self.theme
        return HowToPicture(
            layout=self.context.layout,
            theme=theme,
            time=self.context.backdrop_time,
            name=short_name(variant),
            page=self._pages[self.page],
            turns=self._has_arrows,
            rules=self._full_rules,
            renderer=renderer_of(self._setup, theme),
            examples=self._examples(self.context.time % LOOP_SECONDS),
        )

    @property
    def _sentences(self) -> tuple[Example, ...]:
        lesson = self._variant.lesson
        refusal = self._rules.why_not(self._before.position, self._rules.read_move(lesson.illegal)) or ""
        return (
            Example(_("The goal"), _(self._variant.how_to_play[0])),
            Example(_("A legal move"), _(lesson.because)),
            Example(_("An illegal move"), refusal),
        )

    def _examples(self, time: float) -> tuple[ExamplePicture, ...]:
        tried = self._rules.read_move(self._variant.lesson.illegal)
        cell = self._rules.cells_of(self._before.position, tried)[0]
        resting = self._frame(self._before)
        goal, legal, illegal = self._sentences
        return (
            ExamplePicture(goal.title, goal.words, self._goal_frame(time)),
            ExamplePicture(legal.title, legal.words, self._legal_frame(time)),
            ExamplePicture(illegal.title, illegal.words, resting, cell, self._refused_for(time)),
        )

    def _frame(self, match: Match) -> Frame:
        """A board at rest; no move is marked that is not part of the example."""
        return Frame(match.start, tuple(match.plies), time=self.context.calm_pulse_time, marks_last=False)

    def _goal_frame(self, time: float) -> Frame:
        """The last move of a complete game, and its effect on the loser."""
        frame, motion = self._frame(self._game), self.context.motion
        if time < TRY_AT:
            return replace(frame, plies=frame.plies[:-1])
        shown = motion.passed(time - TRY_AT)
        ended = min(SETTLED, max(0.0, shown - MOVE_SECONDS))
        progress = min(1.0, shown / MOVE_SECONDS)
        return replace(frame, progress=progress, ended=ended, particles=motion.particles, marks_last=True)

    def _legal_frame(self, time: float) -> Frame:
        if time < TRY_AT:
            legal = tuple(self._rules.legal_moves(self._before.position))
            return replace(self._frame(self._before), legal=legal)
        shown = self.context.motion.passed(time - TRY_AT)
        return replace(self._frame(self._after), progress=min(1.0, shown / MOVE_SECONDS), marks_last=True)

    def _refused_for(self, time: float) -> float:
        """How long ago the illegal move was tried; without trembling, long ago at once."""
        if time < TRY_AT:
            return 0.0
        return min(TREMBLES, time - TRY_AT) if self.context.motion.shake else TREMBLES

    def changed_parts(self, before: HowToPicture, after: HowToPicture) -> Parts | None:
        return changed_parts(before, after)

    def draw_picture(self, canvas: Surface, picture: HowToPicture) -> None:
        draw_how_to(canvas, picture)
