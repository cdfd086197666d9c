# /// script
# requires-python = ">=3.11"
# dependencies = ["numpy", "soundfile"]
# ///
"""Makes every sound and all music of the arcade: `uv run assets/sounds/make_sounds.py`.

The same script gives the same sounds. What they are made of is in `synth.py`; the sounds themselves are in
`effects.py`, `fanfares.py` and `rooms.py`; the music is in `themes.py`, which is played by the instruments of
`band.py`, cut into sections by `stems.py` and written down as `notation.py` reads it.
"""

import effects
import fanfares
import rooms
import themes
from stems import keep_theme
from synth import GAMES, HERE

if __name__ == "__main__":
    effects.keep_all()
    fanfares.keep_all()
    rooms.keep_all()
    for name, theme in themes.SHARED.items():
        keep_theme(theme, HERE / "music" / name)
    for game, theme in themes.OF_GAMES.items():
        keep_theme(theme, GAMES / game / "sounds" / "music")
