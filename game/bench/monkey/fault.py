"""What a monkey looks for."""

import traceback
from pathlib import Path

import game


class Fault(Exception):
    """Something that must never happen. `name` tells whether two of them are the same."""

    def __init__(self, name: str, details: str = "") -> None:
        super().__init__(f"{name}: {details}" if details else name)
        self.name = name


def fault_of(error: Exception) -> Fault:
    """An error in the program, named for what it is and where it was raised."""
    if isinstance(error, Fault):
        return error
    frames = traceback.extract_tb(error.__traceback__)
    home = Path(game.__file__).parent
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(home)]
    place = own[-1] if own else frames[-1]
    where = f"{Path(place.filename).name}, {place.name}"
    return Fault(f"{type(error).__name__} in {where}", "".join(traceback.format_exception(error)))
