"""What is recorded: tables and statistics, past games, saved data, and initials."""
