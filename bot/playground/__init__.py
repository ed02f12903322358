"""A Discord-shaped server on loopback and the people who use it."""
