"""Challenges and lobbies: who asks whom, and what may happen before a game begins."""
