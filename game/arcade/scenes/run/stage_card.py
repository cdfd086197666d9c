"""The card before a stage: which game, against whom, who wins, and the board as the person will find it."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import prepare_ground
from game.arcade.draw.easing import eased
from game.arcade.draw.emblems import personal_colour
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import draw_figures, figures_width, font, text_width, write
from game.arcade.draw.theme import Colour, Theme
from game.arcade.input.actions import Action, Command
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.stacks import Column, Part, Row
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import Destination, ToHowTo, ToRun, ToStageGame
from game.arcade.scenes.one_key import OneKeyScene
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import run_words
from game.arcade.sentences.captions import board_name, bot_title
from game.arcade.shell.context import Context
from game.arcade.views.portraits import Said
from game.arcade.views.renderers import renderer_of
from game.arcade.views.run.beside_board import BesideBoard, StageBoard, align_of, body_of, words_and_key
from game.arcade.views.run.lives_and_hints import Hints, Lives
from game.bots.starts import FairStart
from game.core.rules import Player
from game.core.variant import Variant
from game.core.words import _
from game.people.faces import FACES, Occasion
from game.people.person import Person
from game.run.run_progress import RunProgress
from game.session.session import Session

# How long the words take to come in.
COMING_SECONDS = 0.35
# The widest gap between lines, in units, and the size of the stage's number, in sizes of large text.
GAP, NUMBER = 2.6, 1.8


@dataclass(frozen=True)
class StageCardPicture:
    """Everything that stands on the card."""

    board: StageBoard  # as the person will find it
    place: str  # the stage and its loop
    number: str  # of the stage, as it stands in the place
    game: str
    bot: Person
    against: str
    says: str  # the bot, to begin with
    side: Player | None  # of the person, once it is known
    side_words: str
    win: str
    counts: str  # that the run does not count, if it does not
    lives: int
    hints: int
    combo: str  # of this stage if it is clean; empty if it cannot be, or nobody knows yet
    play: str
    glyph: Glyph | None
    come: float  # how far the words have come in, from 0 to 1


def stage_card_page(layout: Layout, theme: Theme, picture: StageCardPicture) -> Node:
    align = align_of(layout)
    medium, small = (layout.medium, layout.small), (layout.small,)

    def line(words: str, sizes: tuple[int, ...], tone: Colour, *, bold: bool = True) -> Text:
        return Text(words, sizes, tone, bold=bold, centred=align > 0)

    place = StagePlace(
        picture.place, medium, theme.heading, bold=True, centred=align > 0, number=picture.number
    )
    game = line(picture.game, (layout.large, layout.medium), theme.ink)
    side = theme.legible(theme.player(picture.side)) if picture.side else theme.ink
    combo = _("Combo {combo} if clean", combo=picture.combo) if picture.combo else ""
    marks = Row(
        (
            Lives(picture.lives, layout.small),
            Part(Hints(picture.hints, layout.small), gap=3),
            Part(Line(combo, small, theme.ink, bold=True), gap=3, rank=1) if combo else None,
        ),
        spare=align,
    )
    lines = (
        Part(place, rank=2),
        game,
        Part(Said(picture.bot, line(picture.against, medium, theme.soft, bold=False), align), rank=1),
        Part(line(picture.says, small, personal_colour(theme, picture.bot.colour)), rank=6),
        Part(line(picture.side_words, medium, side), GAP, rank=4) if picture.side_words else None,
        Part(line(picture.win, medium, theme.legible(theme.hint)), rank=3),
        Part(marks, GAP, rank=2),
        Part(line(picture.counts, small, theme.soft, bold=False), GAP, rank=5) if picture.counts else None,
    )
    column = Column(lines, spare=align, loose=True)
    return BesideBoard(
        picture.board, words_and_key(layout, column, picture.play, picture.glyph, picture.come)
    )


@dataclass(frozen=True)
class StagePlace(Text):
    """The stage and its loop, with the number of the stage large if there is room for that."""

    number: str = ""

    def height(self, layout: Layout, width: int) -> Span:
        if not self._is_large(layout, width):
            return super().height(layout, width)
        height = round(round(layout.large * NUMBER) * 1.1)
        return Span(height, height)

    def _is_large(self, layout: Layout, width: int) -> bool:
        return not layout.crowded and sum(self._widths(layout)) <= width

    def _widths(self, layout: Layout) -> tuple[int, int, int]:
        """Of what stands before the number, of the number, and of what stands after it."""
        before, number, after = self.words.partition(self.number)
        left, right = (text_width(each, layout.medium, bold=True) for each in (before, after))
        return left, figures_width(number, round(layout.large * NUMBER), even=False), right

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, box = look.layout, placed.box
        if not self._is_large(layout, box.width):
            super().draw(canvas, look, placed)
            return
        before, number, after = self.words.partition(self.number)
        large, size, widths = round(layout.large * NUMBER), layout.medium, self._widths(layout)
        left = box.left + ((box.width - sum(widths)) // 2 if self.centred else 0)
        foot = font(large, bold=True).get_ascent() - font(size, bold=True).get_ascent()
        top = box.centery - font(large, bold=True).get_height() // 2
        write(canvas, before, size, self.colour, bold=True, topleft=(left, top + foot))
        left += widths[0]
        draw_figures(canvas, number, large, self.colour, even=False, topleft=(left, top))
        left += widths[1]
        write(canvas, after, size, look.theme.soft, bold=True, topleft=(left, top + foot))


class StageCardScene(OneKeyScene):
    """The card. CONFIRM begins the stage, as soon as its start has been drawn; HELP explains its game."""

    shows_room = True

    def __init__(self, context: Context, go: Go, progress: RunProgress) -> None:
        super().__init__(context, go)
        self._progress = progress
        self._card = progress.card(context.games)
        self._stage: Session | None = progress.session(context.games)
        self._goes_on = self._stage is not None and self._stage.started
        self._proven = True  # whether the person is known to have the win
        self._wanted = False  # whether the stage is to begin once it can

    def variant(self) -> Variant:
        return self._card.setup.variant

    def enter(self) -> None:
        self.context.audio.music("run", tension=self._progress.run.standing.tension)

    def leave(self) -> None:
        if self._stage is None:
            self.context.adviser.rest()

    # The key

    @property
    def label(self) -> str:
        return _("Continue") if self._goes_on else _("Play")

    @property
    def back(self) -> tuple[str, Destination]:
        return _("Leave the run"), ToRun()

    def lead_on(self) -> None:
        """Begin the stage, or as soon as its start has been drawn."""
        self._wanted = True
        if self._stage is not None:
            self.context.audio.play("stage")
            self.go(ToStageGame(self._progress, self._stage))

    # How to play

    def handle(self, action: Action) -> None:
        if action.verb is Command.HELP and self.listening:
            self.go(ToHowTo(self.variant()))
        else:
            super().handle(action)

    def prompts(self) -> Prompts:
        return [*super().prompts(), (Command.HELP, _("How to play"))]

    # Time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._stage is None:
            self._await_start()
            if self._wanted:
                self.lead_on()

    def _await_start(self) -> None:
        """Take the start of the stage, which was drawn while the last one ended, or is drawn now."""
        start = self.context.adviser.ask(self._card.question)
        if isinstance(start, FairStart):
            self._stage = self._progress.run.stage(start, self.context.games)
            self._proven = start.proven

    # The picture

    @property
    def resting(self) -> bool:
        return self._stage is not None and self.shown_for > COMING_SECONDS

    @property
    def board_box(self) -> Rect:
        return body_of(self.picture())

    def was_drawn(self) -> None:
        """The ground of the stage is drawn in advance, while nothing moves."""
        if self.shown_for >= COMING_SECONDS:
            layout = self.context.layout.showing(self._renderer.perspective)
            prepare_ground(self._renderer, layout, layout.slab)

    @property
    def _renderer(self) -> AnyRenderer:
        return renderer_of(self._card.setup, self.theme)

    def page(self) -> Node:
        context, run, card = self.context, self._progress.run, self._card
        standing, stage = run.standing, self._stage
        picture = StageCardPicture(
            board=StageBoard(self._renderer, self._frame()),
            place=f"{run_words.stage(standing)} · {run_words.loop(standing)}",
            number=str(standing.stage + 1),
            game=board_name(card.setup.variant, card.setup.size),
            bot=FACES[card.level].person,
            against=_("Against {bot}", bot=bot_title(card.level)),
            says=FACES[card.level].line(Occasion.MEETING, card.seed),
            side=stage.players.alone if stage else None,
            side_words=self._side_words(),
            win=self._win_words(),
            counts="" if self._progress.counts else _("Played before: this run does not count."),
            lives=standing.lives,
            hints=run.hints_left(stage),
            combo=run.combo(stage),
            play=self.label,
            glyph=self.glyph,
            come=eased(self.shown_for / COMING_SECONDS),
        )
        return stage_card_page(context.layout, self.theme, picture)

    def _win_words(self) -> str:
        """How the person stands in the game."""
        if self._goes_on:
            return _("Where you left it.")
        return _("You have the win.") if self._proven else _("Nobody knows who wins.")

    def _side_words(self) -> str:
        """Who the person is, once that is known."""
        if self._stage is None or self._stage.players.alone is None:
            return ""
        rules = self._stage.match.rules
        return _("You are {name}.", name=rules.player_name(self._stage.players.alone))

    def _frame(self) -> Frame:
        """The board as the person will find it."""
        if self._stage is None:
            return Frame(self._card.setup.rules().start(), ())
        return Frame(self._stage.match.start, tuple(self._stage.match.plies))
