"""Which scene each destination leads to, and where back leads."""
