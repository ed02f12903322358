"""Slash commands, presses and modals: the Discord side."""
