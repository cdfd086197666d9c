"""Any moment of any scene as a picture, always with the same pixels."""
