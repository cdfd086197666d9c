"""The people who play, and the bots as persons with faces: values."""
