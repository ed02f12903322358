"""Chapeau: a Discord bot that hosts card games for friends."""

VERSION = "0.2.0"  # as in pyproject.toml
