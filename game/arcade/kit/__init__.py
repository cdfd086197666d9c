"""The page kit: nodes that say what stands on a page. They are measured, placed and drawn."""
