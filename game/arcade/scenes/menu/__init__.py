"""The menu: what plays on its stage, where its focus goes, and what its buttons do."""
