"""A guest of an evening that has ended is named, to be remembered."""

from game.arcade.draw.theme import Theme
from game.arcade.input.actions import RIGHT_KEYS, Action, Command, Device, Kind, Meaning, Spot
from game.arcade.kit.nodes import Node
from game.arcade.kit.stacks import Column, Part, Row
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import Back, KeepGuest
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.party.naming_presses import after_press
from game.arcade.scenes.party.page import naming_card, naming_words
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.arcade.views.accents import TONIGHT_ACCENT
from game.arcade.views.party.card import JoinCard
from game.core.controls import Verb
from game.core.rules import Player
from game.core.words import _
from game.people.naming import Naming, Step
from game.people.person import Person


class KeepGuestScene(PageScene):
    """One card, as when people join. Any device names them; back before the first letter gives it up."""

    def __init__(self, context: Context, go: Go, player: Player, guest: Person) -> None:
        super().__init__(context, go)
        self._player, self._guest = player, guest
        self._naming = Naming(emblem=guest.emblem, colour=guest.colour)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(TONIGHT_ACCENT)

    @property
    def takes_letters(self) -> bool:
        return self._naming.step is Step.NAME

    # Presses

    def handle(self, action: Action) -> None:
        if action.verb is Verb.POINT:
            return
        if action.spot is not None:
            self._click(action.spot)
        elif not action.repeated or action.verb in (Verb.UP, Verb.DOWN):
            starts = action.verb is Command.PAUSE and action.device.kind is Kind.GAMEPAD
            self._press(Verb.CONFIRM if starts else action.verb)

    def _click(self, spot: Spot) -> None:
        placed = self.picture().placed(JoinCard)
        assert isinstance(placed.node, JoinCard)
        for box, meaning in placed.node.targets(self.context.layout, placed.box):
            if box.collidepoint(spot):
                self._press(meaning)
                return

    def _press(self, meaning: Meaning) -> None:
        naming = after_press(self._naming, meaning)
        if naming is None:
            self.context.audio.play("back")
            self.go(Back())
        elif naming.is_done:
            self.context.audio.play("confirm")
            self.go(KeepGuest(self._player, naming.person()))
        else:
            self._follow(naming)

    def take_letter(self, letter: str) -> None:
        self._follow(self._naming.typed(letter))

    def _follow(self, naming: Naming) -> None:
        if naming != self._naming:
            self.context.audio.play("cursor")
        self._naming = naming

    # The picture

    def prompt_device(self) -> Device:
        """Letters are typed with the keys of the left hand."""
        types = self.takes_letters and self.context.device.kind is Kind.KEYBOARD
        return RIGHT_KEYS if types else super().prompt_device()

    def prompts(self) -> Prompts:
        turns = Verb.DOWN if self._naming.step is Step.NAME else Verb.LEFT
        return [(turns, _("Change")), (Verb.BACK, _("Back"))]

    @property
    def resting(self) -> bool:
        return True

    def page(self) -> Node:
        layout, naming = self.context.layout, self._naming
        card = naming_card(self.context, self._player, naming, self.context.device, 1.0)
        heading = _("Who is {name}?", name=self._guest.name)
        words = naming_words(naming, types=True)
        return Column(
            (
                Part(Line(heading, (layout.large, layout.medium), self.theme.ink, bold=True), rank=2),
                Part(Row((Part(card),), spare=0.5), gap=2, grows=True),
                Part(
                    Text(words, (layout.medium, layout.small), self.theme.heading, centred=True, lines=1),
                    gap=2,
                ),
            )
        )
