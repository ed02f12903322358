"""Chapeau: a Discord bot that hosts card games for friends."""

VERSION = "0.1.0"  # as in pyproject.toml
