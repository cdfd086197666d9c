"""The wait for a device for somebody who has none: over a game, or over the Arena."""

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Action, Device
from game.arcade.input.prompts import source_for
from game.arcade.input.source_names import source_name
from game.arcade.navigation.destinations import TONIGHT_TILE, Back, ToEvening, ToMenu
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.ignored_presses import IgnoredPresses
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.core.controls import Verb
from game.core.rules import opponent
from game.core.variant import Variant
from game.core.words import _, later
from game.evening.progress import EveningProgress


def _nothing() -> None:
    """The wait goes on."""


def _before_the_finale(context: Context) -> EveningProgress | None:
    """The evening of those who are here, if its finale comes next and can still be another one."""
    progress = context.profile.evenings.unfinished()
    if progress is None or progress.people != context.party.everybody or not progress.evening.finale_begins:
        return None
    return progress


class ClaimScene(CardScene):
    """Confirm on a device that belongs to nobody goes on with the game. The others can only choose a row."""

    def __init__(self, context: Context, go: Go, variant: Variant | None) -> None:
        self._rides = variant is None
        self._without_arena = _before_the_finale(context) if self._rides else None
        self._absent = context.party.absent[0]
        self._name = context.party[self._absent].person.name
        self._ignored = IgnoredPresses()  # presses that were meant for the game
        rows = [Row(_("Wait for {name}", name=self._name), _nothing)]  # what a hasty press confirms
        if len(context.party.absent) == 1 and variant is not None:  # nobody shares a device in the Arena
            rows.append(Row(_("Pass the other device to {name}", name=self._name), self._pass_on))
        if self._without_arena is not None:
            rows.append(Row(later("Decide it without the Arena"), self._leave_out_arena))
        rows.append(Row(later("Back to the menu"), lambda: self.go(ToMenu(TONIGHT_TILE))))
        if variant is not None or self._absent in context.seats.missing:
            title = _("{name}'s gamepad is gone", name=self._name)
        else:
            title = _("A device for {name}", name=self._name)
        super().__init__(context, go, variant, title, rows)

    # Presses

    def handle(self, action: Action) -> None:
        if action.verb is Verb.CONFIRM and self._is_free(action.device) and not self._hits_a_row(action):
            self._claim(action.device)
        elif not self._ignored.ignores(action) and self.rows.handle(action):
            self.context.audio.play("cursor")

    def _is_free(self, device: Device) -> bool:
        """Whether a device is nobody's; while others ride, those who wait need none."""
        party = self.context.party
        return device not in party.devices.values() if self._rides else not party.owns(device)

    def _hits_a_row(self, action: Action) -> bool:
        spot = action.spot
        return spot is not None and any(box.collidepoint(spot) for box in self.rows.boxes)

    def _pass_on(self) -> None:
        """The device of the other is for both from now on, because somebody has said so."""
        self._claim(self.context.party.devices[opponent(self._absent)])

    def _leave_out_arena(self) -> None:
        """There are too few devices for all who would ride."""
        assert self._without_arena is not None, "the finale has not begun"
        self.context.audio.play("confirm")
        self.context.gather(self.context.party.sharing_again())
        self.go(ToEvening(self.context.profile.evenings.leave_out_arena(self._without_arena)))

    def _claim(self, device: Device) -> None:
        self.context.claim(self._absent, device)
        self.context.audio.play("confirm")
        self.go(Back())

    def pad_lost(self, pad: Device) -> None:
        self.go(Back())  # the game asks again, and knows who is gone now

    def update(self, seconds: float) -> None:
        self._ignored.advance(seconds)

    # The picture

    def prompts(self) -> Prompts:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, _("Confirm"))]

    def words(self) -> str:
        """What whoever is gone presses."""
        bindings = self.context.bindings
        halves = [half for half in (LEFT_KEYS, RIGHT_KEYS) if self._is_free(half)]
        sources = [(source_for(half, Verb.CONFIRM, bindings), half) for half in halves]
        keys = [source_name(source, half) for source, half in sources if source is not None]
        if not keys:
            return _("{name}: press confirm on any free gamepad, or click here.", name=self._name)
        either = _(" or ").join(keys)
        return _("{name}: press confirm on any free gamepad, or {keys}.", name=self._name, keys=either)
