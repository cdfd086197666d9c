"""Cards on which people join, each with a device: what all pages of them have in common."""

from abc import abstractmethod
from dataclasses import replace
from itertools import zip_longest

from game.arcade.draw.theme import Theme
from game.arcade.input.actions import (
    LEFT_KEYS,
    MOUSE,
    RIGHT_KEYS,
    SHARED_KEYS,
    Action,
    Command,
    Device,
    Kind,
    Meaning,
    Spot,
)
from game.arcade.input.motors import Rumble
from game.arcade.kit.key import Key
from game.arcade.kit.nodes import Node
from game.arcade.navigation.destinations import Destination, ToAttract
from game.arcade.scenes.lights import Lights
from game.arcade.scenes.page_scene import PageScene
from game.arcade.scenes.party.cards import Cards
from game.arcade.scenes.party.naming_presses import STEPS, after_press
from game.arcade.scenes.party.page import (
    PlanKey,
    add_key,
    card_of,
    cards_in_place,
    greeting_of,
    join_page,
    key_of,
    naming_words,
)
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.arcade.shell.party import Party
from game.arcade.views.accents import TONIGHT_ACCENT
from game.arcade.views.party.card import JoinCard
from game.core.controls import Verb
from game.core.rules import PLAYERS, Player
from game.core.words import _
from game.people.naming import Naming, Step
from game.people.person import Person
from game.people.roster import MOST_UPHILL

# How long a card takes to light up, and how long the arrival of somebody is shown.
LIGHT_SECONDS, ARRIVAL_SECONDS = 0.25, 0.45
# What a gamepad does when somebody joins: once on the first card, on others once more after some seconds.
JOINED, AGAIN, APART = Rumble(0.6, 0.12), Rumble(0.8, 0.12), 0.26


class JoiningScene(PageScene):
    """Confirm joins, and then starts; up and down choose who it is. Nobody waits for somebody else's card."""

    # What stands above the cards.
    title: str

    def __init__(self, context: Context, go: Go, cards: Cards) -> None:
        super().__init__(context, go)
        self._cards = cards
        self._starts = False  # whether it starts as soon as everybody is named
        self.said = ""
        self._lights: Lights[Player] = Lights(LIGHT_SECONDS)
        self._since: dict[Player, float] = {}  # how long ago somebody has joined
        self._rumbles: list[tuple[float, Device, Rumble]] = []  # those to come, and in how many seconds
        self._lights.follow((), 0.0)
        if not cards.joined:
            self._take(cards.opened(context.device))

    # What the cards are for

    @abstractmethod
    def then(self, party: Party) -> Destination:
        """What follows when everybody is here."""

    @abstractmethod
    def way_back(self) -> Destination:
        """Where it leads back to."""

    @abstractmethod
    def key_words(self) -> str:
        """What the key that leads on says."""

    def why_not(self, party: Party) -> str:
        """Why these people cannot go on, as a sentence; empty if they can."""
        return ""

    @property
    def greeting(self) -> str:
        """What is said when people sit down."""
        return greeting_of(self.context, self._cards)

    def expect(self, people: tuple[Person, ...]) -> None:
        """Have the cards wait for these people, or for anybody."""
        self._change(self._cards.expecting(people))

    def plan(self) -> tuple[PlanKey, ...]:
        """The buttons that change what follows."""
        return ()

    @property
    def teams(self) -> tuple[tuple[Player, ...], ...]:
        """The teams in which they play, by the numbers of their cards; none if each plays alone."""
        return ()

    def change_plan(self, command: Command) -> None:
        """One of these buttons was pressed."""

    @property
    def cards(self) -> Cards:
        return self._cards

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(TONIGHT_ACCENT)

    def when_left_alone(self) -> Destination:
        return ToAttract(next(iter(self.context.games.values())))

    @property
    def takes_letters(self) -> bool:
        typist = self._cards.typist
        naming = self._cards.naming(typist) if typist else None
        return naming is not None and naming.step is Step.NAME

    # Presses

    def handle(self, action: Action) -> None:
        if action.verb is Verb.POINT:
            return
        self.said = ""
        device = self._device(action)
        player = self._cards.holder(device)
        if action.spot is not None:
            self._click(action.spot)
        elif action.verb in (Command.NEXT_TAB, Command.THIRD):
            self.change_plan(action.verb)
        elif action.verb is Command.SECOND:
            self._add(device)
        elif player is None:
            self._press_without_card(device, action)
        else:
            self._press(player, action)

    def _device(self, action: Action) -> Device:
        """The device that is meant. While its owner types a name, the whole keyboard is one."""
        if action.device.kind is not Kind.KEYBOARD:
            return action.device
        typist = self._cards.typist
        own = self._cards.card(typist).device if typist else None
        if own is not None and own.kind is Kind.KEYBOARD:
            return own
        if action.device != SHARED_KEYS:
            return action.device
        halves = (half for half in (self.context.device, LEFT_KEYS, RIGHT_KEYS) if self._cards.holder(half))
        return next(halves, SHARED_KEYS)

    def _press_without_card(self, device: Device, action: Action) -> None:
        starts = action.verb is Command.PAUSE and device.kind is Kind.GAMEPAD
        if action.verb is Verb.CONFIRM or starts:
            self._join(device)
        elif action.verb in (Verb.BACK, Command.PAUSE):
            self._leave()

    def _press(self, player: Player, action: Action) -> None:
        """A press of somebody who has joined, or of the mouse on a card. A gamepad's Start confirms."""
        naming, verb = self._cards.naming(player), action.verb
        if verb is Command.PAUSE and action.device.kind is Kind.GAMEPAD:
            verb = Verb.CONFIRM
        if action.repeated and verb not in (Verb.UP, Verb.DOWN):
            return
        if naming is not None:
            self._name(player, naming, verb)
        elif verb in STEPS:
            self._choose(player, Verb(verb))
        elif verb is Verb.CONFIRM:
            self._confirm(player)
        elif verb is Command.HINT:
            self._climb(player, 1)
        elif verb in (Verb.BACK, Command.PAUSE, Command.UNDO):
            self.context.audio.play("back")
            self._change(self._cards.left(player))

    def _choose(self, player: Player, way: Verb) -> None:
        """Up and down choose who it is, left and right the bot, how steep it is for one of several, or the
        card of those who share a device.
        """
        cards = self._cards
        if way in (Verb.UP, Verb.DOWN):
            self._move(cards.chosen(player, STEPS[way]).owned(player))
        elif cards.offers_bot:
            self._move(cards.with_other_bot(STEPS[way]))
        elif cards.shares(player):
            self._move(cards.holding_next(player, STEPS[way]))
        else:
            self._climb(player, STEPS[way])

    def _name(self, player: Player, naming: Naming, meaning: Meaning) -> None:
        """A press of somebody who names somebody new. After the last one, they are remembered."""
        after = after_press(naming, meaning)
        if after is None or not after.is_done:
            self._move(self._cards.named_so(player, after))
            return
        people = self.context.profile.people
        person = people.keep(after.person())
        self.context.audio.play("confirm")
        self._change(self._cards.named(player, person, people.book().roster))

    def take_letter(self, letter: str) -> None:
        player = self._cards.typist
        naming = self._cards.naming(player) if player else None
        if player is not None and naming is not None:
            self._move(self._cards.named_so(player, naming.typed(letter)))

    def _click(self, spot: Spot) -> None:
        """A click on a card, on the plan or on the key; anywhere else it means nothing."""
        for placed in self.picture().plan:
            match placed.node:
                case JoinCard() as card:
                    targets = card.targets(self.context.layout, placed.box)
                    verb = next((verb for box, verb in targets if box.collidepoint(spot)), None)
                    if verb is not None:
                        self._click_card(card.player, verb)
                        return
                case PlanKey(command=Command.SECOND) if placed.box.collidepoint(spot):
                    self._add(MOUSE)
                case PlanKey(command=command) if placed.box.collidepoint(spot):
                    self.change_plan(command)
                case Key() if placed.box.collidepoint(spot):
                    self._start()

    def _click_card(self, player: Player, verb: Meaning) -> None:
        """Whoever has the mouse can change every card; an empty one they join, or pass the mouse on to."""
        if self._cards[player] is not None:
            self._change(self._cards.holding(player))
            self._press(player, Action(verb, MOUSE))
        elif verb in STEPS:
            self._move(self._cards.with_other_bot(STEPS[Verb(verb)]))
        else:
            self._add(MOUSE)

    # What happens

    def _move(self, cards: Cards) -> None:
        """A press has changed what stands on a card."""
        if cards != self._cards:
            self.context.audio.play("cursor")
        self._change(cards)

    def _change(self, cards: Cards) -> None:
        self._cards = cards
        if self._starts and not cards.unnamed:
            self._start()

    def _join(self, device: Device) -> None:
        if self._cards.seat_for(device) is None:
            self._refuse_one_more()
        else:
            self._take(self._cards.join(device))

    def _add(self, device: Device) -> None:
        """Somebody else joins with this device, which is theirs too now, because they have said so."""
        holder = self._cards.holder(device)
        if holder is None:
            self._join(device)
        elif self._cards.has_room:
            self._take(self._cards.passed(holder))
        else:
            self._refuse_one_more()

    def _refuse_one_more(self) -> None:
        taken, most = len(self._cards.cards), self._cards.most
        if taken == len(PLAYERS):
            self.said = _("Both cards are taken. Back leaves a card.")
        else:
            self.said = _("There is room for {count}. Back leaves a card.", count=most)
        self.context.audio.play("illegal")

    def _climb(self, player: Player, step: int) -> None:
        """Somebody who is remembered says how steep it is for them against the other one."""
        people, who = self.context.profile.people, self._cards.card(player).who
        if who is not None and player in self._cards.climbers:
            people.set_uphill(who, (self._cards.uphill(player) + step) % (MOST_UPHILL + 1))
            self._move(replace(self._cards, roster=people.book().roster).owned(player))

    def _take(self, cards: Cards) -> None:
        """Somebody has joined, which is heard and felt."""
        pairs = zip_longest(cards.cards, self._cards.cards)
        (player,) = (place for place, (now, before) in enumerate(pairs, start=1) if now != before)
        self._starts = False
        self._since[player] = 0.0
        self._change(cards)
        self.context.audio.play(f"join_{2 - player % 2}")
        device = cards.card(player).device
        if device is not None:
            rumbles = (JOINED, AGAIN)[:player]
            self._rumbles += [(APART * number, device, each) for number, each in enumerate(rumbles)]

    def _confirm(self, player: Player) -> None:
        """Somebody new is named first. Otherwise it starts."""
        if self._cards.card(player).who is None:
            self._move(self._cards.begun_naming(player))
        else:
            self._start()

    def _start(self) -> None:
        """It starts now, or as soon as everybody has a name."""
        cards = self._cards
        self._starts = bool(cards.unnamed) and not cards.gone
        if cards.is_ready and (why_not := self.why_not(cards.party)):
            self.context.audio.play("illegal")
            self.said = why_not
        elif cards.is_ready:
            self.context.audio.play("confirm")
            self._keep_level()
            self.go(self.then(cards.party))
        elif cards.joined:
            self.context.audio.play("cursor" if self._starts else "illegal")
            self.said = _("It starts as soon as everybody has a name.") if self._starts else ""

    def _leave(self) -> None:
        self.context.audio.play("back")
        self.go(self.way_back())

    def _keep_level(self) -> None:
        """Whoever plays with a bot meets the same one the next time."""
        alone = self._cards.alone
        who = None if alone is None else self._cards.card(alone).who
        if who is not None:
            self.context.profile.people.set_level(who, self._cards.level)

    def pad_lost(self, pad: Device) -> None:
        self._change(self._cards.without_device(pad))

    # Time

    def update(self, seconds: float) -> None:
        for left, device, rumble in self._rumbles:
            if left <= 0:
                self.context.shake(device, rumble)
        waiting = [each for each in self._rumbles if each[0] > 0]
        self._rumbles = [(left - seconds, device, rumble) for left, device, rumble in waiting]

    def ease(self, seconds: float) -> None:
        self._lights.follow(self._cards.joined, seconds)
        self._since = {player: since + seconds for player, since in self._since.items()}

    @property
    def easing(self) -> bool:
        arriving = any(since < ARRIVAL_SECONDS for since in self._since.values())
        return arriving or bool(self._rumbles) or not self._lights.resting

    @property
    def resting(self) -> bool:
        return True

    # The picture

    @property
    def shows_notices(self) -> bool:
        return True

    @property
    def message(self) -> str | None:
        """The page has a place of its own for what is said."""
        return None

    def prompt_device(self) -> Device:
        """Letters are typed with the keys of the left hand."""
        types = self.takes_letters and self.context.device.kind is Kind.KEYBOARD
        return RIGHT_KEYS if types else super().prompt_device()

    def prompts(self) -> Prompts:
        cards = self._cards
        player = cards.holder(self.context.device)
        if player is None:
            return [(Verb.CONFIRM, _("Join")), (Verb.BACK, _("Back"))]
        naming = cards.naming(player)
        if naming is not None:
            turns = Verb.DOWN if naming.step is Step.NAME else Verb.LEFT
            return [(turns, _("Change")), (Verb.BACK, _("Back"))]
        own: Prompts = [(Verb.DOWN, _("Who"))]
        if cards.offers_bot:
            own.append((Verb.LEFT, _("Bot")))
        if cards.alone:
            has_pad = self.context.device.kind is Kind.GAMEPAD
            own.append((Command.SECOND, _("One pad for both") if has_pad else _("One device for both")))
        shares = cards.shares(player)
        if shares:
            own.append((Verb.LEFT, _("Card")))
        if player in cards.climbers:
            own.append((Command.HINT if shares else Verb.LEFT, _("Uphill")))
        return [*own, (Verb.BACK, _("Leave"))]

    def page(self) -> Node:
        context, cards = self.context, self._cards
        lights = self._lights.shown(cards.joined)
        refused = cards.is_ready and bool(self.why_not(cards.party))
        hint = _("Somebody else? Up and down.") if refused else ""
        shown = tuple(
            card_of(context, cards, player, lights.get(player, 0.0), self._arrived(player), hint)
            for player in cards.places
        )
        return join_page(
            context.layout,
            self.theme,
            _(self.title),
            self._how_to_name or self.greeting,
            self.said or context.notices.current,
            cards_in_place(context.layout, shown, self.teams),
            self._plan_keys(),
            None if refused else key_of(context, cards, self.key_words()),
        )

    @property
    def _how_to_name(self) -> str:
        """What somebody does who is choosing a name."""
        namings = filter(None, map(self._cards.naming, self._cards.joined))
        types = self._cards.typist is not None
        return next((naming_words(each, types=types) for each in namings if each.step is Step.NAME), "")

    def _plan_keys(self) -> tuple[PlanKey, ...]:
        """The buttons of the page: whoever has joined can have others join, who may have no device."""
        cards = self._cards
        adds = cards.most > len(PLAYERS) and len(cards.joined) >= len(PLAYERS) and cards.has_room
        return (*self.plan(), *([add_key(self.context)] if adds else []))

    def _arrived(self, player: Player) -> float:
        """How far the arrival of somebody is shown: at once where nothing is to move."""
        if not self.context.motion.pulses:
            return 1.0
        return min(1.0, self._since.get(player, ARRIVAL_SECONDS) / ARRIVAL_SECONDS)
