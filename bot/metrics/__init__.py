"""Figures for an operator's programs about a running bot: metrics, its health, and its signs of life.

The other packages do not know this one. It listens to their events, and reads their state when asked. No figure names a
person, a server, a table or a card.
"""


class CannotListen(Exception):  # noqa: N818
    """The address where figures are asked cannot be had; its text says why."""
