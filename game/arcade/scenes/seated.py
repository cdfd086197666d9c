"""What set-ups have in common: two seats, the choices about what is played, and the key that starts it."""

from abc import abstractmethod
from typing import Generic, TypeVar

from pygame import Rect

from game.arcade.input.actions import Action, Command
from game.arcade.kit.nodes import Node
from game.arcade.navigation.destinations import Back, Destination
from game.arcade.scenes.device_rows import WithDevices, after, device_row
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.arcade.views.seated import SeatedPicture, SetUpBoard, seated_page
from game.core.controls import Verb
from game.core.rules import PLAYERS, Player
from game.core.words import _, later

SIDES = (later("Player 1"), later("Player 2"))

C = TypeVar("C", bound=WithDevices)


class SeatedScene(PageScene, Generic[C]):
    """Rows: first the one that plays, then who sits on each seat and with which device, then all others."""

    # Who can sit on a seat: `HUMAN`, or a bot by the name of its level.
    everybody: tuple[str, ...]
    # Where the first row leads, and where the last one does.
    to_play: Destination
    to_how_to: Destination
    # Whether the board that is shown beside the rows is broader than high.
    broad = False

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        self.rows = RowList(self._make_rows(), self.places_of_rows)

    @property
    @abstractmethod
    def choices(self) -> C:
        """The current choices, without gamepads that were unplugged."""

    @abstractmethod
    def keep(self, choices: C) -> None:
        """Keep changed choices."""

    @abstractmethod
    def who(self, player: Player) -> str:
        """Who sits on a player's seat."""

    @abstractmethod
    def seated(self, player: Player, who: str) -> C:
        """The choices after somebody else has taken a player's seat."""

    @abstractmethod
    def who_in_words(self, who: str) -> str:
        """Somebody who can sit on a seat, as a row says it."""

    @abstractmethod
    def further_rows(self) -> list[Row]:
        """The rows about what is played."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What is set up."""

    @property
    @abstractmethod
    def summary(self) -> str:
        """What it is in a few words."""

    # The rows

    def _make_rows(self) -> list[Row]:
        return [
            Row(later("Play"), self._start),
            *(row for player in PLAYERS for row in self._seat(player)),
            *self.further_rows(),
            Row(later("How to play"), self._how_to),
        ]

    def _seat(self, player: Player) -> tuple[Row, Row]:
        """Who plays a side, and with which device."""

        def change(step: int) -> None:
            self.keep(self.seated(player, after(self.everybody, self.who(player), step)))

        who = Row(SIDES[player - 1], change=change, value=lambda: self.who_in_words(self.who(player)))
        return who, device_row(self.context, player, lambda: self.choices, self.keep)

    def _start(self) -> None:
        self.context.audio.play("confirm")
        self.go(self.to_play)

    def _how_to(self) -> None:
        self.go(self.to_how_to)

    # What happens

    def handle(self, action: Action) -> None:
        if action.verb in (Verb.BACK, Command.PAUSE):
            self.context.audio.play("back")
            self.go(Back())
        elif action.verb is Command.HELP:
            self._how_to()
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def prompts(self) -> Prompts:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, self.rows.focused.act), (Verb.BACK, _("Back"))]

    # The picture

    @property
    def resting(self) -> bool:
        return True

    @abstractmethod
    def set_up(self) -> SetUpBoard:
        """The board as it is set up."""

    @property
    def first_lights(self) -> tuple[float, float]:
        """At each seat, the light of the tag of the player who goes first: none if both go at once."""
        return 0.0, 0.0

    def page(self) -> Node:
        picture = SeatedPicture(self.name, self.summary, self.rows.content(), self.first_lights)
        return seated_page(self.context.layout, self.theme, picture, self.set_up(), broad=self.broad)

    @property
    def board_box(self) -> Rect | None:
        for placed in self.picture().plan:
            if isinstance(placed.node, SetUpBoard):
                slab = placed.node.slab(self.context.layout, placed.box)
                return slab.whole if slab is not None else None
        return None
