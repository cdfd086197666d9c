"""The user's files: each is replaced as a whole, and set aside when it is damaged or too new."""
