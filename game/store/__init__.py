"""What is kept in the user's folder: atomic, versioned, forgiving."""
