"""Challenges and lobbies: everything that may happen before a game begins."""
