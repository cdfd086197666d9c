"""The same questions put to us and to others: easyAI proves boards, OpenSpiel plays games."""
