"""A set-up: the screen before a game or a match, on which people choose who plays, with what, and on what."""

from abc import abstractmethod
from typing import Generic, TypeVar

from pygame import Rect

from game.arcade.input.actions import Action, Command
from game.arcade.kit.nodes import Node
from game.arcade.navigation.destinations import Back, Destination, ToWhoPlays
from game.arcade.scenes.device_rows import WithDevices, after, device_row
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences.captions import who_plays
from game.arcade.shell.context import Context
from game.arcade.views.set_up_page import SetUpPicture, ShownStart, set_up_page
from game.core.controls import Verb
from game.core.rules import PLAYERS, Player
from game.core.words import _, later
from game.people.faces import FACES
from game.session.players import Players

SIDES = (later("Player 1"), later("Player 2"))

C = TypeVar("C", bound=WithDevices)


class SetUpScene(PageScene, Generic[C]):
    """What the set-ups of games and of the Arena have in common.

    Its first row plays. Then come, for each player, who plays and with which device, or one row about people
    who have joined. Below are the rows about what is played, and last the one that explains it.
    """

    # Who can play on each side: `HUMAN`, or a bot by the name of its level.
    candidates: tuple[str, ...]
    # Where the first row leads, and where the last one does.
    to_play: Destination
    to_how_to: Destination
    # Where somebody else joins.
    to_who_plays = ToWhoPlays()
    # Whether what is shown beside the rows is broader than high.
    broad = False

    def __init__(self, context: Context, go: Go) -> None:
        super().__init__(context, go)
        self._party = context.party
        self.rows = RowList(self._make_rows(), self.places_of_rows)

    def enter(self) -> None:
        """Others may be here now than before."""
        if self._party != self.context.party:
            self._party = self.context.party
            self.rows = RowList(self._make_rows(), self.places_of_rows)

    def make_rows_anew(self) -> None:
        """Some rows have come or gone. The focus stays on the row where it is."""
        label = self.rows.focused.label
        self.rows = RowList(self._make_rows(), self.places_of_rows)
        self.rows.focus_on([row.label for row in self.rows.rows].index(label))

    @property
    @abstractmethod
    def choices(self) -> C:
        """The current choices, without gamepads that were unplugged."""

    @abstractmethod
    def keep(self, choices: C) -> None:
        """Keep changed choices."""

    @abstractmethod
    def who_plays(self, player: Player) -> str:
        """Who plays on a side."""

    @abstractmethod
    def with_player(self, player: Player, who: str) -> C:
        """The current choices, but with somebody else on a side."""

    @abstractmethod
    def name_of(self, who: str) -> str:
        """How a row names one of the candidates."""

    @property
    @abstractmethod
    def players(self) -> Players:
        """Who plays next."""

    @abstractmethod
    def own_rows(self) -> list[Row]:
        """The rows about what is played."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The name of what is set up."""

    @property
    @abstractmethod
    def summary(self) -> str:
        """What that is, in a few words."""

    # The rows

    def _make_rows(self) -> list[Row]:
        seats = (row for player in PLAYERS for row in self._seat(player))
        return [
            Row(later("Play"), self._play),
            *([self._row_of_party()] if self._party else seats),
            *self.own_rows(),
            Row(later("How to play"), self._how_to),
        ]

    def _seat(self, player: Player) -> tuple[Row, Row]:
        """The rows of a side: who plays, and with which device."""

        def change(step: int) -> None:
            self.keep(self.with_player(player, after(self.candidates, self.who_plays(player), step)))

        who = Row(SIDES[player - 1], change=change, value=lambda: self.name_of(self.who_plays(player)))
        return who, device_row(self.context, player, lambda: self.choices, self.keep)

    def _row_of_party(self) -> Row:
        return Row(_("Who plays: {who}", who=who_plays(self.players)), self._to_cards)

    def _to_cards(self) -> None:
        self.context.audio.play("confirm")
        self.go(self.to_who_plays)

    def _play(self) -> None:
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
        elif action.verb is Command.HINT:
            self._to_cards()
        elif self.rows.handle(action):
            self.context.audio.play(self.rows.sound)

    def prompts(self) -> Prompts:
        chosen = (Verb.UP, _("Choose")), (Verb.CONFIRM, self.rows.focused.act)
        return [*chosen, (Command.HINT, _("Who plays")), (Verb.BACK, _("Back"))]

    # The picture

    @property
    def resting(self) -> bool:
        return True

    @abstractmethod
    def shown_start(self) -> ShownStart:
        """What is set up, as it will be at the start."""

    @property
    def lights_of_first(self) -> tuple[float, float]:
        """For each seat, the light of the tag of the player who goes first; 0 for both if they go at once."""
        return 0.0, 0.0

    def page(self) -> Node:
        faces = (FACES.get(self.who_plays(player)) for player in PLAYERS)
        bots = tuple(None if face is None else face.person for face in faces)
        picture = SetUpPicture(
            self.name,
            self.summary,
            self.rows.content(),
            bots,
            self.lights_of_first,
            has_seats=not self._party,
        )
        return set_up_page(self.context.layout, self.theme, picture, self.shown_start(), broad=self.broad)

    @property
    def board_box(self) -> Rect | None:
        for placed in self.picture().plan:
            if isinstance(placed.node, ShownStart):
                slab, seen = placed.node.slab(self.context.layout, placed.box), placed.node.perspective
                return seen.extent(seen.roomy(slab)) if slab is not None else None
        return None
