"""A monkey at the cabinet: it does to the real arcade what people and systems may do."""
