"""Hosting: who sits where, what was played, and who must be told."""
