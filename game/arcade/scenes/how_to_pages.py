"""Pages of how to play: three animated boards, and the rules in full."""

import math
from abc import abstractmethod
from collections.abc import Sequence

from game.arcade.draw.renderer import MomentRenderer
from game.arcade.input.actions import Action, Command, Kind
from game.arcade.kit.nodes import Node
from game.arcade.navigation.destinations import Back
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.arcade.views.how_to import MOST_WITHOUT_ARROWS, Arrow, Example, HowToScreen, Moment, Page, pages_of
from game.core.controls import Verb
from game.core.grid import RIGHT
from game.core.words import _

# The examples begin again after this long.
LOOP_SECONDS = 5.0
# Their pictures are renewed so often, as on the stage of the menu.
PICTURES_A_SECOND = 30


class HowToPages(PageScene):
    """Three animated boards and the full rules, page by page; CONFIRM switches between the two."""

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        self._number = 0  # of the page

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
    def moments(self, times: Sequence[float]) -> tuple[Moment, ...]:
        """What stands on the boards of the examples, this many seconds after each of them began."""

    @property
    @abstractmethod
    def renderer(self) -> MomentRenderer:
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
        return pages_of(self.context.layout, self.theme, self.name, self.sentences, self.full_rules)

    @property
    def shown_page(self) -> int:
        """The number of the page that is shown. There are fewer pages if text has become smaller."""
        return self._shown_of(self._pages)

    def _shown_of(self, pages: tuple[Page, ...]) -> int:
        return min(self._number, len(pages) - 1)

    def _walk(self, step: int, *, wraps: bool) -> None:
        """Turn a page. A held direction stops at the last one."""
        if wraps or self.shown_page + step in range(len(self._pages)):
            self._turn(step)

    def _turn(self, step: int) -> None:
        self._number = (self.shown_page + step) % len(self._pages)
        self.context.audio.play("page")

    def _to_the_rules(self) -> int:
        """The number of pages to the full rules, or back to the examples."""
        pages = self._pages
        shown = self._shown_of(pages)
        first = next(number for number, page in enumerate(pages) if page.in_full)
        return (0 if pages[shown].in_full else first) - shown

    def _clicked(self, action: Action) -> int:
        """The number of pages to turn for a click on an arrow; 0 for one elsewhere."""
        for placed in self.picture().plan:
            if isinstance(placed.node, Arrow) and action.spot and placed.box.collidepoint(action.spot):
                return 1 if placed.node.direction == RIGHT else -1
        return 0

    def prompts(self) -> Prompts:
        pages = self._pages
        shown = self._shown_of(pages)
        turn = _("See the examples") if pages[shown].in_full else _("Read the full rules")
        others: Prompts = [(Verb.CONFIRM, turn), (Verb.BACK, _("Back"))]
        if len(pages) <= MOST_WITHOUT_ARROWS or self.prompt_device().kind is Kind.MOUSE:
            return others
        place = _("Page {number} of {count}", number=shown + 1, count=len(pages))
        return [(Verb.LEFT, place), *others]

    # The picture

    def _loop_time(self, number: int) -> float:
        """The time since the examples began again, in steps. Neighbours take turns, to spread the work."""
        step = math.floor(self.context.time * PICTURES_A_SECOND + number % 2 / 2)
        return step / PICTURES_A_SECOND % LOOP_SECONDS

    def page(self) -> Node:
        pages = self._pages
        return pages[self._shown_of(pages)].node

    def _screen(self) -> HowToScreen:
        context = self.context
        return HowToScreen(
            context.layout,
            self.theme,
            context.backdrop_time,
            self.page(),
            in_room_of=self.renderer,
            renderer=self.renderer,
            moments=self.moments([self._loop_time(number) for number in range(len(self.sentences))]),
        )
