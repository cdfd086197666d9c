"""The Arena: light cycles that ride at the same time, tick by tick. No clock, no files, no devices.

A `State` and the turns of a tick give the next `State`. A `Round` adds the presses that wait, a `Match` the
rounds. All of them are values: a scene keeps the newest one and asks it for the next.
"""
