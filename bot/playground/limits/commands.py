"""What a list of application commands may hold."""

from collections.abc import Sequence


def check_commands(payloads: Sequence[object]) -> None:
    """Refuse a bulk overwrite of commands that Discord would refuse."""
