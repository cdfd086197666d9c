"""The benchmarks: FIGURES.md in this folder shows their results."""
