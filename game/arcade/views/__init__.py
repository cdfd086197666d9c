"""How the scenes look: plain functions that draw a frozen picture, and say where its parts stand."""
