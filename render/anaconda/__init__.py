"""The pictures of Anaconda: open cards as on a stud table, flags for high and low, and the pots in the middle."""
