"""The pictures of Beggar My Neighbor: two stacks, the pile between them, what is owed, and a tug of war."""
