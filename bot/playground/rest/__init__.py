"""REST v10: one module per resource, all let in through one door."""

from bot.playground.rest.table import ROUTES

__all__ = ["ROUTES"]
