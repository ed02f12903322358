"""The word for Beggar My Neighbor in records and rows."""

NAME = "beggar-my-neighbor"
