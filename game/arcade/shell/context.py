"""The context: what all scenes share while the arcade runs."""

import math
from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cached_property

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.draw.themes import theme_of
from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, SHARED_KEYS, Device, Kind
from game.arcade.input.bindings import Bindings
from game.arcade.input.hand_presets import with_settings
from game.arcade.input.motors import Motors, Rumble
from game.arcade.input.seats import Seats
from game.arcade.profile.choices import ChoiceBook, ChosenDevices
from game.arcade.profile.profile import Profile
from game.arcade.profile.settings import OWN, Settings, with_defaults
from game.arcade.shell.adviser import Adviser
from game.arcade.shell.audio import Audio
from game.arcade.shell.clipboard import Clipboard
from game.arcade.shell.filming import Filming
from game.arcade.shell.motion import Motion, motion_of
from game.arcade.shell.notices import Notices
from game.arcade.shell.pace import RESTING_PICTURES_A_SECOND
from game.arcade.shell.party import Party, Team
from game.core.rules import Player
from game.core.variant import Variant
from game.people.person import Person
from game.puzzles.pack import Packs, sound_packs
from game.session.my_level import MINE
from game.session.players import Players


class Context:
    """The games, the settings and what follows from them, the devices, the choices and the time."""

    def __init__(
        self,
        games: Mapping[str, Variant],
        layout: Layout,
        audio: Audio,
        choices: ChoiceBook,
        *,
        adviser: Adviser | None = None,
        settings: Settings | None = None,
        motors: Motors | None = None,
        profile: Profile | None = None,
    ) -> None:
        self.games = games
        self.audio = audio
        self.choices = choices
        self.adviser = adviser or Adviser()
        self.profile = profile or Profile(games=games)
        self.arena = self.profile.arena
        self.notices = Notices()
        self.filming = Filming(self.notices)
        self.clipboard = Clipboard()
        self.seats = Seats()
        self._party = Party()
        self._layout = layout
        self.motors = motors or Motors()
        self._own_bindings = self.profile.bindings
        self._settings = settings or Settings()
        self._half = self._usual_half
        self._device: Device = self._half
        self._is_used = False  # whether anything was pressed on any device
        self._running = True
        self._time = 0.0
        self._follow_settings()

    @cached_property
    def packs(self) -> Packs:
        """The puzzles of all games. The player reads about those that are damaged."""
        packs, faults = sound_packs()
        self.notices.add(faults)
        return packs

    def level(self, variant: Variant) -> str:
        """The level of the bots in the next game: the one chosen, or the person's own level."""
        chosen = self.choices.of(variant).level
        return self.profile.history.my_level(variant.slug) if chosen == MINE else chosen

    def players(self, variant: Variant) -> Players:
        """Who plays the next game: the people who are here, or else those chosen for it."""
        if self._party:
            return self._party.playing(None).players
        return Players.of(self.choices.of(variant).people, self.level(variant))

    @property
    def riders(self) -> Players:
        """Who rides in the next match of the Arena: those who are here, or those chosen for it, and bots."""
        return self.arena.kept.players(self._party.everybody)

    # The settings

    @property
    def settings(self) -> Settings:
        return self._settings

    def change(self, settings: Settings) -> None:
        """Replace the settings. They apply at once, and at the next start."""
        self.profile.keep_settings(self._settings, settings)
        before, self._settings = self._settings, settings
        self._follow_settings()
        if settings.hands not in (before.hands, "both"):
            self._follow_hand()

    def has_defaults(self, names: Collection[str]) -> bool:
        """Whether these settings have their defaults, and nobody who is here has settings of their own."""
        return with_defaults(self._settings, names) == self._settings and not self._with_own(names)

    def reset(self, names: Collection[str]) -> None:
        """Give these settings their defaults, for everybody who is here."""
        self.change(with_defaults(self._settings, names))
        for person in self._with_own(names):
            self.profile.people.set_hints(person, None)

    def _with_own(self, names: Collection[str]) -> list[Person]:
        """Those who are here and have settings of their own among these."""
        roster = self.profile.people.known.roster
        return [each for each in self.remembered if OWN in names and roster.hints(each) is not None]

    def erase(self) -> None:
        """Forget everything that is kept.

        The defaults apply at once, but the window stays as it is.
        """
        self.profile.erase()
        self.gather(Party())
        self._settings = replace(self.profile.settings, full_screen=self._settings.full_screen)
        self._own_bindings = self.profile.bindings
        self._follow_settings()

    def _follow_settings(self) -> None:
        self._follow_sound()
        self._follow_text()
        self._follow_bindings()
        self._motion = motion_of(self._settings)

    def _follow_sound(self) -> None:
        master = self._settings.master / 100
        self.audio.set_mono(mono=self._settings.mono)
        self.audio.set_volumes(master * self._settings.effects / 100, master * self._settings.music / 100)

    def _follow_text(self) -> None:
        self._layout = replace(self._layout, text=self._settings.text)

    def _follow_bindings(self) -> None:
        settings = self._settings
        self._bindings = with_settings(
            self._own_bindings, settings.hands, settings.dead_zone, settings.repeat
        )

    def _follow_hand(self) -> None:
        """Follow the setting for one hand, which has its half of the keyboard: prompts show that half."""
        self._half = self._usual_half
        self.seats.move_to(self._half)
        if self._device.kind is Kind.KEYBOARD:
            self._device = self._half

    # The screen

    @property
    def layout(self) -> Layout:
        return self._layout

    def resize(self, width: int, height: int) -> None:
        self._layout = Layout(width, height, self._settings.text)

    @property
    def theme(self) -> Theme:
        settings = self._settings
        return theme_of(settings.theme, settings.palette, glow=settings.glow)

    @property
    def motion(self) -> Motion:
        """How much moves on the screen."""
        return self._motion

    @property
    def full_screen(self) -> bool:
        """Whether the arcade should fill the screen; the window follows."""
        return self._settings.full_screen

    def toggle_full_screen(self) -> None:
        self.change(replace(self._settings, full_screen=not self._settings.full_screen))

    # The devices

    @property
    def bindings(self) -> Bindings:
        """What keys and buttons mean at the moment."""
        return self._bindings

    @property
    def own_bindings(self) -> Bindings:
        """What people have bound. It is kept while a preset for one hand takes its place."""
        return self._own_bindings

    def bind(self, bindings: Bindings) -> None:
        """Replace what people have bound. It applies at once, and at the next start."""
        self.profile.keep_bindings(self._own_bindings, bindings)
        self._own_bindings = bindings
        self._follow_bindings()

    def rumble(self, player: Player, rumble: Rumble) -> None:
        """Let the gamepad that a player has used last rumble."""
        pad = self.seats.used.get(player)
        if pad is not None:
            self.shake(pad, rumble)

    def shake(self, pad: Device, rumble: Rumble) -> None:
        """Let a gamepad rumble, as strongly as the settings say."""
        self.motors.give(pad, rumble, self._settings.rumble / 100)

    @property
    def device(self) -> Device:
        """The device used last, whose keys or buttons prompts show; of the keyboard, the half used last."""
        return self._device

    @property
    def _usual_half(self) -> Device:
        """The half of the keyboard that prompts show when no device was used yet."""
        return RIGHT_KEYS if self._settings.hands == "right" else LEFT_KEYS

    def use(self, device: Device) -> None:
        """Something was pressed on a device. A key that both halves share changes nothing about the half."""
        self._is_used = True
        if device in (LEFT_KEYS, RIGHT_KEYS):
            self._half = device
        self._device = self._half if device == SHARED_KEYS else device

    def find_pad(self, pad: Device) -> None:
        """A gamepad was plugged in. As long as nothing was pressed anywhere, prompts show the first one."""
        self.seats.join(pad)
        if not self._is_used:
            self._device = next(iter(self.seats.pads))

    def lose_pad(self, pad: Device) -> None:
        """A gamepad was unplugged: remove it from seats and choices."""
        self.seats.lose(pad)
        self.choices.forget_device(pad)
        self.arena.forget_device(pad)
        self._party = self._party.without_device(pad)
        if self._device == pad:
            self._device = next(iter(self.seats.pads), self._half)

    def sit(self, players: Players, chosen: ChosenDevices, *, together: bool = False) -> None:
        """Give people their own devices if they are the party, or those chosen for what they play.

        Somebody of the party who plays alone can use any device.
        """
        if self.are_here(players):
            chosen = tuple(self._party.devices.items()) if self.is_party(players) else ()
        self.seats.sit(players.people, dict(chosen), together=together)

    # The party

    @property
    def party(self) -> Party:
        """Who is here."""
        return self._party

    def gather(self, party: Party) -> None:
        """These people are here from now on."""
        self._party = party

    def forget_people(self, identities: tuple[str, ...]) -> None:
        """Forget people, or what two of them have played. Nobody is here any more who is forgotten."""
        self.profile.forget_people(identities)
        known = self.profile.people.book().person
        if any(member.person.key and known(member.person.key) is None for member in self._party.members):
            self.gather(Party())

    @property
    def remembered(self) -> tuple[Person, ...]:
        """Those who are here and are remembered: what is their own can be set."""
        return tuple(member.person for member in self._party.members if member.person.key)

    def gives_hints(self, person: Person | None) -> bool:
        """Whether somebody can ask for hints: as they have said themselves, or else as the settings say."""
        own = None if person is None else self.profile.people.known.roster.hints(person)
        return self._settings.hints if own is None else own

    def is_party(self, players: Players) -> bool:
        """Whether those who play are people of the party. Somebody who plays alone can use any device."""
        return len(players.people) > 1 and self.are_here(players)

    def are_here(self, players: Players) -> bool:
        """Whether those who play are the party; in the Arena, bots may ride on the sides after theirs."""
        if not self._party:
            return False
        here, count = self._party.players, len(self._party.sides)
        return (players.kinds[:count], players.persons[:count]) == (here.kinds, here.persons)

    def seat(self, teams: tuple[Team, ...]) -> None:
        """These of the party play from now on, each with their device; of a team, whoever is to move."""
        self._party = self._party.playing(teams)
        self.seats.choose(self._party.devices.items())

    def claim(self, player: Player, device: Device) -> None:
        """Somebody of the party takes a device in place of a gamepad that is gone."""
        self._party = self._party.with_device(player, device)
        self.seats.choose(self._party.devices.items())

    # The time

    @property
    def time(self) -> float:
        """Seconds since the start, for animations that never end."""
        return self._time

    @property
    def pulse_time(self) -> float:
        """The time of pulses, which stands still with reduced motion."""
        return self._time if self.motion.pulses else 0.0

    @property
    def calm_pulse_time(self) -> float:
        """The time of pulses on a board that is only shown: it moves on in steps, as on a board at rest."""
        return math.floor(self.pulse_time * RESTING_PICTURES_A_SECOND) / RESTING_PICTURES_A_SECOND

    @property
    def backdrop_time(self) -> float:
        """The time of the background, which stands still if it may not move."""
        return self._time if self.motion.backdrop else 0.0

    def advance(self, seconds: float) -> None:
        self._time += seconds

    # The program

    @property
    def running(self) -> bool:
        return self._running

    def quit(self) -> None:
        self._running = False
