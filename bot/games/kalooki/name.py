"""The game's name."""

NAME = "kalooki"
