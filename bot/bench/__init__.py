"""Figures that need the whole bot: what a turn costs Discord, and how soon a press is answered."""
