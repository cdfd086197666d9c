"""Records as values: tables with initials, medals, runs begun and ended. Pure: no clock, no files."""
