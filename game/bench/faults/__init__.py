"""A schedule of faults: every operation of the disk fails once, and the power goes off after each."""
