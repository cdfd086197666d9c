"""The end of an evening: who has won it, the boards of all legs, what is worth telling, and what comes next."""
