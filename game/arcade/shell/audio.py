"""Sounds and music. Without an audio device, everything goes on in silence."""

import atexit
from array import array
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import pygame

from game import paths
from game.arcade.shell.music import CHANNELS, SCORE, Music, halves, mixer_lock, towards

HUM_FADE, LOOP_FADE = 600, 90  # milliseconds
# How much quieter a sound from one side is on the other.
PANNED = 0.55
# How many samples of a loop change from one round to the next.
BLENDED = 1024
DUCKED = 0.25  # the music's share while a sting plays
DUCK_SECONDS, DUCKING_SECONDS = 3.6, 0.25
# A sound may have takes, which follow each other; its file is the first one.
TAKES = ("", "_b", "_c")
EFFECTS = 12  # so many sounds can be heard at once, besides the music
KEPT_SOUNDS = 40  # those that were played last are kept, so that they need not be read again


def close_mixer() -> None:
    """Close pygame's mixer. Nothing else may do it, and neither may `pygame.quit` while the mixer is open.

    pygame holds Python's lock while it waits for a sound that ends at that moment, and the end of the sound
    waits for Python's lock. To stop everything is safe, and waits until no sound is ending any more.
    """
    with mixer_lock:
        with suppress(pygame.error):  # it is closed already
            pygame.mixer.stop()
            pygame.mixer.stop()  # what waited behind another sound
        pygame.mixer.quit()
        halves.cache_clear()


# When a process ends, pygame closes the mixer itself. What is registered later runs sooner.
atexit.register(close_mixer)


class Audio:
    """Plays the sounds and music of the assets, by name."""

    def __init__(self, *, silent: bool = False) -> None:
        self.sound_volume = 0.8
        self.music_volume = 0.5
        self.played: list[str] = []  # the last sounds, newest last, even if there is no device
        self._sounds: dict[Path, pygame.mixer.Sound] = {}
        self._rounds: dict[Path, pygame.mixer.Sound] = {}  # of the loops
        self._hum: Path | None = None
        self._humming: pygame.mixer.Sound | None = None
        self._loops: dict[int, tuple[str, pygame.mixer.Channel | None]] = {}
        self._music = Music()
        self._ducked_for = 0.0
        self._room = 1.0  # the share of its volume that the music has at this moment
        self._mono = False
        self._silent = silent
        self.works = False if silent else self._open()

    def _open(self) -> bool:
        """Open the mixer. A device with two channels plays one channel of the mixer on both alike."""
        channels = 1 if self._mono else 2
        try:
            pygame.mixer.init(44100, -16, channels, 512, allowedchanges=pygame.AUDIO_ALLOW_FREQUENCY_CHANGE)
        except pygame.error:
            return False
        pygame.mixer.set_num_channels(CHANNELS + EFFECTS)
        pygame.mixer.set_reserved(CHANNELS)
        return True

    def play(self, name: str, own: Path | None = None, pan: float = 0.0, nth: int = 0) -> None:
        """Play a sound: the one in a game's own folder, or else the one that all games share.

        `pan` says where it comes from, from -1 on the left to 1 on the right. A sound that has several takes
        is heard in the `nth` of them, as if they went round.
        """
        self.played = [*self.played[-15:], name]
        if self.works:
            with suppress(pygame.error, FileNotFoundError):
                take = f"{name}{TAKES[nth % len(TAKES)]}"
                sound = self._sound(
                    self._own_file(take, own) or self._own_file(name, own) or self._file(name)
                )
                sound.set_volume(self.sound_volume)
                channel = _free_channel()
                if channel is not None:
                    # Before it plays: the device may take the first samples at once, and what comes after
                    # the end of a short sound would stay for the next one.
                    channel.set_volume(*self._sides(pan))
                    channel.play(sound)

    def _sides(self, pan: float) -> tuple[float, float]:
        """How loud a sound that comes from somewhere is on the left and on the right."""
        pan = 0.0 if self._mono else pan
        return 1 - PANNED * max(0.0, pan), 1 - PANNED * max(0.0, -pan)

    def _sound(self, file: Path) -> pygame.mixer.Sound:
        sound = self._sounds.pop(file) if file in self._sounds else pygame.mixer.Sound(file)
        self._sounds[file] = sound  # as the last one of them
        if len(self._sounds) > KEPT_SOUNDS:
            del self._sounds[next(iter(self._sounds))]
        return sound

    def _own_file(self, name: str, own: Path | None) -> Path | None:
        """The file of a sound in a game's folder, if it has one of that name."""
        file = own / f"{name}.ogg" if own is not None else None
        return file if file is not None and file.is_file() else None

    def hum(self, own: Path | None) -> None:
        """Repeat the hum of a game quietly until another is asked for; None for silence."""
        file = self._own_file("hum", own)
        if file != self._hum:
            self._stop_hum()
            self._hum = file
            self._begin_hum()

    def _begin_hum(self) -> None:
        if self.works and self._hum is not None:
            with suppress(pygame.error, FileNotFoundError):
                self._humming = pygame.mixer.Sound(self._hum)
                self._humming.set_volume(self.sound_volume)
                self._humming.play(-1, fade_ms=HUM_FADE)

    def _stop_hum(self) -> None:
        if self.works and self._humming is not None:
            with suppress(pygame.error):
                self._humming.fadeout(HUM_FADE // 2)
        self._humming = None

    def loop(self, name: str, own: Path, number: int, pan: float = 0.0, share: float = 1.0) -> None:
        """Repeat a sound of a folder, as the loop with a number, until another one or `end_loops`.

        Call it again and again while it goes on: what interrupts all sounds ends it too.
        """
        if not self.works:
            return
        with suppress(pygame.error, FileNotFoundError):
            kept, channel = self._loops.get(number, ("", None))
            if kept != name or channel is None or not channel.get_busy():
                if channel is not None:
                    channel.fadeout(LOOP_FADE)
                channel = self.looped(own / f"{name}.ogg").play(-1, fade_ms=LOOP_FADE)
                self._loops[number] = (name, channel)
            if channel is not None:
                left, right = self._sides(pan)
                channel.set_volume(left * share * self.sound_volume, right * share * self.sound_volume)

    def looped(self, file: Path) -> pygame.mixer.Sound:
        """What a loop repeats: the second of the three rounds in its file, without a seam.

        Compression makes every round a little different, so that it begins as the third one does.
        """
        if file not in self._rounds:
            samples = array("h", pygame.mixer.Sound(file).get_raw())
            size = len(samples) // 3 // 2 * 2  # whole pairs, for two channels
            second, third = samples[size : 2 * size], samples[2 * size :]
            for at in range(min(BLENDED, len(third))):
                second[at] = round(third[at] + (second[at] - third[at]) * at / BLENDED)
            self._rounds[file] = pygame.mixer.Sound(buffer=second.tobytes())
        return self._rounds[file]

    def end_loops(self, besides: Collection[int] = ()) -> None:
        """End all loops but those with these numbers."""
        for number in [number for number in self._loops if number not in besides]:
            _name, channel = self._loops.pop(number)
            if self.works and channel is not None:
                with suppress(pygame.error):
                    channel.fadeout(LOOP_FADE)

    def _file(self, name: str) -> Path:
        return paths.assets() / "sounds" / f"{name}.ogg"

    def music(self, name: str, own: Path | None = None, tension: float = 1.0) -> None:
        """Repeat a piece until another is asked for: that in a game's own folder, or else the one named."""
        folder = own / "music" if own is not None else None
        if folder is None or not (folder / SCORE).is_file():
            folder = paths.assets() / "sounds" / "music" / name
        self._music.ask_for(folder)
        self._music.set_tension(tension)

    def set_tension(self, tension: float) -> None:
        """How near the end is, from 0 to 1: the nearer, the more stems of the music are heard."""
        self._music.set_tension(tension)

    def duck(self) -> None:
        """Lower the music while a sting plays."""
        self._ducked_for = DUCK_SECONDS

    def rest(self, *, resting: bool) -> None:
        """End all sounds and interrupt the music; or let the hum go on, as the music does by itself.

        pygame's own pause can wait forever for a sound that ends at that moment.
        """
        if not self.works:
            return
        if resting:
            with suppress(pygame.error):
                self._music.interrupt()
                pygame.mixer.stop()
        else:
            self._begin_hum()

    def update(self, seconds: float) -> None:
        self._ducked_for = max(0.0, self._ducked_for - seconds)
        self._room = towards(DUCKED if self._ducked_for else 1.0, self._room, seconds / DUCKING_SECONDS)
        if self.works:
            with suppress(pygame.error):
                self._music.update(seconds, self.music_volume * self._room)

    def set_volumes(self, sound: float, music: float) -> None:
        self.sound_volume, self.music_volume = sound, music
        if self.works and self._humming is not None:
            with suppress(pygame.error):
                self._humming.set_volume(self.sound_volume)

    def set_mono(self, *, mono: bool) -> None:
        """Play everything on one channel, or on two. The music goes on with the section that it was in.

        The mixer cannot mix music down, so it is opened again with another number of channels.
        """
        if mono == self._mono:
            return
        self._mono = mono
        if self._silent:
            return
        if self.works:
            self._music.interrupt()
        close_mixer()
        self._sounds.clear()
        self._rounds.clear()
        self._loops.clear()
        self.works = self._open()
        self._begin_hum()


def _free_channel() -> pygame.mixer.Channel | None:
    """A channel on which nothing plays, besides those of the music."""
    channels = map(pygame.mixer.Channel, range(CHANNELS, CHANNELS + EFFECTS))
    return next((channel for channel in channels if not channel.get_busy()), None)
