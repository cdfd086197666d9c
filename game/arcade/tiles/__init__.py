"""The tiles of the menu's strip: the games, and what else can be played.

To put something new into the strip:

1. Write a module here with a function that makes its tile from the context, as `run_tile.py` does. A tile is
   a value: its words, its accent and its icon, the board that the stage shows, and where its buttons lead.
2. Draw its icon in `views/tile_icons.py`.
3. Add the function to `OTHERS` in `all_tiles.py`.

The menu asks for the tiles again whenever it comes to the top, so that a tile can say what has changed. It
must always be made for the same things: only what it says and where it leads may change. A tile without
`set_up` or `how_to` has no use for that button of the menu, which is dim then.
"""
