"""Many games at once, to measure with: robots' strength, the fairness of the shuffle, a database of a size."""
