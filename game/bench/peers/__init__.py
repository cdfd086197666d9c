"""Comparison with other programs: easyAI proves boards, OpenSpiel plays games."""
