"""The front end for programs: the Universal Game Interface on standard input and output."""
