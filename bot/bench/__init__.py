"""Measurements of the whole bot: how many requests a turn costs, and how soon a press is answered."""
