"""The cards on which people join: a value. Each press gives other cards.

A card belongs to whoever pressed confirm, with the device on which that was. It proposes who is expected, or
who was here last; others, a guest, or somebody new can take their place. Somebody new is named on the card.
The first two cards are always there; each further one comes with somebody who joins, and goes with them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from game.arcade.input.actions import MOUSE, Device, Kind
from game.arcade.shell.party import Member, Party
from game.bots.levels import BEGINNERS_LEVEL
from game.core.rules import PLAYERS, Player
from game.people.faces import FACES
from game.people.naming import Naming
from game.people.person import COLOURS, EMBLEMS, Person, guest
from game.people.roster import Roster

T = TypeVar("T")


@dataclass(frozen=True)
class Card:
    """Who has joined, and with which device."""

    who: Person | None  # None for somebody new, who is not named yet
    device: Device | None  # None while the gamepad is gone
    naming: Naming | None = None  # while somebody new is being named

    def without_device(self, device: Device) -> "Card":
        return replace(self, device=None) if self.device == device else self


@dataclass(frozen=True)
class Cards:
    """A card for each, None where nobody has joined; if somebody is alone, a bot plays there."""

    roster: Roster
    cards: tuple[Card | None, ...] = (None,) * len(PLAYERS)
    most: int = len(PLAYERS)  # how many people there is room for
    bot_level: str = ""  # that was chosen; empty for the one with which whoever is alone played last
    expected: tuple[Person, ...] = ()  # whose evening waits, in their order
    # The card whose device anybody else's replaces: the mouse has only opened it, or it shares the other's.
    lent: Player | None = None
    # Of those who share a device, the one whose card it changes; at first that is the first of them.
    held: Mapping[Device, Player] = field(default_factory=dict)

    @classmethod
    def of(cls, roster: Roster, unfinished: tuple[Person, ...], most: int = len(PLAYERS)) -> "Cards":
        """Empty cards, which propose the people of an unfinished evening and its bot."""
        levels = [person.level for person in unfinished if person.level]
        return cls(roster, most=most, bot_level=next(iter(levels), ""), expected=unfinished)

    @classmethod
    def held_by(cls, party: Party, roster: Roster, most: int = len(PLAYERS)) -> "Cards":
        """The cards of those who are here, or play now if there is room for no more; empty if nobody is."""
        if not party:
            return cls.of(roster, (), most)
        playing = tuple(member for _side, member in party.sides)
        members = party.members if len(party.members) <= most else playing
        people = [None if member.is_bot else Card(member.person, member.device) for member in members]
        here = tuple(member.person for member in members)
        return replace(cls.of(roster, here, most), cards=tuple(people))

    def __getitem__(self, player: Player) -> Card | None:
        return self.cards[player - 1]

    def card(self, player: Player) -> Card:
        """The card of somebody who has joined."""
        card = self[player]
        assert card is not None, "somebody has joined here"
        return card

    def expecting(self, people: tuple[Person, ...]) -> "Cards":
        """The same cards, which wait for these people; for anybody if there are none."""
        return replace(self, expected=people)

    def awaited(self, player: Player) -> Person | None:
        """Who is expected on an empty card: whoever has its place, or else the first who is not here yet.
        With a bot, only one person is expected.
        """
        if self.joined and any(person.level for person in self.expected):
            return None
        here = self._others(player)
        people = (*self.expected[player - 1 : player], *self.expected)
        return next((person for person in people if not person.level and person not in here), None)

    @property
    def offers_bot(self) -> bool:
        """Whether a bot plays unless somebody else joins."""
        empty = next((player for player in self.places if self[player] is None), None)
        return self.alone is not None and empty is not None and self.awaited(empty) is None

    # Who has joined

    @property
    def places(self) -> tuple[Player, ...]:
        """The numbers of the cards, counted from 1; in a game of two, of their sides."""
        return tuple(range(1, len(self.cards) + 1))

    @property
    def joined(self) -> tuple[Player, ...]:
        """The cards that people have taken."""
        return tuple(player for player in self.places if self[player] is not None)

    @property
    def alone(self) -> Player | None:
        """The only one who has joined."""
        return self.joined[0] if len(self.joined) == 1 else None

    def sharers(self, device: Device | None) -> tuple[Player, ...]:
        """Those who hold a device, and pass it on to each other if they are several."""
        players = (player for player in self.joined if self.card(player).device == device)
        return () if device is None else tuple(players)

    def shares(self, player: Player) -> bool:
        """Whether somebody passes a device on to others."""
        return len(self.sharers(self.card(player).device)) > 1

    def holder(self, device: Device) -> Player | None:
        """Whose card a device changes; None if it is on no card."""
        players = self.sharers(device)
        held = self.held.get(device)
        return held if held in players else next(iter(players), None)

    def is_held(self, player: Player) -> bool:
        """Whether its device changes a card: of those who share one, only one card at a time, but the mouse
        points at each."""
        device = self.card(player).device
        return device in (None, MOUSE) or self.holder(device) == player

    def holding(self, player: Player) -> "Cards":
        """The same cards, of which a shared device changes this one."""
        device = self.card(player).device
        return self if device is None else replace(self, held={**self.held, device: player})

    def holding_next(self, player: Player, step: int) -> "Cards":
        """The same cards, of which a shared device changes the next one on that side, if there is one."""
        sharers = self.sharers(self.card(player).device)
        number = sharers.index(player) + step
        return self.holding(sharers[number]) if 0 <= number < len(sharers) else self

    @property
    def unnamed(self) -> tuple[Player, ...]:
        """Those who are still to be named."""
        return tuple(player for player in self.joined if self.card(player).who is None)

    @property
    def gone(self) -> tuple[Player, ...]:
        """Those whose gamepad is gone."""
        return tuple(player for player in self.joined if self.card(player).device is None)

    @property
    def is_ready(self) -> bool:
        """Whether everybody who has joined has a name and a device."""
        return bool(self.joined) and not self.unnamed and not self.gone

    @property
    def climbers(self) -> tuple[Player, ...]:
        """Where it can be set how steep it is: for those who were asked once, against another person."""
        whos = {player: self.card(player).who for player in self.joined} if self.alone is None else {}
        return tuple(player for player, who in whos.items() if who is not None and self.roster.was_asked(who))

    def uphill(self, player: Player) -> int:
        """How steep somebody wants it."""
        who = self.card(player).who
        return 0 if who is None else self.roster.uphill(who)

    @property
    def party(self) -> Party:
        """Who plays, if nobody else joins."""
        assert self.is_ready, "everybody has a name and a device"
        return Party(tuple(self._member(player) for player in self.places))

    def _member(self, player: Player) -> Member:
        card = self[player]
        return Member(self.bot) if card is None or card.who is None else Member(card.who, card.device)

    @property
    def bot(self) -> Person:
        """Who plays where nobody joins."""
        return FACES[self.level].person

    @property
    def level(self) -> str:
        """The level of the bot."""
        who = None if self.alone is None else self.card(self.alone).who
        return self.bot_level or (BEGINNERS_LEVEL if who is None else self.roster.level(who))

    # Joining and leaving

    def seat_for(self, device: Device) -> Player | None:
        """Where somebody with another device would join: in place of a gamepad that is gone, on a card that
        is lent, on an empty one, or on one more."""
        lent = (self.lent,) if self.lent is not None else ()
        return None if self.holder(device) else next(iter((*self.gone, *lent, *self._empty)), None)

    @property
    def _empty(self) -> tuple[Player, ...]:
        """The cards that are empty, or else the one that comes with somebody who joins."""
        empty = tuple(player for player in self.places if self[player] is None)
        return empty or ((len(self.cards) + 1,) if len(self.cards) < self.most else ())

    @property
    def has_room(self) -> bool:
        """Whether somebody else can join."""
        return bool(self.gone or self._empty)

    def join(self, device: Device) -> "Cards":
        """Somebody takes the first card that is free."""
        player = self.seat_for(device)
        assert player is not None, "a card is free"
        return self._joined(player, device).owned(player)

    def _joined(self, player: Player, device: Device) -> "Cards":
        """The same cards, of which somebody takes one with a device."""
        card = self[player] if player in self.places else None
        joined = Card(self._proposed(player), device) if card is None else replace(card, device=device)
        return self._with(player, joined)

    def opened(self, device: Device) -> "Cards":
        """Whoever has opened the cards takes the first one. With the mouse, that may be all they wanted."""
        joined = self.join(device)
        return replace(joined, lent=joined.alone) if device == MOUSE else joined

    def passed(self, player: Player) -> "Cards":
        """Somebody passes their device on to somebody else, who joins with it too."""
        device, other = self.card(player).device, (*self.gone, *self._empty)[0]
        assert device is not None, "there is something to pass on"
        lent = other if self.alone else None
        return replace(self._joined(other, device).holding(other), lent=lent)

    def left(self, player: Player) -> "Cards":
        """Somebody has left their card. Of more than two cards, those after it move up."""
        cards = tuple(None if place == player else self[place] for place in self.places)
        if len(cards) > len(PLAYERS):
            cards = tuple(card for card in cards if card is not None)
        held = {device: each - (each > player) for device, each in self.held.items()}
        return replace(self.owned(player), cards=cards, held=held)

    def without_device(self, device: Device) -> "Cards":
        """A gamepad is gone. Its card waits for another device."""
        cards = tuple(None if card is None else card.without_device(device) for card in self.cards)
        return replace(self, cards=cards, lent=None)

    def owned(self, player: Player) -> "Cards":
        """The same cards, of which this one is lent no more."""
        return replace(self, lent=None) if self.lent == player else self

    def _with(self, player: Player, card: Card) -> "Cards":
        """The same cards with this one, which may come after the last one."""
        cards = self.cards
        return replace(self, cards=(*cards[: player - 1], card, *cards[player:]))

    # Who plays

    def _others(self, player: Player) -> list[Person]:
        """Who has joined on other cards."""
        cards = (self.card(other) for other in self.joined if other != player)
        return [card.who for card in cards if card.who is not None]

    def _proposed(self, player: Player) -> Person:
        here = {person.key for person in self._others(player)}
        return self.awaited(player) or self.roster.proposed(here) or self._guest(player)

    def _guest(self, player: Player) -> Person:
        """The guest of a card, who has the name of nobody else, and looks like nobody else."""
        others = self._others(player)
        names = [person.name for person in (*self.expected, *others)]
        usual = min(map(guest, (player, *range(1, self.most + 1))), key=lambda each: each.name in names)
        emblems = (usual.emblem, *EMBLEMS)
        colours = (usual.colour, *COLOURS)
        return replace(
            usual,
            emblem=_unused(emblems, [person.emblem for person in others]),
            colour=_unused(colours, [person.colour for person in others]),
        )

    def choices(self, player: Player) -> tuple[Person | None, ...]:
        """Who can play on a card: those who are expected, wherever they are; then those who are remembered
        and free, a guest, and somebody new.
        """
        expected = tuple(person for person in self.expected if not person.level)
        taken = {person.key for person in (*expected, *self._others(player))}
        remembered = (each.person for each in self.roster.by_last_visit() if each.key not in taken)
        return *expected, *remembered, self._guest(player), None

    def chosen(self, player: Player, step: int) -> "Cards":
        """Somebody else plays on a card: somebody who is on another one changes places with who was here."""
        card, choices = self.card(player), self.choices(player)
        is_own = card.who is not None and card.who.is_guest and card.who not in choices
        who = _after(choices, self._guest(player) if is_own else card.who, step)
        cards = self.played_by(player, who)
        for other in self.joined:
            if who is not None and other != player and self.card(other).who == who:
                return cards.played_by(other, cards.awaited(other) or card.who)
        return cards

    def played_by(self, player: Player, who: Person | None) -> "Cards":
        """The same cards, on one of which this person plays."""
        return self._with(player, replace(self.card(player), who=who))

    def with_other_bot(self, step: int) -> "Cards":
        """Another bot plays where nobody joins."""
        return replace(self, bot_level=_after(tuple(FACES), self.level, step))

    # Somebody new

    def naming(self, player: Player) -> Naming | None:
        """How somebody new is being named on a card."""
        card = self[player]
        return None if card is None else card.naming

    def named_so(self, player: Player, naming: Naming | None) -> "Cards":
        """Somebody new is named as far as this on a card; None ends it."""
        return self._with(player, replace(self.card(player), naming=naming))

    def begun_naming(self, player: Player) -> "Cards":
        """Somebody new begins with an emblem and a colour that nobody else has, as long as there are some."""
        known = [
            *(each.person for each in self.roster.people),
            *self._others(player),
            *self._newcomers(player),
        ]
        emblem = _unused(EMBLEMS, [person.emblem for person in known])
        colour = _unused(COLOURS, [person.colour for person in known])
        return self.named_so(player, Naming(emblem=emblem, colour=colour))

    def _newcomers(self, player: Player) -> list[Person]:
        """Who is being named on other cards, as far as they are chosen."""
        cards = (self.card(other) for other in self.joined if other != player)
        return [card.naming.person() for card in cards if card.naming is not None]

    def named(self, player: Player, person: Person, roster: Roster) -> "Cards":
        """Somebody new has got a name, and is remembered."""
        return replace(self._with(player, Card(person, self.card(player).device)), roster=roster)

    @property
    def typist(self) -> Player | None:
        """Who names somebody new and has the keyboard alone: all of its keys are theirs meanwhile."""
        return next((player for player in self.joined if self._types(player)), None)

    def _types(self, player: Player) -> bool:
        devices = {self.card(other).device for other in self.joined} - {self.card(player).device}
        has_keys = any(device is not None and device.kind is Kind.KEYBOARD for device in devices)
        return self.naming(player) is not None and not has_keys


def _after(values: tuple[T, ...], value: T, step: int) -> T:
    return values[(values.index(value) + step) % len(values)] if value in values else values[0]


def _unused(values: tuple[str, ...], used: list[str]) -> str:
    return min(values, key=used.count)
