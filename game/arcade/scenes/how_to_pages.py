"""Pages of how to play: three animated boards, and the rules in full."""

import math
from abc import abstractmethod
from collections.abc import Sequence

from pygame import Surface

from game.arcade.draw.renderer import StageRenderer
from game.arcade.input.actions import Action, Command, Kind
from game.arcade.navigation.destinations import Back
from game.arcade.scenes.scene import Go, Parts, Prompts, Scene
from game.arcade.shell.context import Context
from game.arcade.views.how_to import ExamplePicture, HowToPicture, changed_parts, draw_how_to
from game.arcade.views.how_to_pages import Example, Page, arrows, pages_of
from game.core.controls import Verb
from game.core.words import _

# The examples begin again after this long.
LOOP_SECONDS = 5.0
# Their pictures are renewed so often, as on the stage of the menu.
PICTURES_A_SECOND = 30


class HowToPages(Scene):
    """Three animated boards and the full rules, page by page; CONFIRM switches between the two."""

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        self._page = 0

    # What is explained

    @property
    @abstractmethod
    def name(self) -> str:
        """What is explained, as a title."""

    @property
    @abstractmethod
    def full_rules(self) -> tuple[str, ...]:
        """The rules, already translated."""

    @property
    @abstractmethod
    def sentences(self) -> tuple[Example, ...]:
        """The words of the examples."""

    @abstractmethod
    def examples(self, times: Sequence[float]) -> tuple[ExamplePicture, ...]:
        """The examples, this many seconds after each of them began."""

    @property
    @abstractmethod
    def renderer(self) -> StageRenderer:
        """What draws their boards."""

    def handle(self, action: Action) -> None:
        if action.repeated and action.verb not in (Verb.UP, Verb.DOWN):
            return
        match action.verb:
            case Verb.CONFIRM:
                self._turn(self._clicked(action) or self._to_the_rules())
            case Verb.LEFT | Verb.RIGHT | Verb.UP | Verb.DOWN:
                self._walk(1 if action.verb in (Verb.RIGHT, Verb.DOWN) else -1, wraps=not action.repeated)
            case Verb.BACK | Command.PAUSE | Command.HELP:
                self.context.audio.play("back")
                self.go(Back())

    # Pages

    @property
    def _pages(self) -> tuple[Page, ...]:
        return pages_of(self.context.layout, self.sentences, self.full_rules)

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

    def _walk(self, step: int, *, wraps: bool) -> None:
        """Turn a page. A held direction stops at the last one."""
        if wraps or self.page + step in range(len(self._pages)):
            self._turn(step)

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

    def prompts(self) -> Prompts:
        turn = _("See the examples") if self._in_full else _("Read the full rules")
        others: Prompts = [(Verb.CONFIRM, turn), (Verb.BACK, _("Back"))]
        if not self._has_arrows or self.prompt_device().kind is Kind.MOUSE:
            return others
        place = _("Page {number} of {count}", number=self.page + 1, count=len(self._pages))
        return [(Verb.LEFT, place), *others]

    # The picture

    def _loop_time(self, number: int) -> float:
        """The time since the examples began again, in steps. Neighbours take turns, to spread the work."""
        step = math.floor(self.context.time * PICTURES_A_SECOND + number % 2 / 2)
        return step / PICTURES_A_SECOND % LOOP_SECONDS

    def picture(self) -> HowToPicture:
        return HowToPicture(
            layout=self.context.layout,
            theme=self.theme,
            time=self.context.backdrop_time,
            name=self.name,
            page=self._pages[self.page],
            turns=self._has_arrows,
            rules=self.full_rules,
            renderer=self.renderer,
            examples=self.examples([self._loop_time(number) for number in range(len(self.sentences))]),
        )

    def changed_parts(self, before: HowToPicture, after: HowToPicture) -> Parts | None:
        return changed_parts(before, after)

    def draw_picture(self, canvas: Surface, picture: HowToPicture) -> None:
        draw_how_to(canvas, picture)
