"""Chapeau: a Discord bot that hosts card games for friends."""
