"""How the scenes look: functions that draw a frozen picture, and functions that place its parts."""
